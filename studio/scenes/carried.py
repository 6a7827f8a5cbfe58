"""Bags of cloth that stand or lie: jute and non-woven shoppers, drawstring pouches, a drawstring backpack."""

import math

import bpy
from mathutils import Vector
from mathutils import noise as simplex

from scenes.vehicles import smooth
from scenes.wear import Sewing, cloth, curve, flat_light, garment, mirrored

from stage.materials import material, metal, paintable, printed
from stage.set import area, camera, light, open_set
from stage.shapes import disc, link, place, rotation, sheet, shift, tube

#: By view: width, depth, height, colour, weave and its strength, handles, print ground
SHOPPERS = {
    "jute": (1.9, 0.8, 1.7, "#C6A06A", (70, 1.0), "#EFE3CD"),
    "nonwoven": (1.75, 0.75, 1.95, "#1E7B4F", (44, 0.35), "#1E7B4F"),
}


def webbing(points, width, m, thick=0.02):
    """A flat band along a line in x and z, its flat side to the front."""
    last = len(points) - 1

    def where(u, v):
        k = min(last, round(v * last))
        before, after = Vector(points[max(0, k - 1)]), Vector(points[min(last, k + 1)])
        along = (after - before).normalized()
        normal = Vector((-along.z, 0, along.x))
        return tuple(Vector(points[k]) + normal * (u - 0.5) * width)

    return sheet(3, last, where, m, thick, uv=lambda u, v: (u * 0.1, v))


def stitches(points, colour, step=0.045, thick=0.006):
    """Thread along a line in space."""
    data = bpy.data.curves.new("thread", "CURVE")
    data.dimensions, data.bevel_depth = "3D", thick
    data.materials.append(material("thread", colour, 0.9))
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        for k in range(max(1, int((b - a).length / step))):
            share = step / max((b - a).length, 1e-6)
            spline = data.splines.new("POLY")
            spline.points.add(1)
            for spot, f in zip(spline.points, (k * share, (k + 0.6) * share)):
                spot.co = (*a.lerp(b, min(1, f)), 1)
    return link(bpy.data.objects.new("thread", data))


def shopper(view):
    """A bag standing open, its sides folded in: ink 0 in front; cloth is body, handles are trim."""
    width, depth, height, colour, weave, strap = SHOPPERS[view]
    open_set("sage" if view == "jute" else "lilac")
    surface = {"rough": 0.95, "specular": 0.05, "bump": ("weave", *weave)}
    plain = paintable(material("cloth", colour, **surface), "body", colour)
    front_cloth = printed(material("cloth", colour, **surface), 0)
    strap_cloth = paintable(material("strap", strap, bump=("weave", 40, 0.5), rough=0.95, specular=0.05), "trim", strap)

    def half_depth(v):
        return depth / 2 * (1 - 0.3 * v * v)

    def crease(u, v, seed):
        soft = max(0.0, 1 - abs(simplex.noise(Vector((u * 2.2 + seed, v * 1.7, seed)))) * 2.6)
        fine = simplex.noise(Vector((u * 6, v * 5, seed + 3)))
        edge = math.sin(math.pi * u) ** 0.5
        return (0.035 * soft**2 + 0.012 * fine) * edge * math.sin(math.pi * min(0.96, v * 0.92 + 0.04)) ** 0.4

    def wall(side, seed):
        def where(u, v):
            belly = 0.07 * math.sin(math.pi * u) * (0.35 + 0.65 * v) + 0.03 * math.sin(math.pi * u) * math.sin(math.pi * v)
            y = side * (half_depth(v) + belly + crease(u, v, seed))
            return ((u - 0.5) * width * (1 + 0.015 * math.sin(math.pi * v)), y, v * height - 0.05 * math.sin(math.pi * u) * v**3)

        return where

    def gusset(sign):
        def where(u, v):
            fold = 0.26 * (1 - abs(2 * u - 1)) * v**1.3 - 0.02 * math.sin(math.pi * u) * math.sin(math.pi * v)
            x = width / 2 * (1 + 0.015 * math.sin(math.pi * v)) - fold
            return (sign * x, sign * (2 * u - 1) * half_depth(v), v * height - 0.02 * math.sin(math.pi * u) * v)

        return where

    front, back = wall(-1, 2.0), wall(1, 9.0)
    made = [sheet(70, 70, front, front_cloth, 0.012), sheet(70, 70, lambda u, v: back(1 - u, v), plain, 0.012)]
    made += [sheet(30, 50, gusset(1), plain, 0.012), sheet(30, 50, gusset(-1), plain, 0.012)]
    hem = [tuple(Vector(front(i / 40, 0.945)) + Vector((0, -0.012, 0))) for i in range(41)]
    thread = "#8F6C3C" if view == "jute" else "#12603B"
    made.append(stitches(hem, thread))
    for face, lift, reach in ((front, 0.74, -0.02), (back, 0.62, 0.02)):
        half, y = width * 0.2, face(0.5, 1)[1]
        arch = [
            (half * math.cos(t) * (1 + 0.06 * math.sin(t)), y + reach * math.sin(t) * 4, height - 0.06 + (lift + 0.06) * math.sin(t) ** 0.75)
            for t in [i * math.pi / 60 for i in range(61)]
        ]
        down = 0.42 if view == "nonwoven" else 0.24
        start = [(half, face(0.5 + half / width, 1 - (down - k * down / 8) / height)[1] + 2.2 * reach, height - down + k * down / 8) for k in range(8)]
        end = [(-x, yy, z) for x, yy, z in start[::-1]]
        line = [*start, *arch, *end]
        if view == "jute":
            made.append(tube(line, 0.05, strap_cloth))
            for x in (-half, half):
                where = Vector(face(0.5 + x / width, 1 - 0.16 / height)) + Vector((0, 3.2 * reach, 0))
                patch = sheet(6, 6, lambda u, v, w=where: (w.x + (u - 0.5) * 0.26, w.y, w.z + (v - 0.5) * 0.26), strap_cloth, 0.02)
                made.append(patch)
        else:
            made.append(webbing(line, 0.15, strap_cloth))
            if reach < 0:
                for x in (-half, half):
                    box_line = [(x + dx, front(0.5 + x / width, 0.9)[1] - 0.058, height - dz) for dx, dz in ((-0.05, 0.1), (0.05, 0.1), (0.05, 0.38), (-0.05, 0.38), (-0.05, 0.1), (0.05, 0.38))]
                    made.append(stitches(box_line, "#F4F1E1", 0.035, 0.005))
    place(made, rotation(22, "Z"))
    light(target=(0, 0, 1))
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (0, 0, height * 0.66), 9.7, 88, 2, 17, stop=11)
    return 0.03


