"""Drummed songs whose beats are known to the sample, with NAME.beats (seconds, tab, number in the bar) beside each.

    make_songs.py FOLDER

Kinds, tempi and formats take turns; one speeds up, one drifts, one fades in, one starts late.
"""
import array
import math
import os
import random
import subprocess
import sys

RATE = 44100
SECONDS = 45
# Hits of one bar in parts of a beat: (place, sound, loudness), and the beats and parts of a bar.
ROCK = (4, 4, [(0, "kick", 1), (4, "snare", .9), (8, "kick", .9), (10, "kick", .7), (12, "snare", .9)]
        + [(2 * i, "hat", .5) for i in range(8)])
FLOOR = (4, 4, [(4 * i, "kick", 1) for i in range(4)] + [(4 * i + 2, "hat", .8) for i in range(4)] + [(4, "snare", .5), (12, "snare", .5)])
SWING = (4, 3, [(0, "kick", .8), (6, "kick", .6), (3, "snare", .5), (9, "snare", .5)]
         + [(i, "hat", .7) for i in (0, 3, 5, 6, 9, 11)])
WALTZ = (3, 2, [(0, "kick", 1), (2, "snare", .6), (4, "snare", .6), (5, "hat", .3)])
BREAKS = (4, 4, [(0, "kick", 1), (4, "snare", 1), (10, "kick", 1), (12, "snare", 1)] + [(2 * i, "hat", .5) for i in range(8)])
# name, format, bar, beats a minute at the start and at the end, and what else is done to it
SONGS = [("ballad", "mp3", ROCK, 68, 68, None), ("rock", "m4a", ROCK, 112, 112, None), ("floor", "opus", FLOOR, 126, 126, "fade"),
         ("swing", "flac", SWING, 138, 138, None), ("waltz", "ogg", WALTZ, 104, 104, None), ("quick-waltz", "wav", WALTZ, 148, 148, None),
         ("breaks", "mp3", BREAKS, 172, 172, None), ("ramp", "m4a", ROCK, 100, 126, None), ("drift", "wav", ROCK, 96, 96, "drift"),
         ("late", "flac", FLOOR, 119.3, 119.3, "late")]


def sound(kind):
    """A struck sound, starting at its loudest."""
    noise = random.Random(kind)
    length = {"kick": 0.2, "snare": 0.15, "hat": 0.05, "bass": 0.3}[kind[:5].rstrip("0123456789")]
    samples = []
    for i in range(int(length * RATE)):
        t = i / RATE
        if kind == "kick":
            value = 0.6 * math.cos(2 * math.pi * (50 * t + 3 * (1 - math.exp(-30 * t)))) * math.exp(-16 * t)
        elif kind == "snare":
            value = (0.2 * noise.uniform(-1, 1) + 0.2 * math.cos(2 * math.pi * 190 * t)) * math.exp(-24 * t)
        elif kind == "hat":
            value = 0.12 * noise.uniform(-1, 1) * math.exp(-70 * t)
        else:
            value = 0.15 * math.sin(2 * math.pi * float(kind[4:]) * t) * math.exp(-6 * t)
        samples.append(value)
    return samples


def beat_times(first_tempo, last_tempo, change):
    times, now = [], 2.7 if change == "late" else 0.31
    while now < SECONDS - 0.4:
        times.append(now)
        tempo = first_tempo + (last_tempo - first_tempo) * now / SECONDS
        if change == "drift":
            tempo *= 1 + 0.03 * math.sin(now / 4)
        now += 60 / tempo
    return times


def make(folder, name, ending, bar, first_tempo, last_tempo, change, sounds):
    beats, parts, hits = bar
    times = beat_times(first_tempo, last_tempo, change)
    samples = array.array("f", bytes(4 * SECONDS * RATE))

    def strike(kind, second, loudness):
        if kind not in sounds:
            sounds[kind] = sound(kind)
        start = round(second * RATE)
        for i, value in enumerate(sounds[kind][:len(samples) - start], start):
            samples[i] += loudness * value

    for number, time in enumerate(times[:-1]):
        length = times[number + 1] - time
        place = number % beats
        # Every eight bars something is added, every bar has a chord of its own.
        layers = 1 + number // beats // 8 % 3
        if place == 0:
            strike(f"bass{(55, 73, 82, 62)[number // beats % 4]}", time, 1)
        for part, kind, loudness in hits:
            if part // parts == place and (layers > 1 or kind != "hat" or part % parts == 0):
                strike(kind, time + (part % parts) / parts * length, loudness * (0.7 + 0.15 * layers))
    if change == "fade":
        for i in range(8 * RATE):
            samples[i] *= (i / (8 * RATE)) ** 2
    path = os.path.join(folder, f"{name}.{ending}")
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "f32le", "-ar", str(RATE), "-ac", "1", "-i", "-", path],
                   input=samples.tobytes(), check=True)
    with open(os.path.join(folder, f"{name}.beats"), "w") as truth:
        truth.writelines(f"{time:.6f}\t{number % beats + 1}\n" for number, time in enumerate(times[:-1]))


def make_all(folder):
    os.makedirs(folder, exist_ok=True)
    sounds = {}
    for song in SONGS:
        make(folder, *song, sounds)


if __name__ == "__main__":
    make_all(sys.argv[1])
