"""The texts that are wanted as recordings, and the names of their files."""

import collections
import re
import unicodedata

LANGUAGES = {"fr": "French", "it": "Italian", "en": "English"}
# A folder of recordings for each language and speaker: the tailleur, and the guests with chef and colleagues.
FOLDERS = [*LANGUAGES, *(f"{code}-guests" for code in LANGUAGES)]
PLACES = ("Whole", "Within")

# text: as it is shown. says: the words to speak. place: by itself, or with more words to follow.
Wanted = collections.namedtuple("Wanted", "text says place")


def read(lines):
    """The texts of each folder, sorted, from lines of folder, place, text and words, separated by tabs."""
    codes = {code: code for code in FOLDERS}
    places = {place.lower(): place for place in PLACES}
    wanted = {code: {} for code in FOLDERS}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        fields = line.rstrip("\r\n").split("\t")
        code, place = codes.get(fields[0].strip().lower()), places.get(fields[1].strip().lower()) if fields[1:] else None
        if len(fields) != 4 or code is None or place is None or not fields[2].strip() or not fields[3].strip():
            raise ValueError(f"line {number} of the list is not folder, place, text and words, separated by tabs: {line!r}")
        # Only plain spaces: the narrow ones before a French “!” belong to the text.
        text, says = (re.sub("[ \t]+", " ", field.strip(" ")) for field in fields[2:])
        first = wanted[code].setdefault((text, place), Wanted(text, says, place))
        if first.says != says:
            raise ValueError(f"line {number} of the list: “{text}” is also spoken “{first.says}”")
    return {code: sorted(of.values()) for code, of in wanted.items()}


def named(wanted, present):
    """The file of each wanted text: the name it has, else one made of its words that no other has."""
    names = {one: present[one] for one in wanted if one in present}
    taken = {name.lower() for name in names.values()}
    for one in wanted:
        if one in names:
            continue
        stem = slug(one.says) + ("-within" if one.place == "Within" else "")
        name, again = f"{stem}.ogg", 2
        while name.lower() in taken:
            name, again = f"{stem}-{again}.ogg", again + 1
        taken.add(name.lower())
        names[one] = name
    return names


def slug(words):
    """The words in small letters without accents, with hyphens between."""
    plain = unicodedata.normalize("NFKD", words.replace("œ", "oe").replace("æ", "ae"))
    plain = plain.encode("ascii", "ignore" if plain.isascii() else "replace").decode().replace("?", "\0")
    plain = re.sub("\0(?=[a-z])|(?<=[A-Za-z])\0", "", plain)
    return re.sub("[^a-z0-9]+", "-", plain.lower()).strip("-")[:80].strip("-") or "words"
