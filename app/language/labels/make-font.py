"""Makes the font of the language switch: only the letters of its Sinhala and its Tamil word.

Without it these two words alone would make every English page load a whole font of each script.
Run again when a word in domain/texts/language-labels.ts changes:

    pip install fonttools brotli
    python app/language/labels/make-font.py
"""

from pathlib import Path
from tempfile import mkdtemp

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES = Path(__file__).parents[3] / "node_modules/@fontsource-variable"
SEMI_BOLD = 600


def cut(source: str, word: str) -> str:
    font = instantiateVariableFont(TTFont(PACKAGES / source), {"wght": SEMI_BOLD})
    options = Options()
    options.hinting = False
    options.name_IDs = []  # copyright and licence are in OFL.txt
    options.notdef_outline = False
    options.drop_tables += ["STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(text=word)
    subsetter.subset(font)
    # Coarser coordinates are shorter, and finer than a pixel at the size of a label.
    scale_upem(font, 250)
    target = Path(mkdtemp()) / "cut.ttf"
    font.save(target)
    return str(target)


labels = Merger().merge(
    [
        cut("yaldevi/files/yaldevi-sinhala-wght-normal.woff2", "සිංහල"),
        cut("anek-tamil/files/anek-tamil-tamil-wght-normal.woff2", "தமிழ்"),
    ]
)
labels.flavor = "woff2"
target = Path(__file__).with_name("labels.woff2")
labels.save(target)
print(target.stat().st_size, "bytes")
