"""Clothes: cut from an outline in two layers, dropped on the floor, then seams, stitches, collars and buttons."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as simplex
from mathutils.geometry import delaunay_2d_cdt

from scenes.standing import settle

from stage.materials import material, paintable, printed
from stage.set import area, camera, light, open_set
from stage.shapes import cylinder, disc, link, mesh, place, rotation, sheet, shift, tube

CELL = 0.04
CLOTH = {"rough": 0.95, "specular": 0.06}


def cloth(index=None, colour="#F3EFE6", strength=0.35):
    made = material("cloth", colour, bump=("weave", 210, strength), **CLOTH)
    return made if index is None else printed(made, index)


def curve(points, step=CELL):
    """A smooth line through `points`, cut into even pieces."""
    spots = [Vector(p) for p in points]
    fine = []
    for i in range(len(spots) - 1):
        before, after = spots[max(0, i - 1)], spots[min(len(spots) - 1, i + 2)]
        a, b = spots[i], spots[i + 1]
        for k in range(24):
            t = k / 24
            fine.append(
                0.5
                * (
                    2 * a
                    + (b - before) * t
                    + (2 * before - 5 * a + 4 * b - after) * t * t
                    + (3 * a - before - 3 * b + after) * t**3
                )
            )
    fine.append(spots[-1])
    lengths = [0.0]
    for a, b in zip(fine, fine[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    count = max(1, round(lengths[-1] / step))
    made, at = [], 0
    for k in range(count + 1):
        want = lengths[-1] * k / count
        while at < len(fine) - 2 and lengths[at + 1] < want:
            at += 1
        share = (want - lengths[at]) / max(lengths[at + 1] - lengths[at], 1e-9)
        made.append(tuple(fine[at].lerp(fine[at + 1], min(1, share))))
    return made


def mirrored(parts):
    """Right half, from the middle below to the middle above, and its mirror: one closed line, with what is sewn."""
    line, sewn = [], set()
    for points, is_seam in parts:
        made = curve(points)
        if is_seam:
            sewn |= {key(p) for p in made} | {key((-p[0], p[1])) for p in made}
        line += made if not line else made[1:]
    return line + [(-x, y) for x, y in line[-2:0:-1]], sewn


def key(point):
    return round(point[0], 3), round(point[1], 3)


def inside(points, line):
    """Which points lie within the closed line, and not too near to it."""
    ring = np.array(line)
    x, y = points[:, 0], points[:, 1]
    odd, near = np.zeros(len(points), bool), np.full(len(points), 9.0)
    for (ax, ay), (bx, by) in zip(ring, np.roll(ring, -1, 0)):
        crosses = (ay > y) != (by > y)
        with np.errstate(divide="ignore", invalid="ignore"):
            odd ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
        near = np.minimum(near, np.hypot(x - ax, y - ay))
    return odd & (near > CELL * 0.6)


def cut(line):
    """Triangles of the cloth within a closed line."""
    ring = np.array(line)
    low, high = ring.min(0), ring.max(0)
    spots = []
    for j in range(int((high[1] - low[1]) / (CELL * 0.866)) + 1):
        for i in range(int((high[0] - low[0]) / CELL) + 1):
            spots.append((low[0] + (i + 0.5 * (j % 2)) * CELL, low[1] + j * CELL * 0.866))
    spots = np.array(spots)
    points = [Vector(p) for p in line] + [Vector(p) for p in spots[inside(spots, line)]]
    edges = [(i, (i + 1) % len(line)) for i in range(len(line))]
    verts, _, faces, *_ = delaunay_2d_cdt(points, edges, [list(range(len(line)))], 1, 1e-5)
    return [(v.x, v.y) for v in verts], [list(face) for face in faces]


def garment(front, back, sewn, face, plain, frame, loose=0.075):
    """Two layers sewn along `sewn`; `frame` is (x, y, size) of the square that the print covers."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    shared = {}
    for line, side, m in ((front, 1, 0), (back, -1, 1)):
        spots, faces = cut(line)
        made = []
        for x, y in spots:
            k = key((x, y))
            if k in sewn and k in shared:
                made.append(shared[k])
                continue
            ripple = loose * (
                simplex.noise(Vector((x * 1.5 + y * 0.6, y * 0.9 - x * 0.3, 2.0 + side)))
                + 0.5 * simplex.noise(Vector((x * 3.4 - y, y * 2.1 + x, 7.0)))
            )
            z = 0.10 + (0 if k in sewn else side * 0.045 + ripple)
            made.append(bm.verts.new((x, y, z)))
            if k in sewn:
                shared[k] = made[-1]
        for a, b, c in faces:
            (ax, ay), (bx, by), (cx, cy) = spots[a], spots[b], spots[c]
            up = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0
            corners = (a, b, c) if up == (side > 0) else (a, c, b)
            if len({made[i] for i in corners}) < 3 or bm.faces.get([made[i] for i in corners]):
                continue
            added = bm.faces.new([made[i] for i in corners])
            added.smooth, added.material_index = True, m
            for loop, i in zip(added.loops, corners):
                x, y = spots[i]
                loop[layer].uv = ((x - frame[0]) / frame[2] + 0.5, (y - frame[1]) / frame[2] + 0.5)
    made = mesh("garment", bm, [face, plain], True)
    settle(made)
    return made


