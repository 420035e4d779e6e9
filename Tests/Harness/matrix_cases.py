"""The matrix's cases: name, what makes the files, the plan, and what judges the film."""
import os

import make_matrix as make
from make_matrix import BT601, BT709, LOSSLESS, X264, X265

AAC = ["-c:a", "aac"]


def yuv(layout, matrix="bt709", span="tv"):
    return f"scale=flags=accurate_rnd+full_chroma_int+bicubic:out_color_matrix={matrix}:out_range={span},format={layout}"


def light(layout, primaries, transfer, matrix, npl=203, span="limited"):
    return (f"format=gbrpf32le,zscale=min=gbr:pin=709:tin=709:rin=full:m=gbr:p=709:t=linear:npl={npl},zscale=p={primaries}:t={transfer}:m={matrix}:"
            f"r={span}:npl={npl},format={layout}")


def tags(space, primaries, transfer):
    return ["-colorspace", space, "-color_primaries", primaries, "-color_trc", transfer]


FULL = ["-color_range", "pc"]
P3 = tags("bt709", "smpte432", "bt709")
WIDE = tags("bt2020nc", "bt2020", "bt2020-10")
HLG = tags("bt2020nc", "bt2020", "arib-std-b67")
PQ = tags("bt2020nc", "bt2020", "smpte2084")
PRORES = ["-c:v", "prores_ks", "-profile:v"]

