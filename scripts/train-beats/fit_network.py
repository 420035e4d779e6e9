#!/usr/bin/env python3
"""Fits the frame network, on all pieces or without one fold, and writes its parameters as 32-bit floats.

usage: fit_network.py FEATURES_DIR OUT.f32 [FOLD FOLDS] [--steps N]
       fit_network.py --folds FEATURES_DIR FOLDS      prints the fold of each piece

FEATURES_DIR holds NAME.f32 (`beats-dev features`) and NAME.beats. Folds are over pieces, not over songs.
"""
import glob, os, sys
import numpy as np
import network

WIDTH, GROUPS = 39, 18


def pieces(folder):
    found = {}
    for path in sorted(glob.glob(os.path.join(folder, "*.f32"))):
        name = os.path.basename(path)[:-4]
        rows = np.fromfile(path, "<f4").reshape(-1, WIDTH)
        truth = np.loadtxt(path[:-4] + ".beats", ndmin=2)
        found[name] = (rows, truth[:, 0], truth[:, 1].astype(int))
    return found


def fold_of(names, folds):
    """Folds over names in a fixed mixed order."""
    order = np.random.default_rng(7).permutation(len(names))
    return {name: int(order[i]) % folds for i, name in enumerate(sorted(names))}


def flatten(w):
    order = ["mean", "scale", "in.w", "in.b"]
    for d in network.DILATIONS:
        order += ["%d.w" % d, "%d.b" % d]
    return np.concatenate([w[n].ravel() for n in order + ["out.w", "out.b"]]).astype("<f4")


def main():
    a = sys.argv[1:]
    if a[0] == "--folds":
        names = [os.path.basename(p)[:-4] for p in glob.glob(os.path.join(a[1], "*.f32"))]
        for name, fold in fold_of(names, int(a[2])).items():
            print(name, fold)
        return
    steps = 900
    if "--steps" in a:
        i = a.index("--steps")
        steps = int(a[i + 1])
        del a[i:i + 2]
    everything = pieces(a[0])
    folds = fold_of(everything, int(a[3])) if len(a) > 3 else {}
    held = [n for n in everything if folds.get(n) == int(a[2])] if folds else []
    kept = [v for n, v in everything.items() if n not in held]
    w = network.train(kept, GROUPS, steps=steps, say=lambda t: print(t, flush=True))
    flatten(w).tofile(a[1])
    if held:
        loss, hits, wanted = [], 0, 0
        for n in held:
            rows, beats, numbers = everything[n]
            y, known = network.targets(beats, numbers, len(rows))
            p = 1 / (1 + np.exp(-network.predict(w, rows)))
            loss.append(float(-(y * np.log(p + 1e-7) + (1 - y) * np.log(1 - p + 1e-7))[:, 0].mean()))
            hits += float((p[:, 0] * (y[:, 0] == 1)).sum())
            wanted += int((y[:, 0] == 1).sum())
        print("held out: beat loss %.4f, mean probability on true beats %.3f" % (np.mean(loss), hits / wanted))


if __name__ == "__main__":
    main()
