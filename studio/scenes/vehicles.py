"""A delivery van of no maker, whole and close."""

import math

import bpy
from mathutils import Matrix, Vector

from stage.materials import material, metal, paintable, printed, rubber
from stage.set import area, camera, light, open_set
from stage.shapes import box, cylinder, lathe, place, rotation, sheet, shift, slab, tube

LENGTH, WIDTH, ROOF = 4.9, 1.86, 2.42
FLOOR = 0.36
#: From the measures above (metres) to the set
SCALE = 0.55
#: (x, height of the top): the nose is at x = 0, the tail at LENGTH
PROFILE = ((0.0, 0.86), (0.05, 1.0), (0.22, 1.09), (0.62, 1.17), (0.86, 1.27), (1.15, 1.72), (1.48, 2.16), (1.68, 2.31), (1.95, 2.385), (2.5, ROOF), (4.3, 2.41), (4.72, 2.385), (4.84, 2.33), (4.9, 2.2))  # fmt: skip


def smooth(points, x):
    """A line through points without corners."""
    for i in range(len(points) - 1):
        if x <= points[i + 1][0] or i == len(points) - 2:
            (x0, y0), (x1, y1) = points[i], points[i + 1]
            before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 2)]
            t = max(0.0, min(1.0, (x - x0) / (x1 - x0)))
            m0 = (y1 - before[1]) / max(x1 - before[0], 1e-6) * (x1 - x0)
            m1 = (after[1] - y0) / max(after[0] - x0, 1e-6) * (x1 - x0)
            return (
                (2 * t**3 - 3 * t * t + 1) * y0 + (t**3 - 2 * t * t + t) * m0 + (3 * t * t - 2 * t**3) * y1 + (t**3 - t * t) * m1
            )
    return points[-1][1]


def half_width(x):
    """Rounded in plan at nose and tail."""
    nose = min(1.0, max(0.0, x) / 0.75)
    tail = min(1.0, max(0.0, LENGTH - x) / 0.16)
    return WIDTH / 2 * (0.80 + 0.20 * math.sin(nose * math.pi / 2) ** 0.6) * (0.93 + 0.07 * math.sin(tail * math.pi / 2) ** 0.5)


def skin(x, share, out=0.0):
    """A point of the body: `share` 0 is the near sill, 0.5 the middle of the roof, 1 the far sill."""
    top, w = smooth(PROFILE, x), half_width(x)
    side = 1 if share > 0.5 else -1
    s = share * 2 if share <= 0.5 else (1 - share) * 2
    corner = min(0.2, (top - FLOOR) * 0.3)
    if s < 0.62:
        t = s / 0.62
        z = FLOOR + (top - corner - FLOOR) * t
        lean = 0.10 * max(0.0, (z - 1.15) / 1.3) ** 1.6 - 0.02 * math.sin(math.pi * min(1, t))
        sill = 0.05 * max(0.0, 1 - t / 0.08) ** 2
        y = w - lean - sill
        edge = (0.0, -1.0, 0.0)
    elif s < 0.84:
        a = (s - 0.62) / 0.22 * math.pi / 2
        lean = 0.10 * max(0.0, (top - corner - 1.15) / 1.3) ** 1.6
        z = top - corner + corner * math.sin(a)
        y = w - lean - corner * (1 - math.cos(a))
        edge = (0.0, -math.cos(a), math.sin(a))
    else:
        lean = 0.10 * max(0.0, (top - corner - 1.15) / 1.3) ** 1.6
        flat = w - lean - corner
        t = (s - 0.84) / 0.16
        y = flat * (1 - t)
        z = top + 0.03 * (1 - (1 - t) ** 2) * min(1, x / 1.2)
        edge = (0.0, 0.0, 1.0)
    point = Vector((x - LENGTH / 2, side * y, z))
    return point + Vector((0, -side * edge[1], edge[2])) * out


def at(x, z, out=0.0):
    """A point of the near side by its height."""
    top = smooth(PROFILE, x)
    corner = min(0.2, (top - FLOOR) * 0.3)
    share = 0.31 * (z - FLOOR) / max(top - corner - FLOOR, 1e-6)
    return skin(x, min(0.31, share), out)


def patch(outline, m, out=0.008, columns=24, rows=12):
    """A piece of the near side: ((x0, x1) below, (x0, x1) above, z0, z1)."""
    (a0, a1), (b0, b1), z0, z1 = outline

    def where(u, v):
        x = (a0 + (a1 - a0) * u) * (1 - v) + (b0 + (b1 - b0) * u) * v
        return at(x, z0 + (z1 - z0) * v, out)

    return sheet(columns, rows, where, m)


def seam(points, radius=0.0045):
    """The gap between two panels."""
    dark = material("gap", "#3A3D42", 0.8)
    line = []
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        line += [tuple(at(x0 + (x1 - x0) * i / 20, z0 + (z1 - z0) * i / 20, 0.0)) for i in range(21)]
    return tube(line, radius, dark, smooth=False)


