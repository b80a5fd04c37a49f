"""How words are pronounced: phonemes by eSpeak NG, and a table of what it gets wrong."""

import re
import subprocess

ESPEAK = {"fr": "fr-fr", "it": "it", "en": "en-gb"}

# Words that eSpeak NG gets wrong: language, words, phonemes as the model wants them, why. The first row that is found
# splits the clause, so longer words come first.
PRONOUNCED = [
    ("fr", "Rien ne va plus", "ʁjˈɛ̃ nə va plˈy", "« rien » is one syllable"),
    ("fr", "Punto gagne", "puntˈo ɡˈanj", "the last sound of « gagne » is hardly heard after « o »"),
    ("fr", "Banco gagne", "bɑ̃kˈo ɡˈanj", "the last sound of « gagne » is hardly heard after « o »"),
    ("fr", "Punto", "puntˈo", "not « ponto » with a nasal vowel: the word is Spanish at every table"),
    ("it", "Rien ne va plus", "ʁjˈɛ̃ nə va plˈy", "spoken in French at Italian tables too"),
    ("en", "Rien ne va plus", "ʁjˈɛ̃ nə va plˈy", "French"),
    ("en", "Abatage", "ˌabətˈɑːʒ", "the French word, as English croupiers say it"),
    ("en", "thirteen", "θɜːtˈiːn", "weight on -teen, as distinct from thirty"),
    ("en", "fourteen", "fɔːtˈiːn", "weight on -teen, as distinct from forty"),
    ("en", "fifteen", "fɪftˈiːn", "weight on -teen, as distinct from fifty"),
    ("en", "sixteen", "sɪkstˈiːn", "weight on -teen, as distinct from sixty"),
    ("en", "seventeen", "sɛvəntˈiːn", "weight on -teen, as distinct from seventy"),
    ("en", "eighteen", "Atˈiːn", "weight on -teen, as distinct from eighty"),
    ("en", "nineteen", "nIntˈiːn", "weight on -teen, as distinct from ninety"),
    ("en", "No more bets", "nˈQ mˈɔː bˈɛts", "not run together"),
]

# Words before which nothing is linked: a point is a noun, so « six à Banco » has the s of « six » alone.
UNLINKED = {"fr": [" à "], "it": [], "en": []}

# Before one of these, a word may need another ending than alone: « sept à » is heard as « c'est à ».
BEFORE_UNLINKED = {("fr", "sept"): "sˈɛtə", ("fr", "quatre"): "kˈatʁə"}

# Words that lean on the next one; left alone by a word of the table above, eSpeak NG would stress them.
LEANING = {("fr", "à"): "a", ("fr", "pour"): "puʁ"}

# From eSpeak's signs to the model's, after Kokoro's own conversion (misaki, Apache-2.0).
SIGNS = [
    ("a^ɪ", "I"), ("a^ʊ", "W"), ("d^z", "ʣ"), ("d^ʒ", "ʤ"), ("e^ɪ", "A"), ("o^ʊ", "O"), ("ə^ʊ", "Q"),
    ("s^s", "S"), ("t^s", "ʦ"), ("t^ʃ", "ʧ"), ("ɔ^ɪ", "Y"),
]  # fmt: skip
ENGLISH = [("e^ə", "ɛː"), ("iə", "ɪə"), ("ɐ", "ə"), ("r", "ɹ"), ("o", "ɔ")]

# Spoken after words that should sound as if more followed, and cut off again: it begins with closed lips, which leaves
# a silence to cut in.
FOLLOWING = {"fr": ", pˈœ̃.", "it": ", pˈɔi.", "en": ", plˈiːz."}

_heard = dict(LEANING)


def phonemes(language, words):
    """The words as phonemes, with the signs between them but none at the end."""
    parts = re.split(r"\s*([,;:.!?])\s*", words.strip())
    sounds = ""
    for clause, sign in zip(parts[::2], parts[1::2] + [""]):
        if clause:
            sounds += (" " if sounds else "") + _clause(language, clause)
        sounds += sign
    return sounds.rstrip(",;:.!?")


def _clause(language, clause):
    """A clause without signs: words of the table by the table, the rest by eSpeak NG."""
    for word in UNLINKED[language]:
        if word in clause:
            before, after = clause.split(word, 1)
            first = BEFORE_UNLINKED.get((language, before)) or _clause(language, before)
            return f"{first} {_clause(language, word.strip() + ' ' + after)}"
    for of, words, signs, _ in PRONOUNCED:
        found = re.search(rf"(?<!\w){re.escape(words)}(?!\w)", clause, re.IGNORECASE) if of == language else None
        if found:
            around = [_clause(language, side.strip()) for side in (clause[: found.start()], clause[found.end() :])]
            return " ".join(part for part in (around[0], signs, around[1]) if part)
    return _espeak(language, clause) if clause else ""


def _espeak(language, words):
    words = words.lower() if (language, words.lower()) in LEANING else words
    if (language, words) not in _heard:
        command = ["espeak-ng", "-q", "--ipa", "--tie=^", "-v", ESPEAK[language], words]
        heard = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
        # Marks of a change of language within a clause are no sounds.
        heard = " ".join(re.sub(r"\(\^?[a-z-^]+\)", "", heard).split())
        for old, new in SIGNS + (ENGLISH if language == "en" else []):
            heard = heard.replace(old, new)
        _heard[language, words] = re.sub("[-^]", "", heard)
    return _heard[language, words]
