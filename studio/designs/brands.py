"""Invented companies: names in both languages, lettering, colours and a mark that fills any box."""

from dataclasses import dataclass, field
from typing import Callable

from designs.ink import (
    CREAM, CYAN, GREEN, INK, MAGENTA, MAROON, NAVY, ORANGE, OVERPRINT, PINE, SAND, TEAL, VERMILION, YELLOW,
    arabic, circle, clipped, english, frame, group, line, multiplied, orbits, path, petals, rect, ring, star,
    star_lattice, waves,
)  # fmt: skip


@dataclass(frozen=True)
class Brand:
    """`mark(x, y, r, ink)` draws inside the circle; with `ink` in one colour."""

    ar: str
    en: str
    line_ar: str
    line_en: str
    ground: str
    ink: str
    accent: str
    mark: Callable
    family: str = "Rdx"
    weight: int = 600
    en_family: str = "Rdx"
    en_weight: int = 300
    site: str = ""
    palette: tuple = field(default_factory=tuple)


def noura_mark(x, y, r, ink=None):
    s = r * 0.6
    if ink:
        return (
            ring(x - s * 0.42, y, s, ink, s * 0.1) + ring(x + s * 0.42, y, s, ink, s * 0.1) + circle(x, y, s * 0.2, ink)
        )
    return multiplied(
        circle(x - s * 0.5, y + s * 0.3, s, VERMILION, OVERPRINT)
        + circle(x + s * 0.5, y + s * 0.3, s, CYAN, OVERPRINT)
        + circle(x, y - s * 0.5, s, YELLOW, OVERPRINT)
    )


def sahil_mark(x, y, r, ink=None):
    name = f"sahil{x:.0f}{y:.0f}{r:.0f}"
    if ink:
        sea = waves(x - r, x + r, y + r * 0.25, 3, r * 0.24, r * 0.08, r * 0.9, [ink], r * 0.09)
        return circle(x, y - r * 0.2, r * 0.5, ink) + clipped(name, circle(x, y, r, "#000"), sea)
    sea = waves(x - r, x + r, y + r * 0.1, 5, r * 0.24, r * 0.09, r * 0.95, [CYAN, YELLOW, "#0B5F74", VERMILION, TEAL])
    return clipped(
        name, circle(x, y, r, "#000"), rect(x - r, y - r, 2 * r, 2 * r, CREAM) + circle(x, y, r * 0.55, VERMILION) + sea
    )


def rayhan_mark(x, y, r, ink=None):
    colours = [ink] if ink else [MAGENTA, YELLOW, GREEN, ORANGE]
    return petals(x, y, r, colours, 0, width=0.34 if not ink else 0.26)


def madar_mark(x, y, r, ink=None):
    planets = [
        (2, 200, r * 0.1, ink or "#FF6A4D"),
        (3, 310, r * 0.13, ink or "#35B4D6"),
        (4, 120, r * 0.08, ink or YELLOW),
    ]
    return orbits(x, y, r, 4, ink or "#3D7F97", r * 0.022, planets) + circle(x, y, r * 0.13, ink or "#F3F1EC")


def darb_mark(x, y, r, ink=None):
    name = f"darb{x:.0f}{y:.0f}{r:.0f}"
    shape = rect(x - r * 0.7, y - r, r * 1.4, r * 2, "#000", f'rx="{r * .7:.0f}"')
    lattice = star_lattice(x, y, r * 1.4, r * 2, r * 0.2, "none", ink or "#E3B766", r * 0.025)
    lattice += star_lattice(x - r * 0.8, y - r * 1.2, r * 2, r * 2.4, r * 0.2, "none", ink or "#E3B766", r * 0.025)
    return clipped(name, shape, lattice) + frame(
        x - r * 0.7, y - r, r * 1.4, r * 2, ink or "#E3B766", r * 0.03, round(r * 0.7)
    )


def bustan_mark(x, y, r, ink=None):
    made = circle(x + r * 0.15, y - r * 0.05, r * 0.72, ink or MAGENTA, OVERPRINT)
    return multiplied(made + circle(x - r * 0.5, y + r * 0.5, r * 0.45, ink or YELLOW, OVERPRINT))


def khubz_mark(x, y, r, ink=None):
    ink = ink or "#5B2D14"
    made = circle(x, y, r * 0.9, ink)
    for i in range(3):
        d = f"M{x - r * .45 + i * r * .45 - r * .16:.1f} {y + r * .4:.1f}q{r * .1:.1f} {-r * .5:.1f} {r * .32:.1f} {-r * .8:.1f}"
        made += path(d, stroke="#E9C79A", width=r * 0.1, extra='stroke-linecap="round"')
    return made


