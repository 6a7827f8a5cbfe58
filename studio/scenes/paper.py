"""Printed sheets: cards, flyers, folded things, books, stationery."""

import math
import random

import bpy
from mathutils import Vector

from stage.materials import (
    clear, coated, kraft, material, metal, page_edges, paintable, plastic, polished, printed, uncoated, wood,
)  # fmt: skip
from stage.set import area, camera, light, open_set

from stage.shapes import box, cylinder, disc, leaf, lathe, place, plate, rotation, rounded, sheet, shift, slab, tube

WHITE = "#FBFAF7"


def lying(width, height, index, x=0.0, y=0.0, angle=0.0, z=0.004, curl=0.0, paper=coated, back=None, thick=0.008):
    """A sheet on the floor, its print upwards."""
    under = back or material("paper", WHITE, 0.6)
    return place(leaf(width, height, paper(index), under, thick, curl), shift(x, y, z) @ rotation(angle, "Z"))


def board(width, height, index, x=0.0, y=0.0, angle=0.0, z=0.0, thick=0.03, edge=None, paper=uncoated, radius=0.0):
    """A thick card on the floor."""
    side = edge or material("edge", WHITE, 0.8)
    if radius:
        made = slab(width, height, thick, radius, [paper(index), side], 0.004)
    else:
        made = box(width, height, thick, {"top": paper(index), "side": side}, 0.003, 2)
    return place([made], shift(x, y, z) @ rotation(angle, "Z"))


def leaning(made, height, x, y, lean, angle=0.0):
    """Stands a flat thing up with its lower edge on the floor, leaning back by 90 - `lean` degrees."""
    return place(made, shift(x, y, 0.004) @ rotation(angle, "Z") @ rotation(lean, "X") @ shift(0, height / 2))


def card_pile(count, width, depth, thick, make, wobble=0.9):
    """Cards on one another, not quite straight."""
    random.seed(3)
    z = 0.0
    for _ in range(count):
        made = make()
        place(
            [made],
            shift(random.uniform(-0.012, 0.012), random.uniform(-0.012, 0.012), z)
            @ rotation(random.uniform(-wobble, wobble), "Z"),
        )
        z += thick * 1.03
    return z


def cards(view):
    """A pile of business cards, one leaning on it, one beside it. Edges are body; ink 0 front, ink 1 back."""
    open_set("aqua")
    shapes = {"main": (1.8, 1.1, 0), "slim": (1.8, 0.76, 0), "square": (1.3, 1.3, 0), "rounded": (1.8, 1.1, 0.14)}
    width, depth, radius = shapes.get(view, shapes["main"])
    thick = 0.028
    edge = paintable(material("edge", "#D13A1F", 0.7, bump=("paper", 80, 0.3)), "body", "#D13A1F")

    def card(index):
        if radius:
            return slab(width, depth, thick, radius, [uncoated(index), edge], 0.003)
        return box(width, depth, thick, {"top": uncoated(index), "bottom": uncoated(index), "side": edge}, 0.0025, 2)

    front = uncoated(0)

    def piled():
        if radius:
            return slab(width, depth, thick, radius, [front, edge], 0.003)
        return box(width, depth, thick, {"top": front, "side": edge}, 0.0025, 2)

    card_pile(26, width, depth, thick, piled)
    leaning([card(1)], depth, 0.55, -depth / 2 - 0.56, 58)
    place([card(0)], shift(-0.95, -depth / 2 - 1.0) @ rotation(-20, "Z"))
    light(target=(0, 0, 0.4))
    camera("three", (0.02, -0.5, 0.26), 10.0, 88, 22, 37, stop=8, focus=(0.3, -0.8, 0.5))
    return 0.03


def cards_spread(view):
    """Two cards flat, crossing, close: front and back."""
    open_set("stone")
    radius = 0.12 if view == "rounded" else 0.0
    edge = paintable(material("edge", "#F6F2EA", 0.7), "body", "#F6F2EA")
    board(1.8, 1.1, 1, 0.18, 0.5, 12, 0, 0.03, edge, radius=radius)
    board(1.8, 1.1, 0, -0.1, -0.38, -7, 0.034, 0.03, edge, radius=radius)
    light(target=(0, 0, 0.2), key=540)
    camera("top", (0.04, 0.06, 0), 9.0, 92, 8, 58, stop=9, focus=(0, -0.3, 0))
    return 0.03


