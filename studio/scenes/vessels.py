"""Round things: mugs, cups, bottles, jars."""

import math

import bpy

from stage.materials import (
    ceramic, clear, kraft, material, metal, paintable, plastic, polished, printed, uncoated, wood,
)  # fmt: skip
from stage.set import area, camera, light, open_set
from stage.shapes import cylinder, lathe, link, place, rotation, shift, tube

FRONT = rotation(90, "Z")  # the seam of a lathe goes to the back


def wrap(share, low, high):
    """UV of a band: `share` of the turn is the width of the design, which faces the camera."""
    return lambda k, z: ((k - 0.5) / share + 0.5, (z - low) / (high - low))


def handle(radius, low, high, reach, m, oval=(0.125, 0.085)):
    """An ear-shaped handle, sunk into the wall, with a wider foot where it meets it."""
    curve = bpy.data.curves.new("handle", "CURVE")
    curve.dimensions = "3D"
    spline = curve.splines.new("BEZIER")
    middle, span = (low + high) / 2, high - low
    points = (
        (radius - 0.05, high, 1.35),
        (radius + reach * 0.3, high - span * 0.01, 1.0),
        (radius + reach * 0.88, high - span * 0.2, 1.0),
        (radius + reach, middle, 1.0),
        (radius + reach * 0.8, low + span * 0.18, 1.0),
        (radius + reach * 0.24, low + span * 0.03, 1.0),
        (radius - 0.05, low, 1.35),
    )
    spline.bezier_points.add(len(points) - 1)
    for made, (x, z, size) in zip(spline.bezier_points, points):
        made.co, made.radius = (x, 0, z), size
        made.handle_left_type = made.handle_right_type = "AUTO"
    section = bpy.data.curves.new("section", "CURVE")
    outline = section.splines.new("NURBS")
    outline.points.add(15)
    outline.use_cyclic_u = True
    for k in range(16):
        t = k / 16 * 2 * math.pi
        outline.points[k].co = (math.cos(t) * oval[0], math.sin(t) * oval[1], 0, 1)
    profile = link(bpy.data.objects.new("section", section))
    profile.hide_render = True
    curve.bevel_mode, curve.bevel_object = "OBJECT", profile
    curve.use_fill_caps, curve.resolution_u = True, 24
    curve.materials.append(m)
    return link(bpy.data.objects.new("handle", curve))


def mug_body(outside, inside, radius=0.8, height=1.78, index=0, rim=None):
    band = printed(outside(), index)
    low, high = 0.14, height - 0.12
    share = (high - low) * 2.4 / (2 * math.pi * radius)
    profile = [
        (0, 0.035),
        (0.55, 0.035),
        (0.6, 0),
        (0.66, 0),
        (0.7, 0.015),
        (0.755, 0.05),
        (0.785, 0.09),
        (radius, low),
    ]
    profile = [(r * radius / 0.8, z) for r, z in profile]
    body = len(profile) - 1
    profile += [
        (radius, high),
        (radius, height - 0.06),
        (radius - 0.004, height - 0.03),
        (radius - 0.016, height - 0.009),
    ]
    lip = len(profile) - 1
    profile += [(radius - 0.034, height), (radius - 0.052, height - 0.008), (radius - 0.064, height - 0.028)]
    inner = len(profile) - 1
    profile += [
        (radius - 0.07, height - 0.06),
        (radius - 0.07, 0.24),
        (radius - 0.1, 0.16),
        (radius - 0.17, 0.11),
        (0, 0.1),
    ]

    def choose(i):
        if i == body:
            return 1
        if rim and lip - 1 <= i < inner:
            return 3
        return 2 if i >= inner else 0

    made = lathe(profile, [outside(), band, inside, rim or inside], 192, choose, wrap(share, low, high))
    made.rotation_euler = (0, 0, math.radians(90))
    return made


