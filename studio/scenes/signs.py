"""Signs that show the way: on walls, under ceilings, on posts, on easels and on tables."""

import math
import random

from scenes.paper import WHITE, room, wall_light

from stage.materials import clear, glowing, material, metal, paintable, polished, printed, rubber, wood
from stage.set import area, camera, light, open_set
from stage.shapes import box, cylinder, lathe, place, plate, rotation, rounded, sheet, shift, slab, tube


def board_face(index=0, rough=0.35):
    return printed(material("face", WHITE, rough, coat=0.2), index)


def directory(view):
    """A directory beside a lift: a head and six strips that slide out, ink 0 in seven equal parts."""
    room("#DDD6CA", "#B9AFA2", False, skirting=False)
    alloy = material("alloy", "#AEB2B6", 0.35, 0.8)
    wide, high, base = 2.1, 0.45, 0.62
    box(wide + 0.16, 0.05, 7 * high + 0.16, alloy, 0.015, at=(-0.35, -0.04, base - 0.08))
    edge = material("edge", "#E9E6DF", 0.4)
    for i in range(7):
        z = base + (6 - i) * high
        face = {"front": board_face(), "side": edge}
        box(wide, 0.05, high - 0.022, face, 0.008, at=(-0.35, -0.085, z + 0.011), uv={"front": (0, (6 - i) / 7, 1, (7 - i) / 7)})
    steel = material("steel", "#A8ACB0", 0.3, 1, bump=("brush", 8, 0.08))
    dark = material("frame", "#3A3D42", 0.4, 0.6)
    box(0.16, 0.16, 5.6, dark, 0.02, at=(1.42, -0.08, 0))
    box(2.4, 0.05, 5.6, steel, 0.004, at=(2.72, -0.03, 0))
    box(0.012, 0.06, 5.6, material("gap", "#16181B", 0.9), 0, at=(2.3, -0.05, 0))
    wall_light()
    camera("three", (0.1, 0, 2.16), 10.8, 88, -17, 2)
    return 0.1


def hanging(view):
    """A sign under the ceiling of a hall; ink 0."""
    open_set(sweep=False, world=0.75)
    paint = paintable(material("wall", "#DCE0DC", 0.9, specular=0.15), "sweep", "#DCE0DC")
    sheet(1, 1, lambda u, v: ((u - 0.5) * 40, 5, v * 9 - 3), paint)
    ceiling = material("ceiling", "#F4F2EC", 0.9, specular=0.1)
    sheet(1, 1, lambda u, v: ((u - 0.5) * 40, -1.2 + 6.2 * v, 4.5), ceiling)
    joint = material("joint", "#C9C7C0", 0.8)
    for k in range(-9, 10):
        box(0.03, 6.2, 0.012, joint, 0, at=(k * 1.2, 1.9, 4.49))
    for y in (0.6, 1.8, 3.0, 4.2):
        box(24, 0.03, 0.012, joint, 0, at=(0, y, 4.49))
    door, frame = material("door", "#8C6A4A", 0.5), material("frame", "#4A4038", 0.5)
    for x in (-3.4, 3.2):
        box(1.7, 0.08, 6.0, frame, 0.02, at=(x, 4.98, -3))
        box(1.5, 0.12, 5.9, door, 0.02, at=(x, 4.97, -3))
    made = [box(3.6, 0.14, 1.2, {"front": board_face(), "back": board_face(), "side": material("edge", "#17181C", 0.4)}, 0.015)]
    steel = metal("#D2D4D6", 0.25)
    for x in (-1.45, 1.45):
        made += [cylinder(0.018, 1.4, steel, (x, 0, 1.88)), cylinder(0.07, 0.04, steel, (x, 0, 2.56)), cylinder(0.04, 0.08, steel, (x, 0, 1.22))]
    place(made, shift(0, 0, 1.93) @ rotation(-16, "Z"))
    area((-4.6, -5.2, 5.4), (0, 0, 2.5), 2.4, 420, (1, 0.96, 0.9))
    area((5, -6, 1.4), (0, 0, 2.5), 4, 120, (0.92, 0.96, 1))
    camera("three", (0, 0, 2.5), 12.6, 84, -4, -4)
    return 0.05


