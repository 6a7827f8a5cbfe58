"""Heavier clothes, lying: a hoodie, a safety vest, a chef's jacket. Cut and dropped as in wear.py."""

import math

from scenes.wear import CLOTH, Sewing, cloth, curve, flat_light, garment, mirrored

from stage.materials import material, metal, paintable
from stage.set import camera, open_set
from stage.shapes import disc, sheet, tube

SIDE = (((1.04, -1.58), (1.05, -0.4), (1.03, 0.42)), True)
INNER_SLEEVE = (((1.03, 0.42), (1.20, -0.30), (1.40, -1.26)), True)
WRIST = (((1.40, -1.26), (1.55, -1.23), (1.71, -1.19)), False)
OUTER_SLEEVE = (((1.71, -1.19), (1.60, -0.2), (1.44, 0.66), (1.22, 1.02), (0.86, 1.20), (0.42, 1.32)), True)
ARMHOLE = ((1.12, 1.08), (1.0, 0.86), (0.97, 0.62), (1.02, 0.44))


def ribbed(sewing, inner, outer, m, ribs, lift=0.02, thick=0.02):
    """A knitted band between two lines: its ridges run from one to the other."""
    a, b = curve(inner, 0.01), curve(outer, 0.01)

    def where(u, v):
        x0, y0 = a[min(len(a) - 1, round(v * (len(a) - 1)))]
        x1, y1 = b[min(len(b) - 1, round(v * (len(b) - 1)))]
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u
        ridge = 0.008 * math.cos(2 * math.pi * ribs * v)
        return (x, y, max(sewing.top(x, y), 0.05) + lift + ridge + 0.03 * math.sin(math.pi * u))

    return sheet(8, ribs * 8, where, m, thick, uv=lambda u, v: (u * 0.1, v))


def long_sleeves(neck, nape, hem, frame, colour, strength=0.35, thread="#D8D0BF", loose=0.09):
    """A body with long sleeves beside it, its seams pressed; answers the sewing and the plain cloth."""
    front, sewn = mirrored([hem, SIDE, INNER_SLEEVE, WRIST, OUTER_SLEEVE, (neck, False)])
    back, _ = mirrored([hem, SIDE, INNER_SLEEVE, WRIST, OUTER_SLEEVE, (nape, False)])
    plain = paintable(cloth(colour=colour, strength=strength), "body", colour)
    made = garment(front, back, sewn, cloth(0, colour, strength), plain, frame, loose)
    sewing = Sewing(made, paintable(material("thread", thread, 0.9), "trim", thread))
    sewing.both(sewing.pressed, ARMHOLE, depth=0.03)
    sewing.both(sewing.stitched, [(x + 0.03, y + 0.005) for x, y in ARMHOLE])
    for start, end, depth in (((1.24, 0.30), (1.46, 0.24), 0.03), ((1.28, -0.02), (1.54, -0.14), 0.024), ((1.34, -0.55), (1.60, -0.64), 0.03)):
        sewing.both(sewing.pressed, [start, end], depth=depth, width=0.05)
    return sewing, plain


def hood(plain, colour, lining):
    """The hood lying above the neck: a pillow whose front is pressed in, with a padded rim."""
    outline = [
        (((0.0, 0.98), (0.36, 1.02), (0.62, 1.20)), True),
        (((0.62, 1.20), (0.74, 1.52), (0.64, 1.86), (0.36, 2.03), (0.0, 2.07)), True),
    ]
    line, sewn = mirrored(outline)
    made = garment(line, line, sewn, plain, plain, (0, 0, 9), 0.05)
    rim = [(0.0, 1.0), (0.22, 1.15), (0.43, 1.42), (0.45, 1.66), (0.28, 1.83), (0.0, 1.88)]
    hole = curve(rim, 0.02)
    for v in made.data.vertices:
        x, y, z = v.co
        across = [px for px, py in hole if abs(py - y) < 0.03]
        if across and abs(x) < max(across) and z + made.location.z > 0.05:
            deep = min(1.0, (max(across) - abs(x)) / 0.1)
            v.co.z -= 0.75 * deep * (z + made.location.z - 0.03)
    made.data.update()
    made.location.z += 0.05
    sewing = Sewing(made)
    whole = [*rim, *[(-x, y) for x, y in rim[-2::-1]]]
    spots = curve(whole, 0.03)
    tube([(x, y, 0.30 + 0.03 * (y - 1.4)) for x, y in spots], 0.045, plain)
    inside = [(x * 0.96, y * 0.985 + 0.02) for x, y in rim]
    sheet(
        30, 40,
        lambda u, v: ((u - 0.5) * 0.86 * math.sin(math.pi * min(0.96, max(0.04, v))) ** 0.6, 1.06 + 0.78 * v, 0.11 + 0.1 * (2 * u - 1) ** 2),
        lining,
    )
    return sewing, inside