def mazraa_mark(x, y, r, ink=None):
    green, light = ink or "#2F7D4F", ink or "#8FBF5A"
    leaf = f"M{x} {y + r}C{x - r * 1.1:.0f} {y + r * .3:.0f} {x - r * .9:.0f} {y - r * .7:.0f} {x} {y - r}"
    other = f"M{x} {y + r}C{x + r * 1.1:.0f} {y + r * .3:.0f} {x + r * .9:.0f} {y - r * .7:.0f} {x} {y - r}"
    return (
        path(leaf + "Z", green)
        + path(other + "Z", light)
        + line(x, y + r * 1.1, x, y - r * 0.5, ink or CREAM, r * 0.05)
    )


def oud_mark(x, y, r, ink=None):
    gold = ink or "#D8A951"
    made = f'<polygon points="{star(x, y, r)}" fill="none" stroke="{gold}" stroke-width="{r * .05:.1f}"/>'
    made += f'<polygon points="{star(x, y, r * .74, 22.5)}" fill="none" stroke="{gold}" stroke-width="{r * .04:.1f}"/>'
    d = f"M{x} {y + r * .45:.1f}C{x - r * .5:.1f} {y + r * .1:.1f} {x - r * .1:.1f} {y - r * .1:.1f} {x} {y - r * .5:.1f}"
    d += f"C{x + r * .1:.1f} {y - r * .1:.1f} {x + r * .5:.1f} {y + r * .1:.1f} {x} {y + r * .45:.1f}Z"
    return made + path(d, gold)


def riwaq_mark(x, y, r, ink=None):
    made = ""
    for i in range(3):
        k = r * (0.95 - i * 0.28)
        d = f"M{x - k:.1f} {y + r * .9:.1f}V{y - r * .05 + i * r * .14:.1f}A{k:.1f} {k:.1f} 0 0 1 {x + k:.1f} {y - r * .05 + i * r * .14:.1f}V{y + r * .9:.1f}"
        made += path(d, stroke=ink or "#8C5A3C", width=r * 0.09)
    return made


def nakheel_mark(x, y, r, ink=None):
    made = line(x, y + r, x, y - r * 0.1, ink or "#8A5A33", r * 0.13)
    for angle in (-78, -48, -16, 16, 48, 78):
        d = f"M0 0C{r * .28:.1f} {-r * .25:.1f} {r * .22:.1f} {-r * .75:.1f} 0 {-r:.1f}C{-r * .05:.1f} {-r * .6:.1f} {-r * .02:.1f} {-r * .3:.1f} 0 0Z"
        made += group(path(d, ink or "#23724F"), f'transform="translate({x} {y - r * .08:.1f}) rotate({angle})"')
    return made


def qamar_mark(x, y, r, ink=None):
    gold = ink or "#E3B766"
    outer, inner = r * 0.9, r * 0.72
    d = f"M{x + outer * .45:.1f} {y - outer * .78:.1f}A{outer:.1f} {outer:.1f} 0 1 0 {x + outer * .45:.1f} {y + outer * .78:.1f}"
    d += f"A{inner:.1f} {inner:.1f} 0 1 1 {x + outer * .45:.1f} {y - outer * .78:.1f}Z"
    return path(d, gold) + f'<polygon points="{star(x + r * .5, y, r * .22)}" fill="{gold}"/>'