def wheel(x, near=True):
    tyre = rubber("#1A1B1E")
    rim = metal("#B9BDC2", 0.3)
    side = -1 if near else 1
    profile = [(0.2, -0.12), (0.3, -0.125), (0.34, -0.1), (0.365, -0.05), (0.365, 0.05), (0.34, 0.1), (0.3, 0.125), (0.2, 0.12)]
    disc = [(0.0, 0.05), (0.06, 0.06), (0.07, 0.04), (0.16, 0.07), (0.2, 0.1), (0.225, 0.115), (0.23, 0.09)]
    made = [lathe(profile, tyre, 96), lathe(disc, rim, 96)]
    for k in range(5):
        a = 2 * math.pi * k / 5
        made.append(cylinder(0.028, 0.04, material("hole", "#15161A", 0.9), (0.14 * math.cos(a), 0.14 * math.sin(a), 0.062), rounding=0))
    y = side * (WIDTH / 2 - 0.10)
    place(made, shift(x - LENGTH / 2, y, 0.365) @ rotation(90 if near else -90, "X"))


def nose(dark):
    """Windows, door, lamps and bumper of the front: what a van and a truck share."""
    glass = material("glass", "#1B242B", 0.06, coat=1.0, coat_rough=0.02, specular=0.8)
    patch(((0.02, 0.38), (0.02, 0.38), FLOOR, 0.60), dark, 0.012)
    patch(((1.27, 2.12), (1.66, 2.12), 1.33, 2.08), glass, 0.008, 30, 20)
    patch(((1.02, 1.23), (1.19, 1.30), 1.30, 1.50), glass, 0.008)

    def screen(u, v):
        x = 0.93 + (1.62 - 0.93) * v
        wide = 0.335 + 0.33 * u
        return skin(x, wide, 0.010) + Vector((-0.004, 0, 0.004))

    sheet(40, 20, screen, glass)
    seam([(1.02, 0.62), (1.02, 1.22), (1.24, 1.29), (1.63, 2.13), (2.18, 2.13), (2.18, 0.52)])
    lamp = material("lamp", "#E8EDF0", 0.08, coat=1.0, coat_rough=0.02)

    def light_of(u, v):
        x = 0.06 + 0.36 * u
        return at(x, 0.80 + 0.16 * v + 0.10 * u, 0.014)

    sheet(20, 8, light_of, lamp)
    low, high = 0.38, 0.62
    sheet(
        24, 6,
        lambda u, v: Vector((-LENGTH / 2 - 0.05 - 0.04 * math.sin(math.pi * u), (u - 0.5) * 1.52, low + (high - low) * v)),
        dark, 0.05,
    )
    sheet(
        24, 6,
        lambda u, v: Vector((-LENGTH / 2 - 0.012 - 0.02 * math.sin(math.pi * u), (u - 0.5) * 0.9, 0.68 + 0.14 * v)),
        material("grille", "#15171A", 0.5), 0.02,
    )
    p = at(1.12, 1.34, 0.12)
    place([slab(0.12, 0.30, 0.14, 0.05, [dark, dark], 0.03)], shift(p.x, p.y, p.z) @ rotation(80, "X"))


def door_handle(x):
    p = at(x, 1.16, 0.012)
    box(0.2, 0.035, 0.05, material("handle", "#2A2D33", 0.5), 0.014, at=(p.x, p.y, p.z))


def wheel_arch(x, dark):
    ring = sheet(
        48, 1,
        lambda u, v: at(x + (0.455 + 0.035 * v) * math.cos(math.pi * u), max(FLOOR, 0.37 + (0.455 + 0.035 * v) * math.sin(math.pi * u)), 0.016),
        dark, 0.012,
    )
    ring.name = "arch"
    sheet(
        48, 8,
        lambda u, v: at(x + 0.46 * v * math.cos(math.pi * u), max(FLOOR, 0.37 + 0.46 * v * math.sin(math.pi * u)), 0.011),
        material("well", "#0E0F11", 0.95),
    )


def shrunk():
    """From metres to the set."""
    small = Matrix.Scale(SCALE, 4)
    place([thing for thing in bpy.context.scene.objects if not thing.name.startswith("sweep")], small)