def hoodie(view):
    """A hoodie lying; ink 0 is its front, cloth and knit are body, cords and thread trim."""
    open_set("blush", horizon=9)
    colour = "#E9E4DA"
    neck = ((0.42, 1.32), (0.34, 1.14), (0.18, 1.03), (0.0, 1.0))
    nape = ((0.42, 1.32), (0.3, 1.28), (0.14, 1.26), (0.0, 1.25))
    hem = (((0.0, -1.60), (0.6, -1.60), (1.04, -1.58)), False)
    sewing, plain = long_sleeves(neck, nape, hem, (0, 0.1, 2.2), colour, 0.3)
    knit = paintable(material("rib", colour, bump=("weave", 60, 0.4), **CLOTH), "body", colour)
    lining = paintable(material("lining", colour, bump=("weave", 60, 0.4), **CLOTH), "body", colour)
    ribbed(sewing, [(-1.04, -1.55), (0, -1.58), (1.04, -1.55)], [(-0.96, -1.80), (0, -1.84), (0.96, -1.80)], knit, 84)
    for side in (1, -1):
        ribbed(
            sewing,
            [(1.38 * side, -1.23), (1.55 * side, -1.20), (1.73 * side, -1.15)],
            [(1.46 * side, -1.48), (1.58 * side, -1.46), (1.71 * side, -1.43)],
            knit, 15,
        )
    top, bottom = [(-0.46, -0.66), (0.46, -0.66)], [(-0.76, -1.46), (0.76, -1.46)]
    sewing.band(top, bottom, plain, 0.022, 0.02, 80)
    for points in ([(-0.44, -0.69), (0.44, -0.69)], [(0.47, -0.74), (0.74, -1.44)], [(-0.47, -0.74), (-0.74, -1.44)]):
        sewing.stitched(points, lift=0.036)
    sewing.both(sewing.stitched, [(0.43, -0.74), (0.70, -1.44)], lift=0.036)
    hood(plain, colour, lining)
    cord = paintable(material("cord", "#F3EFE6", bump=("weave", 40, 0.6), **CLOTH), "trim", "#F3EFE6")
    steel = metal("#C9CBCD", 0.3)
    for side, end, sway in ((1, 0.30, 0.06), (-1, 0.22, 0.03)):
        line = curve([(0.13 * side, 1.06), (0.16 * side, 0.84), ((0.16 + sway) * side, 0.58), (0.19 * side, end)], 0.03)
        path = [(x, y, sewing.top(x, y) + 0.045) for x, y in line]
        tube(path, 0.026, cord)
        tube([path[-1], (path[-1][0], path[-1][1] - 0.09, path[-1][2] - 0.004)], 0.031, steel)
        x, y = 0.13 * side, 1.08
        disc(0.05, steel, at=(x, y, sewing.top(x, y) + 0.05), thick=0.02, rounding=0.008)
    flat_light()
    camera("top", (-0.02, 0.06, 0.1), 14.4, 92, -6, 68)
    return 0.0


