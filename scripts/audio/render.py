"""From words to a clip: spoken, trimmed, levelled, limited, encoded and measured after decoding."""

import collections
import math
import os
import tempfile

import levels
import ogg
from sounding import FOLLOWING, phonemes

LOUDNESS = -16.0
# A little is left for what the encoder does to a peak, down to the -1.5 dBTP that no clip may pass.
PEAK = -3.5
MOST_PEAK = -1.6
# Deviations at which levelling stops, and at which it fails: the gate of the measure makes it jump.
NEAR, FAR = 0.25, 0.45
TRIES = 8
QUALITY = 0
# A croupier takes time over an announcement. Words before others are spoken faster by the model itself.
SPEED, SPEED_WITHIN = 0.95, 0.85

Rendered = collections.namedtuple("Rendered", "data millis loudness peak")


def render(engine, rate, folder, words, within):
    """A clip of the words."""
    language = folder[:2]
    sounds = phonemes(language, words)
    if not within:
        samples, _ = engine.speech(folder, sounds + ("?" if words.strip().endswith("?") else "."), SPEED)
        return levelled(levels.trimmed(samples, rate), rate)
    samples, ends = engine.speech(folder, sounds + FOLLOWING[language], SPEED_WITHIN)
    # Before the comma and after the space: in between the lips close.
    cut = levels.quietest(samples, rate, ends[len(sounds) - 1], ends[len(sounds) + 2])
    return levelled(levels.trimmed(samples[:cut], rate), rate)


def levelled(samples, rate):
    """The samples as an Ogg Vorbis file of the loudness wanted, measured as it is heard, after decoding."""
    gain = 10 ** ((LOUDNESS - levels.loudness(samples, rate)) / 20)
    ceiling, best, off = PEAK, None, math.inf
    for tried in range(2 * TRIES):
        loud = levels.limited([value * gain for value in samples], rate, 10 ** (ceiling / 20))
        data = ogg.encoded(loud, rate, QUALITY)
        heard = _decoded(data)
        loudness, peak = levels.loudness(heard, rate), levels.true_peak(heard)
        if peak > MOST_PEAK and tried >= TRIES:
            # The encoder rings where the limiter had nothing to do: there the clip itself is bent.
            most = 10 ** ((MOST_PEAK - 0.3) / 20)
            samples = levels.bent(samples, rate, levels.peaks_above(heard, most), most)
        elif peak > MOST_PEAK:
            ceiling -= max(0.3, peak - MOST_PEAK)
        elif abs(loudness - LOUDNESS) < off:
            best, off = Rendered(data, round(len(heard) * 1000 / rate), loudness, peak), abs(loudness - LOUDNESS)
        if off <= NEAR:
            break
        gain *= 10 ** ((LOUDNESS - loudness) / 20)
        if tried + 1 == TRIES:
            if off <= FAR:
                break
            ceiling = PEAK
    if off > FAR:
        raise ValueError(f"cannot be levelled: {loudness:.2f} LUFS, {peak:.2f} dBTP after {2 * TRIES} tries")
    return best


def _decoded(data):
    with tempfile.NamedTemporaryFile(suffix=".ogg", delete=False) as file:
        file.write(data)
    try:
        return ogg.decoded(file.name)
    finally:
        os.unlink(file.name)