def flyers(view):
    """Three flyers fanned out."""
    sizes = {"main": (1.48, 2.1), "dl": (0.99, 2.1), "square": (1.48, 1.48), "postcard": (1.48, 1.05)}
    open_set({"dl": "sage", "square": "blush", "postcard": "butter"}.get(view, "stone"))
    width, height = sizes.get(view, sizes["main"])
    step = width * 0.5
    for i, (index, angle) in enumerate(((2, 15), (1, 4), (0, -9))):
        lying(width, height, index, (i - 1) * step, 0.3 - 0.18 * i, angle, 0.006 + i * 0.014, curl=0.04)
    light(target=(0, 0, 0.2), key=560)
    camera("top", (0.0, 0.12, 0), 12.2 if height > 2 else 11.0, 88, 4, 62)
    return 0.03


def folded(widths, heights, angles, outside, inside, height, columns=12):
    """A sheet folded along upright lines, standing. `angles`: where each panel points, in degrees, seen from above."""
    starts = [(0.0, 0.0)]
    for width, angle in zip(widths, angles):
        x, y = starts[-1]
        starts.append((x + width * math.cos(math.radians(angle)), y + width * math.sin(math.radians(angle))))
    total = sum(widths)
    middle = sum(x for x, _ in starts) / len(starts), sum(y for _, y in starts) / len(starts)
    made = []
    at = 0.0
    for i, width in enumerate(widths):
        (x0, y0), (x1, y1) = starts[i], starts[i + 1]
        u0, u1 = at / total, (at + width) / total
        at += width
        normal = Vector((y1 - y0, x0 - x1, 0)).normalized() * 0.006

        def where(u, v, off=0.0, x0=x0, y0=y0, x1=x1, y1=y1, normal=normal):
            return (
                x0 + (x1 - x0) * u - middle[0] + normal.x * off,
                y0 + (y1 - y0) * u - middle[1] + normal.y * off,
                v * height,
            )

        made.append(
            sheet(1, 1, lambda u, v, w=where: w(u, v, 1.0), outside, uv=lambda u, v, a=u0, b=u1: (a + (b - a) * u, v))
        )
        made.append(
            sheet(
                1,
                1,
                lambda u, v, w=where: w(1 - u, v, -1.0),
                inside,
                uv=lambda u, v, a=u0, b=u1: (1 - a - (b - a) * (1 - u), v),
            )
        )
    return made


def brochure(view):
    """A folded brochure standing, and a closed one lying before it (ink 1)."""
    open_set({"main": "aqua", "bifold": "sand", "gate": "lilac", "zfold": "butter"}.get(view, "aqua"))
    height = 2.1
    plans = {
        "main": ((1.0, 1.0, 1.0), (28, -24, 26)),
        "zfold": ((0.8, 0.8, 0.8, 0.8), (34, -34, 34, -34)),
        "bifold": ((1.48, 1.48), (27, -27)),
        "gate": ((0.72, 1.48, 0.72), (52, 0, -52)),
    }
    widths, angles = plans.get(view, plans["main"])
    if view == "bifold":
        angles = (-27, 27)
    if view == "gate":
        angles = (-50, 0, 50)
    place(folded(widths, height, angles, coated(0), material("paper", WHITE, 0.6), height), shift(0, 0.5))
    lying(widths[0], height, 1, 0.25, -1.2, 72, 0.006)
    lying(widths[0], height, 1, 0.22, -1.16, 80, 0.020)
    light(target=(0, 0, 0.9), key=540)
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (0.05, -0.2, 0.72), 11.6, 88, -8, 24, stop=11, focus=(0, 0, 1))
    return 0.04


def poster_wall(view):
    """A poster with wooden rails on a wall above a bench. The wall is sweep."""
    room("#E4DACB")
    width, height = {"main": (1.9, 2.6), "wide": (2.8, 2.0)}.get(view, (1.9, 2.6))
    sheet(
        2,
        24,
        lambda u, v: ((u - 0.5) * width, -0.03 - 0.02 * math.sin(v * math.pi), 1.35 + v * height),
        coated(0),
        0.008,
    )
    rail = wood("#C59A66", "#9A6F40")
    for z in (1.35, 1.35 + height):
        box(width + 0.1, 0.06, 0.09, rail, 0.012, at=(0, -0.05, z - 0.045))
    tube(
        [(-width * 0.4, -0.03, 1.4 + height), (0, -0.015, 1.85 + height), (width * 0.4, -0.03, 1.4 + height)],
        0.008,
        kraft(),
        smooth=False,
    )
    bench()
    wall_light()
    camera("three", (0, 0, 2.3), 13.5, 92, -10, 3)
    return 0.1