def mug(view):
    """A mug on a coaster; the inside is trim, the coaster is body."""
    open_set("paper")
    inside = paintable(ceramic(colour="#D13A1F"), "trim", "#D13A1F")
    parts = [mug_body(lambda: ceramic(colour="#F3F0EA"), inside)]
    ear = handle(0.8, 0.4, 1.4, 0.52, ceramic(colour="#F3F0EA"))
    ear.rotation_euler = (0, 0, math.radians(-14))
    parts += [ear, cylinder(0.728, 0.02, material("coffee", "#2A1408", 0.08), (0, 0, 1.54), steps=128, rounding=0)]
    place(parts, shift(z=0.036))
    cylinder(
        1.12, 0.035, paintable(kraft(colour="#B98A5A"), "body", "#B98A5A"), (0, 0, 0.0175), steps=160, rounding=0.006
    )
    light(target=(0, 0, 0.9), key=500, back=40)
    if view == "detail":
        camera("detail", (0.25, -0.3, 1.2), 5.2, 88, 20, 26, stop=5.6, focus=(0.1, -0.8, 1.2))
    else:
        camera("three", (0.17, 0, 0.86), 9.6, 88, 8, 19, stop=8, focus=(0, -0.8, 0.9))
    return 0.02


def mug_black(view):
    """Glossy dark mug: the body is paintable, the print is laid on it."""
    open_set("sand")
    dark = "#1A1B1F"

    def outside():
        return paintable(ceramic(colour=dark), "body", dark)

    mug_body(outside, ceramic(colour="#F3F0EA"))
    ear = handle(0.8, 0.4, 1.4, 0.52, outside())
    ear.rotation_euler = (0, 0, math.radians(-14))
    cylinder(0.728, 0.02, material("milk", "#C9A27A", 0.12), (0, 0, 1.5), steps=128, rounding=0)
    light(target=(0, 0, 0.9), key=520, back=120)
    camera("three", (0.17, 0, 0.84), 9.6, 88, 8, 19, stop=8, focus=(0, -0.8, 0.9))
    return 0.05


def mug_enamel(view):
    """Tin mug with a coloured rim."""
    open_set("paper")
    rim = paintable(ceramic(colour="#1D3C6A"), "trim", "#1D3C6A")
    mug_body(lambda: ceramic(colour="#F6F4EE"), ceramic(colour="#F6F4EE"), 0.82, 1.5, rim=rim)
    points = [
        (0.78, 0, 1.22),
        (1.0, 0, 1.27),
        (1.24, 0, 1.2),
        (1.32, 0, 0.85),
        (1.22, 0, 0.5),
        (1.0, 0, 0.36),
        (0.78, 0, 0.4),
    ]
    ear = tube(points, 0.045, rim)
    ear.scale = (1, 1.7, 1)
    ear.rotation_euler = (0, 0, math.radians(-16))
    light(target=(0, 0, 0.8), key=500, back=60)
    camera("three", (0.17, 0, 0.72), 9.2, 88, 8, 20, stop=8, focus=(0, -0.8, 0.8))
    return 0.05


def espresso(view):
    """A small cup on its saucer."""
    open_set("blush")
    dark = paintable(ceramic(colour="#F3F0EA"), "trim", "#F3F0EA")
    profile = [
        (0, 0.03),
        (0.6, 0.03),
        (0.64, 0),
        (0.7, 0.01),
        (1.2, 0.16),
        (1.24, 0.19),
        (1.22, 0.2),
        (0.72, 0.09),
        (0, 0.08),
    ]
    lathe(profile, ceramic(colour="#F3F0EA"), 160)
    band = printed(ceramic(), 0)
    low, high = 0.42, 1.12
    outline = [
        (0, 0.1),
        (0.36, 0.1),
        (0.4, 0.12),
        (0.54, 0.26),
        (0.63, low),
        (0.7, high),
        (0.71, 1.2),
        (0.7, 1.215),
        (0.67, 1.21),
        (0.655, 1.15),
        (0.6, 0.5),
        (0.4, 0.22),
        (0, 0.2),
    ]
    cup = lathe(
        outline,
        [ceramic(colour="#F3F0EA"), band, dark],
        160,
        lambda i: 1 if i == 4 else (2 if i > 7 else 0),
        wrap(0.42, low, high),
    )
    ear = handle(0.66, 0.42, 1.0, 0.36, ceramic(colour="#F3F0EA"), (0.075, 0.05))
    place([cup], FRONT)
    ear.rotation_euler = (0, 0, math.radians(-18))
    cylinder(0.63, 0.02, material("coffee", "#1E0E05", 0.08), (0, 0, 1.02), steps=96, rounding=0)
    light(target=(0, 0, 0.7), key=500, back=40)
    camera("three", (0.08, 0, 0.5), 8.6, 88, 8, 24, stop=8, focus=(0, -0.6, 0.7))
    return 0.05


