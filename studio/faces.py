"""The display font for the first paint: the letters of English and French, in the weights and sizes of titles.

    pip install fonttools brotli
    python3 studio/faces.py fraunces-latin-opsz-normal.woff2   # of @fontsource-variable/fraunces

It is half the size of the whole file. Letters that it lacks (`fonts.css` lists its letters) come from the whole one when a
text needs them.
"""

import string
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = Path(__file__).parent.parent / "packages/design-system/src/fonts/fraunces-first-opsz-normal.woff2"

LETTERS = (
    string.ascii_letters
    + string.digits
    + " .,;:!?'\"()-–—…’‘“”«»&/%$€+×·#@°\u00a0\u202f"
    + "ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿñÑáíóúÁÍÓÚ"
)
# Titles have weights from 520 to 640 and 16 px or more; above 48 the shapes hardly change.
AXES = {"wght": (520, 640), "opsz": (16, 48)}

face = instancer.instantiateVariableFont(TTFont(sys.argv[1]), AXES)
options = subset.Options(layout_features=["kern", "liga", "rvrn"], hinting=False, flavor="woff2")
subsetter = subset.Subsetter(options)
subsetter.populate(text=LETTERS)
subsetter.subset(face)
face.flavor = "woff2"
face.save(OUT)

codes = sorted({ord(letter) for letter in LETTERS})
ranges = []
for code in codes:
    if ranges and ranges[-1][1] == code - 1:
        ranges[-1][1] = code
    else:
        ranges.append([code, code])
print(OUT.stat().st_size, "bytes")
print(", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in ranges))
