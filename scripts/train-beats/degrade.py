#!/usr/bin/env python3
"""Plays a piece in a hall, under noise or through a telephone: more to learn from.

usage: degrade.py MUSIC_DIR OUT_DIR BEATS_DEV COPIES

Writes OUT_DIR/NAME.N.f32, the features of N = 1 to COPIES degraded copies of each piece; NAME.N decides how.
"""
import glob, os, subprocess, sys, zlib
import numpy as np
from scipy.signal import butter, fftconvolve, sosfilt

RATE = 44100


def hall(x, rng):
    length = rng.uniform(.8, 2.6)
    t = np.arange(int(length * RATE)) / RATE
    h = rng.standard_normal(len(t)) * np.exp(-t * 6.9 / length) * rng.uniform(.015, .045)
    h[:200] *= np.linspace(0, 1, 200)
    h[0] = 1
    return fftconvolve(x, h)[:len(x)]


def noise(x, rng):
    f = np.fft.rfftfreq(len(x))
    f[0] = f[1]
    n = np.fft.irfft(np.fft.rfft(rng.standard_normal(len(x))) / f ** rng.uniform(.2, .7), len(x))
    return x + n * np.sqrt(np.mean(x ** 2) / np.mean(n ** 2)) * 10 ** (-rng.uniform(4, 16) / 20)


def narrow(x, rng):
    low, high = rng.uniform(120, 400), rng.uniform(2500, 6000)
    return sosfilt(butter(2, [low, high], "band", fs=RATE, output="sos"), x)


def squeeze(x, rng):
    """A compressor, as records have."""
    level = np.sqrt(np.maximum(fftconvolve(x ** 2, np.ones(4410) / 4410, "same"), 1e-9))
    return x / (level + np.sqrt(np.mean(x ** 2)) * .3)


def degraded(x, name):
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    chance = rng.random(4)
    plain = True
    for change, limit, c in zip((squeeze, hall, noise, narrow), (.3, .55, .4, .25), chance):
        if c < limit:
            x = change(x, rng)
            plain = False
    if plain:
        x = hall(x, rng)
    return (x * .7 / max(1e-9, np.abs(x).max())).astype("<f4")


def main():
    music, out, tool, copies = sys.argv[1:5]
    for truth in sorted(glob.glob(os.path.join(music, "*.beats"))):
        name = os.path.basename(truth)[:-6]
        paths = {"%s.%d" % (name, n): os.path.join(out, "%s.%d.f32" % (name, n)) for n in range(1, int(copies) + 1)}
        if all(os.path.exists(p) for p in paths.values()):
            continue
        audio = [p for p in glob.glob(os.path.join(glob.escape(music), name + ".*")) if not p.endswith(".beats")][0]
        raw = subprocess.run(["ffmpeg", "-v", "error", "-nostdin", "-i", audio, "-ac", "1", "-ar", str(RATE), "-f", "f32le", "-"],
                             check=True, capture_output=True).stdout
        x = np.frombuffer(raw, "<f4").astype(float)
        for copy, path in paths.items():
            rows = subprocess.run([tool, "features"], input=degraded(x, copy).tobytes(), check=True, capture_output=True)
            open(path, "wb").write(rows.stdout)


if __name__ == "__main__":
    main()
