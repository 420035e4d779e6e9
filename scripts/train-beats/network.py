"""A small dilated network over frames of band fluxes, in numpy: forward, backward, training.

The running program has the same forward pass (Sources/Music/BeatNetwork.swift); its inputs come from
`beats-dev features`, so training and running share one feature code.
"""
import numpy as np

CHANNELS = 24
TAPS = 5
DILATIONS = (1, 2, 4, 8, 16, 32, 64, 128)
RATE = 50.0          # frames a second
OFFSET = 0.5         # a network frame holds two of 10 ms


def frame_of(seconds):
    return (np.asarray(seconds) * 2 * RATE - OFFSET) / 2


def start_weights(width, rng):
    c, k = CHANNELS, TAPS
    w = {"in.w": rng.normal(0, 1 / np.sqrt(k * width), (k, width, c)), "in.b": np.zeros(c)}
    for d in DILATIONS:
        w["%d.w" % d] = rng.normal(0, 0.7 / np.sqrt(k * c), (k, c, c))
        w["%d.b" % d] = np.zeros(c)
    w["out.w"] = rng.normal(0, 0.3 / np.sqrt(c), (c, 2))
    w["out.b"] = np.array([-2.5, -4.0])
    return {n: v.astype(np.float32) for n, v in w.items()}


def shift(x, n):
    """x[:, t + n], zeros outside."""
    if n == 0:
        return x
    y = np.zeros_like(x)
    if abs(n) < x.shape[1]:
        if n > 0:
            y[:, :-n] = x[:, n:]
        else:
            y[:, -n:] = x[:, :n]
    return y


def conv(x, w, b, d):
    n, t, f = x.shape
    y = np.empty((n, t, w.shape[2]), np.float32)
    y[:] = b
    h = TAPS // 2
    for i in range(n):
        for k in range(TAPS):
            s = (k - h) * d
            lo, hi = max(0, -s), min(t, t - s)
            if lo < hi:
                y[i, lo:hi] += x[i, lo + s:hi + s] @ w[k]
    return y


def conv_back(x, w, d, g):
    n, t, f = x.shape
    gx, gw = np.zeros_like(x), np.zeros_like(w)
    h = TAPS // 2
    for i in range(n):
        for k in range(TAPS):
            s = (k - h) * d
            lo, hi = max(0, -s), min(t, t - s)
            if lo < hi:
                gi = g[i, lo:hi]
                gx[i, lo + s:hi + s] += gi @ w[k].T
                gw[k] += x[i, lo + s:hi + s].T @ gi
    return gx, gw, g.sum((0, 1))


def elu(x):
    return np.where(x > 0, x, np.expm1(np.minimum(x, 0)))


def forward(w, x, rng=None, drop=0.0):
    keep = []
    a = elu(conv(x, w["in.w"], w["in.b"], 1))
    keep.append((x, a, None))
    h = a
    for d in DILATIONS:
        a = elu(conv(h, w["%d.w" % d], w["%d.b" % d], d))
        m = None
        if rng is not None and drop > 0:
            m = ((rng.random((x.shape[0], 1, CHANNELS)) > drop) / (1 - drop)).astype(np.float32)
            keep.append((h, a, m))
            h = h + a * m
        else:
            keep.append((h, a, m))
            h = h + a
    return h @ w["out.w"] + w["out.b"], keep, h


def backward(w, keep, h, g):
    grad = {"out.w": np.tensordot(h, g, ((0, 1), (0, 1))), "out.b": g.sum((0, 1))}
    gh = g @ w["out.w"].T
    for i in range(len(DILATIONS) - 1, -1, -1):
        d = DILATIONS[i]
        x, a, m = keep[i + 1]
        ga = gh * m if m is not None else gh
        ga = ga * np.where(a > 0, 1, a + 1)
        gx, grad["%d.w" % d], grad["%d.b" % d] = conv_back(x, w["%d.w" % d], d, ga.astype(np.float32))
        gh = gh + gx
    x, a, _ = keep[0]
    ga = gh * np.where(a > 0, 1, a + 1)
    _, grad["in.w"], grad["in.b"] = conv_back(x, w["in.w"], 1, ga.astype(np.float32))
    return grad


def targets(beats, numbers, frames):
    """-> [frames, 2] targets and [2] which of them are known."""
    y = np.zeros((frames, 2), np.float32)
    for t, k in zip(beats, numbers):
        c = int(round(float(frame_of(t))))
        for j, v in ((-1, .5), (0, 1.), (1, .5)):
            if 0 <= c + j < frames:
                y[c + j, 0] = max(y[c + j, 0], v)
                if k == 1:
                    y[c + j, 1] = max(y[c + j, 1], v)
    return y, np.array([1.0, 1.0 if (np.asarray(numbers) == 1).any() else 0.0], np.float32)