# file name, chain that stores it, encoder and tags
COLOURS = [
    ("h264-709.mp4", yuv("yuv420p"), [*LOSSLESS, *BT709]),
    ("h264-601-tagged.mp4", yuv("yuv420p", "smpte170m"), [*LOSSLESS, *BT601]),
    ("h264-470bg-tagged.mp4", yuv("yuv420p", "bt470"), [*LOSSLESS, *tags("bt470bg", "bt470bg", "bt709")]),
    ("h264-untagged-small.mp4", yuv("yuv420p", "smpte170m"), LOSSLESS),
    ("h264-full-601.mp4", yuv("yuvj420p", "smpte170m", "pc"), [*LOSSLESS, *FULL, *BT601]),
    ("h264-full-709.mp4", yuv("yuvj420p", "bt709", "pc"), [*LOSSLESS, *FULL, *BT709]),
    ("h264-422.mp4", yuv("yuv422p"), [*LOSSLESS, *BT709]),
    ("h264-444.mp4", yuv("yuv444p"), [*LOSSLESS, *BT709]),
    ("h264-422-10.mp4", yuv("yuv422p10le"), [*LOSSLESS, *BT709]),
    ("h264-rgb.mp4", "format=bgr0", ["-c:v", "libx264rgb", "-preset", "ultrafast", "-crf", "8"]),
    ("hevc-8.mov", yuv("yuv420p"), [*X265, *BT709]),
    ("hevc-10.mov", yuv("yuv420p10le"), [*X265, *BT709]),
    ("hevc-422-10.mov", yuv("yuv422p10le"), [*X265, *BT709]),
    ("hevc-p3.mov", light("yuv420p10le", "smpte432", "709", "709"), [*X265, *P3]),
    ("hevc-2020-sdr.mov", light("yuv420p10le", "2020", "2020_10", "2020_ncl"), [*X265, *WIDE]),
    ("mjpeg-full-601.avi", yuv("yuvj422p", "smpte170m", "pc"), ["-c:v", "mjpeg", "-q:v", "1", "-c:a", "pcm_u8"]),
    ("mpeg4.avi", yuv("yuv420p", "smpte170m"), ["-c:v", "mpeg4", "-q:v", "1", "-c:a", "mp2"]),
    ("mpeg2.mpg", yuv("yuv420p", "smpte170m"), ["-c:v", "mpeg2video", "-q:v", "1", "-c:a", "mp2", *BT601]),
    ("vp8.webm", yuv("yuv420p", "smpte170m"), ["-c:v", "libvpx", "-crf", "4", "-b:v", "20M", "-deadline", "realtime", "-c:a", "libopus"]),
    ("vp9.webm", yuv("yuv420p"), ["-c:v", "libvpx-vp9", "-crf", "4", "-b:v", "0", "-deadline", "realtime", "-cpu-used", "8", *BT709]),
    ("av1-10.mkv", yuv("yuv420p10le"), ["-c:v", "libsvtav1", "-preset", "12", "-crf", "10", *BT709]),
]
# What says nothing of its colours is BT.709 from 720 lines on, as players take it.
LARGE = [
    ("h264-untagged-large.mp4", yuv("yuv420p"), LOSSLESS), ("prores-422.mov", yuv("yuv422p10le"), [*PRORES, "3"]),
    ("prores-4444-alpha.mov", yuv("yuva444p10le"), [*PRORES, "4"]),
]
HDR = [
    ("pq.mov", light("yuv420p10le", "2020", "smpte2084", "2020_ncl"), [*X265, *PQ]),
    ("hlg.mov", light("yuv420p10le", "2020", "arib-std-b67", "2020_ncl"), [*X265, *HLG]),
    ("hlg-422.mov", light("yuv422p10le", "2020", "arib-std-b67", "2020_ncl"), [*X265, *HLG]),
    ("pq-av1.mkv", light("yuv420p10le", "2020", "smpte2084", "2020_ncl"), ["-c:v", "libsvtav1", "-preset", "12", "-crf", "10", *PQ]),
    ("hlg-vp9.webm", light("yuv420p10le", "2020", "arib-std-b67", "2020_ncl"),
     ["-c:v", "libvpx-vp9", "-profile:v", "2", "-crf", "4", "-b:v", "0", "-deadline", "realtime", "-cpu-used", "8", *HLG]),
]
# name, stored size, pixel aspect, the film's frame
SHAPES = [
    ("odd-321x181", (321, 181), "1", "landscape"), ("pal-wide", (720, 576), "64/45", "landscape"),
    ("ntsc-narrow", (720, 480), "10/11", "landscape"), ("nearly-square-pixels", (640, 360), "3201/3200", "landscape"),
    ("four-by-three", (640, 480), "1", "landscape"), ("portrait-in-landscape", (360, 640), "1", "landscape"),
    ("landscape-in-portrait", (640, 360), "1", "portrait"), ("square-in-landscape", (480, 480), "1", "landscape"),
    ("landscape-in-square", (640, 360), "1", "square"), ("very-wide", (1280, 360), "1", "landscape"), ("tiny", (96, 54), "1", "landscape"),
    ("nearly-sixteen-by-nine", (1000, 568), "1", "landscape"), ("above-the-film", (2560, 1440), "1", "landscape"),
]
FRAGMENTED = ["-movflags", "frag_keyframe+empty_moov"]
# name, rate, what else makes it
RATES = [
    ("12.mp4", "12", {}), ("15.mp4", "15", {}), ("23.976.mp4", "24000/1001", {}), ("24.mov", "24", {}), ("25.mp4", "25", {}),
    ("29.97.mp4", "30000/1001", {}), ("30.mp4", "30", {}), ("48.mp4", "48", {}), ("50.mp4", "50", {}), ("59.94.mp4", "60000/1001", {}),
    ("60.mp4", "60", {}), ("120.mp4", "120", {}), ("240.mp4", "240", {}),
    ("dropped.mp4", "30", {"picture": "select='not(between(mod(n,13),8,9))'", "extra": ["-vsync", "vfr"]}),
    ("jitter.mp4", "30", {"picture": "setpts=PTS+(mod(N*7\\,5)-2)*0.004/TB", "extra": ["-vsync", "vfr", "-video_track_timescale", "90000"]}),
    ("milliseconds.mkv", "30000/1001", {}), ("stream.ts", "25", {}), ("stream.m2ts", "30000/1001", {}), ("fragments.mp4", "30", {"extra": FRAGMENTED}),
    ("b-frames.mov", "30", {"encoder": [*X264, "-bf", "3", "-g", "90"]}), ("open-gop.mp4", "30", {"encoder": [*X265, "-pix_fmt", "yuv420p"]}),
    ("phone.3gp", "15", {"encoder": ["-c:v", "h263", "-b:v", "400k"], "size": "352x288"}),
    ("camera.avi", "30", {"encoder": ["-c:v", "mjpeg", "-q:v", "3", "-pix_fmt", "yuvj422p"], "sound": ["-c:a", "pcm_s16le"]}),
    ("interlaced.mts", "50", {"picture": "tinterlace=interleave_top,setfield=tff", "encoder": [*X264, "-flags", "+ilme+ildct"], "extra": ["-r", "25"]}),
]
# name, arguments behind the input
REWRITTEN = [
    ("picture-late.mp4", ["-itsoffset", "0.8", "-i", "{0}", "-i", "{0}", "-map", "0:v", "-map", "1:a", "-c", "copy"]),
    ("sound-late.mp4", ["-i", "{0}", "-itsoffset", "0.8", "-i", "{0}", "-map", "0:v", "-map", "1:a", "-c", "copy"]),
    ("cut-by-edit-list.mp4", ["-ss", "0.7", "-i", "{0}", "-c", "copy"]),
    ("repeated-stamps.mkv", ["-i", "{0}", "-map", "0", "-c", "copy", "-bsf:v",
                             "setts=pts='if(eq(mod(N,10),5),PREV_OUTPTS,PTS)':dts='if(eq(mod(N,10),5),PREV_OUTDTS,DTS)'"]),
    ("late-start.ts", ["-i", "{0}", "-c", "copy", "-muxdelay", "5", "-output_ts_offset", "3600"]),
    ("near-wrap.ts", ["-i", "{0}", "-c", "copy", "-output_ts_offset", "95440"]),
]
# name, encoder of the sound, source of it
SOUNDS = [
    ("mono-8k.mp4", ["-c:a", "aac", "-b:a", "32k"], "sine=f=440:r=8000:d=4"), ("mono-48k.mp4", AAC, "sine=f=440:r=48000:d=4"),
    ("hi-res-96k.mov", ["-c:a", "pcm_s24le"], "sine=f=440:r=96000:d=4"), ("half-rate.mp4", AAC, "sine=f=440:r=22050:d=4"),
    ("cd-rate.mp4", AAC, "sine=f=440:r=44100:d=4"), ("floats.mov", ["-c:a", "pcm_f32le"], "sine=f=440:r=48000:d=4"),
    ("bytes.mkv", ["-c:a", "pcm_u8"], "sine=f=440:r=11025:d=4"), ("opus.mp4", ["-c:a", "libopus"], "sine=f=440:r=48000:d=4"),
    ("vorbis.mkv", ["-c:a", "libvorbis"], "sine=f=440:r=44100:d=4"), ("mp3.mp4", ["-c:a", "libmp3lame"], "sine=f=440:r=44100:d=4"),
    ("ac3-six.mkv", ["-c:a", "ac3", "-b:a", "384k"], "aevalsrc='0|0|0.5*sin(2*PI*440*t)|0|0|0':c=5.1:s=48000:d=4"),
    ("eight.mkv", ["-c:a", "flac"], "aevalsrc='0|0|0.5*sin(2*PI*440*t)|0|0|0|0|0':c=7.1:s=48000:d=4"),
    ("one-ear.mp4", AAC, "aevalsrc='0.4*sin(2*PI*440*t)|0.2*sin(2*PI*440*t)':c=stereo:s=48000:d=4"),
    ("quiet.mp4", AAC, "sine=f=440:r=48000:d=4,volume=-18dB"), ("loud.mp4", AAC, "sine=f=440:r=48000:d=4,volume=7.9:precision=float"),
]
# name, size, filters, encoder, tags
PHOTOS = [
    ("baseline.jpg", (1600, 900), yuv("yuvj420p", "smpte170m", "pc"), ["-q:v", 1], []),
    ("full-colour.jpg", (1600, 900), yuv("yuvj444p", "smpte170m", "pc"), ["-q:v", 1], []),
    ("eight-bits.png", (1600, 900), "format=rgb24", [], []), ("sixteen-bits.png", (1600, 900), "format=rgb48be", [], []),
    ("indexed.png", (1600, 900), "format=rgb24,split[a][b];[a]palettegen=reserve_transparent=0[p];[b][p]paletteuse=dither=none", [], []),
    ("opaque.png", (1600, 900), "format=rgba", [], []), ("lossless.webp", (1600, 900), "format=bgra", ["-lossless", 1], []),
    ("lossy.webp", (1600, 900), yuv("yuv420p", "smpte170m"), ["-quality", 100], []),
    ("one.avif", (1600, 900), yuv("yuv420p", "bt709"), ["-c:v", "libaom-av1", "-crf", 4, "-cpu-used", 8, "-still-picture", 1, *BT709], []),
    ("twelve-megapixels.jpg", (4032, 3024), yuv("yuvj420p", "smpte170m", "pc"), ["-q:v", 1], []),
] + [(f"exif-{n}.jpg", (1600, 900), make.ORIENTATIONS[n][0] + "," + yuv("yuvj420p", "smpte170m", "pc"), ["-q:v", 1], [f"-Orientation={n}"])
     for n in range(2, 9)]