def vest(view):
    """A safety vest lying, open in front; ink 0 is its front, the mesh is body, binding and zip trim."""
    open_set("stone", horizon=9)
    colour = "#E9E4DA"
    parts = [
        (((0.0, -1.46), (0.6, -1.47), (1.10, -1.45)), False),
        (((1.10, -1.45), (1.09, -0.4), (1.08, 0.22)), True),
        (((1.08, 0.22), (0.93, 0.42), (0.86, 0.74), (0.90, 1.02), (0.99, 1.26)), False),
        (((0.99, 1.26), (0.7, 1.35), (0.40, 1.42)), True),
    ]
    neck = ((0.40, 1.42), (0.30, 1.06), (0.16, 0.72), (0.0, 0.44))
    nape = ((0.40, 1.42), (0.28, 1.34), (0.14, 1.31), (0.0, 1.30))
    front, sewn = mirrored([*parts, (neck, False)])
    back, _ = mirrored([*parts, (nape, False)])
    plain = paintable(cloth(colour=colour, strength=0.5), "body", colour)
    made = garment(front, back, sewn, cloth(0, colour, 0.5), plain, (0, 0.12, 2.4), 0.07)
    sewing = Sewing(made, paintable(material("thread", "#5B6066", 0.9), "trim", "#5B6066"))
    silver = material("reflective", "#C3C7CA", 0.34, 0.35, bump=("weave", 90, 0.18))
    for low, high in ((-1.12, -0.88), (-0.42, -0.18)):
        sewing.band([(-1.10, high), (0, high - 0.02), (1.09, high)], [(-1.10, low), (0, low - 0.02), (1.09, low)], silver, 0.014, 0.012, 160)
        for y in (low + 0.02, high - 0.02):
            sewing.stitched([(-1.08, y), (0, y - 0.02), (1.08, y)], lift=0.024)
    for side in (1, -1):
        inner, outer = [(0.52 * side, -0.18), (0.55 * side, 0.6), (0.62 * side, 1.36)], [(0.74 * side, -0.18), (0.76 * side, 0.6), (0.80 * side, 1.31)]
        sewing.band(inner, outer, silver, 0.018, 0.012, 120)
        for line in (inner, outer):
            sewing.stitched([(x + (0.02 if line is inner else -0.02) * side, y) for x, y in line], lift=0.028)
    bind = paintable(material("binding", "#5B6066", bump=("weave", 60, 0.4), **CLOTH), "trim", "#5B6066")
    edge = [*neck, *[(-x, y) for x, y in neck[-2::-1]]]
    sewing.band(edge, [(x * 1.10, y - 0.045) for x, y in edge], bind, 0.012, 0.018, 120)
    for side in (1, -1):
        hole = [(x * side, y) for x, y in parts[2][0]]
        sewing.band(hole, [(x - 0.05 * side, y) for x, y in hole], bind, 0.012, 0.018, 80)
    sewing.band([(-1.10, -1.41), (0, -1.42), (1.10, -1.41)], [(-1.10, -1.46), (0, -1.47), (1.10, -1.46)], bind, 0.012, 0.016, 120)
    sewing.band([(-0.045, 0.44), (-0.045, -1.42)], [(0.045, 0.44), (0.045, -1.42)], bind, 0.03, 0.012, 120)
    teeth = metal("#9DA1A5", 0.4)
    for i in range(62):
        y = 0.40 - i * 0.029
        tube([(-0.016, y, sewing.top(0, y) + 0.045), (0.016, y, sewing.top(0, y) + 0.045)], 0.008, teeth, smooth=False)
    tube([(0, 0.42, sewing.top(0, 0.4) + 0.06), (0.02, 0.28, sewing.top(0, 0.28) + 0.06)], 0.022, teeth)
    flat_light()
    camera("top", (0.0, 0.0, 0.1), 12.4, 92, -6, 68)
    return 0.0