def room(wall="#E4DACB", floor="#C9AE8C", wooden=True, depth=9, skirting=True):
    """A wall, a floor and a skirting board; the wall's colour is sweep."""
    open_set(sweep=False, world=0.5)
    paint = paintable(material("wall", wall, 0.9, specular=0.15, bump=("paper", 9, 0.12)), "sweep", wall)
    sheet(1, 1, lambda u, v: ((u - 0.5) * 30, 0, v * 14), paint)
    ground = wood(floor, "#A98760") if wooden else material("floor", floor, 0.5)
    planks = sheet(1, 1, lambda u, v: ((u - 0.5) * 30, -depth + v * depth, 0), ground)
    if skirting:
        box(30, 0.06, 0.24, material("skirting", "#F3EFE8", 0.5), 0.01, at=(0, -0.03, 0))
    return planks


def wall_light(key=620, fill=120):
    area((-4.6, -5.2, 6.0), (0, 0, 1.8), 2.0, key, (1, 0.95, 0.88))
    area((5, -6, 3), (0, 0, 1.8), 5, fill, (0.92, 0.96, 1))
    area((0, -4, 8), (0, 0, 1), 5, 120)


def bench(y=-0.8, width=3.2):
    """A low wooden bench with a vase on it."""
    oak = wood("#B98A5E", "#8F6239")
    box(width, 0.7, 0.09, oak, 0.015, at=(0, y, 0.62))
    for x in (-width / 2 + 0.2, width / 2 - 0.2):
        for dy in (-0.26, 0.26):
            cylinder(0.045, 0.62, oak, (x, y + dy, 0.31), steps=24)
    vase = [
        (0, 0),
        (0.16, 0),
        (0.24, 0.12),
        (0.26, 0.26),
        (0.18, 0.46),
        (0.1, 0.56),
        (0.1, 0.64),
        (0.13, 0.68),
        (0.1, 0.67),
        (0.08, 0.55),
        (0, 0.5),
    ]
    place(
        [lathe(vase, material("clay", "#B4563A", 0.8, bump=("paper", 14, 0.3)), 64)], shift(width / 2 - 0.55, y, 0.71)
    )
    place(
        [
            box(0.62, 0.44, 0.07, material("book", "#2B6D7C", 0.6), 0.01),
            *place(
                [box(0.56, 0.4, 0.06, material("book", "#E9D9BD", 0.6), 0.01)], shift(0.03, 0, 0.07) @ rotation(9, "Z")
            ),
        ],
        shift(-width / 2 + 0.6, y, 0.71),
    )


def framed(width, height, index, m_frame, z, y=0.0, x=0.0, mat=0.0, wide=0.09, deep=0.11, glass=True):
    """A picture frame on a wall, its middle at height z."""
    box(
        width + mat * 2,
        0.02,
        height + mat * 2,
        material("mat", "#F8F5EE", 0.9),
        0,
        at=(x, y - 0.03, z - height / 2 - mat),
    )
    sheet(1, 1, lambda u, v: (x + (u - 0.5) * width, y - 0.044, z + (v - 0.5) * height), uncoated(index))
    w, h = width / 2 + mat, height / 2 + mat
    for sign in (-1, 1):
        box(wide, deep, 2 * h + 2 * wide, m_frame, 0.01, at=(x + sign * (w + wide / 2), y - deep / 2, z - h - wide))
        box(2 * w, deep, wide, m_frame, 0.01, at=(x, y - deep / 2, z + (h if sign > 0 else -h - wide)))
    if glass:
        sheet(
            1,
            1,
            lambda u, v: (x + (u - 0.5) * 2 * w, y - deep * 0.7, z + (v - 0.5) * 2 * h),
            clear(dim=0.99, index=1.15),
        )


def certificate(view):
    """A certificate in a thin frame standing on a table."""
    open_set("sand")
    width, height = 2.3, 1.65
    before = 0.0
    bm_frame = {"main": wood("#3A2A20", "#221711"), "gold": polished("#C79A4B", 0.3)}.get(
        view, wood("#3A2A20", "#221711")
    )
    known = set(bpy.data.objects)
    framed(width, height, 0, bm_frame, height / 2 + 0.2, 0, 0, 0.1, 0.09, 0.09, False)
    box(width + 0.3, 0.02, height + 0.3, kraft(), 0, at=(0, before, 0.05))
    made = [thing for thing in bpy.data.objects if thing not in known]
    place(made, shift(0, 0.2, 0.02) @ rotation(-12, "X") @ rotation(10, "Z"))
    light(target=(0, 0, 0.9), key=540)
    area((1, -6, 4), (0, 0, 1), 4, 80)
    camera("three", (0, 0.1, 1.0), 10.6, 88, 8, 12, stop=11, focus=(0, 0, 1))
    return 0.05


def sheets(view):
    """Stationery set from above: letterhead, envelope, card."""
    open_set("paper")
    lying(2.1, 2.97, 0, -0.28, 0.18, 6, 0.004, paper=uncoated)
    envelope_at(0.42, -0.78, -10, 1, 0.02)
    board(0.9, 0.55, 2, -0.62, -1.25, 14, 0.075, 0.02)
    light(target=(0, 0, 0.2), key=560)
    camera("top", (0.06, -0.05, 0), 12.6, 92, 2, 66)
    return 0.03


