"""Things that stand outside: flags with the wind in them, and the canopy tent."""

import math

from mathutils import Vector
from mathutils import noise as simplex

from stage.materials import material, metal, paintable, polished, printed, rubber, wood
from stage.set import area, camera, light, open_set
from stage.shapes import box, cylinder, disc, place, rotation, sheet, shift, tube


def polyester(index):
    return printed(material("polyester", "#F4F1EA", 0.8, specular=0.1, bump=("weave", 320, 0.12)), index)


def feather(at, wind, index):
    """A feather flag: its pole bends over at the top, the cloth bellies away from it. Ink covers 1 by 3.3."""
    low, straight, reach, tip = 0.62, 2.75, 0.98, 3.92
    before = []

    def pole(v):
        z = low + v * (tip - low) * 1.06
        if z <= straight:
            return (0.0, z)
        t = min(1.0, (z - straight) / ((tip - low) * 1.06 + low - straight))
        return (reach * (1 - math.cos(t * math.pi / 2)), straight + (tip - straight) * math.sin(t * math.pi / 2))

    def where(u, v):
        x0, z0 = pole(v)
        z1 = low + 0.16 + v * (tip - low - 0.16)
        x, z = x0 + (reach - x0) * u, z0 + (z1 - z0) * u
        away = x - x0
        belly = wind * away * (0.9 + 0.35 * math.sin(z * 2.1)) + 0.12 * away * math.sin(z * 5.2 + x * 3.5)
        return (x * (1 - 0.04 * u), -belly, z)

    def ink(u, v):
        x, _, z = where(u, v)
        return (x / reach, (z - low) / (tip - low))

    before.append(sheet(40, 120, where, polyester(index), 0.006, uv=ink))
    white = material("sleeve", "#F1EFEA", 0.6)
    before.append(tube([(pole(i / 60)[0], 0, pole(i / 60)[1]) for i in range(61)], 0.034, white))
    before.append(cylinder(0.026, 0.8, metal("#C9CBCD", 0.3), (0, 0, 0.36)))
    steel = metal("#55585C", 0.4)
    for turned in (35, 125):
        before.append(box(1.5, 0.09, 0.035, steel, 0.012, at=(0, 0, 0.02), turned=(0, 0, turned)))
    before.append(cylinder(0.06, 0.16, steel, (0, 0, 0.1), rounding=0.01))
    return place(before, shift(*at))


def waving(width, height, hoist, index):
    """A flag in the wind from a pole at x = 0: waves that grow towards its end. `hoist` is the height of its lower edge."""

    def where(u, v):
        grown = 0.04 + 0.30 * u**0.8
        phase = 10.5 * u + 1.5 * (1 - v)
        y = grown * math.sin(phase) + 0.06 * u * math.sin(4.3 * u + 3 * v)
        z = hoist + v * height - 0.16 * u * u + 0.035 * u * math.cos(phase + 0.7)
        return (0.05 + width * (u - 0.045 * u * u) * 0.93, y, z)

    return sheet(120, 60, where, polyester(index), 0.006)


def draped(side, height, index, root):
    """A table flag hanging from a leaning stick in soft folds."""
    lean = 0.30 * side
    top = (root + lean * height, 0.0, height)

    def where(u, v):
        fold = 0.17 * u**0.7 * math.sin(u * 12 + 0.8 * (1 - v)) * (0.55 + 0.45 * (1 - v))
        drop = 0.55 * u**1.2
        x = root + lean * (0.22 + height - (1 - v) * 1.42) + side * (0.02 + u * 0.70 * (0.86 + 0.14 * v))
        return (x, fold, height - (1 - v) * 1.42 - drop * (0.8 + 0.2 * v))

    cloth = sheet(90, 60, where, polyester(index), 0.006, uv=(lambda u, v: (u, v)) if side > 0 else (lambda u, v: (1 - u, v)))
    brass = polished("#C79A4B", 0.25)
    stick = tube([(root, 0, 0.2), (top[0] + lean * 0.06, 0, height + 0.06)], 0.026, brass)
    knob = disc(0.055, brass, at=(top[0] + lean * 0.1, 0, height + 0.06), thick=0.1, rounding=0.04)
    return [cloth, stick, knob]