def chef(view):
    """A chef's jacket lying, double-breasted; ink 0 is its front, the twill is body, buttons and piping trim."""
    open_set("aqua", horizon=9)
    colour = "#F3EFE6"
    neck = ((0.36, 1.36), (0.28, 1.20), (0.14, 1.12), (0.0, 1.09))
    nape = ((0.36, 1.36), (0.26, 1.32), (0.13, 1.30), (0.0, 1.29))
    hem = (((0.0, -1.60), (0.6, -1.60), (1.04, -1.58)), False)
    sewing, plain = long_sleeves(neck, nape, hem, (0, 0.12, 2.4), colour, 0.25)
    flap = [(-0.50, 1.10), (-0.50, -1.60)], [(0.44, 1.12), (0.44, -1.60)]
    sewing.band(*flap, plain, 0.014, 0.016, 160)
    sewing.stitched([(0.41, 1.08), (0.41, -1.58)], lift=0.028)
    sewing.both(sewing.stitched, [(1.37, -1.10), (1.70, -1.02)])
    sewing.stitched([(-1.02, -1.52), (0.0, -1.54), (1.02, -1.52)])
    piping = paintable(material("piping", "#17181C", bump=("weave", 60, 0.4), **CLOTH), "trim", "#17181C")
    nape_line = [(0.35, 1.36), (0.2, 1.31), (0.0, 1.29), (-0.2, 1.31), (-0.35, 1.36)]
    sewing.band([(x, y + 0.15) for x, y in nape_line], nape_line, plain, 0.05, 0.03, 60, 0.06)
    for side in (1, -1):
        inner = [(0.35 * side, 1.42), (0.26 * side, 1.25), (0.12 * side, 1.15), (0.03 * side, 1.11)]
        outer = [(0.47 * side, 1.33), (0.41 * side, 1.12), (0.26 * side, 0.99), (0.06 * side, 0.95)]
        sewing.band(inner, outer, plain, 0.035, 0.03, 60, 0.06)
        spots = curve([(a[0] * 0.04 + b[0] * 0.96, a[1] * 0.04 + b[1] * 0.96) for a, b in zip(inner, outer)], 0.03)
        tube([(x, y, sewing.top(x, y) + 0.06) for x, y in spots], 0.014, piping)
    button = paintable(material("button", "#17181C", 0.3, coat=0.4), "trim", "#17181C")
    for row in range(5):
        y = 0.78 - row * 0.46
        for x in (-0.30, 0.26):
            disc(0.062, button, at=(x, y, sewing.top(x, y) + 0.034), thick=0.04, rounding=0.018)
    flat_light()
    camera("top", (-0.02, -0.04, 0.1), 13.6, 92, -6, 68)
    return 0.02




