"""Banners that stand, the tote bag, and the wide compositions of the home page."""

import math

import bmesh
import bpy
from mathutils import Vector
from mathutils import noise as simplex

from scenes.boxes import bow_loop, bow_tail
from scenes.paper import WHITE, lying
from scenes.vessels import FRONT, handle, mug_body

from stage.materials import ceramic, coated, material, metal, page_edges, paintable, polished, printed, rubber, uncoated
from stage.set import area, camera, light, open_set

from stage.shapes import (
    box, cylinder, disc, extruded, link, lathe, mesh, place, ribbon, rotation, sheet, shift, slab, tray,
)  # fmt: skip


def banner(index):
    """A roll-up banner on its foot, seen from the front."""
    before = set(bpy.context.scene.objects)
    steel, dark = metal("#D2D4D6", 0.3), rubber("#3A3C40")
    width, height, base = 1.25, 2.94, 0.13
    sheet(
        24,
        60,
        lambda u, v: (
            (u - 0.5) * width,
            0.018 * math.sin(v * math.pi) + 0.012 * math.cos((u - 0.5) * math.pi) * math.sin(v * math.pi),
            base + v * height,
        ),
        printed(material("banner", WHITE, 0.55, specular=0.3), index),
        0.006,
    )
    cylinder(0.026, width + 0.03, steel, (0, 0, base + height + 0.012), (0, 90, 0))
    profile = []
    for k in range(32):
        t = k / 32 * 2 * math.pi
        y = math.copysign(abs(math.cos(t)) ** 0.6, math.cos(t)) * 0.17
        profile.append((y, math.copysign(abs(math.sin(t)) ** 0.75, math.sin(t)) * 0.068 + 0.072))
    extruded(profile, -width / 2 - 0.03, width / 2 + 0.03, steel)
    for side in (-1, 1):
        cylinder(0.029, 0.03, dark, (side * (width / 2 + 0.022), 0, base + height + 0.012), (0, 90, 0))
        wider = [(y * 1.03, (z - 0.072) * 1.05 + 0.072) for y, z in profile]
        extruded(wider, *sorted((side * (width / 2 + 0.03), side * (width / 2 + 0.065))), dark)
        box(0.09, 0.62, 0.022, steel, 0.008, at=(side * width * 0.33, 0, 0), turned=(0, 0, side * 4))
    box(width + 0.01, 0.02, 0.004, dark, 0, at=(0, 0, 0.139))
    cylinder(0.02, height, steel, (0, 0.06, base + height / 2))
    return [thing for thing in bpy.context.scene.objects if thing not in before]


def rollup(view):
    """A roll-up banner, ink 0; `row` has three, inks 0 to 2, in a wide picture."""
    open_set("butter", horizon=3.2, size=(1200, 750) if view == "row" else (760, 950))
    if view == "row":
        for index, x, y, turn in ((1, -1.62, 0.35, 12), (0, 0.0, -0.1, 2), (2, 1.62, 0.4, -9)):
            place(banner(index), shift(x, y) @ rotation(turn, "Z"))
        light(key=640, fill=170, top=260, target=(0, 0, 1.3), key_size=2.4)
        camera("three", (0, 0, 1.55), 10.9, 92, -4, 6)
        return 0.05
    banner(0)
    light(key=560, fill=150, top=240, target=(0, 0, 1.3), key_size=2.4)
    if view == "detail":
        camera("detail", (0.2, -0.05, 0.42), 6, 95, 28, 20, stop=4, focus=(0.2, -0.15, 0.2))
    else:
        camera("three", (0, 0, 1.5), 13.6, 128, 22, 8)
    return 0.05


