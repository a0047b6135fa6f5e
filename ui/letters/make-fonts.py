"""Makes the fonts of Sinhala and Tamil pages: the weights that they use instead of all, and headlines in Tamil as
narrow as Stick No Bills. Every letter and every rule for joining letters stays, but no old Sinhala digits: for these
pages load the whole Yaldevi.

That halves what a page loads before it can be read. Run again to take over newer versions of the fonts:

    pip install fonttools brotli
    python ui/letters/make-fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parents[2] / "node_modules/@fontsource-variable"


def make(source: str, axes: dict[str, int], name: str, without: frozenset[int] | set[int] = frozenset()) -> None:
    font = instantiateVariableFont(TTFont(FONTS / source), axes)
    options = Options()
    options.hinting = False
    options.layout_features = ["*"]
    options.name_IDs = [0, 13, 14]  # copyright and licence
    options.drop_tables += ["STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()) - without)
    subsetter.subset(font)
    font.flavor = "woff2"
    target = Path(__file__).with_name(name)
    font.save(target)
    print(name, target.stat().st_size, "bytes")


SINHALA = "yaldevi/files/yaldevi-sinhala-wght-normal.woff2"
TAMIL = "anek-tamil/files/anek-tamil-tamil-wght-normal.woff2"
OLD_DIGITS = {*range(0x0DE6, 0x0DF0), *range(0x111E1, 0x111F5)}
NARROW_TAMIL = "anek-tamil/files/anek-tamil-tamil-wdth-normal.woff2"

make("stick-no-bills/files/stick-no-bills-sinhala-wght-normal.woff2", {"wght": 700}, "sinhala-headlines.woff2")
make(NARROW_TAMIL, {"wght": 700, "wdth": 75}, "tamil-headlines.woff2")
for weight, name in (450, "text"), (600, "strong"):
    make(SINHALA, {"wght": weight}, f"sinhala-{name}.woff2", OLD_DIGITS)
    make(TAMIL, {"wght": weight}, f"tamil-{name}.woff2")
