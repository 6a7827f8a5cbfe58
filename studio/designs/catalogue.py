"""Every flat design by name. Sizes are free units of the right proportion, about 1000 across."""

from designs import carried, goods, layouts, measures, paper, second, sheets, signs, worn
from designs.brands import BRANDS, panel
from designs.ink import save


def face(name, brand, w, h, layout="top", **more):
    body, ground = panel(brand, w, h, layout, **more)
    save(name, w, h, body, ground)


def draw():
    faces()
    sheets.draw()
    paper.draw()
    worn.draw()
    goods.draw()
    signs.draw()
    carried.draw()
    layouts.draw()
    second.draw()
    measures.draw()


def faces():
    """Whole printed faces that need nothing but a brand and a layout."""
    for brand in BRANDS:
        face(f"a5_{brand}", brand, 1000, 1420, "top")
        face(f"head_{brand}", brand, 1000, 1420, "bottom")
        face(f"square_{brand}", brand, 1000, 1000, "centre")
        face(f"wide_{brand}", brand, 1600, 900, "side")
        face(f"bag_{brand}", brand, 1000, 1260, "centre")
        face(f"slim_{brand}", brand, 1000, 460, "side")
