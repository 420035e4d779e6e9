#!/usr/bin/env python3
"""Plays a piece in a hall, under noise or through a telephone: more to learn from.

usage: degrade.py NAME < mono float samples at 44.1 kHz > the same, degraded (NAME decides how)
"""
import sys, zlib
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


def main():
    rng = np.random.default_rng(zlib.crc32(sys.argv[1].encode()))
    x = np.frombuffer(sys.stdin.buffer.read(), "<f4").astype(float)
    chance = rng.random(4)
    some = False
    for f, limit, c in ((squeeze, .3, chance[0]), (hall, .55, chance[1]), (noise, .4, chance[2]), (narrow, .25, chance[3])):
        if c < limit:
            x = f(x, rng)
            some = True
    if not some:
        x = hall(x, rng)
    sys.stdout.buffer.write((x * .7 / max(1e-9, np.abs(x).max())).astype("<f4").tobytes())


if __name__ == "__main__":
    main()
