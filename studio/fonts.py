"""Makes the lettering of the designs: open fonts from npm become plain fonts with a name of their own each.

Pango picks a family by name only, and reads a number at the end of a name as a weight; hence one family per weight and
script, such as RdxAsemi (Readex Pro, Arabic, semi-bold). Run by `studio/prepare.sh`.
"""

import os
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = sys.argv[1]
TARGET = os.path.expanduser("~/.fonts/matbaa-studio/")
WEIGHT_NAMES = {300: "light", 400: "reg", 500: "med", 600: "semi", 700: "bold"}
SCRIPTS = (("latin", "L"), ("arabic", "A"))


def save(font, family):
    font["name"].names = []
    for name_id, text in ((1, family), (2, "Regular"), (3, family), (4, family), (6, family), (16, family)):
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400
    for table in ("STAT", "DSIG", "avar", "MVAR"):
        if table in font:
            del font[table]
    font.flavor = None
    font.save(f"{TARGET}{family}.ttf")


def variable(package, file, family, weights, pinned=None):
    for weight in weights:
        font = TTFont(f"{SOURCE}/@fontsource-variable/{package}/files/{file}")
        axes = {axis.axisTag for axis in font["fvar"].axes}
        wanted = {tag: value for tag, value in {**(pinned or {}), "wght": weight}.items() if tag in axes}
        save(instancer.instantiateVariableFont(font, wanted), family + WEIGHT_NAMES[weight])


def static(package, family, weights):
    for script, letter in SCRIPTS:
        for weight in weights:
            path = f"{SOURCE}/@fontsource/{package}/files/{package}-{script}-{weight}-normal.woff2"
            save(TTFont(path), family + letter + WEIGHT_NAMES[weight])


os.makedirs(TARGET, exist_ok=True)
for script, letter in SCRIPTS:
    variable("readex-pro", f"readex-pro-{script}-wght-normal.woff2", "Rdx" + letter, (300, 400, 600, 700))
    variable("alexandria", f"alexandria-{script}-wght-normal.woff2", "Alex" + letter, (300, 500, 700))
variable("fraunces", "fraunces-latin-opsz-normal.woff2", "FrauL", (400, 600), {"opsz": 72})
static("reem-kufi", "Reem", (400, 600))
static("el-messiri", "Mes", (500, 700))
static("amiri", "Amiri", (400, 700))
static("aref-ruqaa", "Ruqaa", (400, 700))
static("lalezar", "Lale", (400,))