def path(folder, *names):
    full = os.path.join(folder, *names)
    os.makedirs(os.path.dirname(full), exist_ok=True)
    return full


def make_all(folder):
    """Every input of a film of one source, then those of several."""
    for name, storing, encoder in COLOURS + HDR:
        make.patches(path(folder, "colours", name), storing, encoder)
    for name, storing, encoder in LARGE:
        make.patches(path(folder, "colours", name), storing, encoder, size=(1280, 720))
    for n in make.ORIENTATIONS:
        make.turned(path(folder, "turned", f"matrix-{n}.mp4"), n)
    for name, size, aspect, _ in SHAPES:
        layout = "yuv444p" if size[0] % 2 else "yuv420p"
        make.patches(path(folder, "shapes", name + ".mp4"), f"{yuv(layout)},setsar={aspect}", [*LOSSLESS, *BT709], size)
    for name, rate, more in RATES:
        make.flashes(path(folder, "rates", name), rate, **{"hertz": 8000 if name.endswith("3gp") else 48000, **more})
    plain = path(folder, "rates", "30.mp4")
    for name, arguments in REWRITTEN:
        make.ffmpeg(*(a.format(plain) for a in arguments), path(folder, "rates", name))
    for name, sound, source in SOUNDS:
        make.tone(path(folder, "sounds", name), sound, source)
    for name, size, filters, encoder, exif in PHOTOS:
        make.photo(path(folder, "photos", name), size, filters, encoder, exif)
    make_films(folder)


