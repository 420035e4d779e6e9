#!/usr/bin/env python3
"""Makes the two music tracks of Fixtures/music from nothing but arithmetic.

    make_music.py FOLDER

Both are our own work. Every beat lies at exactly START + k * 60 / TEMPO seconds of the first sample that is played,
bars have four beats, and the first beat of a bar carries the kick and the bass. The same Python gives the same samples;
the AAC bits depend on the ffmpeg that encodes them.
"""
import array
import math
import os
import subprocess
import sys
import tempfile

RATE = 48000  # samples a second, the rate of every film's sound
NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(note):
    """Frequency of a note such as A4 or F#3."""
    step = NAMES[note[0]] + (1 if "#" in note else 0)
    return 440.0 * 2 ** ((step - 9) / 12 + int(note[-1]) - 4)


class Tape:
    """Two channels of sound to which notes are added; each kind of note is computed once and copied."""

    def __init__(self, seconds):
        self.length = int(seconds * RATE)
        self.left = array.array("d", bytes(8 * self.length))
        self.right = array.array("d", bytes(8 * self.length))
        self.notes = {}

    def add(self, at, key, make, level, pan=0.0):
        if key not in self.notes:
            self.notes[key] = make()
        start = int(at * RATE + 0.5)
        left, right = level * (1 - max(pan, 0)), level * (1 + min(pan, 0))
        for i, sample in enumerate(self.notes[key][: max(0, self.length - start)], start):
            self.left[i] += sample * left
            self.right[i] += sample * right

    def save(self, path, title, artist, fade):
        ramp = int(fade * RATE)
        loudest = max(max(map(abs, self.left)), max(map(abs, self.right)))
        pcm = array.array("h")
        for i in range(self.length):
            gain = 28000 / loudest * min(1, (self.length - i) / ramp)
            pcm.append(int(self.left[i] * gain))
            pcm.append(int(self.right[i] * gain))
        with tempfile.NamedTemporaryFile(suffix=".raw") as raw:
            raw.write(pcm.tobytes())
            raw.flush()
            subprocess.run(
                ["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "s16le", "-ar", str(RATE), "-ac", "2",
                 "-i", raw.name, "-c:a", "aac", "-b:a", "128k", "-metadata", "title=" + title,
                 "-metadata", "artist=" + artist, "-fflags", "+bitexact", "-flags", "+bitexact",
                 "-movflags", "+faststart", path], check=True)


def noise(count, seed):
    state = seed
    out = []
    for _ in range(count):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        out.append(state / 0x40000000 - 1)
    return out


def kick():
    out, phase = [], 0.0
    for i in range(int(0.28 * RATE)):
        t = i / RATE
        phase += 2 * math.pi * (48 + 110 * math.exp(-t * 32)) / RATE
        out.append(math.sin(phase) * math.exp(-t * 13))
    return out


def hat():
    grains = noise(int(0.06 * RATE), 7)
    return [(b - a) * math.exp(-i / RATE * 70) for i, (a, b) in enumerate(zip(grains, grains[1:]))]


def clap():
    grains = noise(int(0.18 * RATE), 11)
    return [g * math.exp(-i / RATE * 26) * (1 if i % 480 < 300 or i > 1500 else 0.3) for i, g in enumerate(grains)]


def pluck(frequency, seconds):
    out = []
    for i in range(int(seconds * RATE)):
        t = i / RATE
        body = sum(math.sin(2 * math.pi * frequency * h * t) * math.exp(-t * (3.5 + 2.2 * h)) / h for h in (1, 2, 3, 4))
        out.append(body * min(1, t / 0.004))
    return out


def bass(frequency, seconds):
    out = []
    for i in range(int(seconds * RATE)):
        t = i / RATE
        body = math.sin(2 * math.pi * frequency * t) + 0.35 * math.sin(4 * math.pi * frequency * t)
        out.append(body * min(1, t / 0.008, (seconds - t) / 0.03) * math.exp(-t * 1.4))
    return out


def pad(frequencies, seconds):
    out = []
    for i in range(int(seconds * RATE)):
        t = i / RATE
        body = sum(math.sin(2 * math.pi * f * t) + 0.5 * math.sin(2 * math.pi * f * 1.003 * t) for f in frequencies)
        out.append(body * min(1, t / 0.5, (seconds - t) / 0.4))
    return out


def song(tempo, bars, chords, start, drums):
    """Lays down `bars` bars of four beats; `drums` is the bar from which the drums play."""
    beat = 60 / tempo
    tape = Tape(start + (bars * 4 + 2) * beat)
    for bar in range(bars):
        root, *triad = chords[bar % len(chords)]
        at = start + bar * 4 * beat
        tape.add(at, ("pad", root), lambda: pad([pitch(n) for n in triad], 4 * beat), 0.055)
        for k in range(4):
            tape.add(at + k * beat, ("bass", root, k == 0), lambda: bass(pitch(root), beat * (0.9 if k else 1.0)),
                     0.42 if k == 0 else 0.26)
        for eighth in range(8):
            note = triad[(eighth * 2 + bar) % len(triad)]
            tape.add(at + eighth * beat / 2, ("pluck", note), lambda: pluck(pitch(note) * 2, 1.2), 0.13,
                     0.5 if eighth % 2 else -0.5)
            if bar >= drums:
                tape.add(at + eighth * beat / 2, "hat", hat, 0.10 if eighth % 2 else 0.06, 0.2)
        for k in range(4 if bar >= drums else 1):
            tape.add(at + k * beat, "kick", kick, 0.95 if k == 0 else 0.7)
            if k in (1, 3):
                tape.add(at + k * beat, "clap", clap, 0.26, -0.1)
    return tape


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    bright = [("D2", "D3", "F#3", "A3"), ("A2", "E3", "A3", "C#4"), ("B2", "D3", "F#3", "B3"), ("G2", "D3", "G3", "B3")]
    calm = [("F2", "F3", "A3", "C4"), ("C2", "E3", "G3", "C4"), ("D2", "D3", "F3", "A3"), ("B2", "D3", "G3", "B3")]
    song(118, 35, bright, 0.0, 2).save(os.path.join(folder, "summer.m4a"), "Summer", "reeld", 3)
    song(84, 15, calm, 0.5, 4).save(os.path.join(folder, "evening.m4a"), "Quiet Evening", "reeld", 3)


if __name__ == "__main__":
    main()