def stand(view):
    """An exhibition stand, wide: a bent fabric wall (ink 0), a counter (ink 1), a banner (ink 2)."""
    open_set("stone", horizon=3.6, size=(1200, 750))
    width, height, bend = 4.3, 2.55, 0.5

    def wall(u, v):
        return ((u - 0.5) * width, 0.9 - bend * (2 * u - 1) ** 2, 0.06 + v * height)

    cloth = printed(material("cloth", WHITE, 0.9, specular=0.08, bump=("weave", 260, 0.15)), 0)
    sheet(60, 8, wall, cloth, 0.05)
    dark = rubber("#2A2D33")
    for u in (0.06, 0.94):
        x, y, _ = wall(u, 0)
        box(0.5, 0.7, 0.03, dark, 0.012, at=(x, y, 0))
    face = printed(material("panel", WHITE, 0.4, coat=0.2), 1)
    desk = [box(1.3, 0.62, 1.06, {"front": face, "side": material("panel", WHITE, 0.5)}, 0.03)]
    desk.append(box(1.42, 0.74, 0.05, material("top", "#E9DEC9", 0.45, coat=0.3), 0.015, at=(0, 0, 1.06)))
    for k in range(5):
        desk.append(box(0.2, 0.28, 0.004, material("leaflet", "#F6F1E6", 0.5), 0, at=(0.38, -0.06, 1.112 + k * 0.005), turned=(0, 0, 3 * k)))
    place(desk, shift(-1.25, -0.75) @ rotation(14, "Z"))
    place(banner(2), shift(2.55, 0.05) @ rotation(-16, "Z"))
    light(key=640, fill=170, top=280, target=(0, 0, 1.2), key_size=2.4)
    camera("three", (0.12, 0, 1.32), 11.2, 92, -6, 7)
    return 0.05


def filled_bag(width, height, steps=50):
    """A flat bag of cloth with a little air in it, dropped on the floor; front is material 0."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    columns, rows = steps, int(steps * height / width)

    def vertex(i, j, side):
        return bm.verts.new(((i / columns - 0.5) * width, (j / rows - 0.5) * height, 0.04 + side * 0.03))

    front = [[vertex(i, j, 1) for i in range(columns + 1)] for j in range(rows + 1)]
    back = [
        [front[j][i] if i in (0, columns) or j == 0 else vertex(i, j, -0.9) for i in range(columns + 1)]
        for j in range(rows + 1)
    ]
    for j in range(rows):
        for i in range(columns):
            for side, m in ((front, 0), (back, 1)):
                corners = [side[j][i], side[j][i + 1], side[j + 1][i + 1], side[j + 1][i]]
                at = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                face = bm.faces.new(corners if m == 0 else corners[::-1])
                face.smooth, face.material_index = True, m
                for loop, (p, q) in zip(face.loops, at if m == 0 else at[::-1]):
                    loop[layer].uv = (p / columns, q / rows * height / width)
    return bm


def settle(bag, frames=33):
    """Lets the cloth fall, then keeps its shape and adds the creases of having been carried."""
    modifier = bag.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality, cloth.mass = 6, 0.25
    cloth.tension_stiffness = cloth.compression_stiffness = 18
    cloth.shear_stiffness, cloth.bending_stiffness, cloth.air_damping = 6, 0.12, 2
    cloth.use_pressure, cloth.uniform_pressure_force, cloth.shrink_min = True, 1.3, -0.03
    modifier.collision_settings.distance_min = 0.012
    modifier.collision_settings.use_self_collision = False
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=8)
    floor = mesh("floor", bm)
    floor.modifiers.new("collision", "COLLISION")
    floor.collision.thickness_outer = 0.012
    bpy.context.scene.frame_end = 60
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    shape = bpy.data.meshes.new_from_object(bag.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bag.modifiers.clear()
    bag.data = shape
    low = min(v.co.z for v in shape.vertices)
    for v in shape.vertices:
        x, y, z = v.co
        soft = 1 - abs(simplex.noise(Vector((x * 1.1 + y * 0.5, y * 0.55 - x * 0.25, 3.1)) * 1.5)) * 2
        fine = 1 - abs(simplex.noise(Vector((x * 2.6 - y * 1.1, y * 1.2 + x * 0.6, 8.2)))) * 2
        if z > low + 0.03:
            v.co.z += (
                0.03 * max(0, soft) ** 2.5
                + 0.014 * max(0, fine) ** 3
                + 0.02 * simplex.noise(Vector((x * 1.3, y * 1.3, 1)))
            )
    for polygon in shape.polygons:
        polygon.use_smooth = True
    bag.location.z = -min(v.co.z for v in shape.vertices) + 0.004
    bpy.data.objects.remove(floor)
    bpy.context.view_layer.update()
    subdivide = bag.modifiers.new("smooth", "SUBSURF")
    subdivide.levels = subdivide.render_levels = 1


def tote(view):
    """A cotton bag lying; ink 0 has the cloth's colour as its ground, the rest is body."""
    open_set("butter", horizon=9)
    width, height = 2.0, 2.25
    plain = paintable(material("cotton", "#EFE6D2", 0.95, specular=0.05, bump=("weave", 150, 0.55)), "body", "#EFE6D2")
    front = printed(material("cotton", "#EFE6D2", 0.95, specular=0.05, bump=("weave", 150, 0.55)), 0)
    bag = mesh("bag", filled_bag(width, height), [front, plain], True)
    settle(bag)

    def on_top(x, y):
        hit, point, _, _ = bag.ray_cast(Vector((x, y, 3)), Vector((0, 0, -1)))
        return point.z if hit else 0.01

    def strap(bend, y0, rise, least, phase):
        wide, path = 0.13, []
        for k in range(81):
            t = k / 80
            x = (-0.46 + 0.92 * t) * (1 + 0.1 * math.sin(math.pi * t)) + bend * 4 * t * (1 - t)
            path.append((x, y0 + rise * (1 - abs(2 * t - 1) ** 2.6)))

        def where(u, v):
            i = min(79, int(v * 80))
            f = v * 80 - i
            (ax, ay), (bx, by) = path[i], path[i + 1]
            length = math.hypot(bx - ax, by - ay)
            x = ax * (1 - f) + bx * f - (by - ay) / length * (u - 0.5) * wide
            y = ay * (1 - f) + by * f + (bx - ax) / length * (u - 0.5) * wide
            return (x, y, max(on_top(x, y) + 0.022, least + 0.03 * math.sin(v * 7 + phase) * 4 * v * (1 - v) + 0.02))

        return sheet(4, 120, where, plain, 0.022, uv=lambda u, v: (u * 0.1, v * 2.3))

    strap(0.05, height / 2 - 0.36, 0.95, 0.05, 0)
    strap(-0.12, height / 2 - 0.02, 0.50, 0.012, 2)
    stitch_tote(on_top, width, height)
    light(target=(0, 0, 0.2), key=640, fill=80, top=80)
    camera("top", (0.02, 0.36, 0.1), 9.9, 92, -9, 66)
    return 0.0


