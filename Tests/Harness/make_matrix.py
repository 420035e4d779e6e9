"""Inputs of the matrix: the same eight patches, flashes and beeps, and tones, stored in every way that phones and cameras store them."""
import os
import struct
import subprocess

PATCHES = [(200, 40, 40), (40, 160, 60), (50, 70, 190), (128, 128, 128),
           (235, 235, 235), (20, 20, 20), (205, 160, 130), (30, 140, 150)]  # red, green, blue, grey; white, black, skin, teal
COLUMNS, ROWS = 4, 2
LOSSLESS = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "8"]
X264 = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "18", "-pix_fmt", "yuv420p"]
X265 = ["-c:v", "libx265", "-preset", "ultrafast", "-crf", "8", "-tag:v", "hvc1", "-x265-params", "log-level=error"]
BT709 = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
BT601 = ["-colorspace", "smpte170m", "-color_primaries", "smpte170m", "-color_trc", "bt709"]
TONE = "sine=f=440:r=48000"
SIZE = (640, 360)
# EXIF orientation: (filter that stores an upright picture so, the four numbers of the container's matrix that turn it back)
ORIENTATIONS = {1: ("null", (1, 0, 0, 1)), 2: ("hflip", (-1, 0, 0, 1)), 3: ("hflip,vflip", (-1, 0, 0, -1)),
                4: ("vflip", (1, 0, 0, -1)), 5: ("transpose=0", (0, 1, 1, 0)), 6: ("transpose=2", (0, 1, -1, 0)),
                7: ("transpose=3", (0, -1, -1, 0)), 8: ("transpose=1", (0, -1, 1, 0))}


def ffmpeg(*arguments):
    subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-y", *map(str, arguments)], check=True, stdin=subprocess.DEVNULL)


def exiftool(path, *tags):
    subprocess.run(["exiftool", "-q", "-m", "-n", "-overwrite_original", *tags, path], check=True)


def pattern(path, size, columns=COLUMNS, rows=ROWS):
    """A raw RGB picture of the patches; with fewer columns only the first ones."""
    width, height = size
    lines = []
    for row in range(rows):
        colours = PATCHES[row * COLUMNS:row * COLUMNS + columns] if columns > 2 else PATCHES[row * 2:row * 2 + 2]
        ends = [width * (n + 1) // columns for n in range(columns)]
        line = b"".join(bytes(c) * (end - start) for c, start, end in zip(colours, [0, *ends], ends))
        lines += [line] * (height * (row + 1) // rows - height * row // rows)
    with open(path, "wb") as file:
        file.write(b"".join(lines))
    return ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}"]


def patches(path, storing, encoder, size=SIZE, seconds=3, rate=30, sound=True):
    """A still film of the patches: `storing` is the filter chain from RGB to what the encoder takes."""
    raw = path + ".rgb"
    head = pattern(raw, size)
    hum = ["-f", "lavfi", "-i", f"{TONE}:d={seconds}"] if sound else []
    ffmpeg(*head, "-i", raw, *hum, "-vf", f"loop=-1:1,setpts=N/{rate}/TB,fps={rate},trim=duration={seconds},{storing}", *encoder,
           "-t", seconds, "-metadata", f"title={os.path.basename(path)}", path)  # no two files with the same bytes
    os.unlink(raw)


def turned(path, orientation, size=SIZE):
    storing, matrix = ORIENTATIONS[orientation]
    patches(path, f"{storing},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", [*LOSSLESS, *BT709], size)
    data = bytearray(open(path, "rb").read())
    at = data.index(b"tkhd") + 4
    at += 40 if data[at] == 0 else 52
    a, b, c, d = (n * 65536 for n in matrix)
    wide, high = size
    moved = [wide * 65536 if a + c < 0 else 0, high * 65536 if b + d < 0 else 0]
    data[at:at + 36] = struct.pack(">9i", a, b, 0, c, d, 0, *moved, 1 << 30)
    open(path, "wb").write(data)


def photo(path, size=(1600, 900), filters="null", encoder=(), tags=(), columns=2):
    raw = path + ".rgb"
    head = pattern(raw, size, columns, 2)
    ffmpeg(*head, "-i", raw, "-vf", filters, "-frames:v", 1, *(["-update", 1] if not path.endswith(".avif") else []), *encoder, path)
    os.unlink(raw)
    exiftool(path, "-DateTimeOriginal=2026:05:02 12:00:00", *tags)


def flashes(path, rate, encoder=X264, seconds=7, picture="null", sound=("-c:a", "aac", "-b:a", "160k"), extra=(), size="640x360",
            hertz=48000):
    """White for 120 ms and a beep of 60 ms at every whole second."""
    ffmpeg("-f", "lavfi", "-i", f"color=c=black:s={size}:r={rate}:d={seconds},"
           f"drawbox=c=white:t=fill:enable='lt(mod(t+0.0005,1),0.12)',{picture}",
           "-f", "lavfi", "-i", f"aevalsrc='0.7*sin(2*PI*1000*t)*lt(mod(t,1),0.06)':s={hertz}:d={seconds},aformat=channel_layouts=stereo",
           *encoder, *sound, *extra, path)


def tone(path, sound, source=f"{TONE}:d=4", picture="color=c=gray:s=320x180:r=30:d=4", extra=()):
    ffmpeg("-f", "lavfi", "-i", picture, "-f", "lavfi", "-i", source, *X264, *sound, *extra, path)