def finjan(view):
    """Three Saudi coffee cups without handles, and a dallah-shaped pot behind them."""
    open_set("sand")
    inside = ceramic(colour="#F7F4EC")
    band_low, band_high = 0.16, 0.82

    def cup(x, y, index):
        outline = [
            (0, 0.05),
            (0.2, 0.05),
            (0.22, 0),
            (0.27, 0.01),
            (0.31, 0.1),
            (0.34, band_low),
            (0.5, band_high),
            (0.515, 0.9),
            (0.505, 0.915),
            (0.485, 0.905),
            (0.44, 0.6),
            (0.26, 0.14),
            (0, 0.12),
        ]
        made = lathe(
            outline,
            [inside, printed(ceramic(), index), polished("#D8AE5E", 0.18)],
            128,
            lambda i: 1 if i == 5 else (2 if i in (6, 7, 8) else 0),
            wrap(0.5, band_low, band_high),
        )
        coffee = cylinder(0.455, 0.02, material("qahwa", "#B8842F", 0.08), (0, 0, 0.72), steps=96, rounding=0)
        return place(place([made], FRONT) + [coffee], shift(x, y))

    cup(-0.62, -0.55, 0)
    cup(0.52, -0.95, 0)
    cup(0.75, 0.3, 0)
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
    body = lathe(pot, brass, 128)
    spout = tube([(0.36, 0, 1.3), (0.66, 0, 1.42), (0.92, 0, 1.62), (1.1, 0, 1.6)], 0.075, brass)
    spout.scale = (1, 1.5, 1)
    ear = tube([(-0.4, 0, 1.6), (-0.82, 0, 1.62), (-0.98, 0, 1.15), (-0.86, 0, 0.66), (-0.56, 0, 0.5)], 0.06, brass)
    place([body, spout, ear], shift(-0.42, 0.85) @ rotation(205, "Z"))
    light(target=(0, 0, 0.7), key=520)
    area((1.5, -6, 5), (0, 0, 0.8), 4, 120)
    camera("three", (-0.05, -0.1, 0.85), 10.2, 88, 6, 22, stop=9, focus=(0, -0.8, 0.6))
    return 0.05


