"""Writes brands.json: the marks and picture worlds of the invented brands, for the small studio."""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
from designs import brands  # noqa: E402

SHAPES = {
    "tall": (500, 1200),
    "portrait": (800, 1100),
    "square": (1000, 1000),
    "wide": (1400, 1000),
    "pano": (2000, 900),
    "band": (3000, 700),
}


def drawn(name, brand):
    art = {shape: {"w": w, "h": h, "svg": brands.art(name, 0, 0, w, h)} for shape, (w, h) in SHAPES.items()}
    return {
        "ar": brand.ar, "en": brand.en, "lineAr": brand.line_ar, "lineEn": brand.line_en,
        "ground": brand.ground, "ink": brand.ink, "accent": brand.accent, "site": brand.site,
        "palette": list(brand.palette), "family": brand.family, "weight": brand.weight,
        "enFamily": brand.en_family, "enWeight": brand.en_weight,
        "mark": brand.mark(0, 0, 100), "mono": brand.mark(0, 0, 100, "#INK#"), "art": art,
    }  # fmt: skip


made = {name: drawn(name, brand) for name, brand in brands.BRANDS.items()}
(HERE / "brands.json").write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n")