def stitch_tote(on_top, width, height):
    """A hem along the opening and a boxed cross on each end of the strap: many short pieces of thread."""
    thread = bpy.data.curves.new("thread", "CURVE")
    thread.dimensions, thread.bevel_depth = "3D", 0.0042
    thread.materials.append(material("thread", "#B9A67F", 0.9))

    def dash(x0, y0, x1, y1, lift, step):
        count = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
        for i in range(count):
            spline = thread.splines.new("POLY")
            spline.points.add(1)
            for point, f in zip(spline.points, (i / count, (i + 0.62) / count)):
                x, y = x0 + (x1 - x0) * f, y0 + (y1 - y0) * f
                point.co = (x, y, on_top(x, y) + lift, 1)

    dash(-width / 2 + 0.06, height / 2 - 0.15, width / 2 - 0.06, height / 2 - 0.15, 0.004, 0.034)
    for side in (-1, 1):
        x, y, slant = side * 0.452, height / 2 - 0.275, -side * 0.012
        corners = [
            (x - 0.046 - slant, y - 0.07),
            (x + 0.046 - slant, y - 0.07),
            (x + 0.046 + slant, y + 0.07),
            (x - 0.046 + slant, y + 0.07),
        ]
        for i, j in ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)):
            dash(*corners[i], *corners[j], 0.036, 0.022)
    link(bpy.data.objects.new("thread", thread))