def cup_paper(view):
    """Two paper cups, one with a sleeve and a lid. Lid of the front cup is trim."""
    open_set("butter")
    bottom, top, height = 0.5, 0.7, 1.86

    def radius(z):
        return bottom + (top - bottom) * z / height

    def cup(matrix, sleeve, index, lid):
        paper = material("cup", "#F7F3EA", 0.55, specular=0.3, bump=("paper", 70, 0.12))
        body = paper if sleeve else printed(material("cup", "#F7F3EA", 0.55, specular=0.3), index)
        outline = [
            (0, 0.05),
            (bottom - 0.04, 0.05),
            (bottom - 0.035, 0),
            (bottom, 0),
            (bottom + 0.004, 0.02),
            (radius(height), height),
            (top + 0.02, height + 0.01),
            (top + 0.03, height + 0.035),
            (top + 0.015, height + 0.06),
            (top - 0.01, height + 0.05),
            (top - 0.03, height),
            (bottom + 0.02, 0.3),
            (0, 0.28),
        ]
        made = [lathe(outline, [paper, body], 160, lambda i: 1 if i == 4 else 0, wrap(0.75, 0.0, height))]
        if lid:
            rings = [
                (0.022, -0.03),
                (0.045, -0.028),
                (0.05, 0),
                (0.05, 0.055),
                (0.035, 0.075),
                (0, 0.085),
                (-0.03, 0.1),
                (-0.055, 0.23),
                (-0.065, 0.25),
                (-0.09, 0.255),
                (-0.11, 0.245),
                (-0.125, 0.2),
                (-0.15, 0.185),
            ]
            made.append(lathe([(top + r, height + z) for r, z in rings] + [(0, height + 0.18)], lid, 160))
            hole = cylinder(
                0.05, 0.01, material("hole", "#050505", 0.9), (0, -(top - 0.24), height + 0.182), steps=32, rounding=0
            )
            hole.scale = (1.6, 1, 1)
            made.append(hole)
        if sleeve:
            low, high, thick = 0.52, 1.36, 0.022
            band = printed(material("sleeve", "#ffffff", 0.8, specular=0.15, bump=("paper", 60, 0.4)), index)
            share = (high - low) * 2.4 / (2 * math.pi * radius(0.94))
            ring = [
                (radius(low) + 0.004, low),
                (radius(low) + thick, low),
                (radius(high) + thick, high),
                (radius(high) + 0.004, high),
            ]
            made.append(lathe(ring, [kraft(), band], 160, lambda i: 1 if i == 1 else 0, wrap(share, low, high)))
        return place(made, matrix @ FRONT)

    dark = paintable(material("lid", "#1B1C1F", 0.38, specular=0.4), "trim", "#1B1C1F")
    if view == "single":
        cup(shift(0, 0), False, 0, None)
        light(target=(0, 0, 1))
        camera("three", (0, 0, 0.98), 8.6, 88, 6, 18, stop=8, focus=(0, -0.6, 1))
        return 0.05
    cup(shift(0.36, -0.42) @ rotation(6, "Z"), True, 0, dark)
    cup(shift(-0.72, 0.75) @ rotation(-4, "Z"), True, 1, material("lid", "#F4F1EA", 0.38, specular=0.4))
    light(target=(0, 0, 1))
    camera("three", (-0.14, 0, 1.0), 10.3, 88, 6, 15, stop=6.3, focus=(0.36, -1.1, 1))
    return 0.0


def cup_cold(view):
    """Clear cup with iced coffee, dome lid and straw."""
    open_set("aqua")
    drink = material("drink", "#A9713C", 0.2)
    low, high = 0.45, 1.45
    profile = [(0, 0.02), (0.46, 0.0), (0.5, 0.02), (0.68, 1.75)]
    lathe([(0, 0.05), (0.45, 0.05), (0.63, 1.5), (0, 1.5)], [drink], 128)
    lathe([(0, 1.5), (0.63, 1.5), (0.645, 1.62), (0.2, 1.66), (0, 1.64)], [material("milk", "#E9D6BC", 0.3)], 128)
    lathe(profile, clear(dim=0.97), 160)
    ring = [(0.5 + 0.18 * (z - 0.02) / 1.73 + 0.004, z) for z in (low, high)]
    place([lathe(ring, printed(plastic(), 0), 160, uv=wrap(0.4, low, high))], FRONT)
    lid = [(0.69, 1.72), (0.72, 1.74), (0.72, 1.79), (0.68, 1.82), (0.64, 1.95), (0.54, 2.1), (0.38, 2.2), (0.16, 2.24)]
    lathe(lid, clear(dim=0.96), 160)
    tube(
        [(0.06, 0.05, 0.4), (0.2, 0.1, 2.95)],
        0.05,
        paintable(plastic(colour="#17181C"), "trim", "#17181C"),
        smooth=False,
    )
    light(target=(0, 0, 1), back=120)
    camera("three", (0.02, 0, 1.3), 10.2, 88, 6, 12, stop=8, focus=(0, -0.6, 1))
    return 0.08


