"""Makes the fonts of Sinhala and Tamil pages: the weights that they use instead of all, and headlines in Tamil as
narrow as Stick No Bills. Every letter and every rule for joining letters stays, but no old Sinhala digits: for these
pages load the whole Yaldevi. Of Latin, digits, prices and names need only letters without accents; other words load
the whole fonts.

That halves what a page loads before it can be read. Run again to take over newer versions of the fonts:

    pip install fonttools brotli
    python ui/letters/make-fonts.py
"""

from collections.abc import Iterable
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parents[2] / "node_modules/@fontsource-variable"


def make(
    source: str,
    axes: dict[str, int],
    name: str,
    *,
    only: set[int] | None = None,
    without: Iterable[int] = (),
) -> None:
    font = instantiateVariableFont(TTFont(FONTS / source), axes)
    options = Options()
    options.hinting = False
    options.layout_features = ["*"]
    options.name_IDs = [0, 13, 14]  # copyright and licence
    options.drop_tables += ["STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=(only or set(font.getBestCmap())).difference(without))
    subsetter.subset(font)
    font.flavor = "woff2"
    target = Path(__file__).with_name(name)
    font.save(target)
    print(name, target.stat().st_size, "bytes")


SINHALA = "yaldevi/files/yaldevi-sinhala-wght-normal.woff2"
TAMIL = "anek-tamil/files/anek-tamil-tamil-wght-normal.woff2"
OLD_DIGITS = {*range(0x0DE6, 0x0DF0), *range(0x111E1, 0x111F5)}
NARROW_TAMIL = "anek-tamil/files/anek-tamil-tamil-wdth-normal.woff2"
# The characters of unicode-range in latin.css.
PLAIN_LATIN = {*range(0x20, 0x7F), 0xA0, 0xA9, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026}
LATIN = "yaldevi/files/yaldevi-latin-wght-normal.woff2"
LATIN_HEADLINES = "stick-no-bills/files/stick-no-bills-latin-wght-normal.woff2"

make(LATIN_HEADLINES, {"wght": 700}, "latin-headlines.woff2", only=PLAIN_LATIN)
make("stick-no-bills/files/stick-no-bills-sinhala-wght-normal.woff2", {"wght": 700}, "sinhala-headlines.woff2")
make(NARROW_TAMIL, {"wght": 700, "wdth": 75}, "tamil-headlines.woff2")
for weight, name in (450, "text"), (600, "strong"):
    make(SINHALA, {"wght": weight}, f"sinhala-{name}.woff2", without=OLD_DIGITS)
    make(TAMIL, {"wght": weight}, f"tamil-{name}.woff2")
    make(LATIN, {"wght": weight}, f"latin-{name}.woff2", only=PLAIN_LATIN)
