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

HIDDEN = 12
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


class Choice:
    def __init__(self, width, rng):
        self.w = {"straight": np.zeros(width), "inner": rng.normal(0, .3 / np.sqrt(width), (HIDDEN, width)),
                  "bias": np.zeros(HIDDEN), "outer": rng.normal(0, .1, HIDDEN)}

    def score(self, x):
        h = np.tanh(x @ self.w["inner"].T + self.w["bias"])
        return x @ self.w["straight"] + h @ self.w["outer"], h

    def grad(self, x, h, g):
        gh = g[:, None] * self.w["outer"] * (1 - h * h)
        return {"straight": x.T @ g, "outer": h.T @ g, "inner": gh.T @ x, "bias": gh.sum(0)}


def fit_choice(rows, decay=.003, steps=300, seed=1):
    """rows: [(numbers, F)] of pieces."""
    rng = np.random.default_rng(seed)
    every = np.concatenate([x for x, _ in rows])
    mean, scale = every.mean(0), 1 / (every.std(0) + 1e-6)
    x = np.clip((every - mean) * scale, -5, 5)
    f = np.concatenate([f for _, f in rows])
    starts = np.cumsum([0] + [len(r[1]) for r in rows])
    piece = np.repeat(np.arange(len(rows)), np.diff(starts))
    best = np.maximum.reduceat(f, starts[:-1])
    weight = np.exp(12 * (f - best[piece]))
    weight /= np.add.reduceat(weight, starts[:-1])[piece]
    spread = best - np.array([np.sort(r[1])[len(r[1]) // 2] for r in rows])
    matter = np.clip(spread, .05, 1)
    c = Choice(x.shape[1], rng)
    m1 = {n: 0 for n in c.w}
    m2 = {n: 0 for n in c.w}
    for step in range(steps):
        s, h = c.score(x)
        e = np.exp(s - np.maximum.reduceat(s, starts[:-1])[piece])
        p = e / np.add.reduceat(e, starts[:-1])[piece]
        g = (p - weight) * matter[piece] / len(rows)
        grad = c.grad(x, h, g)
        for n in c.w:
            v = grad[n] + decay * c.w[n]
            m1[n] = .9 * m1[n] + .1 * v
            m2[n] = .99 * m2[n] + .01 * v * v
            c.w[n] = c.w[n] - .02 * (m1[n] / (1 - .9 ** (step + 1))) / (np.sqrt(m2[n] / (1 - .99 ** (step + 1))) + 1e-8)
    return mean, scale, c


def scores(model, x):
    mean, scale, c = model
    return c.score(np.clip((x - mean) * scale, -5, 5))[0]


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


def fit_sureness(pairs):
    """pairs: (share of the choice, mean likelihood, F) -> logistic for a good pulse."""
    from sklearn.linear_model import LogisticRegression
    a = np.array(pairs)
    m = LogisticRegression(C=10, max_iter=500).fit(a[:, :2], a[:, 2] > .8)
    return np.concatenate([m.coef_[0], m.intercept_])


def write(path, values):
    np.asarray(values, "<f4").tofile(path)


def flat(model, sureness):
    mean, scale, c = model
    return np.concatenate([mean, scale, c.w["straight"], c.w["inner"].ravel(), c.w["bias"], c.w["outer"], sureness])


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
