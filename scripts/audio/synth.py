"""The sounds of the table, made of damped tones and filtered noise, with fixed seeds."""

import math
import random

RATE = 44100


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def mix(onto, sound, at, gain=1.0):
    """Adds a sound to another from a moment on."""
    start = int(at * RATE)
    for place, value in enumerate(sound[: max(0, len(onto) - start)], start):
        onto[place] += gain * value
    return onto


def tone(pitch, seconds, decay, rise=0.001, partials=((1, 1.0),)):
    """A tone that dies away; each partial is a multiple of the pitch, higher ones dying sooner."""
    out = silence(seconds)
    for multiple, height in partials:
        turn = 2 * math.pi * pitch * multiple / RATE
        fading = math.exp(-1 / (decay / multiple**0.5 * RATE))
        envelope = height
        for at in range(len(out)):
            out[at] += envelope * math.sin(turn * at)
            envelope *= fading
    steps = int(rise * RATE)
    for at in range(min(steps, len(out))):
        out[at] *= 0.5 - 0.5 * math.cos(math.pi * at / steps)
    return out


def noise(seconds, seed):
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def band(samples, centre, sharpness):
    """What lies around a pitch; `centre` may move: it is asked with how much of the sound has gone by, from 0 to 1."""
    one = two = 0.0
    out = []
    for at, value in enumerate(samples):
        bend = 2 * math.sin(math.pi * centre(at / len(samples)) / RATE)
        one += bend * two
        high = value - one - two / sharpness
        two += bend * high
        out.append(two)
    return out


def shaped(samples, envelope):
    """The samples under an envelope, asked with how much of the sound has gone by."""
    return [value * envelope(at / len(samples)) for at, value in enumerate(samples)]


def card_slide():
    """A card drawn over cloth: a soft hiss that swells, brightens and stops."""
    hiss = band(noise(0.30, 11), lambda gone: 2400 + 1900 * gone, 1.1)
    grain = band(noise(0.30, 12), lambda gone: 38, 3.0)
    rough = [value * (1 + 3 * abs(other)) for value, other in zip(hiss, grain)]
    slide = shaped(rough, lambda gone: math.sin(math.pi * gone**0.7) ** 1.5)
    return mix(silence(0.34), slide, 0.01)


def card_turn():
    """A card turned over: the air, the flick of the edge, the tap on the cloth."""
    out = silence(0.34)
    mix(out, shaped(band(noise(0.14, 21), lambda gone: 1500 + 2200 * gone, 1.0), lambda gone: gone**2 * (1 - gone)), 0.01)
    mix(out, shaped(band(noise(0.03, 22), lambda gone: 3600, 1.5), lambda gone: (1 - gone) ** 3), 0.135, 0.35)
    mix(out, shaped(band(noise(0.10, 23), lambda gone: 420 - 160 * gone, 1.2), lambda gone: (1 - gone) ** 4), 0.155, 0.9)
    return out


def chips():
    """A few chips put down upon each other."""
    out = silence(0.50)
    chance = random.Random(31)
    for at, gain in ((0.01, 0.7), (0.085, 1.0), (0.15, 0.8), (0.195, 0.45)):
        for pitch, decay, height in ((2150, 0.016, 1.0), (3480, 0.011, 0.7), (5230, 0.007, 0.4), (980, 0.012, 0.5)):
            shift = chance.uniform(0.96, 1.04)
            mix(out, tone(pitch * shift, 0.12, decay, 0.0006), at, gain * height)
        tick = shaped(noise(0.006, chance.random()), lambda gone: (1 - gone) ** 2)
        mix(out, band(tick, lambda gone: 4200, 1.0), at, 0.6 * gain)
    return out


def bell():
    """One stroke of a desk bell."""
    partials = ((1, 1.0), (1.003, 0.5), (2.0, 0.25), (2.76, 0.35), (5.4, 0.12), (8.9, 0.04))
    return tone(1320, 1.35, 0.30, 0.0015, partials)