def envelope_at(x, y, angle, index, z=0.0, width=2.2, height=1.1, flap=False, paper=uncoated, colour=None):
    """An envelope lying, front up; with `flap` its back with the closed flap."""
    face = paper(index)
    made = [box(width, height, 0.022, {"top": face, "side": material("envelope", colour or "#F6F2EA", 0.85)}, 0.008, 2)]
    if flap:
        made.append(
            sheet(
                1,
                1,
                lambda u, v: (
                    (u - 0.5) * width * (1 - 0.999 * (1 - v)) * 0.995,
                    height / 2 - 0.005 - (1 - v) * height * 0.6,
                    0.026 + 0.012 * (1 - v),
                ),
                face,
                0.004,
                uv=lambda u, v: (0.5 + (u - 0.5) * v, 1 - (1 - v) * 0.6),
                smooth=False,
            )
        )
    return place(made, shift(x, y, z) @ rotation(angle, "Z"))


def envelopes(view):
    """Two envelopes, front (ink 0) and back with the flap (ink 1)."""
    open_set({"main": "blush", "kraft": "sage", "square": "lilac"}.get(view, "blush"))
    width, height = {"square": (1.6, 1.6)}.get(view, (2.2, 1.15))
    paper = kraft if view == "kraft" else uncoated
    colour = "#B98A5A" if view == "kraft" else None
    envelope_at(0.12, height * 0.58, 9, 1, 0, width, height, True, paper, colour)
    envelope_at(-0.06, -height * 0.48, -7, 0, 0.03, width, height, False, paper, colour)
    light(target=(0, 0, 0.2), key=560)
    camera("top", (0.04, 0.1, 0), 10.6 if width > 2 else 11.4, 90, 6, 60)
    return 0.03


def invitation(view):
    """A thick card (ink 0) on its envelope with a wax seal; the envelope is body, the wax is trim."""
    open_set("blush")
    body = paintable(uncoated(colour="#7A8F79"), "body", "#7A8F79")
    wide, high = 1.55, 2.15
    made = [box(high, wide, 0.03, {"side": body}, 0.008, 2)]
    made.append(
        sheet(
            1,
            1,
            lambda u, v: (
                (u - 0.5) * high * v * 0.995,
                wide / 2 - 0.005 - (1 - v) * wide * 0.62,
                0.034 + 0.014 * (1 - v),
            ),
            body,
            0.004,
            smooth=False,
        )
    )
    wax = paintable(material("wax", "#8E2433", 0.32, specular=0.5, coat=0.3), "trim", "#8E2433")
    seal = [(0, 0.07), (0.13, 0.07), (0.135, 0.095), (0.15, 0.1), (0.185, 0.095), (0.205, 0.06), (0.21, 0.03), (0.2, 0)]
    stamp = lathe(seal[::-1], wax, 48)
    stamp.location = (0, wide / 2 - wide * 0.62, 0.04)
    place(made + [stamp], shift(0.42, 0.55) @ rotation(-14, "Z"))
    board(wide, high, 0, -0.42, -0.35, 8, 0.062, 0.045)
    light(target=(0, 0, 0.2), key=560)
    area((-1, 5.5, 5), (0, 0, 0.2), 4, 160)
    camera("top", (0.05, 0.08, 0), 9.2, 92, 6, 60)
    return 0.04


def greeting(view):
    """A folded card standing before its envelope. Envelope is body."""
    open_set("lilac")
    width, height = 1.5, 2.1
    place(folded((width, width), height, (62, -8), coated(0), material("paper", WHITE, 0.7), height), shift(0.12, 0.1))
    body = paintable(uncoated(colour="#2B6D7C"), "body", "#2B6D7C")
    place([box(2.15, 1.55, 0.025, body, 0.008, 2)], shift(0.35, -1.15) @ rotation(-16, "Z"))
    light(target=(0, 0, 0.9), key=540)
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (0.15, -0.25, 0.85), 10.4, 88, 12, 24, stop=11, focus=(0, 0, 1))
    return 0.04


