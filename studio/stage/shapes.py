"""Shapes that products are made of. Every printable face has a UV map from 0 to 1 the way a viewer reads it."""

import math
import os
import subprocess

import bmesh
import bpy
from mathutils import Matrix, Vector

from stage import paths


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(name, bm, materials=(), smooth=False):
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    placed = link(bpy.data.objects.new(name, data))
    for m in materials:
        data.materials.append(m)
    if smooth:
        for polygon in data.polygons:
            polygon.use_smooth = True
    return placed


def many(materials):
    return list(materials) if isinstance(materials, (list, tuple)) else [materials]


def turn(thing, degrees):
    thing.rotation_euler = [math.radians(d) for d in degrees]
    return thing


def rotation(degrees, axis):
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def shift(x=0.0, y=0.0, z=0.0):
    return Matrix.Translation((x, y, z))


def place(things, matrix):
    """Moves a finished group of objects."""
    bpy.context.view_layer.update()
    for thing in things:
        thing.matrix_world = matrix @ thing.matrix_world
    return things


def bevel(thing, width=0.01, segments=3, angle=35):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)
    modifier.harden_normals = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(60)
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    return thing


BOX_FACES = {
    "top": [(-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)],
    "bottom": [(-1, 1, 0), (1, 1, 0), (1, -1, 0), (-1, -1, 0)],
    "front": [(-1, -1, 0), (1, -1, 0), (1, -1, 1), (-1, -1, 1)],
    "back": [(1, 1, 0), (-1, 1, 0), (-1, 1, 1), (1, 1, 1)],
    "left": [(-1, 1, 0), (-1, -1, 0), (-1, -1, 1), (-1, 1, 1)],
    "right": [(1, -1, 0), (1, 1, 0), (1, 1, 1), (1, -1, 1)],
}


def box(width, depth, height, materials, rounding=0.01, segments=3, at=(0, 0, 0), turned=(0, 0, 0), uv=None):
    """`materials`: one, or by face (top, bottom, front, back, left, right, side for the rest). Origin below its middle."""
    by_face = materials if isinstance(materials, dict) else {"side": materials}
    used = []
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    corner = {
        (a, b, c): bm.verts.new((a * width / 2, b * depth / 2, c * height))
        for a in (-1, 1)
        for b in (-1, 1)
        for c in (0, 1)
    }
    for name, corners in BOX_FACES.items():
        m = by_face.get(name, by_face.get("side"))
        if m not in used:
            used.append(m)
        face = bm.faces.new([corner[c] for c in corners])
        face.material_index = used.index(m)
        u0, v0, u1, v1 = (uv or {}).get(name, (0, 0, 1, 1))
        for loop, (a, b) in zip(face.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
            loop[layer].uv = (u0 + a * (u1 - u0), v0 + b * (v1 - v0))
    placed = turn(mesh("box", bm, used), turned)
    placed.location = at
    return bevel(placed, rounding, segments) if rounding else placed


def sheet(columns, rows, where, materials, thick=0.0, uv=None, choose=None, smooth=True):
    """A sheet as a function of (u, v); `choose(u, v)` picks the material of a cell."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    points = [[bm.verts.new(where(i / columns, j / rows)) for i in range(columns + 1)] for j in range(rows + 1)]
    for j in range(rows):
        for i in range(columns):
            face = bm.faces.new((points[j][i], points[j][i + 1], points[j + 1][i + 1], points[j + 1][i]))
            face.smooth = smooth
            if choose:
                face.material_index = choose((i + 0.5) / columns, (j + 0.5) / rows)
            for loop, (a, b) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                u, v = a / columns, b / rows
                loop[layer].uv = uv(u, v) if uv else (u, v)
    used = many(materials)
    placed = mesh("sheet", bm, used, smooth)
    if thick:
        modifier = placed.modifiers.new("solid", "SOLIDIFY")
        modifier.thickness, modifier.offset = thick, 0
    return placed


def leaf(width, height, front, back=None, thick=0.006, curl=0.0):
    """One sheet lying on z = 0, front up, its edge white paper; `curl` lifts its right edge."""
    back = back or front

    def lift(u):
        return curl * max(0.0, u - 0.45) ** 2

    above = sheet(24, 24, lambda u, v: ((u - 0.5) * width, (v - 0.5) * height, thick + lift(u)), front)
    below = sheet(
        24, 24, lambda u, v: ((0.5 - u) * width, (v - 0.5) * height, lift(1 - u)), back, uv=lambda u, v: (u, v)
    )
    return [above, below]


def lathe(profile, materials, steps=128, choose=None, uv=None):
    """Turns (radius, height) points round z; `choose(band)` picks a material, `uv(share of the turn, height)`."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    rings = [
        (
            [bm.verts.new((0, 0, z))]
            if r <= 1e-6
            else [
                bm.verts.new((r * math.cos(2 * math.pi * k / steps), r * math.sin(2 * math.pi * k / steps), z))
                for k in range(steps)
            ]
        )
        for r, z in profile
    ]
    for i in range(len(rings) - 1):
        low, high = rings[i], rings[i + 1]
        z0, z1 = profile[i][1], profile[i + 1][1]
        for k in range(steps):
            after = (k + 1) % steps
            corners = [(low[k if len(low) > 1 else 0], k, z0)]
            if len(low) > 1:
                corners.append((low[after], k + 1, z0))
            if len(high) > 1:
                corners.append((high[after], k + 1, z1))
            corners.append((high[k if len(high) > 1 else 0], k, z1))
            face = bm.faces.new([c[0] for c in corners])
            face.smooth = True
            face.material_index = choose(i) if choose else 0
            for loop, (_, step, z) in zip(face.loops, corners):
                loop[layer].uv = uv(step / steps, z) if uv else (step / steps, z)
    bm.normal_update()
    placed = mesh("lathe", bm, many(materials))
    placed.data.use_auto_smooth = True
    placed.data.auto_smooth_angle = math.radians(50)
    return placed