class Sewing:
    """Works on the top of a settled garment."""

    def __init__(self, thing, thread="#B9A67F"):
        self.thing = thing
        self.data = bpy.data.curves.new("thread", "CURVE")
        self.data.dimensions, self.data.bevel_depth = "3D", 0.0042
        self.data.materials.append(thread if not isinstance(thread, str) else material("thread", thread, 0.9))
        link(bpy.data.objects.new("thread", self.data))

    def top(self, x, y):
        base = self.thing.location.z
        hit, point, _, _ = self.thing.ray_cast(Vector((x, y, 3)), Vector((0, 0, -1)))
        return point.z + base if hit else 0.01

    def pressed(self, points, depth=0.02, width=0.03):
        """A seam draws the cloth in along a line."""
        line = np.array(curve(points, 0.02))
        for v in self.thing.data.vertices:
            x, y, z = v.co
            if z + self.thing.location.z < 0.035:
                continue
            near = np.min((line[:, 0] - x) ** 2 + (line[:, 1] - y) ** 2)
            v.co.z -= depth * math.exp(-near / (width * width))
        self.thing.data.update()
        bpy.context.view_layer.update()

    def stitched(self, points, step=0.036, lift=0.004):
        line = curve(points, step)
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            spline = self.data.splines.new("POLY")
            spline.points.add(1)
            for spot, f in zip(spline.points, (0.0, 0.62)):
                x, y = ax + (bx - ax) * f, ay + (by - ay) * f
                spot.co = (x, y, self.top(x, y) + lift, 1)

    def both(self, work, points, **more):
        work(points, **more)
        work([(-x, y) for x, y in points], **more)

    def band(self, inner, outer, m, lift=0.012, thick=0.016, steps=60, rise=0.0):
        """A strip between two lines, lying on the cloth; `rise` lifts its inner edge."""
        a, b = curve(inner, 0.01), curve(outer, 0.01)

        def where(u, v):
            x0, y0 = a[min(len(a) - 1, round(v * (len(a) - 1)))]
            x1, y1 = b[min(len(b) - 1, round(v * (len(b) - 1)))]
            x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u
            return (x, y, self.top(x, y) + lift + rise * (1 - u) ** 2)

        return sheet(5, steps, where, m, thick, uv=lambda u, v: (u * 0.1, v))


NECK = ((0.37, 1.37), (0.30, 1.17), (0.16, 1.05), (0.0, 1.02))
NAPE = ((0.37, 1.37), (0.27, 1.30), (0.13, 1.27), (0.0, 1.26))
HEM = (((0.0, -1.48), (0.6, -1.485), (1.13, -1.46)), False)
SIDE = (((1.13, -1.46), (1.10, -0.4), (1.08, 0.3), (1.12, 0.56)), True)
UNDER = (((1.12, 0.56), (1.25, 0.40), (1.48, 0.16)), True)
CUFF = (((1.48, 0.16), (1.70, 0.29), (1.90, 0.43)), False)
SHOULDER = (((1.90, 0.43), (1.56, 0.84), (1.22, 1.14), (0.92, 1.25), (0.37, 1.37)), True)
ARMHOLE = ((1.15, 1.17), (1.04, 0.97), (1.01, 0.78), (1.11, 0.58))