def book(width, depth, thick, cover, back=None, pages=None, matrix=None, radius=0.0, spine=True):
    """A bound book lying, cover up, spine on the left."""
    pages = pages or page_edges()
    board_thick = 0.022
    back = back or material("cover", WHITE, 0.6)
    made = [box(width, depth, board_thick, {"side": back}, 0.006, 2)]
    made += place([box(width - 0.03, depth - 0.05, thick, pages, 0.003, 2)], shift(-0.01, 0, board_thick))
    made += place(
        [box(width, depth, board_thick, {"top": cover, "side": back}, 0.006, 2)], shift(0, 0, board_thick + thick)
    )
    if spine:
        height = thick + 2 * board_thick
        profile = [
            (
                -math.cos(math.radians(-90 + 15 * k)) * 0.045 - width / 2 + 0.004,
                height / 2 + math.sin(math.radians(-90 + 15 * k)) * height / 2,
            )
            for k in range(13)
        ]
        made.append(
            sheet(12, 1, lambda u, v: (profile[round(u * 12)][0], (0.5 - v) * depth, profile[round(u * 12)][1]), back)
        )
    return place(made, matrix) if matrix else made


def booklet(view):
    """Catalogues: a small pile (ink 0), one leaning (ink 1)."""
    open_set("stone")
    body = paintable(material("back", "#D13A1F", 0.5), "body", "#D13A1F")
    width, depth = 1.5, 2.1
    z = 0.0
    for angle in (8, 3, -3, 2):
        made = [
            box(width, depth, 0.075, {"top": coated(0), "left": body, "side": page_edges(), "bottom": body}, 0.008, 2)
        ]
        place(made, shift(-0.1, 0.35, z) @ rotation(angle, "Z"))
        z += 0.077
    leaning(
        [box(width, depth, 0.075, {"top": coated(1), "left": body, "side": page_edges(), "bottom": body}, 0.008, 2)],
        depth,
        0.98,
        -1.5,
        30,
        -16,
    )
    light(target=(0, 0, 0.4), key=540)
    camera("three", (0.42, -0.25, 0.3), 11.4, 88, 16, 40, stop=9, focus=(0, -0.5, 0.3))
    return 0.03


def open_book(view):
    """A booklet lying open: ink 0 left page, ink 1 right page."""
    open_set("sage")
    width, depth = {"square": (1.9, 1.9)}.get(view, (1.5, 2.1))

    def page(side, index, level):
        def where(u, v):
            x = u * width
            rise = 0.17 * math.exp(-((x / 0.28) ** 2)) * -1 + 0.17 + 0.05 * math.sin(u * math.pi)
            return (side * x * 0.985, (v - 0.5) * depth * side * (1 if side > 0 else -1), rise * level)

        uv = (lambda u, v: (u, v)) if side > 0 else (lambda u, v: (1 - u, v))
        return sheet(60, 2, where, coated(index), uv=uv)

    place([page(-1, 0, 1.0), page(1, 1, 1.0)], shift(z=0.1))
    for k in range(9):
        lift, grow = 0.1 - 0.011 * (k + 1), 0.004 * k
        for side in (-1, 1):
            layer = sheet(
                40,
                1,
                lambda u, v, side=side, grow=grow: (
                    side * u * (width + grow) * 0.985,
                    (v - 0.5) * depth,
                    0.17 - 0.17 * math.exp(-((u * width / 0.28) ** 2)) + 0.05 * math.sin(u * math.pi),
                ),
                material("page", "#F4F0E6", 0.8),
            )
            place([layer], shift(z=lift))
    box(width * 2 + 0.1, depth + 0.06, 0.02, paintable(material("cover", "#C2456B", 0.5), "body", "#C2456B"), 0.008)
    light(target=(0, 0, 0.3), key=560)
    camera("high", (0, 0, 0.1), 10.4, 88, 16, 46, stop=11)
    return 0.03


def pad(view):
    """A note pad with a pen; ink 0. `view`: main, invoice (three colours of sheets), a4, cube."""
    open_set({"invoice": "stone", "a4": "aqua", "cube": "lilac", "main": "butter"}.get(view, "butter"))
    width, depth, thick = {"invoice": (1.5, 2.1, 0.2), "a4": (1.9, 2.68, 0.16), "cube": (1.3, 1.3, 1.0)}.get(
        view, (1.48, 2.1, 0.15)
    )
    paper = page_edges()
    box(width, depth, thick, {"top": uncoated(0), "side": paper}, 0.003, 2, turned=(0, 0, 8))
    if view == "invoice":
        strip = paintable(material("binding", "#1F4E79", 0.5), "trim", "#1F4E79")
        place([box(width + 0.012, 0.2, thick + 0.012, strip, 0.006)], rotation(8, "Z") @ shift(0, depth / 2 - 0.095))
        for i, colour in enumerate(("#F7C9CF", "#F7E39C")):
            made = leaf(width, depth, material("copy", colour, 0.8), thick=0.004)
            place(made, shift(0.12 + 0.1 * i, -0.16 - 0.12 * i, 0.006 - 0.003 * i) @ rotation(4 - 5 * i, "Z"))
    if view == "cube":
        for k in range(3):
            place(
                leaf(width, depth, uncoated(1), thick=0.004, curl=0.2),
                shift(1.05, -0.95 + 0.06 * k, 0.004 + 0.01 * k) @ rotation(-18 + 9 * k, "Z"),
            )
    pen_at(
        width / 2 + 0.32 if view != "cube" else -1.0,
        -0.1 if view != "cube" else -0.8,
        0.09,
        -14 if view != "cube" else 40,
    )
    light(target=(0, 0, 0.3), key=560)
    camera("high", (0.14, 0, 0.1), {"a4": 11.2, "cube": 8.6}.get(view, 9.2), 90, 12, 50, stop=11)
    return 0.03