def cylinder(radius, height, m, at=(0, 0, 0), turned=(0, 0, 0), steps=64, rounding=0.01):
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=steps, radius1=radius, radius2=radius, depth=height)
    placed = turn(mesh("cylinder", bm, [m]), turned)
    placed.location = at
    return bevel(placed, rounding, 3) if rounding else placed


def disc(radius, m, at=(0, 0, 0), thick=0.01, edge=None, rounding=0.003, steps=96):
    """A flat round thing with its design on top."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    ring = [
        (radius * math.cos(2 * math.pi * k / steps), radius * math.sin(2 * math.pi * k / steps)) for k in range(steps)
    ]
    low = [bm.verts.new((x, y, 0)) for x, y in ring]
    high = [bm.verts.new((x, y, thick)) for x, y in ring]
    for k in range(steps):
        after = (k + 1) % steps
        bm.faces.new((low[k], low[after], high[after], high[k])).material_index = 1 if edge else 0
    top = bm.faces.new(high)
    bm.faces.new(low[::-1]).material_index = 1 if edge else 0
    for loop in top.loops:
        loop[layer].uv = (0.5 + loop.vert.co.x / radius / 2, 0.5 + loop.vert.co.y / radius / 2)
    placed = mesh("disc", bm, [m] + ([edge] if edge else []))
    placed.location = at
    return bevel(placed, rounding, 2, 50) if rounding else placed


def tube(points, radius, m, cyclic=False, smooth=True):
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth, data.bevel_resolution, data.use_fill_caps = radius, 4, True
    spline = data.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for made, point in zip(spline.points, points):
        made.co = (*point, 1)
    spline.use_cyclic_u = cyclic
    if smooth:
        spline.order_u, spline.use_endpoint_u, spline.resolution_u = 4, not cyclic, 8
    data.materials.append(m)
    return link(bpy.data.objects.new("tube", data))


def ribbon(points, width, m, thick=0.012, across=(1, 0, 0), repeat=1.0):
    """A band along a path; `across` is the direction of its width. v runs along the path, in widths."""
    side = Vector(across).normalized() * width / 2
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + (Vector(b) - Vector(a)).length)
    last = len(points) - 1

    def where(u, v):
        return tuple(Vector(points[round(v * last)]) + side * (2 * u - 1))

    return sheet(2, last, where, m, thick, uv=lambda u, v: (u, lengths[round(v * last)] / width / repeat))


def rounded(width, depth, radius, corners=(1, 1, 1, 1), steps=10):
    """The outline of a rounded rectangle; corners: bottom left, bottom right, top right, top left."""
    outline = []
    for (cx, cy, start), on in zip(((-1, -1, 180), (1, -1, 270), (1, 1, 0), (-1, 1, 90)), corners):
        r = radius if on else 0.002
        for k in range(steps + 1):
            angle = math.radians(start + 90 * k / steps)
            outline.append((cx * (width / 2 - r) + r * math.cos(angle), cy * (depth / 2 - r) + r * math.sin(angle)))
    return outline


def plate(outline, height, materials, rounding=0.01, holes=(), frame=None):
    """A board of any outline: [face, side]. `frame` is the (width, depth) that the design covers."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    width, depth = frame or (max(xs) - min(xs), max(ys) - min(ys))
    centre = ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2) if not frame else (0, 0)
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    low = [bm.verts.new((x, y, 0)) for x, y in outline]
    high = [bm.verts.new((x, y, height)) for x, y in outline]
    used = many(materials)
    for i in range(len(outline)):
        after = (i + 1) % len(outline)
        bm.faces.new((low[i], low[after], high[after], high[i])).material_index = min(1, len(used) - 1)
    for face, way in ((bm.faces.new(high), 1), (bm.faces.new(low[::-1]), -1)):
        for loop in face.loops:
            x, y, _ = loop.vert.co
            loop[layer].uv = (0.5 + way * (x - centre[0]) / width, 0.5 + (y - centre[1]) / depth)
    placed = mesh("plate", bm, used)
    if rounding:
        bevel(placed, rounding, 3, 40)
    for hole in holes:
        cut = placed.modifiers.new("hole", "BOOLEAN")
        cut.object = hole
        hole.hide_render = True
    return placed


