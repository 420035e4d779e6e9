"""What a film is, read back from its own packets, pixels and samples by ffprobe and ffmpeg."""
import array
import json
import subprocess

SMALL = (64, 36)  # truth pictures are read at a twentieth of 1280x720: every mark is then 4 pixels wide or more
BITS = 12
WHITE = 128  # luma between the dark ground and a white mark
SOUND_RATE = 48000


def run(*command):
    return subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE).stdout


def streams(path):
    """First picture and first sound stream as ffprobe tells them, frames counted by decoding."""
    text = run("ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", path)
    found = {}
    for stream in json.loads(text)["streams"]:
        found.setdefault(stream["codec_type"], stream)
    return found.get("video"), found.get("audio")


def streams_of_kind(path, kind):
    text = run("ffprobe", "-v", "error", "-show_entries", "stream=codec_type", "-of", "csv=p=0", path).decode().split()
    return sum(row.strip(",") == kind for row in text)


def sound_end(path):
    """Seconds at which the last sound packet ends."""
    rows = run("ffprobe", "-v", "error", "-select_streams", "a:0", "-show_entries", "packet=pts_time,duration_time", "-of",
               "csv=p=0", path).decode().split()
    return max(sum(map(float, row.split(",")[:2])) for row in rows)


def first_time(path, stream):
    """Seconds of a stream's first decoded frame."""
    rows = run("ffprobe", "-v", "error", "-select_streams", stream, "-show_entries", "frame=best_effort_timestamp_time", "-of",
               "csv=p=0", "-read_intervals", "%+3", path).decode().split()
    return float(rows[0].strip(","))


def picture_times(path):
    """Seconds of every shown picture, from the first one."""
    rows = run("ffprobe", "-v", "error", "-select_streams", "v:0", "-show_entries", "frame=best_effort_timestamp_time", "-of",
               "csv=p=0", path).decode().split()
    times = [float(row.strip(",")) for row in rows if row.strip(",")]
    return [time - times[0] for time in times]


def small_pictures(path):
    """Every picture as SMALL grey bytes."""
    width, height = SMALL
    raw = run("ffmpeg", "-nostdin", "-v", "error", "-i", path, "-map", "0:v:0", "-vsync", "passthrough", "-vf",
              f"scale={width}:{height}:flags=area,format=gray", "-f", "rawvideo", "-")
    size = width * height
    return [raw[i:i + size] for i in range(0, len(raw), size)]


def number(picture):
    """The frame number written in a truth picture's bars."""
    return sum(1 << bit for bit in range(BITS) if picture[3 * SMALL[0] + 3 + 5 * bit] > WHITE)


def flashes(picture):
    return picture[31 * SMALL[0] + 56] > WHITE


def samples(path):
    """The sound as mono floats."""
    raw = run("ffmpeg", "-nostdin", "-v", "error", "-i", path, "-map", "0:a:0", "-ac", "1", "-ar", str(SOUND_RATE), "-f", "f32le",
              "-")
    return array.array("f", raw)


def beep_starts(sound, level=0.05, quiet=0.03):
    """Seconds at which sound begins after at least `quiet` seconds of silence."""
    starts, last_loud = [], -1.0
    for i, sample in enumerate(sound):
        if abs(sample) > level:
            now = i / SOUND_RATE
            if now - last_loud > quiet:
                starts.append(now)
            last_loud = now
    return starts


def truth_of(path):
    """(seconds from the first shown picture, number) of every picture of a truth clip."""
    return list(zip(picture_times(path), map(number, small_pictures(path))))