def coverall(view):
    """A work coverall lying: ink 0 is its front, the twill is body, thread, knee patches and zip trim."""
    open_set("sand", horizon=9)
    colour = "#E9E4DA"
    parts = [
        (((0.0, -0.36), (0.07, -0.52), (0.13, -1.1), (0.17, -1.98)), True),
        (((0.17, -1.98), (0.46, -2.01), (0.74, -1.97)), False),
        (((0.74, -1.97), (0.80, -1.1), (0.80, -0.4), (0.74, 0.28), (0.80, 0.66)), True),
        (((0.80, 0.66), (0.99, 0.14), (1.20, -0.50)), True),
        (((1.20, -0.50), (1.35, -0.47), (1.50, -0.42)), False),
        (((1.50, -0.42), (1.38, 0.42), (1.20, 0.98), (0.94, 1.22), (0.66, 1.34), (0.34, 1.43)), True),
    ]
    neck = ((0.34, 1.43), (0.26, 1.27), (0.13, 1.19), (0.0, 1.16))
    nape = ((0.34, 1.43), (0.24, 1.39), (0.12, 1.37), (0.0, 1.36))
    front, sewn = mirrored([*parts, (neck, False)])
    back, _ = mirrored([*parts, (nape, False)])
    plain = paintable(cloth(colour=colour, strength=0.45), "body", colour)
    made = garment(front, back, sewn, cloth(0, colour, 0.45), plain, (0, 0.35, 2.4), 0.07)
    sewing = Sewing(made, paintable(material("thread", "#F2B705", 0.9), "trim", "#F2B705"))
    armhole = ((0.90, 1.18), (0.80, 1.0), (0.75, 0.84), (0.79, 0.68))
    sewing.both(sewing.pressed, armhole, depth=0.03)
    sewing.both(sewing.stitched, [(x - 0.03, y) for x, y in armhole])
    sewing.pressed([(-0.76, 0.12), (0, 0.08), (0.76, 0.12)], 0.045, 0.06)
    sewing.pressed([(0, -0.3), (0.02, -0.42)], 0.05, 0.08)
    for start, end, depth in (((0.98, 0.42), (1.28, 0.36), 0.03), ((1.05, 0.10), (1.36, 0.0), 0.026), ((0.2, -0.62), (0.62, -0.55), 0.03), ((0.3, -1.62), (0.66, -1.7), 0.022)):
        sewing.both(sewing.pressed, [start, end], depth=depth, width=0.05)
    sewing.band([(-0.75, 0.16), (0, 0.13), (0.75, 0.16)], [(-0.75, 0.04), (0, 0.01), (0.75, 0.04)], plain, 0.012, 0.016, 120)
    for y in (0.145, 0.03):
        sewing.stitched([(-0.73, y), (0, y - 0.03), (0.73, y)], lift=0.024)
    sewing.band([(-0.07, 1.16), (-0.07, -0.34)], [(0.07, 1.16), (0.07, -0.34)], plain, 0.02, 0.016, 140)
    for x in (-0.055, 0.055):
        sewing.stitched([(x, 1.12), (x, -0.32)], lift=0.036)
    silver = material("reflective", "#C3C7CA", 0.34, 0.35, bump=("weave", 90, 0.18))
    patch = paintable(material("patch", colour, bump=("weave", 60, 0.4), **CLOTH), "body", colour)
    for side in (1, -1):
        pocket = [(0.22 * side, 0.46), (0.62 * side, 0.48)], [(0.23 * side, 0.20), (0.62 * side, 0.21)]
        sewing.band(*pocket, plain, 0.014, 0.018, 60)
        flap = [(0.20 * side, 0.55), (0.64 * side, 0.57)], [(0.20 * side, 0.42), (0.64 * side, 0.44)]
        sewing.band(*flap, plain, 0.034, 0.02, 60)
        sewing.stitched([(0.22 * side, 0.44), (0.62 * side, 0.46)], lift=0.052)
        disc(0.032, metal("#B9BDC1", 0.3), at=(0.42 * side, 0.475, sewing.top(0.42 * side, 0.475) + 0.06), thick=0.02, rounding=0.006)
        knee = [(0.20 * side, -0.88), (0.72 * side, -0.86)], [(0.22 * side, -1.30), (0.71 * side, -1.29)]
        sewing.band(*knee, patch, 0.014, 0.018, 70)
        for points in ([(0.22 * side, -0.90), (0.70 * side, -0.88)], [(0.24 * side, -1.28), (0.69 * side, -1.27)]):
            sewing.stitched(points, lift=0.030)
        for band in (([(0.15 * side, -1.52), (0.76 * side, -1.50)], [(0.15 * side, -1.66), (0.76 * side, -1.64)]), ([(1.09 * side, -0.10), (1.42 * side, -0.03)], [(1.12 * side, -0.22), (1.45 * side, -0.15)])):
            sewing.band(*band, silver, 0.016, 0.012, 80)
        inner = [(0.33 * side, 1.49), (0.25 * side, 1.32), (0.12 * side, 1.22), (0.03 * side, 1.18)]
        outer = [(0.52 * side, 1.36), (0.45 * side, 1.16), (0.28 * side, 1.02), (0.08 * side, 1.06)]
        sewing.band(inner, outer, plain, 0.035, 0.026, 60, 0.05)
        cuff = [(1.17 * side, -0.40), (1.34 * side, -0.36), (1.50 * side, -0.31)]
        sewing.stitched(cuff)
        sewing.stitched([(0.19 * side, -1.88), (0.46 * side, -1.91), (0.72 * side, -1.87)])
    nape_line = [(0.33, 1.43), (0.2, 1.38), (0.0, 1.36), (-0.2, 1.38), (-0.33, 1.43)]
    sewing.band([(x, y + 0.13) for x, y in nape_line], nape_line, plain, 0.05, 0.03, 60, 0.05)
    steel = metal("#B9BDC1", 0.35)
    tube([(0, 1.08, sewing.top(0, 1.08) + 0.06), (0.01, 0.96, sewing.top(0, 0.96) + 0.06)], 0.024, steel)
    flat_light()
    camera("top", (0.0, -0.2, 0.1), 14.6, 92, -6, 68)
    return 0.0