def hero(view):
    """Wide composition of the home page: bag, mug, notebook, cards, a gift box. Inks: 0 bag, 1 mug, 2 notebook, 3 and 4
    cards, 5 flyer, 6 sticker."""
    open_set("sand", size=(1440, 1080), horizon=5)
    width, depth, high = 1.35, 0.6, 1.8
    bag = [box(width, depth, high, {"front": coated(0), "side": coated(colour="#FBFAF7")}, 0.01)]
    for y in (-0.25, 0.25):
        arch = [
            (0.32 * math.cos(t), y - 0.04 * math.sin(t), high - 0.02 + 0.5 * math.sin(t) ** 0.8)
            for t in [i * math.pi / 20 for i in range(21)]
        ]
        from stage.shapes import tube

        bag.append(tube(arch, 0.028, material("rope", "#B98A5A", 0.9)))
    place(bag, shift(-1.32, 0.95) @ rotation(18, "Z"))
    inside = ceramic(colour="#D13A1F")
    cup = [mug_body(lambda: ceramic(colour="#F3F0EA"), inside, index=1)]
    ear = handle(0.8, 0.4, 1.4, 0.52, material("glaze", "#FBF4E6", 0.3, coat=0.2))
    ear.rotation_euler = (0, 0, math.radians(-10))
    cup += [ear, cylinder(0.728, 0.02, material("coffee", "#2A1408", 0.08), (0, 0, 1.54), steps=128, rounding=0)]
    for thing in cup:
        thing.scale = (0.62, 0.62, 0.62)
        thing.location = thing.location * 0.62
    place(cup, shift(1.42, 0.2))
    shell = uncoated(colour="#15493B")
    gift = [box(1.5, 1.3, 0.62, shell, 0.012), box(1.56, 1.36, 0.28, shell, 0.012, at=(0, 0, 0.4))]
    band = material("ribbon", "#E3B766", 0.4)
    gift += [
        box(0.14, 1.38, 0.684, band, 0.004),
        bow_loop(0, 0.69, 0.5, 0.22, 0.14, band),
        bow_loop(math.pi, 0.69, 0.5, 0.22, 0.14, band),
        bow_tail(0, 0.69, 0.45, 0.13, band),
        bow_tail(math.pi, 0.69, 0.45, 0.13, band),
    ]
    place(gift, shift(0.16, 0.95) @ rotation(-16, "Z"))
    cover = printed(material("cover", WHITE, 0.55, bump=("paper", 55, 0.45)), 2)
    maroon = material("cover", "#7A2436", 0.55, bump=("paper", 55, 0.45))
    leaves = page_edges()
    book = [slab(1.0, 1.42, 0.02, 0.06, [maroon, maroon], 0.006)]
    book.append(slab(0.97, 1.38, 0.13, 0.05, [leaves, leaves], 0.004, (0, 0, 0.02)))
    book.append(slab(1.0, 1.42, 0.02, 0.06, [cover, maroon], 0.006, (0, 0, 0.15)))
    book.append(box(0.06, 1.42, 0.158, maroon, 0.02, at=(-0.478, 0, 0.004)))
    book.append(
        ribbon(
            [(0.38, -0.715, 0), (0.38, -0.715, 0.172), (0.38, 0.715, 0.172), (0.38, 0.715, 0)],
            0.05,
            material("elastic", "#E3B766", 0.7),
        )
    )
    place(book, shift(0.62, -0.72) @ rotation(-22, "Z"))
    edge = material("edge", "#D13A1F", 0.7)
    front = uncoated(3)

    def card():
        return box(0.95, 0.58, 0.02, {"top": front, "side": edge}, 0.002, 2)

    import random

    random.seed(4)
    for k in range(18):
        place(
            [card()],
            shift(-0.78 + random.uniform(-0.012, 0.012), -0.5, 0.0205 * k) @ rotation(14 + random.uniform(-1.4, 1.4), "Z"),
        )
    place(
        [box(0.95, 0.58, 0.02, {"top": uncoated(4), "side": edge}, 0.002, 2)], shift(-0.38, -1.22, 0.01) @ rotation(-14, "Z")
    )
    lying(1.05, 1.48, 5, -1.72, -0.62, 20, 0.004)
    for index, x, y in ((6, 1.55, -0.95), (6, 1.98, -0.62)):
        place(
            [disc(0.26, printed(material("sticker", WHITE, 0.28, coat=0.5), index), thick=0.01)],
            shift(x, y) @ rotation(-10, "Z"),
        )
    light(target=(0, 0, 0.5), key=680, fill=110, top=200, key_size=2.0)
    camera("three", (0.02, -0.1, 0.66), 9.3, 92, 3, 27, stop=16, focus=(0, -0.4, 0.5))
    return 0.02