def exit_sign(view):
    """A sign above a door, ink 0; in `dark` it gives back the light it has stored."""
    is_dark = view == "dark"
    open_set(sweep=False, world=0.012 if is_dark else 0.5)
    wall = paintable(material("wall", "#DAD9D2", 0.9, specular=0.15, bump=("paper", 9, 0.12)), "sweep", "#DAD9D2")
    sheet(1, 1, lambda u, v: ((u - 0.5) * 30, 0, v * 14), wall)
    leaf, frame = material("door", "#5E6B70", 0.45), material("frame", "#3B4448", 0.45)
    box(2.5, 0.1, 3.3, frame, 0.02, at=(0, -0.04, 0))
    box(2.26, 0.1, 3.18, leaf, 0.015, at=(0, -0.08, 0))
    box(0.02, 0.12, 3.18, frame, 0, at=(0, -0.08, 0))
    steel = metal("#C9CCCF", 0.25)
    for x in (-0.58, 0.58):
        box(0.86, 0.1, 0.11, steel, 0.03, at=(x, -0.24, 1.9))
        for dx in (-0.4, 0.4):
            box(0.1, 0.16, 0.16, material("foot", "#2B2E32", 0.5), 0.02, at=(x + dx, -0.18, 1.875))
    if is_dark:
        face = glowing("#ffffff", 0.62, design="safety_exit")
    else:
        face = board_face(0, 0.3)
    box(2.1, 0.06, 1.05, {"front": face, "side": material("edge", "#E8F2EA", 0.5)}, 0.012, at=(0, -0.06, 3.62))
    if is_dark:
        area((-4.6, -5.2, 6.0), (0, 0, 3), 2, 9, (0.7, 0.82, 1))
        area((0, -0.7, 4.1), (0, 0.2, 3.2), 1.6, 5, (0.35, 1, 0.55))
    else:
        wall_light()
    camera("three", (0, 0, 3.4), 9.3, 88, -19, -3)
    return 0.0 if is_dark else 0.1


def house(view):
    """A plate on a stone wall, lit from behind; ink 0."""
    open_set(sweep=False, world=0.3)
    random.seed(5)
    for row in range(12):
        x = -7.5 + (row % 2) * 0.55
        while x < 7.5:
            wide = random.uniform(1.2, 1.9)
            shade = random.choice(("#CBB897", "#C4B08E", "#D2C1A2", "#BFAA86"))
            stone = material("stone", shade, 0.9, specular=0.1, bump=("paper", 5, 0.9))
            box(wide - 0.025, 0.3 + random.uniform(-0.025, 0.025), 0.575, stone, 0.03, at=(x + wide / 2, 0.17, row * 0.6))
            x += wide
    sheet(1, 1, lambda u, v: ((u - 0.5) * 30, 0.1, v * 9), material("mortar", "#9B8B70", 0.95))
    wide, high, z = 2.7, 1.65, 3.0
    edge = paintable(material("edge", "#25272C", 0.4), "body", "#25272C")
    made = slab(wide, high, 0.07, 0.09, [printed(material("plate", WHITE, 0.45), 0), edge], 0.012)
    place([made], shift(0, -0.16, z) @ rotation(90, "X"))
    place([slab(wide - 0.22, high - 0.22, 0.03, 0.06, [glowing("#FFC978", 9), glowing("#FFC978", 9)], 0)], shift(0, -0.10, z) @ rotation(90, "X"))
    brass = polished("#C79A4B", 0.25)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(0.045, 0.05, brass, (x * (wide / 2 - 0.13), -0.25, z + y * (high / 2 - 0.13)), (90, 0, 0), rounding=0.012)
    area((-4.6, -5.2, 6.4), (0, 0, 3), 1.2, 330, (1, 0.93, 0.82))
    area((5, -6, 3), (0, 0, 3), 5, 60, (0.86, 0.93, 1))
    camera("three", (0, 0, 3.0), 10.2, 88, 19, 3)
    return 0.1


def traffic_cone(x, y):
    orange, white = material("cone", "#E8562A", 0.5), material("band", "#F4F2EC", 0.4)
    made = [box(0.62, 0.62, 0.05, rubber("#24262A"), 0.02)]
    made.append(
        lathe(
            [(0.25, 0.05), (0.2, 0.3), (0.14, 0.55), (0.1, 0.74), (0.045, 0.98), (0, 0.98)], [orange, white], 64,
            lambda i: 1 if i in (1, 3) else 0,
        )
    )  # fmt: skip
    return place(made, shift(x, y))


