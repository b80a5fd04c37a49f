"""Loudness after ITU-R BS.1770, true peaks, trimming, fades and a limiter, on plain lists of samples from -1 to 1."""

import itertools
import math

BLOCK = 0.4
STEP = 0.1


def loudness(samples, rate, least=3.0):
    """Integrated, gated loudness in LUFS of one channel, repeated to at least the given length."""
    length = len(samples)
    if not length:
        return -math.inf
    # All repetitions weigh the same except the first, into which nothing rings.
    weighted = _high_pass(_shelf(samples * 2, rate), rate)
    first, later = (list(_sums(weighted[half : half + length])) for half in (0, length))
    rounds = max(1, math.ceil(least * rate / length))

    def until(place):
        whole, rest = divmod(place, length)
        return first[rest] if whole == 0 else first[length] + later[length] * (whole - 1) + later[rest]

    block, step = int(BLOCK * rate), int(STEP * rate)
    starts = range(0, rounds * length - block + 1, step)
    powers = [(until(start + block) - until(start)) / block for start in starts]
    powers = [power for power in powers if power > 0 and _lufs(power) > -70]
    if not powers:
        return -math.inf
    gate = _lufs(sum(powers) / len(powers)) - 10
    loud = [power for power in powers if _lufs(power) > gate]
    return _lufs(sum(loud) / len(loud))


def _sums(weighted):
    return itertools.accumulate(map(float.__mul__, weighted, weighted), initial=0.0)


def _lufs(power):
    return -0.691 + 10 * math.log10(power)


def _shelf(samples, rate):
    """The first stage of the K weighting: the head as a sphere."""
    gain, quality = 3.999843853973347, 0.7071752369554196
    k = math.tan(math.pi * 1681.974450955533 / rate)
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    base = 1 + k / quality + k * k
    forward = [(high + band * k / quality + k * k) / base, 2 * (k * k - high) / base]
    forward.append((high - band * k / quality + k * k) / base)
    return _filtered(samples, forward, [2 * (k * k - 1) / base, (1 - k / quality + k * k) / base])


def _high_pass(samples, rate):
    """Its second stage."""
    quality = 0.5003270373238773
    k = math.tan(math.pi * 38.13547087602444 / rate)
    base = 1 + k / quality + k * k
    return _filtered(samples, [1, -2, 1], [2 * (k * k - 1) / base, (1 - k / quality + k * k) / base])


def _filtered(samples, forward, back):
    (b0, b1, b2), (a1, a2) = forward, back
    one = two = 0.0
    out = []
    put = out.append
    for value in samples:
        result = b0 * value + one
        one = b1 * value - a1 * result + two
        two = b2 * value - a2 * result
        put(result)
    return out


# As libebur128 looks between samples: a sinc under a cosine window over six samples to either side.
TAPS = 6


def _phase(phase):
    """The weights that give the signal a quarter, a half and three quarters of a sample after a place."""
    weights = []
    for tap in range(-TAPS + 1, TAPS + 1):
        away = math.pi * (phase - tap)
        weights.append(math.sin(away) / away * (0.5 + 0.5 * math.cos(away / TAPS)))
    return weights


PHASES = [_phase(quarter / 4) for quarter in (1, 2, 3)]


def peaks_above(samples, floor):
    """(place, height) of each sample from which on, up to the next, the signal is higher than the floor."""
    found = []
    # Where both samples are low, the signal between them is not much higher.
    least = floor * 0.3
    heights = list(map(abs, samples))
    for place, (height, following) in enumerate(itertools.pairwise(heights)):
        if height > least or following > least:
            near = samples[max(0, place - TAPS + 1) : place + TAPS + 1]
            if len(near) == 2 * TAPS:
                height = max([height] + [abs(sum(map(float.__mul__, near, weights))) for weights in PHASES])
            if height > floor:
                found.append((place, height))
    return found


def true_peak(samples):
    """The highest point of the signal, seen four times as finely as it is sampled, in dBTP."""
    highest = max(map(abs, samples), default=0.0)
    if highest == 0:
        return -math.inf
    return 20 * math.log10(max([height for _, height in peaks_above(samples, highest)] + [highest]))


def limited(samples, rate, ceiling):
    """The samples with each peak above the ceiling bent down, smoothly over some milliseconds to both sides."""
    over = peaks_above(samples, ceiling)
    return bent(samples, rate, over, ceiling) if over else samples


def bent(samples, rate, over, ceiling):
    """The samples bent down around some peaks, each as far as takes its height to the ceiling."""
    reach = int(0.006 * rate)
    dip = [0.5 + 0.5 * math.cos(math.pi * away / reach) for away in range(reach)]
    gains = [1.0] * len(samples)
    # One dip for the highest of each few neighbouring samples.
    width = max(1, rate // 8000)
    highest = {}
    for place, height in over:
        group = place // width
        if height > highest.get(group, (0, 0.0))[1]:
            highest[group] = (place, height)
    for place, height in highest.values():
        depth = 1 - 0.995 * ceiling / height
        for away, share in enumerate(dip):
            gain = 1 - depth * share
            for at in (place - away, place + away):
                if 0 <= at < len(gains) and gain < gains[at]:
                    gains[at] = gain
    return list(map(float.__mul__, samples, gains))


def trimmed(samples, rate, before=0.02, after=0.06, quiet=-48.0):
    """The samples without the silence at both ends, a little of it left and faded so that nothing clicks."""
    frame = max(1, rate // 200)
    powers = [sum(map(float.__mul__, part, part)) for part in _parts(samples, frame)]
    if not powers or max(powers) == 0:
        return []
    least = max(powers) * 10 ** (quiet / 10)
    loud = [at for at, power in enumerate(powers) if power > least]
    start = max(0, loud[0] * frame - int(before * rate))
    end = min(len(samples), (loud[-1] + 1) * frame + int(after * rate))
    return faded(samples[start:end], int(0.010 * rate), int(0.035 * rate))


def quietest(samples, rate, start, end):
    """The middle of the quietest hundredth of a second between two places."""
    length = rate // 100
    powers = {at: sum(map(float.__mul__, samples[at : at + length], samples[at : at + length])) for at in
              range(start, max(start + 1, min(end, len(samples) - length)), length // 4)}  # fmt: skip
    return min(powers, key=powers.get) + length // 2


def _parts(samples, length):
    return [samples[at : at + length] for at in range(0, len(samples), length)]


def faded(samples, rise, fall):
    """The samples from silence and back into it, along half a cosine."""
    out = list(samples)
    for at in range(min(rise, len(out))):
        out[at] *= 0.5 - 0.5 * math.cos(math.pi * at / rise)
    for at in range(min(fall, len(out))):
        out[-1 - at] *= 0.5 - 0.5 * math.cos(math.pi * at / fall)
    return out
