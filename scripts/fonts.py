#!/usr/bin/env python3
"""Makes the fonts of assets/fonts again, from Debian's packages fonts-inter and fonts-dejavu-core.

Needs `pip install fonttools`. Three weights of Inter are cut down to what French, Italian and English
print, with one change: the figures that the font uses by itself are the tabular ones, so that columns
of money stand still. What Inter lacks (the suits) comes from DejaVu Sans, as symbols.ttf.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

INTER = Path("/usr/share/fonts/opentype/inter")
DEJAVU = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
OUT = Path(__file__).resolve().parent.parent / "assets" / "fonts"

FIGURES = "0123456789"
# ASCII, Latin-1 and the further letters of French; then the marks of print, arrows and signs.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸĀāĒēĪīŌōŪūČčŠšŽž")]
PRINT = "\u2002\u2003\u2009\u200a\u202f\u2010\u2011\u2012–—‘’‚“”„†•…‰‹›€№™←→↑↓↔↵⇧⌫−≈≠≤≥½¼¾⅓⅛✓✗○●◆■▲▼◀▶"
# Each sign that Inter has is taken from Inter; the program asks symbols.ttf for the rest.
SYMBOLS = "♠♥♦♣✓✗✔✘⌫⏎▶⚑★☆"


def tabular_figures(font):
    """Lets the characters name the glyphs that the feature `tnum` would put in their place."""
    swaps = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    swaps |= getattr(table, "ExtSubTable", table).mapping
    for table in font["cmap"].tables:
        if not table.isUnicode():
            continue
        for code, glyph in table.cmap.items():
            if chr(code) in FIGURES:
                table.cmap[code] = swaps.get(glyph, glyph)
    # The heavier weights are a few thousandths off in some figures.
    glyphs = [font.getBestCmap()[ord(figure)] for figure in FIGURES]
    widths = [font["hmtx"][glyph][0] for glyph in glyphs]
    common = max(set(widths), key=widths.count)
    assert all(abs(width - common) <= 8 for width in widths), f"the figures differ in width: {widths}"
    for glyph in glyphs:
        font["hmtx"][glyph] = (common, font["hmtx"][glyph][1])


def cut(font, codes, features):
    options = subset.Options()
    options.layout_features = features
    options.name_IDs = [*range(7), 13, 14]
    options.name_languages = [0x409]
    options.drop_tables += ["FFTM", "MATH"]
    options.notdef_outline = True
    options.hinting = False
    options.glyph_names = False
    worker = subset.Subsetter(options)
    worker.populate(unicodes=codes)
    worker.subset(font)


def inter(weight):
    font = TTFont(INTER / f"Inter-{weight}.otf")
    tabular_figures(font)
    # Kerning and accents only: contextual forms would turn "3x4" into other signs.
    cut(font, [*LETTERS, *map(ord, PRINT)], ["kern", "mark", "ccmp"])
    return font


def symbols():
    font = TTFont(DEJAVU)
    cut(font, map(ord, SYMBOLS), [])
    return font


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    for name, font in [*((f"Inter-{w}.otf", inter(w)) for w in ("Regular", "SemiBold", "Bold")), ("symbols.ttf", symbols())]:
        font.save(OUT / name)
        missing = [c for c in PRINT if ord(c) not in font.getBestCmap()] if name.startswith("Inter") else []
        print(f"{name}: {(OUT / name).stat().st_size} bytes, {len(font.getBestCmap())} characters, without {missing}")


if __name__ == "__main__":
    sys.exit(main())