BRANDS = {
    "noura": Brand("استوديو نورة", "Noura Studio", "هوية ومطبوعات ومساحات", "Identity, print, space", "#FDFBF6", INK, VERMILION, noura_mark, site="noura.example", palette=(VERMILION, CYAN, YELLOW)),
    "sahil": Brand("قهوة ساحل", "Sahil Coffee", "محمصة على البحر", "Roasted by the sea", CREAM, TEAL, VERMILION, sahil_mark, "Mes", 700, site="sahil.example", palette=(CYAN, YELLOW, VERMILION)),
    "rayhan": Brand("ريحان للزهور", "Rayhan Flowers", "باقات كل صباح", "Fresh every morning", "#FBF1EA", PINE, MAGENTA, rayhan_mark, "Mes", 700, "Mes", 500, "rayhan.example", (MAGENTA, GREEN, ORANGE)),
    "madar": Brand("مدار للتقنية", "Madar Tech", "برامج تحفظ الوقت", "Software that keeps time", NAVY, "#F3F1EC", "#35B4D6", madar_mark, "Rdx", 600, site="madar.example", palette=("#35B4D6", "#FF6A4D", YELLOW)),
    "darb": Brand("مكتبة درب", "Darb Books", "كتاب في كل بيت", "A book in every home", MAROON, "#F2DDB0", "#E3B766", darb_mark, "Mes", 700, "Frau", 400, "darb.example", ("#E3B766", PINE, CREAM)),
    "bustan": Brand("بستان", "Bustan", "زهور وهدايا", "Flowers and gifts", "#FFFFFF", INK, MAGENTA, bustan_mark, "Lale", 400, "Rdx", 400, "bustan.example", (MAGENTA, YELLOW, VERMILION)),
    "khubz": Brand("مخبز خبز", "Khubz Bakery", "نخبز كل فجر", "Baked at dawn", "#EBCFA6", "#4A2412", "#C2632B", khubz_mark, "Lale", 400, "Rdx", 400, "khubz.example", ("#C2632B", "#4A2412", YELLOW)),
    "mazraa": Brand("مزرعتي", "Mazraati", "من الأرض إلى الباب", "From field to door", "#F4F1E1", "#1F5A3A", "#8FBF5A", mazraa_mark, "Alex", 700, "Alex", 300, "mazraati.example", ("#2F7D4F", "#8FBF5A", YELLOW)),
    "oud": Brand("دار العود", "Dar Al Oud", "عطور شرقية", "Oriental perfumes", "#16130F", "#E2B868", "#D8A951", oud_mark, "Ruqaa", 700, "Frau", 400, "daraloud.example", ("#D8A951", "#7A5320", CREAM)),
    "riwaq": Brand("رواق للعمارة", "Riwaq Architects", "نبني بالظل", "Building with shade", "#EFE6D8", "#3B2A20", "#8C5A3C", riwaq_mark, "Alex", 500, "Alex", 300, "riwaq.example", ("#8C5A3C", SAND, TEAL)),
    "nakheel": Brand("تمور واحتي", "Wahati Dates", "من نخيل الأحساء", "From the palms of Al Ahsa", "#F6ECD9", "#5A3418", "#23724F", nakheel_mark, "Mes", 700, "Frau", 400, "wahati.example", ("#23724F", "#8A5A33", YELLOW)),
    "qamar": Brand("قمر للحلويات", "Qamar Sweets", "حلويات المناسبات", "Sweets for every feast", "#123A45", "#F4E3BC", "#E3B766", qamar_mark, "Mes", 700, "Frau", 400, "qamar.example", ("#E3B766", "#C9653F", CREAM)),
}  # fmt: skip


def wordmark(brand, x, y, size, fill=None, anchor="middle", second=True, gap=1.0):
    """Both names, the Arabic one on top; `y` is the base line of the Arabic name."""
    fill = fill or brand.ink
    made = arabic(x, y, brand.ar, size, brand.family, brand.weight, fill, anchor)
    if second:
        deep = {"Lale": 0.84, "Alex": 0.86, "Ruqaa": 0.82}.get(brand.family, 0.72)  # how far letters reach down
        made += english(x, y + size * deep * gap, brand.en, size * 0.5, brand.en_family, brand.en_weight, fill, anchor)
    return made