def pen_at(x, y, z, angle, colour="#17181C", index=None, part="trim"):
    """A ball pen lying; the barrel is printable along its side."""
    barrel = paintable(plastic(colour=colour, rough=0.3), part, colour) if part else plastic(colour=colour, rough=0.3)
    steel = metal("#D2D4D6", 0.2)
    profile = [
        (0, -0.78),
        (0.012, -0.78),
        (0.02, -0.7),
        (0.05, -0.56),
        (0.065, -0.5),
        (0.07, -0.42),
        (0.075, 0.1),
        (0.075, 0.14),
        (0.072, 0.6),
        (0.06, 0.64),
        (0.035, 0.65),
        (0.035, 0.74),
        (0, 0.75),
    ]
    made = [lathe(profile, [barrel, steel], 48, lambda i: 1 if i < 4 or i in (6, 9, 10, 11) else 0)]
    made.append(box(0.05, 0.016, 0.5, steel, 0.006, at=(0, 0.095, 0.13)))
    return place(made, shift(x, y, z) @ rotation(angle, "Z") @ rotation(90, "X") @ rotation(180, "Z"))


def calendar(view):
    """A desk calendar on its stand: wire binding, ink 0; the stand is body."""
    open_set("aqua")
    width, height = 2.1, 1.5
    body = paintable(uncoated(colour="#17181C"), "body", "#17181C")
    lean = 66
    made = [box(width, height + 0.1, 0.03, {"side": body}, 0.006, 2)]
    made += place(
        [box(width - 0.06, height - 0.06, 0.05, {"top": uncoated(0), "side": page_edges()}, 0.004, 2)],
        shift(0, -0.01, 0.03),
    )
    leaning(made, height + 0.1, 0, -0.38, lean, 0)
    other = [box(width, height + 0.1, 0.03, {"side": body}, 0.006, 2)]
    top = (height + 0.1) * math.sin(math.radians(lean))
    place(
        other,
        shift(0, -0.38 + 2 * (height + 0.1) * math.cos(math.radians(lean)), 0.004)
        @ rotation(180 - lean, "X")
        @ shift(0, (height + 0.1) / 2),
    )
    wire = metal("#2A2C30", 0.3)
    y = -0.38 + (height + 0.1) * math.cos(math.radians(lean))
    for k in range(26):
        x = -width / 2 + 0.12 + k * (width - 0.24) / 25
        if 11 <= k <= 14:
            continue
        points = [
            (x + 0.01 * math.sin(t), y + 0.085 * math.cos(t), top - 0.02 + 0.085 * math.sin(t))
            for t in [i * math.pi / 6 for i in range(12)]
        ]
        tube(points, 0.011, wire, True)
    light(target=(0, 0, 0.7), key=540)
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (0, -0.05, 0.62), 9.6, 88, 16, 18, stop=11)
    return 0.04


def plastic_cards(view):
    """Two plastic cards, crossing, one leaning on a small block. Ink 0 front, ink 1 back; body is the block."""
    open_set("lilac")
    face = {"metal": lambda i: printed(metal("#B9BCC0", 0.3), i)}.get(
        view, lambda i: printed(material("plastic", WHITE, 0.2, coat=0.6, coat_rough=0.05), i)
    )
    edge = material("edge", "#EDEDEA", 0.3)
    slab(1.9, 1.2, 0.03, 0.12, [face(1), edge], 0.006, (0.35, -0.75, 0), (0, 0, -14))
    block = paintable(uncoated(colour="#B98A5A"), "body", "#B98A5A")
    box(1.5, 0.5, 0.5, block, 0.02, at=(-0.1, 0.45, 0), turned=(0, 0, 6))
    leaning([slab(1.9, 1.2, 0.03, 0.12, [face(0), edge], 0.006)], 1.2, -0.1, -0.16, 66, 6)
    light(target=(0, 0, 0.5), key=520)
    area((0.5, -5, 6), (0, 0, 0.3), 3, 140)
    camera("three", (0.08, -0.25, 0.42), 7.8, 88, 12, 30, stop=10, focus=(0, -0.2, 0.5))
    return 0.03