def tick():
    """One tick of a clock: a short knock of wood."""
    out = silence(0.12)
    for pitch, decay, height in ((1180, 0.010, 1.0), (2360, 0.006, 0.45), (640, 0.014, 0.5)):
        mix(out, tone(pitch, 0.10, decay, 0.0008), 0.005, height)
    click = shaped(noise(0.004, 61), lambda gone: (1 - gone) ** 2)
    return mix(out, band(click, lambda gone: 3200, 1.0), 0.005, 0.3)


def right():
    """Two soft notes, the second a fourth higher."""
    partials = ((1, 1.0), (2, 0.18), (3, 0.04))
    out = silence(0.62)
    mix(out, tone(587.33, 0.45, 0.11, 0.012, partials), 0.0, 0.8)
    return mix(out, tone(783.99, 0.50, 0.14, 0.012, partials), 0.12)


def wrong():
    """One soft low note."""
    return tone(174.61, 0.55, 0.15, 0.02, ((1, 1.0), (2, 0.35), (3, 0.10)))


def steps(chance, shortest, longest, lowest, highest):
    """A value that wanders smoothly from one random height to the next, asked sample by sample."""
    here, there = (chance.uniform(lowest, highest) for _ in range(2))
    while True:
        length = int(chance.uniform(shortest, longest) * RATE)
        for at in range(length):
            share = 0.5 - 0.5 * math.cos(math.pi * at / length)
            yield here + (there - here) * share
        here, there = there, chance.uniform(lowest, highest)


def talker(seconds, pitch, seed):
    """A voice at another table: a buzz through two wandering resonances, syllable by syllable."""
    chance = random.Random(seed)
    turn, buzz = 0.0, []
    pitches, loudness = steps(chance, 0.1, 0.5, 0.85 * pitch, 1.2 * pitch), steps(chance, 0.07, 0.2, 0.0, 1.0)
    phrases = steps(chance, 0.8, 2.5, -0.6, 1.0)
    for high, loud, phrase in zip(pitches, loudness, phrases):
        if len(buzz) >= int(seconds * RATE):
            break
        turn = (turn + high / RATE) % 1.0
        buzz.append((2 * turn - 1 + 0.3 * chance.uniform(-1, 1)) * loud**2 * max(0.0, phrase))
    low, high = steps(chance, 0.08, 0.25, 320, 720), steps(chance, 0.08, 0.25, 900, 1900)
    first, second = band(buzz, lambda _: next(low), 4.0), band(buzz, lambda _: next(high), 6.0)
    return [one + 0.35 * other for one, other in zip(first, second)]


def room():
    """The room around the table: air, people who talk far off, chips of other tables. Its end runs into its beginning."""
    length, seam = 16.0, 1.5
    whole = [1.2 * value for value in band(noise(length + seam, 41), lambda _: 140, 0.7)]
    for number, pitch in enumerate((98, 112, 124, 138, 176, 195, 214)):
        mix(whole, talker(length + seam, pitch, 50 + number), 0.0, 0.05)
    chance = random.Random(42)
    clink = band(chips(), lambda _: 1900, 1.0)
    for _ in range(9):
        mix(whole, clink, chance.uniform(seam, length - 1.0), chance.uniform(0.01, 0.035))
    count, rest = int(length * RATE), int(seam * RATE)
    for at in range(rest):
        share = at / rest
        whole[at] = whole[at] * share**0.5 + whole[count + at] * (1 - share) ** 0.5
    return whole[:count]


# Sounds that are repeated, without a fade at either end.
LOOPS = {"room.ogg"}

# The file of each sound, and how loud it is in LUFS, measured over and over like the clips of the voice.
SOUNDS = {
    "bell.ogg": (bell, -26.0),
    "card-slide.ogg": (card_slide, -29.0),
    "card-turn.ogg": (card_turn, -28.5),
    "chips.ogg": (chips, -28.0),
    "right.ogg": (right, -28.0),
    "room.ogg": (room, -44.0),
    "tick.ogg": (tick, -30.0),
    "wrong.ogg": (wrong, -28.0),
}