def make_films(folder):
    """Inputs of films of several sources."""
    def clip(name, second, sound, source, seconds=5, picture="color=c=gray:s=320x180:r=30"):
        make.tone(path(folder, "films", name), sound, source.replace(":r", f":d={seconds}:r", 1), f"{picture}:d={seconds}",
                  ["-metadata", f"creation_time=2026-05-02T10:00:{second:02}Z"])
    clip("mix-1.mp4", 0, AAC, "sine=f=440:r=48000", picture="testsrc=s=320x180:r=25")
    clip("mix-2.mp4", 1, AAC, "sine=f=440:r=44100", picture="testsrc=s=640x480:r=60")
    clip("mix-3.mov", 2, AAC, "sine=f=440:r=44100", picture="testsrc=s=180x320:r=24000/1001")
    clip("mix-4.mkv", 3, ["-c:a", "mp2"], "sine=f=440:r=32000", picture="testsrc2=s=720x576:r=25")
    for n in (1, 2, 3):
        clip(f"cut-{n}.mp4", 10 + n, AAC, "sine=f=220:r=48000")
    clip("whisper.mp4", 20, AAC, "sine=f=300:r=48000,volume=-16dB:precision=float")
    clip("shout.mp4", 21, AAC, "sine=f=300:r=48000,volume=17dB:precision=float")
    clip("room.mp4", 22, AAC, "anoisesrc=a=0.001:r=48000")
    clip("long.mp4", 30, AAC, "anoisesrc=a=0.0001:r=48000", seconds=13)
    make.ffmpeg("-f", "lavfi", "-i", "aevalsrc='0.8*exp(-40*mod(t,0.5))*sin(2*PI*200*t)':s=44100:d=7", path(folder, "films", "seven.wav"))