def post(view):
    """On posts outside: `parking` on one, `site` on two with braces; ink 0."""
    open_set("aqua" if view == "parking" else "sand", horizon=6, scale=1.4)
    steel = metal("#C9CCCF", 0.35)
    if view == "parking":
        cylinder(0.075, 4.5, steel, (0, 0.06, 2.25), rounding=0.02)
        cylinder(0.26, 0.05, steel, (0, 0.06, 0.025), rounding=0.015)
        for k in range(4):
            cylinder(0.03, 0.06, steel, (0.18 * math.cos(k * 1.57 + 0.8), 0.06 + 0.18 * math.sin(k * 1.57 + 0.8), 0.07))
        alloy = material("alloy", "#B9BDC1", 0.35, 0.9)
        place([slab(1.7, 2.55, 0.045, 0.13, [board_face(0, 0.25), alloy], 0.01)], shift(0, -0.03, 3.2) @ rotation(90, "X"))
        for z in (2.5, 3.9):
            box(0.5, 0.05, 0.09, alloy, 0.01, at=(0, 0.0, z))
        stop = [box(1.9, 0.26, 0.18, rubber("#1F2125"), 0.05)]
        for x in (-0.68, 0, 0.68):
            stop.append(box(0.3, 0.267, 0.183, material("band", "#F2B705", 0.5), 0.045, at=(x, 0, 0)))
        place(stop, shift(1.0, 0.9) @ rotation(-8, "Z"))
        light(key=560, fill=110, top=240, target=(0, 0, 2.4), key_size=1.6)
        area((1, -8, 3), (0, 0, 2.6), 4, 120)
        camera("three", (0.1, 0, 2.32), 15.0, 88, -19, 4)
        return 0.0
    wide, high, base = 3.9, 2.93, 1.0
    timber = wood("#B98A55", "#8A6238")
    for x in (-1.45, 1.45):
        box(0.17, 0.17, base + high, timber, 0.01, at=(x, 0.14, 0))
        place([box(0.13, 0.13, 3.3, timber, 0.01)], shift(x, 1.9, 0) @ rotation(32, "X"))
        box(0.5, 0.5, 0.14, material("concrete", "#A9A69E", 0.9, bump=("paper", 10, 0.4)), 0.02, at=(x, 0.14, 0))
    box(wide, 0.06, high, {"front": board_face(0, 0.4), "side": material("edge", "#E8E4DC", 0.5)}, 0.006, at=(0, 0, base))
    for x in (-1.45, 1.45):
        for z in (base + 0.25, base + high - 0.25):
            cylinder(0.045, 0.02, steel, (x, -0.035, z), (90, 0, 0))
    traffic_cone(-2.0, -1.1)
    traffic_cone(1.9, -0.8)
    light(key=680, fill=140, top=240, target=(0, 0, 2), key_size=1.6)
    area((1, -9, 3), (0, 0, 2.2), 5, 160)
    camera("three", (0, 0, 2.0), 16.6, 88, -20, 5)
    return 0.0


def totem(view):
    """A pylon at the road, ink 0 in front; its sides are body."""
    open_set("aqua", horizon=6, scale=1.4)
    side = paintable(material("lacquer", "#15202B", 0.3, coat=0.5), "body", "#15202B")
    wide, deep, high = 1.5, 0.42, 4.5
    place([slab(wide, high, deep, 0.12, [board_face(0, 0.25), side], 0.02)], shift(0, deep / 2, 0.12 + high / 2) @ rotation(90, "X"))
    box(0.035, deep * 0.5, high - 0.3, glowing("#BFEAF5", 2.6), 0, at=(-wide / 2 - 0.004, 0, 0.27))
    box(2.3, 1.1, 0.16, material("concrete", "#B9B4AA", 0.9, bump=("paper", 10, 0.4)), 0.03)
    random.seed(3)
    pebble = [material("pebble", shade, 0.8) for shade in ("#D9D2C4", "#C2B8A6", "#EAE4D8")]
    for _ in range(150):
        a, r = random.uniform(0, 2 * math.pi), random.uniform(0, 0.5)
        x, y = 1.45 * math.cos(a) * (0.86 + r * 0.4), 0.85 * math.sin(a) * (0.86 + r * 0.4)
        size = random.uniform(0.03, 0.075)
        stone = lathe([(0, -0.6), (0.7, -0.4), (1, 0), (0.7, 0.4), (0, 0.6)], random.choice(pebble), 16)
        stone.scale = (size, size * random.uniform(0.7, 1), size)
        place([stone], shift(x, y, size * 0.5))
    light(key=640, fill=130, top=240, target=(0, 0, 2.3), key_size=1.8)
    area((1, -9, 3), (0, 0, 2.3), 5, 130)
    camera("three", (0, 0, 2.32), 15.2, 88, -24, 4)
    return 0.0


