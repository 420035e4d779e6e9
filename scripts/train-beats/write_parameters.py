#!/usr/bin/env python3
"""Writes the fitted parameters as Swift source: 16-bit numbers in blocks with a scale, in base 64.

usage: write_parameters.py NETWORK.f32 CHOICE.f32 DOWNBEATS.f32 FittedParameters.swift
"""
import base64, struct, sys
import numpy as np

BLOCK = 64
COLUMNS = 300


def text(path):
    values = np.fromfile(path, "<f4")
    out = b""
    for i in range(0, len(values), BLOCK):
        part = values[i:i + BLOCK]
        scale = float(np.abs(part).max()) / 32767 or 1.0
        out += struct.pack("<fI", scale, len(part)) + np.round(part / np.float32(scale)).astype("<i2").tobytes()
    coded = base64.b64encode(out).decode()
    return [coded[i:i + COLUMNS] for i in range(0, len(coded), COLUMNS)]


def main():
    lines = ["// swift-format-ignore-file", "// Made by scripts/train-beats; see FittedText for the form.", "",
             "enum FittedParameters {"]
    for name, path in zip(("network", "choice", "downbeats"), sys.argv[1:4]):
        lines += ['  static let %s: StaticString = """' % name] + ["    " + t for t in text(path)] + ['    """']
    open(sys.argv[4], "w").write("\n".join(lines + ["}"]) + "\n")


if __name__ == "__main__":
    main()