def shirt(neck, frame, colour="#F3EFE6", thread="#D8D0BF"):
    """The body that T-shirts and polo shirts share, with its seams."""
    front, sewn = mirrored([HEM, SIDE, UNDER, CUFF, SHOULDER, (neck, False)])
    back, _ = mirrored([HEM, SIDE, UNDER, CUFF, SHOULDER, (NAPE, False)])
    plain = paintable(cloth(colour=colour), "body", colour)
    made = garment(front, back, sewn, cloth(0, colour), plain, frame)
    sewing = Sewing(made, paintable(material("thread", thread, 0.9), "trim", thread))
    sewing.both(sewing.pressed, ARMHOLE)
    sewing.both(sewing.stitched, [(x + 0.03, y + 0.005) for x, y in ARMHOLE])
    for off in (0.075, 0.095):
        sewing.stitched([(-1.11, -1.46 + off), (0.0, -1.48 + off), (1.11, -1.46 + off)])
        sewing.both(sewing.stitched, [(1.48 - off * 0.7, 0.17 + off * 0.75), (1.89 - off * 0.72, 0.43 + off * 0.7)])
    return sewing, plain


def flat_light():
    light(target=(0, 0, 0.2), key=520, fill=80, top=130, key_size=1.6)


def tee(view):
    """A T-shirt lying; ink 0 is its front (the cloth's colour as ground), the rest is body, the thread trim."""
    open_set("aqua", horizon=9)
    sewing, plain = shirt(NECK, (0, 0.12, 2.4))
    rib = paintable(material("rib", "#F3EFE6", bump=("weave", 60, 0.5), **CLOTH), "body", "#F3EFE6")
    whole = [*NECK, *[(-x, y) for x, y in NECK[-2::-1]]]
    lower = [(x * 1.24, y - 0.075 + 0.03 * abs(x) / 0.37) for x, y in whole]
    back = [*NAPE, *[(-x, y) for x, y in NAPE[-2::-1]]]
    sewing.band(back, [(x * 0.9, y - 0.075) for x, y in back], rib)
    sewing.band(whole, lower, rib, 0.014, 0.02, 90)
    sewing.stitched([(x * 1.04, y - 0.018) for x, y in lower])
    label = material("label", "#FBFAF7", 0.7)
    z = sewing.top(0, 1.13) + 0.012
    sheet(4, 2, lambda u, v: ((u - 0.5) * 0.2, 1.09 + v * 0.1, z + 0.012 * math.sin(u * math.pi)), label, 0.004)
    flat_light()
    if view == "detail":
        camera("detail", (0.16, 0.74, 0.1), 7.4, 95, 24, 34, stop=7, focus=(0.1, 0.72, 0.1))
    else:
        camera("top", (-0.07, -0.06, 0.1), 12.7, 92, -6, 68)
    return 0.0


def polo(view):
    """A polo shirt with collar and placket; ink 0 is its front, the rest is body, thread and buttons trim."""
    open_set("sand", horizon=9)
    opening = ((0.37, 1.37), (0.26, 1.22), (0.12, 1.11), (0.0, 1.06))
    sewing, plain = shirt(opening, (0, 0.12, 2.4))
    pique = paintable(material("rib", "#F3EFE6", bump=("weave", 75, 0.55), **CLOTH), "body", "#F3EFE6")
    nape = [(0.34, 1.36), (0.2, 1.29), (0.0, 1.265), (-0.2, 1.29), (-0.34, 1.36)]
    sewing.band([(x, y + 0.13) for x, y in nape], nape, pique, 0.05, 0.03, 60, 0.07)
    for side in (1, -1):
        inner = [(0.35 * side, 1.42), (0.25 * side, 1.24), (0.09 * side, 1.1), (0.012 * side, 1.045)]
        outer = [(0.57 * side, 1.32), (0.52 * side, 1.14), (0.44 * side, 0.94), (0.36 * side, 0.80)]
        sewing.band(inner, outer, pique, 0.03, 0.03, 60, 0.075)
        edge = [(a[0] * 0.1 + b[0] * 0.9, a[1] * 0.1 + b[1] * 0.9) for a, b in zip(inner, outer)]
        sewing.stitched([(x, y) for x, y in edge], lift=0.052)
    strip = [(0.075, 1.05), (0.075, 0.46)]
    sewing.band([(-x, y) for x, y in strip], strip, pique, 0.012, 0.012, 40)
    for x in (0.058, -0.058):
        sewing.stitched([(x, 1.0), (x, 0.49)], lift=0.024)
    sewing.stitched([(-0.058, 0.52), (0.058, 0.52)], lift=0.024)
    button = paintable(material("button", "#D8D0BF", 0.25, coat=0.4), "trim", "#D8D0BF")
    for y in (0.96, 0.78, 0.6):
        disc(0.036, button, at=(0, y, sewing.top(0, y) + 0.02), thick=0.018, rounding=0.006)
    flat_light()
    if view == "detail":
        camera("detail", (0.16, 0.84, 0.1), 6.8, 95, 24, 36, stop=7, focus=(0.1, 0.78, 0.1))
    else:
        camera("top", (-0.07, -0.06, 0.1), 12.7, 92, -6, 68)
    return 0.0


