"""Soft songs in which little or nothing is struck, as WAV: NAME.wav of every kind in FOLDER.

    make_soft.py FOLDER
"""
import array
import math
import os
import random
import subprocess
import sys

RATE = 44100
SECONDS = 40
CHORDS = ((55, 59, 62, 67), (57, 60, 64, 69), (50, 57, 62, 66), (55, 62, 67, 71), (52, 59, 64, 67), (48, 55, 64, 67))
# Of each kind: beats a minute, share by which the tempo gives and takes, seconds of a tone's swelling, partials and how fast they
# fall, how fast a tone dies away (a second), depth of vibrato, seconds by which players are apart, and beats a chord lasts.
KINDS = {
    "strings": (92, 0.03, 0.045, 7, 1.2, 0.0, 0.004, 0.012, 2),
    "choir": (76, 0.02, 0.090, 5, 1.6, 0.0, 0.006, 0.020, 2),
    "organ": (84, 0.03, 0.025, 5, 0.8, 0.0, 0.0, 0.010, 4),
    "piano": (80, 0.06, 0.002, 6, 1.3, 2.2, 0.0, 0.010, 4),
    "guitar": (104, 0.02, 0.001, 8, 1.1, 3.5, 0.0, 0.006, 4),
}


def tone(note, attack, partials, fall, decay, vibrato, seconds):
    """A tone of its own loudness, with nothing taken off at its end."""
    hertz = 440 * 2 ** ((note - 69) / 12)
    chance = random.Random(note)
    parts = [(k, k ** -fall, chance.uniform(0, 6.28)) for k in range(1, partials + 1) if k * hertz < 15000]
    samples = array.array("f")
    for i in range(round(seconds * RATE)):
        t = i / RATE
        phase = 2 * math.pi * hertz * t + vibrato * hertz / 5 * (1 - math.cos(2 * math.pi * 5 * t)) * min(1, t)
        value = sum(share * math.sin(k * phase + start) for k, share, start in parts)
        samples.append(value * (1 - math.exp(-t / attack)) * math.exp(-decay * t))
    return samples


def beat_times(tempo, give):
    times, now = [], 0.5
    while now < SECONDS - 1.5:
        times.append(now)
        place = len(times)
        now += 60 / (tempo * (1 + give * (0.6 * math.sin(place / 2.5) + 0.4 * math.sin(place / 6.5))))
    return times


def song(kind):
    tempo, give, attack, partials, fall, decay, vibrato, apart, held = KINDS[kind]
    times = beat_times(tempo, give)
    chance = random.Random(kind)
    samples = array.array("f", bytes(4 * SECONDS * RATE))
    tones = {}

    def play(note, second, seconds, loudness):
        if note not in tones:
            tones[note] = tone(note, attack, partials, fall, decay, vibrato, 4 * 60 / (tempo * 0.9))
        start = max(0, round((second + abs(chance.gauss(0, apart / 2))) * RATE))
        count = min(round(seconds * RATE), len(tones[note]), len(samples) - start)
        end = max(1, min(count, RATE // 12))
        for i in range(count):
            samples[start + i] += loudness * tones[note][i] * min(1, (count - i) / end)

    for number, time in enumerate(times[:-1]):
        length = times[number + 1] - time
        chord = CHORDS[number // 4 % len(CHORDS)]
        if number % held == 0:
            last = min(number + held, len(times) - 1)
            for note in chord[:3]:
                play(note - 12 * (note == chord[0]), time, times[last] - time, 0.05)
        play(chord[(number * 5 + number // 4) % 4] + 12, time, length * chance.choice((1, 1, 0.5)), 0.06 + 0.02 * (number % 4 == 0))
        if decay > 0 or number % 3 == 1:
            play(chord[(number * 3 + 1) % 4] + 12, time + length / 2, length / 2, 0.04)
    return samples


def make_all(folder):
    os.makedirs(folder, exist_ok=True)
    for kind in KINDS:
        path = os.path.join(folder, f"{kind}.wav")
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "f32le", "-ar", str(RATE), "-ac", "1", "-i", "-", "-ac", "2", path],
                       input=song(kind).tobytes(), check=True)


if __name__ == "__main__":
    make_all(sys.argv[1])