def candle(x, y, high, radius=0.13):
    wax = material("wax", "#F6EEDC", 0.5)
    made = [cylinder(radius, high, wax, (0, 0, high / 2), rounding=0.02), cylinder(0.008, 0.06, rubber("#2A2420"), (0, 0, high + 0.03), rounding=0)]
    flame = lathe([(0, 0), (0.026, 0.03), (0.03, 0.06), (0.016, 0.12), (0, 0.17)], glowing("#FFC56B", 7), 24)
    made += place([flame], shift(0, 0, high + 0.04))
    return place(made, shift(x, y))


def easel(view):
    """A board on a wooden easel with candles at its foot; ink 0."""
    open_set("blush", horizon=5, scale=1.2)
    oak = wood("#B98A55", "#8A6238")

    def leg(a, b, thick=0.052):
        return tube([a, tuple((p + q) / 2 for p, q in zip(a, b)), b], thick, oak, smooth=False)

    leg((-0.95, 0.1, 0), (-0.2, 0.62, 4.25))
    leg((0.95, 0.1, 0), (0.2, 0.62, 4.25))
    leg((0, 1.75, 0), (0, 0.66, 4.1), 0.045)
    box(1.9, 0.2, 0.09, oak, 0.015, at=(0, 0.12, 0.98))
    box(1.9, 0.03, 0.16, oak, 0.01, at=(0, 0.01, 0.98))
    face = {"front": printed(material("board", WHITE, 0.55), 0), "side": material("edge", "#F4F1EA", 0.6)}
    place([box(2.0, 0.05, 3.0, face, 0.006)], shift(0, 0.14, 1.07) @ rotation(-6.5, "X"))
    candle(-1.0, -0.55, 0.62)
    candle(-0.68, -0.8, 0.36)
    candle(1.02, -0.5, 0.46)
    light(key=600, fill=130, top=220, target=(0, 0, 2.1), key_size=2.4)
    area((1, -8, 3), (0, 0, 2.2), 4, 110)
    camera("three", (0, 0.2, 2.12), 14.4, 88, -15, 7)
    return 0.03


def table_number(view):
    """Acrylic numbers on brass feet on a laid table: inks 0 to 2; `smoke` is dark acrylic."""
    open_set("sand")
    smoke = view == "smoke"
    acrylic = material("acrylic", "#22262B" if smoke else "#EEF5F6", 0.12, coat=0.6, coat_rough=0.04)
    edge = material("edge", "#3A4046" if smoke else "#CFE3E6", 0.15, coat=0.5)
    outline = [(-0.62, -0.85), (0.62, -0.85)] + [(0.62 * math.cos(t), 0.22 + 0.62 * math.sin(t)) for t in [i * math.pi / 40 for i in range(41)]]
    for index, x, y, turned in ((0, 0.1, -0.55, -6), (1, 1.32, 0.95, -18), (2, -1.3, 0.75, 14)):
        made = [place([plate(outline, 0.06, [printed(acrylic.copy(), index), edge], 0.01, (), (1.24, 1.736))], shift(0, 0, 1.0) @ rotation(90, "X"))[0]]
        made.append(box(0.95, 0.36, 0.2, polished("#C79A4B", 0.25), 0.03))
        place(made, shift(x, y) @ rotation(turned, "Z"))
    candle(-0.85, -0.75, 0.3, 0.16)
    candle(0.95, -0.5, 0.2, 0.16)
    light(target=(0, 0, 0.8), key=540, fill=90)
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (0.0, 0, 0.92), 11.0, 88, 8, 15, stop=9, focus=(0.1, -0.6, 1))
    return 0.04