def apron(view):
    """An apron with leather straps; ink 0 is its front, the rest is body, the leather trim."""
    open_set("butter", horizon=9)
    parts = [
        (((0.0, -1.62), (0.7, -1.6), (1.08, -1.5), (1.14, -1.38)), False),
        (((1.14, -1.38), (1.13, 0.0), (1.10, 0.42)), True),
        (((1.10, 0.42), (0.82, 0.60), (0.64, 0.92), (0.56, 1.42)), True),
        (((0.56, 1.42), (0.3, 1.44), (0.0, 1.44)), True),
    ]
    line, sewn = mirrored(parts)
    colour = "#F3EFE6"
    plain = paintable(cloth(colour=colour, strength=0.55), "body", colour)
    made = garment(line, line, sewn, cloth(0, colour, 0.55), plain, (0, 0.62, 1.5), 0.06)
    sewing = Sewing(made)
    pocket = [(-0.56, -0.28), (0.56, -0.28)]
    sewing.band(pocket, [(-0.56, -0.94), (0.56, -0.94)], plain, 0.012, 0.014, 60)
    for points in ([(-0.54, -0.3), (-0.54, -0.92)], [(0.54, -0.3), (0.54, -0.92)], [(-0.54, -0.92), (0.54, -0.92)]):
        sewing.stitched(points, lift=0.026)
    sewing.stitched([(0.0, -0.3), (0.0, -0.92)], lift=0.026)
    sewing.stitched([(-0.54, -0.35), (0.54, -0.35)], lift=0.026)
    sewing.both(sewing.stitched, [(1.08, -1.36), (1.07, 0.0), (1.04, 0.4)])
    sewing.both(sewing.stitched, [(1.04, 0.4), (0.77, 0.58), (0.59, 0.9), (0.51, 1.37)])
    sewing.stitched([(-0.51, 1.38), (0.51, 1.38)])
    leather = paintable(material("leather", "#8A5A33", 0.5, bump=("paper", 40, 0.35)), "trim", "#8A5A33")
    brass = material("rivet", "#C79A4B", 0.25, 1)
    arc = [(0.44, 1.25), (0.47, 1.7), (0.34, 2.06), (0.0, 2.2), (-0.34, 2.06), (-0.47, 1.7), (-0.44, 1.25)]
    outside = [(x * 1.2, y + (0.07 if abs(x) < 0.4 else 0.03)) for x, y in arc]
    sewing.band([(x * 0.93, y) for x, y in arc], outside, leather, 0.02, 0.022, 160)
    for side in (1, -1):
        start = [(1.0 * side, 0.30), (1.3 * side, 0.12), (1.42 * side, -0.3), (1.30 * side, -0.9)]
        sewing.band([(x + 0.045, y + 0.02) for x, y in start], [(x - 0.045, y - 0.02) for x, y in start], leather, 0.02, 0.02, 90)
        for x, y in ((0.46 * side, 1.32), (1.02 * side, 0.28)):
            cylinder(0.032, 0.02, brass, (x, y, sewing.top(x, y) + 0.04), rounding=0.008)
    flat_light()
    camera("top", (0.0, 0.26, 0.1), 13.2, 92, -8, 68)
    return 0.0


