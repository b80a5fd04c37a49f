"""Compares transcripts of recordings with their texts: errors by word, and the text that sounds nearest."""

import functools
import re

from num2words import num2words
from rapidfuzz.distance import Levenshtein

from sounding import phonemes

# Spellings of one and the same word.
SAME = {
    "en": {"neighbor": "neighbour", "ok": "okay", "zero": "zero", "oh": "zero"},
    "fr": {"septante": "soixante-dix", "nonante": "quatre-vingt-dix"},
    "it": {},
}
# Marks of stress, length and pauses, which a listener does not write down.
MARKS = re.compile(r"[ˈˌː ,;:.!?‿-]")


# Words from which a recording counts as a sentence: a general recogniser guesses at less.
SENTENCE = 5


class Report:
    """The recordings of a folder with their transcripts: without a vocabulary, and with one where that was wrong."""

    def __init__(self, folder, language, clips, heard, again):
        self.folder, self.language, self.clips = folder, language, clips
        self.words = self.errors = 0
        self.sentence_words = self.sentence_errors = 0
        self.misheard = []
        # A word of the table is as well known as a number to those who know that it is one.
        self.hinted_errors = 0
        texts = {of.says for of in clips}
        for of in sorted(clips):
            spoken, written = words(language, of.says), words(language, heard[of])
            wrong = errors(language, spoken, written)
            self.words, self.errors = self.words + len(spoken), self.errors + wrong
            if len(spoken) >= SENTENCE:
                self.sentence_words += len(spoken)
                self.sentence_errors += wrong
            if wrong:
                hinted = again(of)
                self.hinted_errors += min(wrong, errors(language, spoken, words(language, hinted)))
                nearest = min(texts, key=lambda text: (distance(language, text, heard[of]), text != of.says))
                self.misheard.append((of, heard[of], hinted, nearest))
        self.doubtful = [one for one in self.misheard if one[3] != one[0].says]

    def summary(self):
        rate, hinted = (f"{100 * count / max(1, self.words):.1f} %" for count in (self.errors, self.hinted_errors))
        sentences = f"{100 * self.sentence_errors / max(1, self.sentence_words):.1f} %"
        return (
            f"{self.folder}: {len(self.clips)} recordings, {self.words} words, {self.errors} wrong, rate {rate}, in sentences {sentences}; "
            f"with the vocabulary {self.hinted_errors}, rate {hinted}; {len(self.misheard)} recordings misheard, "
            f"{len(self.doubtful)} of them nearer to another text"
        )

    def markdown(self):
        lines = [f"## {self.folder}", "", self.summary() + ".", ""]
        if self.misheard:
            lines += ["| spoken | place | heard | with the vocabulary | nearest text |", "|---|---|---|---|---|"]
        for of, heard, hinted, nearest in self.misheard:
            other = "" if nearest == of.says else nearest
            lines.append(f"| {of.says} | {of.place} | {heard or '–'} | {hinted or '–'} | {other} |")
        return "\n".join([*lines, ""])


@functools.cache
def words(language, text):
    """The words of a text in small letters, figures spelled out."""
    text = re.sub(r"(?<=\d)[\u202f\u00a0 .,](?=\d{3}\b)", "", text.lower().replace("’", "'"))
    text = re.sub(r"\d+", lambda found: f" {num2words(int(found[0]), lang=language)} ", text)
    for spelling, word in SAME[language].items():
        text = re.sub(rf"\b{spelling}\b", word, text)
    return re.findall(r"[^\W\d_]+", text)


def errors(language, spoken, written):
    """Words left out, added or written otherwise; but not those that sound the same."""
    if sound(language, " ".join(spoken)) == sound(language, " ".join(written)):
        return 0
    return Levenshtein.distance(spoken, written)


@functools.cache
def sound(language, text):
    """The phonemes of a text, without marks."""
    return MARKS.sub("", phonemes(language, text))


def distance(language, spoken, written):
    """How far two texts are from each other by ear, from 0 to 1."""
    return Levenshtein.normalized_distance(*(sound(language, " ".join(words(language, text))) for text in (spoken, written)))