def slide_gifts(view):
    """Wide: a gift box open beside a closed one, a bottle, cups. Inks: 0 bottle, 1 lid, 2 card."""
    open_set("pine", size=(960, 720), horizon=5)
    shell = paintable(uncoated(colour="#123A45"), "body", "#123A45")
    closed = [
        box(1.9, 1.5, 0.7, shell, 0.012),
        box(1.97, 1.57, 0.32, {"top": printed(uncoated(), 1), "side": shell}, 0.012, at=(0, 0, 0.42)),
    ]
    place(closed, shift(-1.35, 0.35) @ rotation(22, "Z"))
    place([tray(1.3, 1.1, 0.5, 0.04, shell, uncoated(colour="#EFE6D5"))], shift(0.75, -0.75) @ rotation(-16, "Z"))
    date = material("date", "#5A2A12", 0.3, coat=0.4)
    for i in range(4):
        for j in range(4):
            bead = lathe([(0, -0.13), (0.07, -0.1), (0.1, 0), (0.07, 0.1), (0, 0.13)], date, 24)
            place(
                [bead],
                shift(0.75, -0.75)
                @ rotation(-16, "Z")
                @ shift(-0.42 + 0.28 * i, -0.36 + 0.24 * j, 0.3)
                @ rotation(84 + 9 * ((i + j) % 3), "X"),
            )
    brass = polished("#C99A4B", 0.22)
    pot = [
        (0, 0),
        (0.62, 0),
        (0.66, 0.03),
        (0.64, 0.1),
        (0.56, 0.5),
        (0.4, 0.95),
        (0.3, 1.2),
        (0.3, 1.27),
        (0.37, 1.4),
        (0.46, 1.6),
        (0.47, 1.66),
        (0.42, 1.68),
        (0.3, 1.8),
        (0.16, 1.98),
        (0.08, 2.1),
        (0.06, 2.2),
        (0.09, 2.26),
        (0.05, 2.36),
        (0, 2.42),
    ]
    place([lathe([(r * 0.85, z * 0.85) for r, z in pot], brass, 128)], shift(0.75, 0.85))
    low, top = 0.16, 0.82
    for x, y in ((1.75, -0.25), (2.1, 0.4)):
        outline = [
            (0, 0.05),
            (0.2, 0.05),
            (0.22, 0),
            (0.27, 0.01),
            (0.31, 0.1),
            (0.34, low),
            (0.5, top),
            (0.515, 0.9),
            (0.505, 0.915),
            (0.485, 0.905),
            (0.44, 0.6),
            (0.26, 0.14),
            (0, 0.12),
        ]
        made = lathe(
            [(r * 0.75, z * 0.75) for r, z in outline],
            [ceramic(colour="#F7F4EC"), printed(ceramic(), 0), polished("#D8AE5E", 0.18)],
            128,
            lambda i: 1 if i == 5 else (2 if i in (6, 7, 8) else 0),
            lambda k, z: ((k - 0.5) / 0.5 + 0.5, (z / 0.75 - low) / (top - low)),
        )
        place(
            place([made], FRONT) + [cylinder(0.34, 0.02, material("qahwa", "#B8842F", 0.08), (0, 0, 0.55), rounding=0)],
            shift(x, y),
        )
    place(
        [box(0.95, 0.58, 0.02, {"top": uncoated(2), "side": uncoated()}, 0.002, 2)],
        shift(-0.55, -1.35) @ rotation(-12, "Z"),
    )
    light(target=(0, 0, 0.6), key=800, fill=140, top=240, key_size=2.4)
    area((0.5, -6, 5), (0, 0, 0.6), 4, 160)
    camera("three", (0.22, -0.1, 0.66), 9.6, 92, 4, 25)
    return 0.05