def flag(view):
    """Flags: `feather` one, `pair` two feathers (inks 0 and 1), `pole` on a mast, `desk` two small ones on a foot."""
    open_set({"feather": "aqua", "pair": "blush", "pole": "aqua", "desk": "stone"}[view], horizon=5, scale=1.3)
    if view == "desk":
        walnut = wood("#7B4E2E", "#4F301B")
        cylinder(0.52, 0.16, walnut, (0, 0, 0.08), rounding=0.04)
        cylinder(0.12, 0.12, polished("#C79A4B", 0.25), (0, 0, 0.2), rounding=0.02)
        draped(1, 2.5, 0, 0.05)
        draped(-1, 2.5, 1, -0.05)
        light(target=(0, 0, 1.2), key=540, fill=60, top=150)
        camera("three", (0, 0, 1.36), 12.0, 88, -6, 8, stop=16)
        return 0.0
    if view == "pole":
        steel = metal("#D2D4D6", 0.35)
        cylinder(0.045, 8.0, steel, (0, 0, 2.0))
        for z in (3.98, 2.34):
            tube([(-0.05, 0, z), (0.06, 0, z)], 0.02, steel)
        waving(2.75, 1.72, 2.3, 0)
        light(target=(1.2, 0, 2.6), key=560, fill=60, top=240)
        area((0, 0, 7), (0, 6, 3), 5, 260)
        camera("three", (1.25, 0, 2.62), 15.5, 88, -8, -2)
        return 0.0
    feather((-0.5 if view == "feather" else -0.95, 0, 0), 0.16, 0)
    if view == "pair":
        feather((0.35, 1.1, 0), 0.2, 1)
    light(target=(0, 0, 1.8), key=540, fill=80, top=240)
    area((0, 0, 7), (0, 6, 3), 5, 260)
    camera("three", (0.0, 0.2, 1.98), 17.0 if view == "feather" else 17.6, 88, -16, 5)
    return 0.0


def tent(view):
    """A canopy tent: ink 0 on each side of the roof, ink 1 on the valances, ink 2 on the back wall."""
    open_set("sand", horizon=6, scale=1.4)
    half, eave, top, drop = 1.5, 2.05, 3.2, 0.34
    alloy = metal("#D2D4D6", 0.38)
    foot = rubber("#2B2D30")

    def roof(u, v):
        wide = half * 1.02 * (1 - v)
        sag = 0.14 * math.sin(math.pi * v) ** 1.2 + 0.05 * (1 - abs(2 * u - 1)) * math.sin(math.pi * v)
        crease = 0.014 * simplex.noise(Vector((u * 5, v * 3, 1.7))) * math.sin(math.pi * v)
        return ((2 * u - 1) * wide, -half * 1.02 * (1 - v), eave + drop * 0.2 + (top - eave) * v - sag + crease)

    def valance(u, v):
        wave = 0.03 * math.sin(u * 17 + 1) * (1 - v) * math.sin(math.pi * u) ** 0.4
        return ((2 * u - 1) * half * 1.02, -half * 1.02 - 0.01 + wave * 0.8, eave + drop * 0.2 - (1 - v) * drop + 0.012 * math.sin(u * 9) * (1 - v))

    for quarter in range(4):
        parts = [
            sheet(60, 50, roof, polyester(0), 0.006, uv=lambda u, v: (0.5 + (u - 0.5) * (1 - v), v)),
            sheet(80, 12, valance, polyester(1), 0.006),
        ]
        place(parts, rotation(90 * quarter, "Z"))
        x, y = (half * 0.97 * s for s in ((-1, -1), (1, -1), (1, 1), (-1, 1))[quarter])
        box(0.085, 0.085, eave, alloy, 0.012, at=(x, y, 0))
        box(0.17, 0.17, 0.03, foot, 0.008, at=(x, y, 0))
        bars = []
        for i in range(4):
            left, right = -half * 0.95 + i * half * 0.475, -half * 0.95 + (i + 1) * half * 0.475
            bars.append(tube([(left, -half * 0.96, eave - 0.12), (right, -half * 0.96, eave - 0.34)], 0.016, alloy))
            bars.append(tube([(left, -half * 0.955, eave - 0.34), (right, -half * 0.955, eave - 0.12)], 0.016, alloy))
        place(bars, rotation(90 * quarter, "Z"))

    def back(u, v):
        wave = 0.03 * math.sin(u * 13) + 0.02 * math.sin(u * 29 + v * 2)
        return ((2 * u - 1) * half * 0.96, half * 0.97 + wave * (0.4 + 0.6 * (1 - v)), 0.06 + v * (eave - 0.1))

    sheet(90, 30, back, polyester(2), 0.006)
    box(1.5, 0.55, 0.9, paintable(material("counter", "#F4F1EA", 0.6), "body", "#F4F1EA"), 0.03, at=(-0.35, -0.2, 0))
    box(1.62, 0.66, 0.05, wood("#C59A66", "#9A6F40"), 0.012, at=(-0.35, -0.2, 0.9))
    light(target=(0, 0, 1.4), key=700, fill=150, top=220, key_size=2.6)
    area((2, -9, 3), (0, 0, 1.2), 6, 160)
    area((0, 0, 7), (0, 6, 3), 5, 260)
    camera("three", (0, 0, 1.5), 17.5, 88, 27, 9)
    return 0.05
