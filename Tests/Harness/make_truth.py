"""Truth clips: every picture carries its number as twelve bars along the top (white = 1, lowest bit left), and every second
begins with a white patch and a 1 kHz beep of 100 ms, so that cuts, drift and the offset of sound can be read back from a film.

    make_truth.py FOLDER [SECONDS]
"""
import os
import subprocess
import sys

X264 = ["-c:v", "libx264", "-preset", "veryfast", "-g", "60", "-bf", "2", "-crf", "18"]
X265 = ["-c:v", "libx265", "-preset", "ultrafast", "-tag:v", "hvc1", "-crf", "20", "-x265-params", "log-level=error:keyint=60"]
DROPPED = "not(eq(mod(n,7),3)+eq(mod(n,11),5)+between(mod(n,90),60,66))"
# name, frames a second, encoder, whether frames are dropped (variable rate)
CLIPS = [("t30.mp4", "30", X264, False), ("t2997.mp4", "30000/1001", X264, False), ("t25.mp4", "25", X264, False),
         ("t60.mp4", "60", X264, False), ("tvfr.mp4", "30", X264, True), ("thevc.mp4", "30", X265, False)]


def marks():
    bars = [f"drawbox=x={20 + bit * 100}:y=20:w=80:h=80:c=white:t=fill:enable='mod(floor(n/{1 << bit}),2)'" for bit in range(12)]
    return ",".join(bars + ["drawbox=x=1040:y=560:w=160:h=120:c=white:t=fill:enable='lt(mod(t+0.0001,1),0.1)'"])


def make(path, rate, encoder, variable, seconds, taken):
    chain = marks() + (f",select='{DROPPED}'" if variable else "") + ",format=yuv420p"
    subprocess.run(
        ["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", f"color=c=0x303840:s=1280x720:r={rate}:d={seconds}",
         "-f", "lavfi", "-i", f"aevalsrc=0.5*sin(2*PI*1000*t)*lt(mod(t\\,1)\\,0.1):s=48000:d={seconds}",
         "-filter_complex", f"[0:v]{chain}[v];[1:a]aformat=channel_layouts=stereo[a]", "-map", "[v]", "-map", "[a]",
         "-vsync", "vfr" if variable else "cfr", *encoder, "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
         "-c:a", "aac", "-b:a", "160k", "-metadata", f"creation_time={taken}", "-movflags", "+faststart", path], check=True)


def make_all(folder, seconds=20):
    os.makedirs(folder, exist_ok=True)
    for hour, (name, rate, encoder, variable) in enumerate(CLIPS, 8):
        make(os.path.join(folder, name), rate, encoder, variable, seconds, f"2026-05-02T{hour:02}:00:00Z")


if __name__ == "__main__":
    make_all(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20)
