#!/usr/bin/env python3
"""Fits the choice among pulses and the odds of downbeats, and writes their parameters.

usage: fit_choice.py PULSES_DIR TRUTH_DIR OUT_DIR FOLDS

PULSES_DIR holds NAME.json of `beats-dev pulses`, each made with a network that had not seen the piece.
Writes choice.f32 and downbeats.f32 (all pieces), choice-N.f32 and downbeats-N.f32 (without fold N), and
prints what the choice reaches on the pieces it did not see.
"""
import json, os, sys
import numpy as np
import mir_eval
from fit_network import fold_of

TRIM = 5.0


def hit(truth, found):
    cut = lambda a: mir_eval.beat.trim_beats(np.asarray(a), min_beat_time=TRIM)
    r, e = cut(truth), cut(found)
    return mir_eval.beat.f_measure(r, e) if len(r) and len(e) else 0.0


def load(folder, truths):
    found = {}
    for f in sorted(os.listdir(folder)):
        if not f.endswith(".json"):
            continue
        pulses = json.load(open(os.path.join(folder, f)))
        truth = np.loadtxt(os.path.join(truths, f[:-5] + ".beats"), ndmin=2)
        for p in pulses:
            p["F"] = hit(truth[:, 0], p["beats"])
        found[f[:-5]] = (pulses, truth)
    return found


def fit_choice(rows, decay=.02, steps=300):
    """rows: [(numbers, F)] of pieces -> mean, scale and weights of a score whose soft-max is near the best F."""
    every = np.concatenate([x for x, _ in rows])
    mean, scale = every.mean(0), 1 / (every.std(0) + 1e-6)
    x = np.clip((every - mean) * scale, -5, 5)
    f = np.concatenate([f for _, f in rows])
    starts = np.cumsum([0] + [len(r[1]) for r in rows])
    piece = np.repeat(np.arange(len(rows)), np.diff(starts))
    best = np.maximum.reduceat(f, starts[:-1])
    wanted = np.exp(12 * (f - best[piece]))
    wanted /= np.add.reduceat(wanted, starts[:-1])[piece]
    # A piece whose pulses are all alike says little.
    matter = np.clip(best - np.array([np.median(r[1]) for r in rows]), .05, 1)
    w = np.zeros(x.shape[1])
    m1, m2 = 0, 0
    for step in range(steps):
        s = x @ w
        e = np.exp(s - np.maximum.reduceat(s, starts[:-1])[piece])
        p = e / np.add.reduceat(e, starts[:-1])[piece]
        g = x.T @ ((p - wanted) * matter[piece]) / len(rows) + decay * w
        m1, m2 = .9 * m1 + .1 * g, .99 * m2 + .01 * g * g
        w = w - .02 * (m1 / (1 - .9 ** (step + 1))) / (np.sqrt(m2 / (1 - .99 ** (step + 1))) + 1e-8)
    return mean, scale, w


def scores(model, x):
    mean, scale, w = model
    return np.clip((x - mean) * scale, -5, 5) @ w


def bar_rows(pulses, truth):
    """Numbers and truth of the beats of the best pulse, where the piece knows its bars."""
    if not (truth[:, 1] == 1).any() or not pulses:
        return np.zeros((0, 24)), np.zeros(0)
    best = max(pulses, key=lambda p: p["F"])
    if best["F"] < .8:
        return np.zeros((0, 24)), np.zeros(0)
    x, y = [], []
    for t, row in zip(best["beats"], best["bars"]):
        i = np.abs(truth[:, 0] - t).argmin()
        if abs(truth[i, 0] - t) < .07:
            x.append(row)
            y.append(float(truth[i, 1] == 1))
    return np.array(x).reshape(-1, 24), np.array(y)


def fit_odds(rows):
    from sklearn.linear_model import LogisticRegression
    x = np.concatenate([r[0] for r in rows])
    y = np.concatenate([r[1] for r in rows])
    m = LogisticRegression(C=.1, max_iter=500).fit(x, y)
    return np.concatenate([m.coef_[0], m.intercept_])


# Share and likelihood of the choice in white noise, a swelling pink noise and a held chord: no music.
BEATLESS = [(.25, .24, 0), (.27, .27, 0), (.21, .20, 0)]


def fit_sureness(pairs):
    """pairs: (share of the choice, mean likelihood, F) -> logistic for a good pulse."""
    from sklearn.linear_model import LogisticRegression
    # As many beatless sounds as there are pieces with a wrong pulse, or they would hardly count.
    a = np.array(list(pairs) + BEATLESS * 12)
    m = LogisticRegression(C=10, max_iter=500).fit(a[:, :2], a[:, 2] > .8)
    return np.concatenate([m.coef_[0], m.intercept_])


def write(path, values):
    np.asarray(values, "<f4").tofile(path)


def flat(model, sureness):
    return np.concatenate([*model, sureness])


def main():
    pulses_dir, truths, out, folds = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    found = load(pulses_dir, truths)
    fold = fold_of(sorted(f[:-6] for f in os.listdir(truths) if f.endswith(".beats")), folds)
    names = [n for n in found if found[n][0]]
    rows = {n: (np.array([p["numbers"] for p in found[n][0]]), np.array([p["F"] for p in found[n][0]])) for n in names}
    bars = {n: bar_rows(*found[n]) for n in names}
    chosen, pairs, lost = {}, [], []
    models, odds = [], []
    for k in range(folds):
        kept = [n for n in names if fold[n] != k]
        models.append(fit_choice([rows[n] for n in kept]))
        odds.append(fit_odds([bars[n] for n in kept]))
        for n in names:
            if fold[n] == k:
                s = scores(models[k], rows[n][0])
                i = int(s.argmax())
                chosen[n] = rows[n][1][i]
                pairs.append((1 / np.exp(s - s.max()).sum(), rows[n][0][i][27], chosen[n]))
                if rows[n][1].max() - chosen[n] > .15:
                    lost.append((n, chosen[n], rows[n][1].max()))
    for part in ("d", "t"):
        some = [n for n in names if n.startswith(part)]
        print("%s: %d pieces, best pulse %.3f, chosen unseen %.3f, likeliest by network %.3f" % (
            part, len(some), np.mean([rows[n][1].max() for n in some]), np.mean([chosen[n] for n in some]),
            np.mean([rows[n][1][rows[n][0][:, 37].argmax()] for n in some])))
    for n, a, b in sorted(lost, key=lambda v: v[1] - v[2]):
        print("  lost %-24s %.2f of %.2f" % (n, a, b))
    sureness = fit_sureness(pairs)
    print("sureness", sureness)
    for k in range(folds):
        write(os.path.join(out, "choice-%d.f32" % k), flat(models[k], sureness))
        write(os.path.join(out, "downbeats-%d.f32" % k), odds[k])
    write(os.path.join(out, "choice.f32"), flat(fit_choice([rows[n] for n in names]), sureness))
    write(os.path.join(out, "downbeats.f32"), fit_odds([bars[n] for n in names]))


if __name__ == "__main__":
    main()