def cap(view):
    """A cap on the table: ink 0 on its front, crown is body, brim and button are trim."""
    open_set("aqua")
    crown = paintable(material("crown", "#E9D9BD", bump=("weave", 120, 0.4), **CLOTH), "body", "#E9D9BD")
    front = printed(material("crown", "#E9D9BD", bump=("weave", 120, 0.4), **CLOTH), 0)
    peak = paintable(material("peak", "#17384A", bump=("weave", 120, 0.4), **CLOTH), "trim", "#17384A")
    wide, deep, high = 0.92, 1.06, 1.02

    def dome(angle, share):
        """`angle` from the front (towards the camera), `share` from the rim to the button."""
        lift = share * math.pi / 2
        flare = math.cos(lift) ** 0.62
        steep = 1 + 0.10 * max(0, math.cos(angle)) * math.sin(lift * 2)
        seam = abs(math.degrees(angle) % 60 - 30) / 60
        draw = 1 - 0.012 * math.exp(-((seam * flare) ** 2) / 0.0009)
        return (
            wide * flare * draw * math.sin(angle),
            -deep * flare * steep * draw * math.cos(angle),
            0.10 + high * math.sin(lift) ** 0.92,
        )

    half = math.radians(60)
    sheet(60, 48, lambda u, v: dome((u - 0.5) * 2 * half, v), front, 0, uv=lambda u, v: (0.5 + (u - 0.5) * 2.3, -0.22 + v * 2.15))
    sheet(120, 48, lambda u, v: dome(half + u * (2 * math.pi - 2 * half), v), crown)
    thread = material("thread", "#C9B99A", 0.9)
    for k in range(6):
        for off in (-0.035, 0.035):
            line = [dome(math.radians(60 * k + 30) + off / max(0.2, math.cos(v * math.pi / 2)), v) for v in [i / 40 * 0.93 for i in range(41)]]
            lifted = [(x * 1.004, y * 1.004, z + 0.003) for x, y, z in line]
            for a, b in zip(lifted, lifted[1:]):
                tube([a, tuple(p + (q - p) * 0.6 for p, q in zip(a, b))], 0.004, thread, smooth=False)
        x, y, z = dome(math.radians(60 * k), 0.62)
        made = disc(0.03, thread, thick=0.012)
        made.matrix_world = Vector((x, y, z - 0.02)).to_track_quat("Z", "Y").to_matrix().to_4x4()
        made.location = (x * 1.0, y * 1.0, z)
    cylinder(0.075, 0.05, peak, (0, 0, 0.10 + high + 0.01), rounding=0.02)

    def visor(angle, share):
        """The peak: from the rim outwards, arched across."""
        reach = 0.98 * max(0.0, math.cos(angle * 0.98)) ** 0.75
        x = wide * 0.99 * math.sin(angle) * (1 + 0.05 * share)
        y = -deep * 0.99 * math.cos(angle) - reach * share
        return (x, y, 0.135 - 0.17 * (x / wide) ** 2 - 0.05 * share + 0.05 * share * (1 - share))

    span = math.radians(82)
    lower = min(visor((u - 0.5) * 2 * span, v)[2] for u in (0, 1) for v in (0, 1))
    sheet(64, 16, lambda u, v: visor((u - 0.5) * 2 * span, v), peak, 0.032)
    for share in (0.2, 0.36, 0.52, 0.68, 0.84, 0.95):
        line = [visor((i / 90 - 0.5) * 2 * span * 0.985, share) for i in range(91)]
        for a, b in zip(line, line[1:]):
            tube([(a[0], a[1], a[2] + 0.019), (*[p + (q - p) * 0.6 for p, q in zip(a[:2], b[:2])], a[2] + (b[2] - a[2]) * 0.6 + 0.019)], 0.004, thread, smooth=False)
    for thing in list(bpy.context.scene.objects):
        if thing.type in ("MESH", "CURVE") and thing.name.split(".")[0] != "sweep":
            thing.location.z += max(0.0, 0.02 - lower)
    light(target=(0, -0.2, 0.5), key=560, fill=110)
    area((1, -6, 4), (0, 0, 0.6), 4, 80)
    camera("three", (0.0, -0.42, 0.5), 9.0, 88, 32, 26)
    return 0.03