def stretch(x, beats, factor):
    n = int(len(x) * factor)
    at = np.minimum(np.arange(n) / factor, len(x) - 1)
    i = np.minimum(at.astype(int), len(x) - 2)
    f = (at - i)[:, None].astype(np.float32)
    return x[i] * (1 - f) + x[i + 1] * f, np.asarray(beats) * factor


def change_sound(x, groups, rng):
    """Other mixes of the same piece: gain by group, now and then no bass or no treble."""
    x = x.copy()
    g = np.interp(np.arange(groups), np.linspace(0, groups - 1, 4), rng.normal(0, .25, 4))
    x[:, :groups] *= np.exp(g)
    x[:, groups:2 * groups] *= np.exp(g * .5)
    r = rng.random()
    if r < .12:
        cut = rng.integers(2, 7)
        x[:, :cut] *= .1
        x[:, groups:groups + cut] *= .2
    elif r < .24:
        cut = rng.integers(10, 16)
        x[:, cut:groups] *= .1
        x[:, groups + cut:2 * groups] *= .2
    return x


def train(pieces, groups, steps=900, batch=6, length=1200, rate=4e-3, seed=1, say=None):
    """pieces: [(rows, beats, numbers)] -> weights with mean and scale of the inputs."""
    rng = np.random.default_rng(seed)
    everything = np.concatenate([p[0] for p in pieces])
    mean, scale = everything.mean(0), 1 / (everything.std(0) + 1e-6)
    w = start_weights(everything.shape[1], rng)
    m1 = {n: np.zeros_like(v) for n, v in w.items()}
    m2 = {n: np.zeros_like(v) for n, v in w.items()}
    mean_w = {n: v.copy() for n, v in w.items()}
    order, lost = [], []
    for step in range(steps):
        xs, ys, ks = [], [], []
        while len(xs) < batch:
            if not order:
                order = list(rng.permutation(len(pieces)))
            rows, beats, numbers = pieces[order.pop()]
            x, b = stretch(rows, beats, float(np.exp(rng.uniform(-.17, .17))))
            x = (change_sound(x, groups, rng) - mean) * scale
            y, known = targets(b, numbers, len(x))
            mask = np.ones(len(x), np.float32)
            if len(x) > length:
                s = rng.integers(0, len(x) - length + 1)
                x, y, mask = x[s:s + length], y[s:s + length], mask[s:s + length]
            pad = length - len(x)
            xs.append(np.pad(x, ((0, pad), (0, 0))).astype(np.float32))
            ys.append(np.pad(y, ((0, pad), (0, 0))))
            ks.append(np.pad(mask, (0, pad))[:, None] * known)
        x, y, k = np.stack(xs), np.stack(ys), np.stack(ks)
        z, keep, h = forward(w, x, rng, .12)
        p = 1 / (1 + np.exp(-z))
        lost.append(float((-(y * np.log(p + 1e-7) + (1 - y) * np.log(1 - p + 1e-7)) * k).sum() / k[..., 0].sum()))
        g = ((p - y) * k / k[..., 0].sum() * 10).astype(np.float32)
        grad = backward(w, keep, h, g)
        norm = np.sqrt(sum(float((v ** 2).sum()) for v in grad.values()))
        clip = min(1.0, 3.0 / (norm + 1e-9))
        lr = rate * min(1, (step + 1) / 40) * (0.5 + 0.5 * np.cos(np.pi * step / steps))
        for n in w:
            v = grad[n] * clip
            m1[n] = .9 * m1[n] + .1 * v
            m2[n] = .99 * m2[n] + .01 * v * v
            hat = (m1[n] / (1 - .9 ** (step + 1))) / (np.sqrt(m2[n] / (1 - .99 ** (step + 1))) + 1e-8)
            w[n] = (w[n] - lr * (hat + (1e-3 * w[n] if n.endswith(".w") else 0))).astype(np.float32)
            mean_w[n] += .02 * (w[n] - mean_w[n])
        if say and step % 100 == 99:
            say("step %d loss %.4f" % (step + 1, np.mean(lost[-100:])))
    mean_w["mean"], mean_w["scale"] = mean.astype(np.float32), scale.astype(np.float32)
    return mean_w


def predict(w, rows):
    x = ((rows - w["mean"]) * w["scale"]).astype(np.float32)[None]
    return forward(w, x)[0][0]
