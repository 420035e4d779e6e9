#!/usr/bin/env python3
"""A small camera roll for machines without one: moving, noisy pictures at phone bitrates, kept between runs.

    make_roll.py [FOLDER]     prints the folder

Twenty-one clips of 6 s on three days: landscape and turned by 90 and 270 degrees, H.264 and HEVC, 24 to 60 frames a second, stereo,
mono and without sound.
"""
import os
import subprocess
import sys

SECONDS = 6
# encoder, frames a second, channels, what a player turns the picture by (clockwise)
KINDS = [("h264", "30", 2, 0), ("h264", "30000/1001", 1, 0), ("hevc", "30", 2, 0), ("h264", "60", 2, 90), ("h264", "25", 0, 0),
         ("hevc", "24", 2, 0), ("h264", "30", 2, 270)]
CLIPS = 3 * len(KINDS)
ENCODERS = {
    "h264": ["-c:v", "libx264", "-preset", "superfast", "-bf", "0", "-g", "30", "-b:v", "17M"],
    "hevc": ["-c:v", "libx265", "-preset", "ultrafast", "-tag:v", "hvc1", "-x265-params", "log-level=error", "-b:v", "9M"],
}


def run(*words):
    subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-y", *words], check=True)


def make(path, n):
    encoder, rate, channels, turn = KINDS[n % len(KINDS)]
    sound = ["-f", "lavfi", "-i", f"sine=f={220 + 20 * n}:r=48000:d={SECONDS}", "-ac", str(channels)] if channels else []
    taken = f"2026-05-{2 + n // len(KINDS):02}T{8 + n % len(KINDS):02}:00:00Z"
    # A slow zoom, an hour hand for up and down, and a sensor's noise.
    run("-f", "lavfi", "-i", f"testsrc2=s=1920x1080:r={rate}:d={SECONDS}", *sound, "-vf",
        f"hue=h={n * 17},rotate=0.1*sin(t+{n}),noise=alls=8:allf=t,format=yuv420p", *ENCODERS[encoder], "-c:a", "aac", "-metadata",
        f"creation_time={taken}", path + ".work.mp4")
    run("-i", path + ".work.mp4", "-c", "copy", "-map_metadata", "0", "-metadata:s:v:0", f"rotate={(360 - turn) % 360}",
        "-movflags", "+faststart", path + ".turned.mp4")
    os.remove(path + ".work.mp4")
    os.rename(path + ".turned.mp4", path)


def make_all(folder=None):
    folder = folder or f"/tmp/reel-roll-{os.getuid()}"
    os.makedirs(folder, exist_ok=True)
    for n in range(CLIPS):
        path = os.path.join(folder, f"VID_{n:02}.mp4")
        if not os.path.exists(path):
            make(path, n)
    return folder


if __name__ == "__main__":
    print(make_all(*sys.argv[1:]))
