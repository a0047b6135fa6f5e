"""Makes the fonts of Sinhala and Tamil pages: the weights that they use instead of all, with Latin in the same file,
and headlines in Tamil as narrow as Stick No Bills. Every letter and every rule for joining letters stays, but no old
Sinhala digits: for these pages load the whole Yaldevi. Of Latin, digits, prices and names need only letters without
accents; other words load the whole fonts.

Points lie on a grid of 250 units instead of 1000 or 2000, a tenth of a pixel in the largest headline. Half of Yaldevi's
Sinhala is a stroke that another letter has too, one unit beside it: in texts, letters that share a stroke share its
points, so that it compresses. In headlines one would see it.

A page loads less than a third of what the whole fonts weigh before it can be read. Run again to take over newer
versions of them:

    pip install fonttools brotli
    python ui/letters/make-fonts.py
"""

from collections import defaultdict
from pathlib import Path
from statistics import median_low
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates, flagOnCurve
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parents[2] / "node_modules/@fontsource-variable"
SINHALA = "yaldevi/files/yaldevi-sinhala-wght-normal.woff2"
SINHALA_HEADLINES = "stick-no-bills/files/stick-no-bills-sinhala-wght-normal.woff2"
TAMIL = "anek-tamil/files/anek-tamil-tamil-wght-normal.woff2"
TAMIL_HEADLINES = "anek-tamil/files/anek-tamil-tamil-wdth-normal.woff2"
LATIN = "yaldevi/files/yaldevi-latin-wght-normal.woff2"
LATIN_HEADLINES = "stick-no-bills/files/stick-no-bills-latin-wght-normal.woff2"

OLD_DIGITS = {*range(0x0DE6, 0x0DF0), *range(0x111E1, 0x111F5)}
PLAIN_LATIN = {*range(0x20, 0x7F), 0xA0, 0xA9, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026}

HEIGHTS = {
    "hhea": ["ascent", "descent", "lineGap"],
    "OS/2": ["sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"],
}

Points = list[tuple[int, int]]


def make(script: str, latin: str, axes: dict[str, int]) -> TTFont:
    """The letters of a script, and plain Latin, whose lines are as high as on English pages."""
    letters, plain = open_at(script, axes), open_at(latin, {"wght": axes["wght"]})
    reduce(letters, set(letters.getBestCmap()) - PLAIN_LATIN - OLD_DIGITS)
    reduce(plain, PLAIN_LATIN)
    return merge([plain, letters])


def save(font: TTFont, name: str) -> None:
    font.flavor = "woff2"
    target = Path(__file__).with_name(name)
    font.save(target)
    print(name, target.stat().st_size, "bytes")


def open_at(source: str, axes: dict[str, int]) -> TTFont:
    font = instantiateVariableFont(TTFont(FONTS / source), axes)
    scale_upem(font, 250)
    return font


def reduce(font: TTFont, letters: set[int]) -> None:
    options = Options()
    options.hinting = False
    options.layout_features = ["*"]
    options.name_IDs = [0, 13, 14]  # copyright and licence
    options.drop_tables += ["STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def merge(fonts: list[TTFont]) -> TTFont:
    """All letters, in lines as high as those of the first font."""
    with TemporaryDirectory() as folder:
        paths = [str(Path(folder) / f"{place}.ttf") for place in range(len(fonts))]
        for font, path in zip(fonts, paths):
            font.save(path)
        merged = Merger().merge(paths)
    for table, fields in HEIGHTS.items():
        for field in fields:
            setattr(merged[table], field, getattr(fonts[0][table], field))
    return merged


def share_strokes(font: TTFont) -> None:
    """Draws a stroke as an earlier letter draws it, where no point is further than one unit from there."""
    glyphs = font["glyf"]
    drawn: defaultdict[bytes, list[Points]] = defaultdict(list)
    for glyph in map(glyphs.__getitem__, font.getGlyphOrder()):
        start = 0
        for last in glyph.endPtsOfContours if glyph.numberOfContours > 0 else []:
            stroke = slice(start, last + 1)
            start = last + 1
            points = list(glyph.coordinates[stroke])
            alike = drawn[bytes(flag & flagOnCurve for flag in glyph.flags[stroke])]
            for earlier in alike:
                across, up = shift_between(earlier, points)
                moved = [(x + across, y + up) for x, y in earlier]
                if all(abs(x - a) <= 1 and abs(y - b) <= 1 for (x, y), (a, b) in zip(points, moved)):
                    glyph.coordinates[stroke] = GlyphCoordinates(moved)
                    break
            else:
                alike.append(points)
        glyph.recalcBounds(glyphs)


def shift_between(points: Points, others: Points) -> tuple[int, int]:
    """How far most of the points have moved."""
    shifts = list(zip(others, points))
    return median_low(x - a for (x, _), (a, _) in shifts), median_low(y - b for (_, y), (_, b) in shifts)


save(make(SINHALA_HEADLINES, LATIN_HEADLINES, {"wght": 700}), "sinhala-headlines.woff2")
save(make(TAMIL_HEADLINES, LATIN_HEADLINES, {"wght": 700, "wdth": 75}), "tamil-headlines.woff2")
for weight, name in (450, "text"), (600, "strong"):
    for language, letters in ("sinhala", SINHALA), ("tamil", TAMIL):
        font = make(letters, LATIN, {"wght": weight})
        share_strokes(font)
        save(font, f"{language}-{name}.woff2")
