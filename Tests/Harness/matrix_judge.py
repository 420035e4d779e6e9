"""What a film of the matrix shows and sounds like, in code values, milliseconds and decibels."""
import array
import math
import subprocess

import judge
import make_matrix

FILM_RATE = 30
CROP = 0.03  # of the picture that may be lost for filling the frame
CODE_VALUES = 3
OFFSET_SECONDS = 0.020
STEPS = 3  # how much larger than the tone's own a step between two samples may be at a cut


def expected(rgb):
    """BT.709, limited range, of a gamma-coded colour."""
    r, g, b = (value / 255 for value in rgb)
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return 16 + 219 * y, 128 + 224 * (b - y) / 1.8556, 128 + 224 * (r - y) / 1.5748


def picture(path, number):
    """(width, height, planes) of one picture of a film, as it is stored."""
    video, _ = judge.streams(path)
    width, height = video["width"], video["height"]
    raw = judge.run("ffmpeg", "-nostdin", "-v", "error", "-i", path, "-vf", f"select=eq(n\\,{number})", "-frames:v", "1", "-vsync", "0",
                    "-f", "rawvideo", "-pix_fmt", "yuv420p", "-")
    luma, chroma = width * height, width * height // 4
    return width, height, (raw[:luma], raw[luma:luma + chroma], raw[luma + chroma:])


def colour(shown, x, y, reach=6):
    """Mean Y, Cb, Cr around a point."""
    width, _, planes = shown
    means = []
    for plane, step in zip(planes, (1, 2, 2)):
        row = width // step
        values = [plane[j * row + i] for j in range(int(y - reach) // step, int(y + reach) // step)
                  for i in range(int(x - reach) // step, int(x + reach) // step)]
        means.append(sum(values) / len(values))
    return means


def region(displayed, width, height):
    """Where a picture of this shown size lies in the film: (left, top, width, height), beyond its edges when it is cropped."""
    wide, high = displayed
    scales = width / wide, height / high
    scale = max(scales) if 1 - min(scales) / max(scales) <= CROP else min(scales)
    return (width - wide * scale) / 2, (height - high * scale) / 2, wide * scale, high * scale


def patches(path, number, displayed, columns=make_matrix.COLUMNS, rows=make_matrix.ROWS):
    """[(wanted, found)] of every patch."""
    shown = picture(path, number)
    left, top, wide, high = region(displayed, *shown[:2])
    found = []
    for row in range(rows):
        for column in range(columns):
            rgb = make_matrix.PATCHES[row * columns + column]
            found.append((expected(rgb), colour(shown, left + wide * (column + 0.5) / columns, top + high * (row + 0.5) / rows)))
    return found


def worst_patch(found):
    return max(abs(w - f) for wanted, have in found for w, f in zip(wanted, have))


def saturation(yuv):
    return math.hypot(yuv[1] - 128, yuv[2] - 128)


def hue_apart(one, other):
    """Degrees between two colours' hues."""
    turn = math.degrees(math.atan2(one[2] - 128, one[1] - 128) - math.atan2(other[2] - 128, other[1] - 128))
    return abs((turn + 180) % 360 - 180)


def flash_times(path):
    times, pictures = judge.picture_times(path), judge.small_pictures(path)
    bright = [p[18 * judge.SMALL[0] + 32] > judge.WHITE for p in pictures]
    return [time for time, now, before in zip(times, bright, [False, *bright]) if now and not before]


def offsets(path):
    """(flash, beep minus flash) in seconds of every flash that has a beep within half a second."""
    late = judge.first_time(path, "a:0") - judge.first_time(path, "v:0")
    beeps = [beep + late for beep in judge.beep_starts(judge.samples(path), level=0.05)]
    pairs = [(flash, min(beeps, key=lambda beep: abs(beep - flash), default=9) - flash) for flash in flash_times(path)]
    return [pair for pair in pairs if abs(pair[1]) < 0.5 and pair[0] > 0]


def stereo(path):
    raw = judge.run("ffmpeg", "-nostdin", "-v", "error", "-i", path, "-map", "0:a:0", "-ac", "2", "-ar", str(judge.SOUND_RATE), "-f",
                    "f32le", "-")
    both = array.array("f", raw)
    return both[0::2], both[1::2]


def decibels(samples, start=0.0, end=None):
    part = samples[int(start * judge.SOUND_RATE):None if end is None else int(end * judge.SOUND_RATE)]
    power = sum(s * s for s in part) / max(1, len(part))
    return 10 * math.log10(power) if power > 1e-12 else -120.0


def hertz(samples):
    """Of a pure tone, by its rising zero crossings between the first and last second's half."""
    part = samples[judge.SOUND_RATE // 2:-judge.SOUND_RATE // 2]
    rises = [i for i in range(1, len(part)) if part[i - 1] < 0 <= part[i]]
    return (len(rises) - 1) * judge.SOUND_RATE / (rises[-1] - rises[0]) if len(rises) > 1 else 0.0


def largest_step(samples, start, end):
    part = samples[int(start * judge.SOUND_RATE):int(end * judge.SOUND_RATE)]
    return max((abs(b - a) for a, b in zip(part, part[1:])), default=0)


def loudness(path):
    """(integrated LUFS, true peak dBTP) by ffmpeg's EBU R 128 meter."""
    told = subprocess.run(["ffmpeg", "-nostdin", "-hide_banner", "-i", path, "-map", "0:a:0", "-af", "ebur128=peak=true", "-f", "null", "-"],
                          check=True, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE).stderr.decode()
    summary = told[told.rindex("Summary:"):]
    number = {key.strip(): value for key, _, value in (line.partition(":") for line in summary.splitlines())}
    return float(number["I"].split()[0]), float(number["Peak"].split()[0])