#: Height: half width, half depth of a filled pouch, drawn together at the neck
POUCH = (
    (0.0, 0.46, 0.26), (0.05, 0.58, 0.34), (0.25, 0.68, 0.40), (0.6, 0.68, 0.39), (0.95, 0.56, 0.34), (1.2, 0.33, 0.24),
    (1.34, 0.17, 0.15), (1.42, 0.17, 0.15), (1.56, 0.32, 0.23), (1.74, 0.44, 0.29),
)  # fmt: skip


def filled_pouch(index, plain_colour, cord):
    """One pouch with its cord tied; its print lies on what is seen from the front."""
    wide, deep = [(z, a) for z, a, _ in POUCH], [(z, b) for z, _, b in POUCH]
    high = POUCH[-1][0]

    def where(u, v):
        z = v * high
        t = math.pi / 2 + 2 * math.pi * u
        near = math.exp(-(((z - 1.38) / 0.2) ** 2))
        ruffle = max(0.0, (z - 1.42) / 0.32)
        pleat = (0.2 * near + 0.10 * ruffle) * math.cos(13 * t + 1.6 * math.sin(2 * t + index))
        soft = 0.05 * simplex.noise(Vector((math.cos(t) * 1.4, math.sin(t) * 1.4 + index * 5, z * 1.7)))
        a, b = smooth(wide, z) * (1 + pleat + soft), smooth(deep, z) * (1 + pleat + soft)
        return (a * math.cos(t), b * math.sin(t), z + 0.03 * ruffle * math.cos(5 * t + index))

    def ink(u, v):
        x, _, z = where(u, v)
        return (0.5 + x / 1.5, z / 1.5) if 0.22 <= u <= 0.78 else (0.0, 0.0)

    def is_front(u, v):
        return 0 if 0.24 < u < 0.76 else 1

    made = [sheet(260, 120, where, [cloth(index, plain_colour, 0.5), paintable(cloth(colour=plain_colour, strength=0.5), "body", plain_colour)], 0.012, uv=ink, choose=is_front)]
    rope = paintable(material("cord", cord, 0.9, bump=("paper", 60, 0.5)), "trim", cord)
    for z in (1.36, 1.42):
        made.append(tube([(0.205 * math.cos(t), 0.18 * math.sin(t), z) for t in [k * math.pi / 12 for k in range(24)]], 0.024, rope, True))
    knot = Vector((0.06, -0.21, 1.39))
    made.append(tube([tuple(knot + Vector((0.05 * math.cos(t), 0.02 * math.sin(2 * t), 0.04 * math.sin(t)))) for t in [k * math.pi / 6 for k in range(12)]], 0.03, rope, True))
    for side in (-1, 1):
        loop = [(0, 0, 0), (0.16 * side, -0.07, 0.10), (0.34 * side, -0.10, 0.07), (0.36 * side, -0.11, -0.05), (0.18 * side, -0.09, -0.08), (0, -0.02, 0)]
        made.append(tube([tuple(knot + Vector(p)) for p in loop], 0.021, rope))
        tail = [(0, -0.01, 0), (0.08 * side, -0.13, -0.14), (0.13 * side, -0.2, -0.36), (0.12 * side + 0.03, -0.22, -0.58 - 0.08 * side)]
        made.append(tube([tuple(knot + Vector(p)) for p in tail], 0.021, rope))
        end = knot + Vector(tail[-1])
        made.append(tube([tuple(end + Vector((0, 0, 0.03))), tuple(end), tuple(end + Vector((0, 0, -0.06)))], 0.036, rope))
    return made