def door_hanger(view):
    """Flat lay of things with a hole: door hangers; tags with a string in `tag`; bookmarks in `bookmark`."""
    open_set({"tag": "sage", "bookmark": "sand"}.get(view, "aqua"))
    edge = material("edge", WHITE, 0.7)
    if view == "tag":
        for index, x, y, angle in ((0, -0.55, -0.1, 9), (1, 0.6, -0.25, -11)):
            w, h, c = 0.9, 1.6, 0.22
            outline = [
                (-w / 2, -h / 2),
                (w / 2, -h / 2),
                (w / 2, h / 2 - c),
                (w / 2 - c, h / 2),
                (-w / 2 + c, h / 2),
                (-w / 2, h / 2 - c),
            ]
            hole = cylinder(0.055, 0.3, edge, (0, h / 2 - 0.16, 0), rounding=0)
            made = [plate(outline, 0.03, [uncoated(index), edge], 0, [hole], (w, h))]
            ring = tube(
                [
                    (0.085 * math.cos(t), h / 2 - 0.16 + 0.085 * math.sin(t), 0.032)
                    for t in [i * math.pi / 8 for i in range(16)]
                ],
                0.02,
                polished("#C79A4B"),
                True,
            )
            string = tube(
                [
                    (0, h / 2 - 0.16, 0.02),
                    (-0.06, h / 2 + 0.15, 0.05),
                    (-0.24, h / 2 + 0.5, 0.03),
                    (-0.05, h / 2 + 0.78, 0.03),
                    (0.16, h / 2 + 0.5, 0.05),
                    (0.05, h / 2 + 0.15, 0.05),
                    (0, h / 2 - 0.14, 0.045),
                ],
                0.018,
                kraft(),
            )
            place(made + [hole, ring, string], shift(x, y) @ rotation(angle, "Z"))
        camera("top", (0.03, 0.2, 0), 8.2, 90, 4, 64)
    elif view == "bookmark":
        for index, x, angle in ((0, -0.75, 7), (1, 0.05, -3), (2, 0.85, 5)):
            made = board(0.62, 2.2, index, 0, -0.1, 0, 0, 0.018)
            tassel = [tube([(0, 0.92, 0.03), (0.03, 1.2, 0.05), (0.01, 1.36, 0.05)], 0.014, kraft(colour="#A9342A"))]
            tassel += [
                tube(
                    [
                        (0.01, 1.36, 0.04),
                        (0.01 + 0.05 * math.sin(k), 1.55, 0.03),
                        (0.01 + 0.09 * math.sin(k * 1.7), 1.78, 0.02),
                    ],
                    0.012,
                    kraft(colour="#A9342A"),
                )
                for k in range(9)
            ]
            place(made + tassel, shift(x, -0.25 if index == 1 else 0) @ rotation(angle, "Z"))
        camera("top", (0.05, 0.12, 0), 9.0, 90, 4, 62)
    else:
        for index, x, y, angle in ((1, 0.62, 0.1, -8), (0, -0.5, -0.05, 7)):
            hole = cylinder(0.32, 0.3, edge, (0, 0.72, 0), rounding=0)
            made = [plate(rounded(0.98, 2.35, 0.12), 0.02, [coated(index), edge], 0, [hole], (0.98, 2.35)), hole]
            place(made, shift(x, y, 0.024 if index == 0 else 0) @ rotation(angle, "Z"))
        camera("top", (0.03, 0.02, 0), 9.0, 90, 4, 62)
    light(target=(0, 0, 0.2), key=560)
    return 0.03


def prints(view):
    """Square photo prints scattered: inks 0 to 4."""
    open_set("paper")
    for i, (x, y, angle) in enumerate(
        ((-0.75, 0.85, 8), (0.7, 0.75, -12), (-0.6, -0.55, -6), (0.75, -0.6, 10), (0.02, 0.1, 3))
    ):
        lying(1.25, 1.25, i, x, y, angle, 0.004 + 0.012 * i, 0.05)
    light(target=(0, 0, 0.2), key=560)
    camera("top", (0.02, 0.06, 0), 8.8, 88, 2, 66)
    return 0.03


def sticker_sheet(view):
    """A sheet of stickers with one peeled off and curling (ink 1)."""
    open_set("sage")
    lying(1.75, 2.45, 0, -0.15, 0.12, 5, 0.004)
    seal = disc(
        0.36, printed(material("sticker", "#ffffff", 0.25, coat=0.5), 1), thick=0.012, edge=material("edge", WHITE, 0.6)
    )
    place([seal], shift(0.85, -0.95, 0.03) @ rotation(-12, "Z") @ rotation(4, "X"))
    light(target=(0, 0, 0.2), key=560)
    camera("top", (0.05, 0.0, 0), 9.0, 90, 6, 60)
    return 0.03