def art(name, x, y, w, h):
    """The picture world of a brand, filling a box to its edges."""
    brand = BRANDS[name]
    a, b, c = brand.palette
    box = clipped(f"art{name}{x:.0f}{y:.0f}{w:.0f}", rect(x, y, w, h, "#000"), "{}")
    small, cx, cy = min(w, h), x + w / 2, y + h / 2
    if name == "sahil":
        body = circle(cx, y + h * 0.42, small * 0.3, VERMILION)
        body += waves(
            x - 20,
            x + w + 20,
            y + h * 0.45,
            8,
            h * 0.09,
            h * 0.025,
            small * 0.6,
            [CYAN, "#0B6A83", YELLOW, "#0B5F74", "#084B5B", VERMILION, "#073F4D", "#06343F"],
            floor=h,
        )
    elif name == "noura":
        body = multiplied(
            circle(x + w * 0.25, y + h * 0.75, small * 0.5, VERMILION, OVERPRINT)
            + circle(x + w * 0.8, y + h * 0.3, small * 0.48, CYAN, OVERPRINT)
            + circle(x + w * 0.75, y + h * 0.85, small * 0.42, YELLOW, OVERPRINT)
        )
    elif name == "rayhan":
        body = petals(cx, cy, small * 0.48, [MAGENTA, YELLOW, GREEN, ORANGE], heart=brand.ground)
        body += petals(x, y + h, small * 0.3, [MAGENTA, ORANGE], 10) + petals(
            x + w, y, small * 0.3, [GREEN, YELLOW], 10
        )
    elif name == "madar":
        body = orbits(
            cx,
            cy,
            max(w, h) * 0.62,
            9,
            "#2E6E86",
            small * 0.005,
            [
                (2, 200, small * 0.03, "#FF6A4D"),
                (4, 130, small * 0.045, "#35B4D6"),
                (6, 235, small * 0.026, YELLOW),
                (5, 330, small * 0.02, CREAM),
            ],
        ) + circle(cx, cy, small * 0.06, "#F3F1EC")
    elif name in ("darb", "oud"):
        body = star_lattice(x, y, w, h, small * 0.09, "none", brand.accent, small * 0.006)
    elif name == "bustan":
        body = multiplied(
            circle(x + w * 0.6, y + h * 0.45, small * 0.42, MAGENTA, OVERPRINT)
            + circle(x + w * 0.15, y + h * 0.8, small * 0.32, YELLOW, OVERPRINT)
            + circle(x + w * 0.9, y + h * 0.95, small * 0.25, VERMILION, OVERPRINT)
        )
    elif name == "khubz":
        body = "".join(
            khubz_mark(x + small * (0.2 + 0.4 * i), y + small * (0.2 + 0.4 * j), small * 0.15, a if (i + j) % 2 else b)
            for i in range(int(w / small / 0.4) + 1)
            for j in range(int(h / small / 0.4) + 1)
        )
    elif name in ("mazraa", "nakheel"):
        body = "".join(
            brand.mark(x + small * (0.16 + 0.32 * i), y + small * (0.18 + 0.36 * j), small * 0.12)
            for i in range(int(w / small / 0.32) + 1)
            for j in range(int(h / small / 0.36) + 1)
        )
    elif name == "riwaq":
        body = "".join(
            riwaq_mark(x + small * (0.25 + 0.5 * i), y + h - small * (0.25 + 0.5 * j), small * 0.25)
            for i in range(int(w / small / 0.5) + 1)
            for j in range(int(h / small / 0.5) + 1)
        )
    else:
        body = qamar_mark(cx, cy, small * 0.4) + "".join(
            f'<polygon points="{star(x + w * u, y + h * v, small * s)}" fill="{a}"/>'
            for u, v, s in (
                (0.12, 0.2, 0.03),
                (0.85, 0.15, 0.025),
                (0.2, 0.85, 0.025),
                (0.9, 0.8, 0.03),
                (0.75, 0.35, 0.015),
            )
        )
    return box.replace("{}", body)


def panel(name, w, h, layout="top", extra_ar="", extra_en=""):
    """A whole printed face: lettering and art in one of four layouts. Returns (body, ground)."""
    brand = BRANDS[name]
    small = min(w, h)
    head_ar, head_en = extra_ar or brand.line_ar, extra_en or brand.line_en
    if layout == "top":
        size = min(w * 0.155, h * 0.12)
        body = art(name, 0, h * 0.36, w, h * 0.64) + wordmark(brand, w / 2, h * 0.15, size)
        body += arabic(w / 2, h * 0.15 + size * 1.3, head_ar, size * 0.36, "Rdx", 400, brand.ink)
    elif layout == "centre":
        size = min(w * 0.14, h * 0.14)
        body = brand.mark(w / 2, h * 0.36, small * 0.2) + wordmark(brand, w / 2, h * 0.68, size)
    elif layout == "side":
        size = min(w * 0.085, h * 0.17)
        body = brand.mark(w * 0.24, h * 0.5, small * 0.28) + wordmark(brand, w * 0.93, h * 0.52, size, anchor="end")
    else:
        size = min(w * 0.12, h * 0.1)
        body = art(name, 0, 0, w, h * 0.6) + arabic(
            w / 2, h * 0.74, head_ar, size, brand.family, brand.weight, brand.ink
        )
        body += english(w / 2, h * 0.74 + size * 0.75, head_en, size * 0.5, brand.en_family, brand.en_weight, brand.ink)
        body += wordmark(brand, w / 2, h * 0.92, size * 0.5, second=False)
    return body, brand.ground
