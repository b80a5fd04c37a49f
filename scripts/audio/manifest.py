"""The list of a language's clips, as Tailleur reads it."""

import collections
import re
import zlib

from wanted import LANGUAGES, Wanted

Clip = collections.namedtuple("Clip", "file millis crc32")

HEAD = """\
// {speaker} in {language}: what is said in each clip, how long it lasts, and the CRC-32 of its file.
// Written by scripts/voice, which renders what is missing here; see ../README.md.
(
    language: {language},
    made: "Kokoro-82M v1.0 (int8 ONNX), voice {voice}, phonemes by eSpeak NG; levelled to -16 LUFS",
    licence: "Apache-2.0",
    clips: [
"""
SPEAKERS = {"": "The voice of Tailleur", "guests": "Guests, chef and colleagues"}
FOOT = "    ],\n)\n"

_STRING = r'"((?:[^"\\]|\\.)*)"'
_CLIP = re.compile(
    rf"\s*\(file: {_STRING}, text: {_STRING}, says: {_STRING}, place: (\w+), millis: (\d+), crc32: 0x([0-9a-f]{{8}})\),\s*"
)


def read(path):
    """The clips that a manifest lists; none where there is no manifest."""
    clips = {}
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            found = _CLIP.fullmatch(line)
            if found:
                file, text, says = (re.sub(r"\\(.)", r"\1", field) for field in found.group(1, 2, 3))
                clips[Wanted(text, says, found[4])] = Clip(file, int(found[5]), int(found[6], 16))
            elif "(file:" in line:
                raise ValueError(f"{path}: not understood: {line.strip()}")
    return clips


def write(path, code, voice, clips):
    """Writes a manifest, sorted; leaves a file alone that says the same already."""
    head = HEAD.format(language=LANGUAGES[code[:2]], speaker=SPEAKERS[code[3:]], voice=voice)
    lines = []
    for of, clip in sorted(clips.items()):
        file, text, says = (re.sub(r'(["\\])', r"\\\1", field) for field in (clip.file, of.text, of.says))
        lines.append(
            f'        (file: "{file}", text: "{text}", says: "{says}", place: {of.place}, '
            f"millis: {clip.millis}, crc32: 0x{clip.crc32:08x}),\n"
        )
    whole = head + "".join(lines) + FOOT
    if not path.exists() or path.read_text("utf-8") != whole:
        path.write_text(whole, "utf-8")


def crc32(data):
    """The checksum of a file's bytes."""
    return zlib.crc32(data)