def bottle(view):
    """Insulated steel bottle with a loop lid; the body is paintable powder coat."""
    open_set("blush")
    coat = "#1E3A4C"
    body = material("powder", coat, 0.5, specular=0.4, bump=("paper", 120, 0.25))
    band = printed(material("powder", coat, 0.5, specular=0.4, bump=("paper", 120, 0.25)), 0)
    steel = metal("#CFD1D3", 0.22)
    low, high = 0.4, 2.2
    profile = [
        (0, 0.0),
        (0.44, 0.0),
        (0.48, 0.03),
        (0.485, 0.12),
        (0.5, 0.13),
        (0.505, 0.2),
        (0.505, low),
        (0.505, high),
        (0.49, 2.34),
        (0.43, 2.48),
        (0.36, 2.56),
        (0.35, 2.6),
        (0.35, 2.66),
    ]
    made = lathe(
        profile,
        [paintable(body, "body", coat), band, steel],
        160,
        lambda i: 1 if i == 6 else (2 if i < 3 or i > 10 else 0),
        wrap(0.52, low, high),
    )
    place([made], FRONT)
    cap = plastic(colour="#202226", rough=0.45)
    lathe([(0.37, 2.64), (0.4, 2.66), (0.4, 2.95), (0.38, 2.99), (0, 3.0)], cap, 128)
    loop = tube(
        [(-0.3, 0, 2.96), (-0.3, 0, 3.16), (-0.18, 0, 3.3), (0.18, 0, 3.3), (0.3, 0, 3.16), (0.3, 0, 2.96)], 0.05, cap
    )
    loop.rotation_euler = (0, 0, math.radians(20))
    light(target=(0, 0, 1.5), key=560, back=90)
    area((-2.6, -4.5, 2), (0, 0, 1.4), 1.2, 60, size_y=4)
    if view == "detail":
        camera("detail", (0, 0, 2.3), 6.4, 88, 14, 16, stop=5.6, focus=(0, -0.5, 2.2))
    else:
        camera("three", (0, 0, 1.62), 12.4, 92, 10, 11, stop=9, focus=(0, -0.5, 1.4))
    return 0.05


def tumbler(view):
    """Tapered tumbler with a clear slide lid and a straw."""
    open_set("sage")
    coat = "#F3EFE6"
    body = paintable(material("powder", coat, 0.42, specular=0.4), "body", coat)
    band = printed(material("powder", coat, 0.42, specular=0.4), 0)
    steel = metal("#D2D4D6", 0.2)
    low, high = 0.5, 2.1

    def radius(z):
        return 0.46 + 0.2 * z / 2.4

    profile = [
        (0, 0),
        (0.4, 0),
        (0.45, 0.03),
        (radius(0.2), 0.2),
        (radius(low), low),
        (radius(high), high),
        (radius(2.28), 2.28),
        (radius(2.3), 2.3),
        (radius(2.38), 2.38),
        (0.62, 2.4),
    ]
    made = lathe(
        profile, [body, band, steel], 160, lambda i: 1 if i == 4 else (2 if i > 6 or i < 2 else 0), wrap(0.5, low, high)
    )
    place([made], FRONT)
    lathe(
        [(0.64, 2.39), (0.68, 2.41), (0.68, 2.47), (0.6, 2.5), (0.2, 2.52), (0, 2.52)],
        clear("#EAF2F4", 0.82, 0.05),
        160,
    )
    tube(
        [(0.1, 0.1, 0.5), (0.24, 0.05, 3.3)],
        0.055,
        paintable(plastic(colour="#C2456B"), "trim", "#C2456B"),
        smooth=False,
    )
    light(target=(0, 0, 1.3), key=540, back=70)
    area((-2.6, -4.5, 2), (0, 0, 1.4), 1.2, 50, size_y=4)
    camera("three", (0.02, 0, 1.52), 12.4, 92, 10, 12, stop=9, focus=(0, -0.5, 1.4))
    return 0.05