def stand_menu(view):
    """A menu in a clear T-stand on a wooden café table; `tent` is a folded paper tent, `book` a closed menu."""
    open_set("sage" if view == "main" else "sand")
    if view == "tent":
        place(folded((1.1, 1.1), 1.6, (0, 0), coated(0), material("paper", WHITE, 0.6), 1.6)[:0], shift())
        for sign in (1, -1):
            made = leaf(1.2, 1.7, coated(0 if sign > 0 else 1), material("paper", WHITE, 0.6), 0.01)
            place(made, rotation(0 if sign > 0 else 180, "Z") @ shift(0, -0.42) @ rotation(76, "X") @ shift(0, 0.85))
    elif view == "book":
        cover = printed(material("leather", "#2A2320", 0.55, bump=("paper", 40, 0.5)), 0)
        back = material("leather", "#2A2320", 0.55, bump=("paper", 40, 0.5))
        book(1.55, 2.25, 0.05, cover, back, matrix=shift(0, 0, 0) @ rotation(9, "Z"))
    else:
        sheet(1, 1, lambda u, v: ((u - 0.5) * 1.3, 0, 0.16 + v * 1.85), coated(0), 0.006)
        back = sheet(1, 1, lambda u, v: ((0.5 - u) * 1.3, 0.006, 0.16 + v * 1.85), material("paper", WHITE, 0.6))
        back.location.y = 0.004
        box(1.36, 0.02, 1.95, clear(dim=0.99, index=1.08), 0, at=(0, 0.03, 0.12))
        box(1.5, 0.62, 0.12, clear("#EAF3F5", 0.85, index=1.35), 0.03, at=(0, 0, 0))
    cup = [
        (0, 0.04),
        (0.2, 0.04),
        (0.21, 0),
        (0.25, 0.02),
        (0.36, 0.3),
        (0.4, 0.52),
        (0.38, 0.53),
        (0.35, 0.4),
        (0.2, 0.1),
        (0, 0.09),
    ]
    if view != "book":
        place(
            [
                lathe(cup, material("cup", "#F4F1EA", 0.15, coat=0.5), 96),
                cylinder(0.36, 0.01, material("coffee", "#2A1408", 0.1), (0, 0, 0.44), rounding=0),
            ],
            shift(1.05, -0.55),
        )
    box(5.4, 3.6, 0.12, wood("#B98A5E", "#8F6239"), 0.02, at=(0, 0.1, 0))
    place(
        [
            thing
            for thing in bpy.data.objects
            if thing.type == "MESH" and thing.name not in ("sweep",) and thing.dimensions.x < 5
        ],
        shift(z=0.121),
    )
    light(target=(0, 0, 0.9), key=540)
    area((1, -6, 4), (0, 0, 1), 4, 80)
    if view == "book":
        camera("high", (0, 0, 0.05), 9.2, 90, 14, 50, stop=11)
    else:
        camera("three", (0.12, 0, 0.92), 9.8, 88, 10, 14, stop=9, focus=(0, 0, 1))
    return 0.04


def layout(view):
    """A flat proof on a table, a steel ruler and a pencil beside it: ink 0."""
    open_set("stone", horizon=9)
    lying(2.5, 3.1, 0, -0.12, 0.02, -2.5, 0.004, 0.03)
    steel, dark = metal("#CDD0D3", 0.32), material("mark", "#2A2D31", 0.6)
    ruler = [slab(0.3, 3.3, 0.022, 0.03, [steel, steel], 0.006)]
    for k in range(61):
        long = 0.11 if k % 10 == 0 else 0.075 if k % 5 == 0 else 0.05
        ruler.append(box(long, 0.006, 0.001, dark, 0, at=(-0.145 + long / 2, -1.56 + k * 0.052, 0.022)))
    place(ruler, shift(1.52, 0.0) @ rotation(-5, "Z"))
    barrel = material("pencil", "#D13A1F", 0.35, coat=0.4)
    pencil = [cylinder(0.05, 1.5, barrel, (0, 0, 0.75), steps=6, rounding=0.004)]
    pencil.append(lathe([(0.05, 0), (0.012, -0.16), (0, -0.2)], [material("cut", "#D9B98A", 0.8), dark], 32, lambda i: i))
    pencil.append(cylinder(0.05, 0.05, material("end", "#E9E4DA", 0.5), (0, 0, 1.52), rounding=0.006))
    place(pencil, shift(-1.05, -1.42, 0.062) @ rotation(24, "Z") @ rotation(90, "Y"))
    light(target=(0, 0, 0.2), key=600, fill=100, top=150)
    camera("top", (0.06, 0.0, 0), 11.0, 92, 2, 70)
    return 0.03
