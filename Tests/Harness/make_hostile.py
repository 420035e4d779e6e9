"""A folder of files that mean harm: playlists in disguise, bombs, noise, links, pipes and hostile names.

    make_hostile.py FOLDER     makes FOLDER/in (to be watched) and FOLDER/outside (never to be opened)
"""
import os
import socket
import struct
import subprocess
import sys
import zlib


def box(kind, *parts):
    body = b"".join(parts)
    return struct.pack(">I4s", 8 + len(body), kind) + body


def png(width, height):
    """A picture of a few hundred bytes that claims width x height."""
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes(width + 1) * 8, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def contents(good, outside):
    """Refused files by name."""
    segment = os.path.join(outside, "secret.ts")
    playlist = "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2.0,\n%s\n#EXT-X-ENDLIST\n"
    inflated = zlib.compress(bytes(32 << 20), 9)
    dash = (f'<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet>'
            f"<Representation><BaseURL>file://{segment}</BaseURL></Representation></AdaptationSet></Period></MPD>")
    return {
        "playlist.m3u8": (playlist % segment).encode(),
        "playlist.mp4": (playlist % "http://127.0.0.1:9/a.ts").encode(),
        "script.mov": f"ffconcat version 1.0\nfile '{segment}'\n".encode(),
        "session.mp4": b"v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=x\r\nc=IN IP4 127.0.0.1\r\nt=0 0\r\nm=video 45004 RTP/AVP 96\r\n",
        "manifest.mp4": dash.encode(),
        "large.png": png(30000, 30000),
        "noise.mp4": b"".join(struct.pack("<I", i * 2654435761 & 0xFFFFFFFF) for i in range(16384)),
        "cut.mp4": good[:len(good) // 2],
        "header.mov": box(b"ftyp", b"qt  \0\0\0\0qt  ") + box(b"moov", box(b"cmov", box(b"dcom", b"zlib"), box(
            b"cmvd", struct.pack(">I", 0x7FFFFFF0) + inflated))),
    }


def make(folder):
    inside, outside = os.path.join(folder, "in"), os.path.join(folder, "outside")
    os.makedirs(inside)
    os.makedirs(outside)
    clip = os.path.join(inside, "good.mp4")
    # The index goes last, so that half of the file is a file without one.
    subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc2=s=320x180:r=30:d=4", "-f", "lavfi",
                    "-i", "sine=f=440:d=4", "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac",
                    "-metadata", "creation_time=2026-06-01T10:00:00Z", clip], check=True)
    subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc2=s=64x48:r=25:d=0.2", "-c:v",
                    "magicyuv", os.path.join(inside, "rare.avi")], check=True)
    with open(clip, "rb") as file:
        good = file.read()
    with open(os.path.join(outside, "secret.ts"), "wb") as file:
        file.write(good)
    refused = contents(good, outside)
    for name, content in refused.items():
        with open(os.path.join(inside, name), "wb") as file:
            file.write(content)
    with open(os.path.join(inside, "hole.mp4"), "wb") as file:
        file.write(box(b"ftyp", b"isom\0\0\0\0isom") + struct.pack(">I4sQ", 1, b"mdat", 1 << 40))
        file.truncate(1 << 40)
    for name in (b"new\nline \x1b[31m.mp4", b"-i -y dash.mp4", b"bytes-\xe9-\xff.mp4", b"concat:a.mp4|file:b.mp4",
                 "$(touch pwned) `id` \u202e4pm.mp4".encode()):
        with open(os.path.join(os.fsencode(inside), name), "wb") as file:
            file.write(good)
    os.symlink(os.path.join("..", "outside", "secret.ts"), os.path.join(inside, "link.mp4"))
    os.symlink(os.path.join("..", "outside"), os.path.join(inside, "link-to-folder"))
    os.symlink("loop.mp4", os.path.join(inside, "loop.mp4"))
    os.mkfifo(os.path.join(inside, "pipe.mp4"))
    here = os.getcwd()
    os.chdir(inside)
    with socket.socket(socket.AF_UNIX) as door:
        door.bind("door.mov")
    os.chdir(here)
    return sorted([*refused, "hole.mp4", "rare.avi"])


if __name__ == "__main__":
    print("\n".join(make(sys.argv[1])))