def drawstring(view):
    """Three cotton pouches standing, tied: inks 0, 1 and 2; cloth is body, cords are trim."""
    open_set("blush")
    for index, x, y, size, turned in ((0, 0.35, -0.5, 1.12, 5), (1, -0.95, 0.35, 1.0, 14), (2, 1.25, 0.95, 0.78, -8)):
        made = filled_pouch(index, "#E9DCC3", "#8A2F45")
        for thing in made:
            thing.scale = (size, size, size)
        place(made, shift(x, y) @ rotation(turned, "Z"))
    light(target=(0, 0, 0.9))
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (0.1, 0, 0.92), 11.4, 88, 4, 15, stop=10, focus=(0.3, -0.9, 0.9))
    return 0.03


def backpack(view):
    """A drawstring backpack lying, its cords beside it: ink 0; cloth is body, cords are trim."""
    open_set("butter", horizon=9)
    colour = "#1F2A3A"
    bottom = (((0.0, -1.3), (0.6, -1.3), (0.94, -1.26)), True)
    side = (((0.94, -1.26), (1.0, -0.5), (0.98, 0.5), (0.92, 1.0)), True)
    mouth = (((0.92, 1.0), (0.86, 1.12), (0.78, 1.30), (0.66, 1.36), (0.52, 1.29), (0.38, 1.35), (0.2, 1.30), (0.0, 1.34)), False)
    line, sewn = mirrored([bottom, side, mouth])
    nylon = {"colour": colour, "strength": 0.22}
    plain = paintable(cloth(**nylon), "body", colour)
    made = garment(line, line, sewn, cloth(0, **nylon), plain, (0, -0.05, 2.5), 0.05)
    sewing = Sewing(made, paintable(material("thread", "#F2B705", 0.9), "trim", "#F2B705"))
    sewing.pressed([(-0.95, 0.98), (0, 0.96), (0.95, 0.98)], 0.05, 0.05)
    for k in range(-8, 9):
        x = k * 0.108 + 0.02 * math.sin(k * 2.1)
        sewing.pressed([(x, 1.3), (x * 0.99, 1.0), (x * 1.01, 0.72 - 0.1 * math.cos(k * 1.7))], 0.04, 0.022)
    for y in (1.0, 0.93):
        sewing.stitched([(-0.93, y), (0, y - 0.02), (0.93, y)])
    rope = paintable(material("cord", "#F2B705", 0.9, bump=("paper", 60, 0.5)), "trim", "#F2B705")
    steel = metal("#C9CBCD", 0.3)
    for s in (1, -1):
        corner = paintable(material("corner", "#141B26", 0.5), "body", colour)
        sewing.band([(0.70 * s, -1.27), (0.96 * s, -1.25)], [(0.92 * s, -1.02), (0.98 * s, -1.0)], corner, 0.014, 0.018, 40)
        eye = (0.88 * s, -1.15)
        disc(0.06, steel, at=(*eye, sewing.top(*eye) + 0.03), thick=0.02, rounding=0.008)
        for out, y0 in ((0.36, 1.10), (0.24, 1.06)):
            spots = curve([(0.86 * s, y0), (1.06 * s, 0.98), ((0.98 + out) * s, 0.3), ((1.0 + out * 0.9) * s, -0.6), (1.02 * s, -1.3), (0.88 * s, -1.16)], 0.05)
            tube([(x, y, max(sewing.top(x, y), 0.0) + 0.045) for x, y in spots], 0.03, rope)
        knot = [(0.90 * s + 0.05 * math.cos(t), -1.2 + 0.05 * math.sin(t), 0.14) for t in [k * math.pi / 6 for k in range(12)]]
        tube(knot, 0.034, rope, True)
    flat_light()
    camera("top", (0.0, 0.02, 0.1), 10.8, 92, -6, 68)
    return 0.0
