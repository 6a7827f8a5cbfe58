"""Solid letters without light: coloured acrylic on a wall, foam that stands."""

import random

from stage.materials import material, paintable, plastic
from stage.set import area, camera, light, open_set
from stage.shapes import disc, letters, place, rotation, sheet, shift

#: Wall, colour of the letters, discs: across, up, radius, thickness, colour
LOGOS = {
    "noura": ("#E9DFD3", "#26272C", ((-0.52, 1.62, 0.62, 0.10, "#D13A1F"), (0.22, 1.72, 0.46, 0.18, "#0E7C9B"), (0.72, 1.42, 0.32, 0.26, "#F2B705"))),
    "bustan": ("#DDE7E0", "#7A1747", ((0.12, 1.66, 0.58, 0.10, "#C2256E"), (-0.48, 1.36, 0.36, 0.20, "#F2B705"))),
}  # fmt: skip


def acrylic(view):
    """A mark of thick discs, one before the other, above two names, all held off the wall."""
    open_set(sweep=False, world=0.3)
    wall, ink, discs = LOGOS[view]
    plaster = paintable(material("plaster", wall, 0.9, specular=0.2, bump=("paper", 7, 0.35)), "sweep", wall)
    sheet(1, 1, lambda u, v: ((u - 0.5) * 18, 0.16, -6 + v * 15), plaster)
    made, high = letters("sign_" + view, 2.7, 0.12, plastic(colour=ink, rough=0.12), 0.008)
    place(made, shift(0, -0.02, 0.78 - high))
    for x, z, radius, thick, colour in discs:
        gloss = material("acrylic", colour, 0.1, coat=0.8, coat_rough=0.03)
        place([disc(radius, gloss, thick=thick, rounding=0.012)], shift(x, 0.06, z) @ rotation(90, "X"))
    area((-3.4, -3.4, 5.2), (0, 0, 1.2), 1.2, 420, (1, 0.93, 0.84))
    area((4, -5, 2), (0, 0, 1), 4, 120, (0.8, 0.9, 1))
    area((0, -5, 5.5), (0, 0, 1.2), 5, 160)
    camera("three", (0, -0.02, 0.98), 9.4, 92, -21, -3)
    return 0.12


def foam(view):
    """A word of thick foam standing among confetti; the foam is body."""
    open_set("lilac", horizon=4)
    white = paintable(material("foam", "#FBF8F1", 0.9, specular=0.1, bump=("paper", 40, 0.25)), "body", "#FBF8F1")
    made, _ = letters("foam_mabrouk", 3.0, 0.42, white, 0.012)
    place(made, rotation(-10, "Z"))
    random.seed(8)
    papers = [material("confetti", shade, 0.5) for shade in ("#D13A1F", "#F2B705", "#0E7C9B", "#C2256E", "#E3B766")]
    for _ in range(90):
        x, y = random.gauss(0, 1.5), random.gauss(-0.75, 0.55)
        place([disc(0.042, random.choice(papers), thick=0.006, rounding=0, steps=20)], shift(x, y, 0.004 + random.uniform(0, 0.02)) @ rotation(random.uniform(-14, 14), "X"))
    light(target=(0, 0, 0.6), key=560, fill=90, top=170)
    area((1, -6, 4), (0, 0, 1), 4, 60)
    camera("three", (0, 0, 0.62), 11.4, 92, -12, 13)
    return 0.02
