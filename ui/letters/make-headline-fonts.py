"""Makes the headline fonts of Sinhala and Tamil: one weight instead of all, and Tamil as narrow as Stick No Bills.

That halves what a page loads for them. Run again to take over newer versions of the fonts:

    pip install fonttools brotli
    python ui/letters/make-headline-fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parents[2] / "node_modules/@fontsource-variable"


def make(source: str, axes: dict[str, int], name: str) -> None:
    font = instantiateVariableFont(TTFont(FONTS / source), axes)
    options = Options()
    options.hinting = False
    options.layout_features = ["*"]
    options.name_IDs = [0, 13, 14]  # copyright and licence
    options.drop_tables += ["STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.flavor = "woff2"
    target = Path(__file__).with_name(name)
    font.save(target)
    print(name, target.stat().st_size, "bytes")


make("stick-no-bills/files/stick-no-bills-sinhala-wght-normal.woff2", {"wght": 700}, "sinhala-headlines.woff2")
make("anek-tamil/files/anek-tamil-tamil-wdth-normal.woff2", {"wght": 700, "wdth": 75}, "tamil-headlines.woff2")
