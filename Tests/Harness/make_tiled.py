#!/usr/bin/env python3
"""make_tiled.py FILE [--turn QUARTERS] [--orientation N]: a HEIC photo as phones write it, put together from four tiles.

The tiles are red, green, blue and white, 512x512 each, and the picture is 1000x900 of them: whoever takes one tile for the picture shows
one colour. `--turn` adds HEIF's own transform, quarters counterclockwise; `--orientation` adds EXIF's, which readers must ignore."""
import argparse
import os
import struct
import subprocess
import tempfile

TILE = 512
WIDTH, HEIGHT = 1000, 900
COLOURS = ["red", "lime", "blue", "white"]


def box(kind, *parts):
    body = b"".join(parts)
    return struct.pack(">I", len(body) + 8) + kind + body


def full(kind, version, flags, *parts):
    return box(kind, struct.pack(">I", version << 24 | flags), *parts)


def tile(colour, folder):
    """One intra-coded picture: its decoder configuration and its sample."""
    path = os.path.join(folder, "tile.mp4")
    subprocess.run(
        ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-f", "lavfi", "-i", f"color=c={colour}:s={TILE}x{TILE}",
         "-frames:v", "1", "-c:v", "libx265", "-x265-params", "log-level=none:info=0", "-pix_fmt", "yuv420p",
         "-tag:v", "hvc1", path], check=True)
    data = open(path, "rb").read()

    def payload(kind):
        at = data.index(kind)
        return data[at + 4:at - 4 + struct.unpack(">I", data[at - 4:at])[0]]
    return box(b"hvcC", payload(b"hvcC")), payload(b"mdat")


def exif(orientation):
    tiff = b"MM\0*" + struct.pack(">IHHHIHHI", 8, 1, 0x0112, 3, 1, orientation, 0, 0)
    return struct.pack(">I", 6) + b"Exif\0\0" + tiff


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--turn", type=int)
    parser.add_argument("--orientation", type=int)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tiles = [tile(colour, folder) for colour in COLOURS]
    if len({configuration for configuration, _ in tiles}) != 1:
        raise SystemExit("the tiles' configurations differ")
    # Item 1 is the picture, 2 to 5 are its tiles, 6 is EXIF.
    properties = [full(b"ispe", 0, 0, struct.pack(">II", WIDTH, HEIGHT)),
                  full(b"ispe", 0, 0, struct.pack(">II", TILE, TILE)), tiles[0][0]]
    of_picture = [1]
    if wanted.turn is not None:
        properties.append(box(b"irot", bytes([wanted.turn])))
        of_picture.append(0x80 | len(properties))
    entries = [(1, b"grid", 0)] + [(number, b"hvc1", 1) for number in range(2, 6)]
    references = box(b"dimg", struct.pack(">HH4H", 1, 4, 2, 3, 4, 5))
    payloads = [sample for _, sample in tiles]
    if wanted.orientation is not None:
        entries.append((6, b"Exif", 1))
        references += box(b"cdsc", struct.pack(">HHH", 6, 1, 1))
        payloads.append(exif(wanted.orientation))
    associations = struct.pack(">HB", 1, len(of_picture)) + bytes(of_picture)
    for number in range(2, 6):
        associations += struct.pack(">HBBB", number, 2, 2, 0x80 | 3)
    grid = struct.pack(">BBBBHH", 0, 0, 1, 1, WIDTH, HEIGHT)

    def meta(start):
        places = struct.pack(">HHHHII", 1, 1, 0, 1, 0, len(grid))
        for number, payload in enumerate(payloads):
            places += struct.pack(">HHHHII", number + 2, 0, 0, 1, start, len(payload))
            start += len(payload)
        return full(
            b"meta", 0, 0, full(b"hdlr", 0, 0, bytes(4), b"pict", bytes(13)), full(b"pitm", 0, 0, struct.pack(">H", 1)),
            full(b"iloc", 1, 0, struct.pack(">HH", 0x4400, len(entries)), places),
            full(b"iinf", 0, 0, struct.pack(">H", len(entries)),
                 *[full(b"infe", 2, hidden, struct.pack(">HH", number, 0), kind, b"\0")
                   for number, kind, hidden in entries]),
            full(b"iref", 0, 0, references),
            box(b"iprp", box(b"ipco", *properties), full(b"ipma", 0, 0, struct.pack(">I", 5), associations)),
            box(b"idat", grid))
    head = box(b"ftyp", b"heic", bytes(4), b"mif1heic")
    start = len(head) + len(meta(0)) + 8
    with open(wanted.file, "wb") as out:
        out.write(head + meta(start) + box(b"mdat", *payloads))


main()
