"""The display face for the first paint: the letters of English and French, the weights and sizes that titles have.

    pip install fonttools brotli
    python3 studio/faces.py fraunces-latin-opsz-normal.woff2   # of @fontsource-variable/fraunces

Half of the whole file. What it has not (`fonts.css` says which letters) comes from the whole one when a text needs it.
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
# Titles weigh 520 to 640 and are 16 px and more; past 48 the forms hardly change.
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
