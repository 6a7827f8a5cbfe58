"""Business cards, wraps of round things, marks alone."""

from designs.brands import BRANDS, art, wordmark
from designs.ink import arabic, english, group, line, save


def draw():
    for name, brand in BRANDS.items():
        card(name, brand)
        wrap(name, brand)
        mark(name, brand)
        band(name, brand)
        cover(name, brand)
        tote(name, brand)


def card(name, brand):
    """Front with the company, back with a person, 90 x 55."""
    w, h = 1800, 1100
    body = brand.mark(430, 550, 290) + wordmark(brand, 1690, 540, 150, anchor="end")
    body += english(1690, 880, brand.site, 50, "Rdx", 300, brand.ink, "end")
    save(f"card_{name}_front", w, h, body, brand.ground)
    dark = brand.ink
    back = (
        art(name, 0, 0, w, h)
        if name in ("noura", "bustan", "darb", "oud", "riwaq", "khubz", "mazraa", "nakheel")
        else ""
    )
    if back:
        save(f"card_{name}_art", w, h, back, brand.ground)
    else:
        save(f"card_{name}_art", w, h, brand.mark(900, 550, 420), brand.ground)
    person = {"noura": ("نورة العتيبي", "Noura Al Otaibi"), "madar": ("فهد الشهري", "Fahad Al Shehri")}.get(
        name, ("ليان القحطاني", "Layan Al Qahtani")
    )
    body = arabic(1690, 330, person[0], 118, "Rdx", 600, dark, "end") + english(
        1690, 440, person[1], 76, "Rdx", 300, dark, "end"
    )
    body += brand.mark(250, 300, 150) + line(1690, 640, 1490, 640, brand.accent, 10)
    body += english(1690, 790, "+966 50 000 0000", 62, "Rdx", 400, dark, "end") + english(
        1690, 900, brand.site, 62, "Rdx", 400, dark, "end"
    )
    save(f"card_{name}_back", w, h, body, brand.ground)


def wrap(name, brand):
    """A mug's wrap; what faces the camera is in the middle."""
    w, h = 2400, 1000
    body = group(brand.mark(1200, 370, 240)) + wordmark(brand, 1200, 770, 150)
    save(f"wrap_{name}", w, h, body, brand.ground)
    save(f"wrap_{name}_ink", w, h, brand.mark(1200, 370, 240) + wordmark(brand, 1200, 770, 150), None)
    one = "#F6F1E6"
    save(f"wrap_{name}_light", w, h, brand.mark(1200, 370, 220, one) + wordmark(brand, 1200, 760, 150, one), None)


def mark(name, brand):
    """Mark and name as ink without a ground: for cloth, wood, metal and glass."""
    body = brand.mark(500, 370, 280) + wordmark(brand, 500, 820, 150)
    save(f"mark_{name}", 1000, 1000, body, None)
    for suffix, colour in (("light", "#F6F1E6"), ("dark", "#2A2522")):
        body = brand.mark(500, 370, 280, colour) + wordmark(brand, 500, 820, 150, colour)
        save(f"mark_{name}_{suffix}", 1000, 1000, body, None)


def cover(name, brand):
    """Foil-like mark on a notebook's cover, clear of its elastic."""
    for suffix, colour in (("", None), ("_light", "#F6F1E6")):
        body = brand.mark(470, 520, 250, colour) + wordmark(brand, 470, 980, 112, colour or brand.ink)
        save(f"note_{name}{suffix}", 1000, 1420, body, None)


def tote(name, brand):
    """Print in the middle of a bag of 2.0 x 2.25; the map of the cloth is square."""
    for suffix, colour in (("", None), ("_light", "#F6F1E6")):
        body = brand.mark(1000, 1000, 330, colour) + wordmark(brand, 1000, 1560, 170, colour or brand.ink)
        save(f"tote_{name}{suffix}", 2000, 2000, f'<g transform="translate(0 -130)">{body}</g>', None)


def band(name, brand):
    """The face of a tall bottle: mark above, the name below, small."""
    for suffix, colour in (("", None), ("_light", "#F6F1E6")):
        body = brand.mark(700, 640, 200, colour) + wordmark(brand, 700, 1080, 130, colour or brand.ink)
        save(f"band_{name}{suffix}", 1400, 1550, body, None)