def van(view):
    """A van from the side: ink 0 is printed on its near side, the rest of the body is body."""
    open_set("stone", horizon=5)
    white = paintable(material("lacquer", "#F6F4EF", 0.28, coat=0.7, coat_rough=0.05), "body", "#F6F4EF")
    side = printed(material("lacquer", "#F6F4EF", 0.3, coat=0.6, coat_rough=0.06), 0)
    steps = 150

    def along(v):
        return (0.5 - 0.5 * math.cos(math.pi * v)) * 0.35 * LENGTH + v * 0.65 * LENGTH

    sheet(64, steps, lambda u, v: skin(along(v), 0.31 + u * 0.69), white)
    sheet(
        40,
        steps,
        lambda u, v: skin(along(v), u * 0.31),
        side,
        uv=lambda u, v: (along(v) / LENGTH, (skin(along(v), u * 0.31).z - FLOOR) / (ROOF - FLOOR)),
    )
    for x, turn in ((0.0, -1), (LENGTH, 1)):
        sheet(
            24,
            2,
            lambda u, v, x=x: skin(x, u).lerp(Vector((x - LENGTH / 2, 0, 0.9)), v),
            white,
        )
    dark = material("trim", "#22252A", 0.6)
    nose(dark)
    for start, end in ((1.34, 3.43), (4.41, LENGTH - 0.02)):
        patch(((start, end), (start, end), FLOOR, 0.47), dark, 0.010, 60)
    seam([(2.30, 0.62), (2.30, 2.16), (3.55, 2.16), (3.55, 0.62), (2.30, 0.62)])
    seam([(2.2, 1.34), (4.78, 1.34)], 0.006)
    for x in (2.02, 2.44):
        door_handle(x)
    for x in (0.86, 3.92):
        wheel_arch(x, dark)
        wheel(x)
        wheel(x, False)
    lamp_red = material("rear", "#A3161B", 0.15, coat=0.8)
    patch(((LENGTH - 0.10, LENGTH - 0.015), (LENGTH - 0.10, LENGTH - 0.015), 1.0, 1.75), lamp_red, 0.010)
    shrunk()
    light(key=560, fill=110, top=220, target=(0, 0, 0.6), key_size=2.2)
    area((0.6, -6, 2.6), (0, 0, 0.6), 5, 110)
    if view == "detail":
        camera("three", (0.55, -0.5, 0.66), 6.2, 88, 14, 6)
    else:
        camera("three", (0.0, 0, 0.6), 10.4, 88, -27, 9)
    return 0.0


#: Where the box of the truck begins and ends, its floor and its top, and its width (metres)
LOAD = (2.28, 6.3, 0.92, 3.32, 2.14)


def truck(view):
    """A small truck with a box body: ink 0 on the near side of the box, which is trim; the cab is body."""
    open_set("butter", horizon=5)
    white = paintable(material("lacquer", "#F6F4EF", 0.28, coat=0.7, coat_rough=0.05), "body", "#F6F4EF")
    x0, x1, floor, top, wide = LOAD
    back = 2.24

    def along(v):
        return back * (1 - math.cos(math.pi / 2 * v))

    sheet(96, 110, lambda u, v: skin(along(v), u), white)
    for x in (0.0, back):
        sheet(24, 2, lambda u, v, x=x: skin(x, u).lerp(Vector((x - LENGTH / 2, 0, 0.9)), v), white)
    dark = material("trim", "#22252A", 0.6)
    nose(dark)
    door_handle(2.02)
    wheel_arch(0.86, dark)
    middle = (x0 + x1) / 2 - LENGTH / 2
    panel = paintable(material("panel", "#F6F4EF", 0.35, coat=0.4), "trim", "#F6F4EF")
    face = printed(material("panel", "#F6F4EF", 0.35, coat=0.4), 0)
    box(x1 - x0, wide, top - floor, {"front": face, "side": panel}, 0.02, at=(middle, 0, floor))
    alloy = material("alloy", "#C3C7CA", 0.35, 0.85)
    y = -wide / 2
    for z in (floor, top - 0.07):
        box(x1 - x0 + 0.04, 0.05, 0.09, alloy, 0.012, at=(middle, y, z - 0.01))
    for x in (x0, x1):
        box(0.09, 0.05, top - floor + 0.02, alloy, 0.012, at=(x - LENGTH / 2, y, floor))
    steel = metal("#8F9498", 0.4)
    for x in [x0 + 0.09 + k * (x1 - x0 - 0.18) / 22 for k in range(23)]:
        for z in (floor + 0.035, top - 0.035):
            cylinder(0.012, 0.014, steel, (x - LENGTH / 2, y - 0.026, z), (90, 0, 0), rounding=0)
    box(x1 - 1.6, 1.0, 0.26, dark, 0.02, at=((x1 + 1.6) / 2 - LENGTH / 2, 0, 0.62))
    box(1.1, 0.04, 0.34, dark, 0.015, at=(3.25 - LENGTH / 2, y + 0.12, 0.44))
    guard = material("guard", "#2E3237", 0.5)
    sheet(40, 4, lambda u, v: Vector((4.75 + 0.56 * math.cos(math.pi * u) - LENGTH / 2, y + 0.06 + 0.4 * v, 0.40 + 0.46 * math.sin(math.pi * u))), guard, 0.02)
    box(0.12, 0.03, 0.14, material("rear", "#A3161B", 0.15, coat=0.8), 0.01, at=(x1 - 0.2 - LENGTH / 2, y - 0.01, 0.74))
    box(0.1, 0.5, 0.1, dark, 0.01, at=(x1 - 0.05 - LENGTH / 2, y + 0.3, 0.5))
    for x in (0.86, 4.75):
        wheel(x)
        wheel(x, False)
    shrunk()
    light(key=600, fill=120, top=240, target=(0.3, 0, 0.9), key_size=2.2)
    area((0.6, -7, 2.6), (0.3, 0, 0.8), 5, 120)
    camera("three", (0.30, 0, 0.86), 13.2, 88, -25, 8)
    return 0.0
