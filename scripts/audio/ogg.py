"""Ogg Vorbis by oggenc and oggdec, mono, the same bytes each time."""

import array
import subprocess
import sys

from pages import packed


def encoded(samples, rate, quality):
    """The samples as the bytes of an Ogg Vorbis file."""
    whole = array.array("h", [round(value * 32767) for value in samples])
    if sys.byteorder == "big":
        whole.byteswap()
    raw = ["--raw", "--raw-bits", "16", "--raw-chan", "1", "--raw-rate", str(rate)]
    command = ["oggenc", "-Q", *raw, "-q", str(quality), "--serial", "1", "-o", "-", "-"]
    return packed(subprocess.run(command, input=whole.tobytes(), stdout=subprocess.PIPE, check=True).stdout)


def decoded(path):
    """The samples of an Ogg Vorbis file as a player hears them."""
    done = subprocess.run(["oggdec", "-Q", "-R", "-o", "-", path], stdout=subprocess.PIPE, check=True)
    whole = array.array("h")
    whole.frombytes(done.stdout)
    if sys.byteorder == "big":
        whole.byteswap()
    return [value / 32768 for value in whole]
