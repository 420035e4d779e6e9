"""Truth clips: every picture carries its number as twelve bars along the top (white = 1, lowest bit left), and every second
begins with a white patch and a 1 kHz beep of 100 ms, so that cuts, drift and the offset of sound can be read back from a film.

    make_truth.py FOLDER [COUNT] [SECONDS]

Clips of all kinds take turns in capture order; each begins at a number of its own.
"""
import os
import subprocess
import sys

X264 = ["-c:v", "libx264", "-preset", "veryfast", "-g", "60", "-bf", "2", "-crf", "18"]
X265 = ["-c:v", "libx265", "-preset", "ultrafast", "-tag:v", "hvc1", "-crf", "20", "-x265-params"]
HEVC = X265 + ["log-level=error:keyint=60"]
HLG = X265 + ["log-level=error:keyint=60:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc"]
PLAIN_COLOURS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
HLG_COLOURS = ["-colorspace", "bt2020nc", "-color_primaries", "bt2020", "-color_trc", "arib-std-b67"]
DROPPED = "not(eq(mod(n,7),3)+eq(mod(n,11),5)+between(mod(n,90),60,66))"
# name, frames a second, encoder, whether frames are dropped (variable rate)
KINDS = [("t30", "30", X264, False), ("t2997", "30000/1001", X264, False), ("t25", "25", X264, False), ("t60", "60", X264, False),
         ("tvfr", "30", X264, True), ("thevc", "30", HEVC, False), ("thlg", "30", HLG, False)]
NUMBERS = 4096  # that twelve bars can show
NUMBERS_APART = 419  # from one clip's first number to the next one's


def marks(first):
    bars = [f"drawbox=x={20 + bit * 100}:y=20:w=80:h=80:c=white:t=fill:enable='mod(floor((n+{first})/{1 << bit}),2)'"
            for bit in range(12)]
    return ",".join(bars + ["drawbox=x=1040:y=560:w=160:h=120:c=white:t=fill:enable='lt(mod(t+0.0001,1),0.1)'"])


def make(path, kind, first, seconds, taken):
    _, rate, encoder, variable = kind
    deep = encoder is HLG
    chain = marks(first) + (f",select='{DROPPED}'" if variable else "") + (",format=yuv420p10le" if deep else ",format=yuv420p")
    subprocess.run(
        ["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", f"color=c=0x303840:s=1280x720:r={rate}:d={seconds}",
         "-f", "lavfi", "-i", f"aevalsrc=0.5*sin(2*PI*1000*t)*lt(mod(t\\,1)\\,0.1):s=48000:d={seconds}",
         "-filter_complex", f"[0:v]{chain}[v];[1:a]aformat=channel_layouts=stereo[a]", "-map", "[v]", "-map", "[a]",
         "-vsync", "vfr" if variable else "cfr", *encoder, *(HLG_COLOURS if deep else PLAIN_COLOURS), "-c:a", "aac", "-b:a", "160k",
         "-metadata", f"creation_time={taken}", "-movflags", "+faststart", path], check=True)


def make_all(folder, count=len(KINDS), seconds=5):
    os.makedirs(folder, exist_ok=True)
    for n in range(count):
        kind = KINDS[n % len(KINDS)]
        taken = f"2026-05-{2 + n // 24:02}T{n % 24:02}:00:00Z"
        make(os.path.join(folder, f"{kind[0]}-{n:02}.mp4"), kind, n * NUMBERS_APART % (NUMBERS - 60 * seconds), seconds, taken)


if __name__ == "__main__":
    make_all(sys.argv[1], *map(int, sys.argv[2:]))
