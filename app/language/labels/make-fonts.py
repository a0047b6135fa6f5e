"""Makes the two fonts of the language switch: only the letters of its Sinhala and its Tamil word.

Without them these two words alone would make every English page load a whole font of each script.
Run again when a word in domain/texts/language-labels.ts changes:

    pip install fonttools brotli
    python app/language/labels/make-fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES = Path(__file__).parents[3] / "node_modules/@fontsource-variable"
SEMI_BOLD = 600


def make(source: str, word: str, name: str) -> None:
    font = instantiateVariableFont(TTFont(PACKAGES / source), {"wght": SEMI_BOLD})
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.name_IDs = [0, 13, 14]  # copyright and licence
    options.notdef_outline = False
    options.drop_tables += ["STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(text=word)
    subsetter.subset(font)
    font.flavor = "woff2"
    target = Path(__file__).with_name(name)
    font.save(target)
    print(name, target.stat().st_size, "bytes")


make("yaldevi/files/yaldevi-sinhala-wght-normal.woff2", "සිංහල", "sinhala.woff2")
make("anek-tamil/files/anek-tamil-tamil-wght-normal.woff2", "தமிழ்", "tamil.woff2")