def bottle_glass(view):
    """Clear glass bottle of water with a bamboo lid and a printed name."""
    open_set("aqua")
    low, high = 0.5, 1.9
    lathe([(0, 0.06), (0.42, 0.06), (0.44, 0.1), (0.44, 1.75), (0, 1.75)], clear("#DDEFF3", 0.9, 0.02, 1.25), 128)
    profile = [
        (0, 0),
        (0.44, 0),
        (0.49, 0.05),
        (0.5, 0.12),
        (0.5, 2.1),
        (0.46, 2.3),
        (0.36, 2.42),
        (0.33, 2.5),
        (0.33, 2.62),
    ]
    lathe(profile, clear("#EEF6F4", 0.93, 0.03, 1.45), 160)
    place([lathe([(0.503, low), (0.503, high)], printed(plastic(), 0), 160, uv=wrap(0.45, low, high))], FRONT)
    lathe([(0, 2.5), (0.36, 2.52), (0.38, 2.54), (0.38, 2.86), (0.36, 2.9), (0, 2.9)], wood("#D2A96E", "#B98647"), 128)
    light(target=(0, 0, 1.5), key=520, back=160)
    camera("three", (0, 0, 1.45), 11.8, 92, 10, 11, stop=9, focus=(0, -0.5, 1.3))
    return 0.08


def jar(view):
    """Honey jar with a wrap label; lid is trim, honey is body."""
    open_set("butter")
    honey = "#D98A1C"
    inside = paintable(material("honey", honey, 0.12, specular=0.6, coat=0.8, coat_rough=0.05), "body", honey)
    low, high = 0.36, 1.34
    lathe([(0, 0.04), (0.7, 0.04), (0.74, 0.1), (0.74, 1.42), (0.66, 1.6), (0.58, 1.64), (0, 1.64)], inside, 160)
    glass = [(0, 0), (0.72, 0), (0.78, 0.05), (0.79, 0.12), (0.79, 1.46), (0.7, 1.66), (0.62, 1.72), (0.62, 1.8)]
    lathe(glass, clear("#FFF6E6", 0.95, 0.02, 1.4), 160)
    place([lathe([(0.796, low), (0.796, high)], printed(uncoated(), 0), 160, uv=wrap(0.42, low, high))], FRONT)
    lid = paintable(metal("#D9B15C", 0.25), "trim", "#D9B15C")
    lathe([(0.6, 1.76), (0.67, 1.77), (0.69, 1.79), (0.69, 2.05), (0.67, 2.09), (0.6, 2.1), (0, 2.1)], lid, 128)
    light(target=(0, 0, 1), key=520, back=90)
    area((1.5, -6, 5), (0, 0, 0.8), 4, 80)
    camera("three", (0, 0, 1.02), 9.4, 88, 8, 15, stop=8, focus=(0, -0.8, 0.9))
    return 0.05


def tub(view):
    """Ice-cream tubs: lid is trim."""
    open_set("lilac")
    low, high = 0.1, 0.92

    def one(matrix, index, lid_on=True):
        paper = material("tub", "#FBF9F3", 0.5, specular=0.3)
        band = printed(material("tub", "#FBF9F3", 0.5, specular=0.3), index)
        made = [
            lathe(
                [
                    (0, 0.04),
                    (0.5, 0.04),
                    (0.52, 0),
                    (0.545, 0.0),
                    (0.55, low),
                    (0.66, high),
                    (0.675, 1.0),
                    (0.66, 1.02),
                    (0.62, 0.9),
                    (0, 0.85),
                ],
                [paper, band],
                160,
                lambda i: 1 if i == 4 else 0,
                wrap(0.5, low, high),
            )
        ]
        if lid_on:
            cover = paintable(material("lid", "#F2B705", 0.4, specular=0.4), "trim", "#F2B705")
            made.append(
                lathe(
                    [(0.68, 0.93), (0.7, 0.94), (0.7, 1.03), (0.685, 1.06), (0.63, 1.065), (0.6, 1.04), (0, 1.04)],
                    cover,
                    160,
                )
            )
        return place(made, matrix @ FRONT)

    one(shift(0.42, -0.5), 0)
    one(shift(-0.75, 0.35), 1)
    one(shift(-0.72, 0.35, 1.07) @ rotation(12, "Z"), 0)
    light(target=(0, 0, 0.8))
    camera("three", (-0.12, 0, 0.98), 9.9, 88, 6, 16, stop=8, focus=(0.2, -0.8, 0.8))
    return 0.03