def slab(width, depth, height, radius, materials, rounding=0.01, at=(0, 0, 0), turned=(0, 0, 0), corners=(1, 1, 1, 1)):
    """A board with round corners."""
    placed = turn(
        plate(rounded(width, depth, radius, corners), height, materials, rounding, frame=(width, depth)), turned
    )
    placed.location = at
    return placed


def extruded(profile, x0, x1, m, rounding=0.008, angle=50):
    """A rail: a closed (y, z) profile drawn along x."""
    bm = bmesh.new()
    start = [bm.verts.new((x0, y, z)) for y, z in profile]
    end = [bm.verts.new((x1, y, z)) for y, z in profile]
    count = len(profile)
    for i in range(count):
        bm.faces.new((start[i], start[(i + 1) % count], end[(i + 1) % count], end[i]))
    bm.faces.new(start[::-1])
    bm.faces.new(end)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    placed = mesh("rail", bm, [m])
    return bevel(placed, rounding, 3, angle) if rounding else placed


def tray(width, depth, height, wall, outside, inside, lid=None):
    """An open box; upside down it is a lid, and `lid` the material of its printed face."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new("uv")
    x, y = width / 2, depth / 2

    def ring(a, b, z):
        return [bm.verts.new(p) for p in ((-a, -b, z), (a, -b, z), (a, b, z), (-a, b, z))]

    outer_low, outer_high = ring(x, y, 0), ring(x, y, height)
    inner_high, inner_low = ring(x - wall, y - wall, height), ring(x - wall, y - wall, wall)

    def quad(corners, m, uv=((0, 0), (1, 0), (1, 1), (0, 1))):
        face = bm.faces.new(corners)
        face.material_index = m
        for loop, pair in zip(face.loops, uv):
            loop[layer].uv = pair

    for k in range(4):
        j = (k + 1) % 4
        quad((outer_low[k], outer_low[j], outer_high[j], outer_high[k]), 0)
        quad((outer_high[k], outer_high[j], inner_high[j], inner_high[k]), 0)
        quad((inner_high[k], inner_high[j], inner_low[j], inner_low[k]), 1)
    quad(inner_low, 1)
    # The flip of a lid mirrors its print, so the map is mirrored beforehand.
    quad([outer_low[0], outer_low[3], outer_low[2], outer_low[1]], 2, ((1, 0), (1, 1), (0, 1), (0, 0)))
    return bevel(mesh("tray", bm, [outside, inside, lid or outside]), 0.012, 3, 40)


def letters(name, width, depth, m, rounding=0.01):
    """The outlines of a drawn design as solid letters, standing in XZ, middle at x = 0, base at z = 0.

    Joined Arabic letters overlap, which breaks the filling of curves: drawn large and traced once they do not."""
    traced = paths.design(name + ".traced", "svg")
    source = paths.design(name, "svg")
    if not os.path.exists(traced) or os.path.getmtime(traced) < os.path.getmtime(source):
        subprocess.run(
            f"rsvg-convert -w 6000 {source} | convert - -background white -flatten -threshold 50% pbm:- "
            f"| potrace -s -a 1.1 -O 0.6 -t 20 -o {traced}",
            shell=True,
            check=True,
        )
    bpy.ops.preferences.addon_enable(module="io_curve_svg")
    before = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=traced)
    made = [thing for thing in bpy.data.objects if thing not in before]
    corners = [thing.matrix_world @ Vector(corner) for thing in made for corner in thing.bound_box]
    left, right = min(c.x for c in corners), max(c.x for c in corners)
    low, high = min(c.y for c in corners), max(c.y for c in corners)
    scale = width / (right - left)
    stand = rotation(90, "X") @ Matrix.Scale(scale, 4) @ shift(-(left + right) / 2, -low)
    for thing in made:
        curve = thing.data
        curve.dimensions, curve.fill_mode = "2D", "BOTH"
        curve.extrude, curve.bevel_depth = depth / 2 / scale, rounding / scale
        curve.bevel_resolution, curve.offset, curve.resolution_u = 2, -rounding / scale * 0.6, 16
        curve.materials.clear()
        curve.materials.append(m)
        thing.matrix_world = stand @ thing.matrix_world
        if not thing.users_collection:
            link(thing)
    return made, (high - low) * scale
