"""Small things: awards, stamps, key rings, badges, electronics, pens, lanyards, spiral notebooks."""

import math
import random

from mathutils import Vector

from scenes.paper import WHITE, board, leaning, pen_at

from stage.materials import (
    decal, clear, coated, kraft, material, metal, page_edges, paintable, plastic, polished, printed, rubber,
    uncoated, wood,
)  # fmt: skip
from stage.set import area, camera, light, open_set

from stage.shapes import box, cylinder, disc, lathe, place, plate, ribbon, rotation, rounded, sheet, shift, slab, tube


def award(view):
    """Awards: `main` acrylic on a base, `crystal`, `wood` with a metal plate, `medal` lying with its ribbon."""
    open_set({"main": "aqua", "crystal": "stone", "wood": "sand", "medal": "blush"}.get(view, "aqua"))
    if view == "medal":
        gold = polished("#D3A24A", 0.25)
        band = paintable(material("ribbon", "#1F6B4A", 0.6, sheen=0.4), "body", "#1F6B4A")
        profile = [(0, 0), (0.72, 0), (0.75, 0.02), (0.75, 0.1), (0.72, 0.125), (0.66, 0.125), (0.64, 0.1), (0, 0.1)]
        made = [
            lathe(profile, gold, 128),
            disc(0.62, printed(material("medal", "#D3A24A", 0.3), 0), (0, 0, 0.096), 0.006),
        ]
        made.append(
            tube(
                [(0.12 * math.cos(t), 0.83 + 0.12 * math.sin(t), 0.06) for t in [i * math.pi / 8 for i in range(16)]],
                0.03,
                gold,
                True,
            )
        )
        place(made, shift(0.05, -0.85))
        for sign in (-1, 1):
            path = [
                (0.05 + sign * 0.02 + sign * 0.62 * t, 0.05 + 2.4 * t, 0.03 + 0.02 * sign + 0.04 * math.sin(t * 5))
                for t in [i / 20 for i in range(21)]
            ]
            ribbon(path, 0.3, band, 0.012, (1, -0.25 * sign, 0))
        light(target=(0, 0, 0.2), key=560)
        area((0.5, 5.5, 5), (0, 0, 0.3), 4, 300)
        camera("top", (0.05, 0.1, 0), 8.6, 92, 4, 60)
        return 0.03
    if view == "wood":
        walnut = wood("#7B4E2E", "#4F301B")
        back = place([slab(1.7, 2.1, 0.14, 0.08, [walnut, walnut], 0.03)], rotation(0, "Z"))
        face = place(
            [
                slab(
                    1.25, 1.55, 0.02, 0.03, [printed(material("brass", "#E0BE7A", 0.32), 0), polished("#C79A4B")], 0.006
                )
            ],
            shift(0, 0, 0.142),
        )
        leaning(back + face, 2.1, 0, -0.3, 74, 10)
        light(target=(0, 0, 0.9), key=540)
        area((1, -6, 4), (0, 0, 1), 4, 120)
        camera("three", (0, 0, 0.98), 9.4, 88, 8, 14, stop=11)
        return 0.05
    base = paintable(material("base", "#1B1C20", 0.25, coat=0.5), "body", "#1B1C20")
    slab(1.3, 0.8, 0.22, 0.1, [base, base], 0.03)
    if view == "crystal":
        outline = [(-0.5, 0), (0.5, 0), (0.62, 1.55), (0, 2.05), (-0.62, 1.55)]
    else:
        outline = [(-0.55, 0), (0.55, 0)] + [
            (0.8 * math.cos(t), 1.15 + 0.95 * math.sin(t))
            for t in [-0.75 + i * (math.pi + 1.5) / 40 for i in range(41)]
        ]
    glass = clear("#E6F4F6", 0.86, 0.03, 1.5) if view == "crystal" else clear("#BFE3EA", 0.9, 0.03, 1.4)
    block = plate(outline, 0.2, [glass, glass], 0.03)
    place([block], shift(0, 0.1, 0.22) @ rotation(90, "X"))
    face = sheet(
        1,
        1,
        lambda u, v: ((u - 0.5) * 1.0, -0.104, 0.5 + v * 1.35),
        decal("award_crystal" if view == "crystal" else "award_main"),
    )
    face.name = "face"
    light(target=(0, 0, 0.9), key=540, back=160)
    area((1, -6, 4), (0, 0, 1), 4, 120)
    camera("three", (0, 0, 1.15), 9.8, 88, 14, 12, stop=11)
    return 0.08


def stamp(view):
    """A stamp beside its print (ink 0 on the card): `main` self-inking, `wood` with a turned handle."""
    open_set({"main": "butter", "wood": "sage"}.get(view, "butter"))
    board(2.0, 1.35, 0, 0.1, -0.75, -8, 0, 0.02)
    if view == "wood":
        oak = wood("#A9743F", "#7B4E26")
        knob = [
            (0, 0.16),
            (0.42, 0.16),
            (0.42, 0.3),
            (0.2, 0.36),
            (0.13, 0.55),
            (0.16, 0.8),
            (0.3, 1.02),
            (0.33, 1.16),
            (0.26, 1.32),
            (0.1, 1.4),
            (0, 1.41),
        ]
        place([lathe(knob, oak, 96), cylinder(0.4, 0.16, rubber("#B4563A"), (0, 0, 0.08))], shift(0.05, 0.75))
    else:
        black = plastic(colour="#1B1C20", rough=0.3)
        colour = paintable(plastic(colour="#D13A1F", rough=0.3), "body", "#D13A1F")
        made = [
            box(1.0, 0.7, 0.12, black, 0.04),
            box(0.9, 0.6, 0.75, black, 0.06, at=(0, 0, 0.35)),
            box(1.06, 0.74, 0.5, colour, 0.08, 6, at=(0, 0, 0.85)),
        ]
        made += [box(0.06, 0.7, 0.5, black, 0.02, at=(s * 0.47, 0, 0.0)) for s in (-1, 1)]
        made.append(box(0.6, 0.02, 0.22, {"front": uncoated(1), "side": black}, 0.004, at=(0, -0.375, 0.98)))
        place(made, shift(0.05, 0.75) @ rotation(-16, "Z"))
    light(target=(0, 0, 0.5), key=540)
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (0.08, -0.1, 0.4), 9.2, 88, 8, 30, stop=11)
    return 0.03


def wax(view):
    """A wax seal on an envelope, close, with the brass stamp."""
    open_set("sand")
    from scenes.paper import envelope_at

    envelope_at(0, -0.1, 6, 0, 0, 2.6, 1.8, True, uncoated)
    red = paintable(material("wax", "#8E2433", 0.3, specular=0.5, coat=0.4), "trim", "#8E2433")
    random.seed(3)

    def edge(t):
        return 0.36 + 0.025 * math.sin(3 * t + 1) + 0.018 * math.sin(5 * t)

    outline = [(edge(t) * math.cos(t), edge(t) * math.sin(t)) for t in [i * 2 * math.pi / 72 for i in range(72)]]
    made = [
        plate(outline, 0.06, [red, red], 0.025),
        disc(0.26, printed(material("waxface", "#8E2433", 0.3, coat=0.4), 1), (0, 0, 0.052), 0.012),
    ]
    place(made, shift(0.02, -0.28, 0.035))
    brass = polished("#C99A4B", 0.2)
    knob = wood("#6B3E22", "#4A2814")
    made = [
        lathe([(0, 0), (0.27, 0), (0.28, 0.02), (0.28, 0.16), (0.2, 0.22), (0.16, 0.3), (0, 0.3)], brass, 96),
        lathe([(0, 0.3), (0.15, 0.3), (0.13, 0.5), (0.2, 0.9), (0.22, 1.15), (0.15, 1.32), (0, 1.36)], knob, 64),
    ]
    place(made, shift(1.0, -1.1, 0.25) @ rotation(34, "Z") @ rotation(78, "X"))
    light(target=(0, 0, 0.2), key=560)
    area((0, 5, 5), (0, 0, 0.2), 4, 160)
    camera("top", (0.1, -0.2, 0), 8.6, 92, 4, 56)
    return 0.03


def tech(view):
    """Slab-like gifts: `power` bank, `usb` card, `charger`, `mousepad`, `magnet`."""
    open_set({"power": "aqua", "usb": "butter", "charger": "sand", "mousepad": "paper", "magnet": "blush"}[view])
    if view == "power":
        shell = paintable(material("shell", "#1C2A3A", 0.45), "body", "#1C2A3A")
        slab(
            1.35, 2.6, 0.26, 0.2, [printed(material("shell", WHITE, 0.45), 0), shell], 0.07, (-0.15, 0.1, 0), (0, 0, 14)
        )
        cable = [
            (-0.5, 1.55, 0.1),
            (-0.65, 1.95, 0.06),
            (0.2, 2.2, 0.06),
            (1.1, 1.7, 0.06),
            (1.25, 0.7, 0.06),
            (1.05, -0.2, 0.06),
            (1.3, -0.9, 0.06),
        ]
        tube(cable, 0.04, plastic(colour="#F1F1EE"))
        box(0.16, 0.36, 0.08, plastic(colour="#F1F1EE"), 0.02, at=(1.36, -1.1, 0.03), turned=(0, 0, 16))
        camera("high", (0.15, 0.15, 0), 9.8, 92, 8, 54, stop=11)
    elif view == "usb":
        edge = material("edge", "#EDEDEA", 0.3)
        slab(
            1.9,
            1.2,
            0.05,
            0.1,
            [printed(material("plastic", WHITE, 0.25, coat=0.5), 0), edge],
            0.012,
            (0, 0.45, 0),
            (0, 0, 8),
        )
        slab(
            1.9,
            1.2,
            0.05,
            0.1,
            [printed(material("plastic", WHITE, 0.25, coat=0.5), 1), edge],
            0.012,
            (0.1, -0.75, 0),
            (0, 0, -6),
        )
        place(
            [
                box(0.42, 0.24, 0.05, metal(), 0.006),
                box(0.3, 0.26, 0.07, plastic(colour="#1B1C20"), 0.01, at=(-0.3, 0, 0)),
            ],
            shift(1.12, -0.98, 0.02) @ rotation(-6, "Z"),
        )
        camera("high", (0.1, -0.1, 0), 8.4, 92, 8, 52, stop=11)
    elif view == "charger":
        shell = paintable(material("shell", "#E9E4DA", 0.6), "body", "#E9E4DA")
        made = [
            disc(1.0, printed(material("felt", WHITE, 0.85), 0), (0, 0, 0.1), 0.04),
            lathe([(0, 0), (0.95, 0), (1.02, 0.04), (1.02, 0.1), (1.0, 0.125), (0, 0.125)], shell, 128),
        ]
        place(made, shift(0, 0.1))
        tube(
            [(0.3, 1.05, 0.06), (0.45, 1.5, 0.05), (1.3, 1.6, 0.05), (2.4, 1.2, 0.05)], 0.035, plastic(colour="#F1F1EE")
        )
        camera("high", (0.0, 0.05, 0), 7.4, 92, 8, 44, stop=11)
    elif view == "magnet":
        edge = material("edge", WHITE, 0.5)
        for i, (x, y, angle) in enumerate(((-0.6, 0.75, -7), (0.65, 0.6, 8), (-0.5, -0.65, 5), (0.6, -0.75, -9))):
            place(
                [
                    slab(
                        0.98,
                        0.98,
                        0.06,
                        0.16,
                        [printed(material("face", WHITE, 0.15, coat=0.8, coat_rough=0.04), i), edge],
                        0.02,
                    )
                ],
                shift(x, y) @ rotation(angle, "Z"),
            )
        camera("top", (0.02, 0, 0), 7.8, 92, 6, 60)
    else:
        cloth = material("cloth", WHITE, 0.9, specular=0.05, bump=("paper", 120, 0.3))
        slab(2.9, 2.3, 0.05, 0.14, [printed(cloth, 0), rubber()], 0.012, (0, 0.05, 0), (0, 0, 6))
        shell = plastic(colour="#F3F3F1", rough=0.35)
        mouse = lathe([(0.42, 0), (0.44, 0.05), (0.4, 0.18), (0.28, 0.29), (0.12, 0.335), (0, 0.34)], shell, 64)
        mouse.scale = (0.85, 1.4, 1)
        place([mouse], shift(0.85, -0.35, 0.05) @ rotation(14, "Z"))
        place(
            [cylinder(0.05, 0.05, rubber(), (0, 0, 0), (0, 90, 0), rounding=0.01)],
            shift(0.78, 0.0, 0.33) @ rotation(14, "Z"),
        )
        camera("high", (0.05, 0, 0), 11.2, 92, 4, 56, stop=11)
    light(target=(0, 0, 0.2), key=560)
    return 0.03


def keyring(view):
    """Key rings lying: `main` metal, `leather`, `badge` button badges, `wristband`."""
    open_set({"main": "sage", "leather": "sand", "badge": "butter"}.get(view, "sage"))
    if view == "badge":
        for i, (x, y, r) in enumerate(((-0.62, 0.62, 0.62), (0.66, 0.5, 0.5), (-0.5, -0.72, 0.5), (0.62, -0.62, 0.62))):

            def dome(q):
                return 0.16 * (1 - q * q) ** 0.5 * 0.9 + 0.05

            rings = [q / 12 for q in range(13)]
            profile = [(r * 0.97, 0.0), (r, 0.03)] + [(r * q, dome(q)) for q in rings[::-1]]
            made = lathe(profile, printed(material("badge", WHITE, 0.12, coat=0.9, coat_rough=0.03), i), 128)
            for loop, uv in zip(made.data.loops, made.data.uv_layers[0].data):
                p = made.data.vertices[loop.vertex_index].co
                uv.uv = (0.5 + p.x / r / 2, 0.5 + p.y / r / 2)
            place([made], shift(x, y) @ rotation((12, -9, -14, 7)[i], "Z"))
        camera("top", (0.02, -0.02, 0), 7.4, 92, 6, 56)
    else:
        steel = metal("#CDD0D3", 0.2)
        for x, y, turn, index in ((-0.5, -0.35, 12, 0), (0.6, -0.55, -16, 1)):
            if view == "leather":
                outline = rounded(0.72, 1.5, 0.2)
                side = paintable(material("leather", "#8A5A33", 0.7, bump=("paper", 30, 0.5)), "body", "#8A5A33")
                made = [
                    plate(
                        outline,
                        0.07,
                        [printed(material("leather", WHITE, 0.65, bump=("paper", 30, 0.5)), index), side],
                        0.02,
                        frame=(0.72, 1.5),
                    )
                ]
                top = 0.75
            else:
                made = [slab(0.9, 1.2, 0.08, 0.14, [printed(metal("#D4D6D8", 0.3), index), steel], 0.03)]
                top = 0.6
            links = [
                (0.11 * math.cos(t), top + 0.05 + 0.12 * math.sin(t), 0.05 + 0.03 * math.cos(t))
                for t in [i * math.pi / 8 for i in range(16)]
            ]
            made.append(tube(links, 0.028, steel, True))
            ring = [
                (0.42 * math.cos(t), top + 0.53 + 0.42 * math.sin(t), 0.05 + 0.02 * math.sin(3 * t))
                for t in [i * math.pi / 16 for i in range(32)]
            ]
            made.append(tube(ring, 0.035, steel, True))
            place(made, shift(x, y) @ rotation(turn, "Z"))
        camera("top", (0.05, 0.05, 0), 7.8, 92, 6, 58)
    light(target=(0, 0, 0.2), key=560)
    area((0.5, 5.5, 5), (0, 0, 0.3), 4, 240)
    return 0.03


def pens(view):
    """Three printed ball pens side by side; `pencils` in a row."""
    open_set({"main": "aqua", "pencils": "butter"}.get(view, "aqua"))
    if view == "pencils":
        for i, colour in enumerate(("#164B3C", "#D13A1F", "#F2B705", "#0E7C9B", "#17181C")):
            profile = [(0, -1.2), (0.075, -1.2), (0.075, 0.9), (0.02, 1.16), (0, 1.2)]
            body = material("paint", colour, 0.35, coat=0.4)
            made = [lathe(profile, [body, wood("#E2BE8C", "#CFA36C")], 6, lambda k: 1 if k > 1 else 0)]
            made.append(lathe([(0.02, 1.15), (0, 1.21)], rubber("#2A2A2A"), 16))
            place(
                made,
                shift(-0.72 + 0.36 * i, 0.1 * math.sin(i * 2.3), 0.075)
                @ rotation(-4 + 3 * math.sin(i * 1.7), "Z")
                @ rotation(-90, "X"),
            )
        camera("high", (0.0, 0.0, 0), 8.4, 92, 14, 52, stop=11)
    else:
        steel = metal("#D2D4D6", 0.2)
        for i, colour in enumerate(("#17181C", "#D13A1F", "#F3F1EC")):
            barrel = plastic(colour=colour, rough=0.25)
            band = printed(plastic(rough=0.25), i)
            profile = [
                (0, -1.3),
                (0.018, -1.3),
                (0.03, -1.18),
                (0.085, -0.95),
                (0.105, -0.85),
                (0.11, -0.7),
                (0.118, -0.3),
                (0.118, 0.75),
                (0.112, 1.0),
                (0.095, 1.06),
                (0.05, 1.07),
                (0.05, 1.22),
                (0, 1.23),
            ]
            made = [
                lathe(
                    profile,
                    [barrel, band, steel],
                    96,
                    lambda k: 1 if k == 6 else (2 if k < 4 or k > 8 else 0),
                    lambda k, z: ((z + 0.3) / 1.05, (k - 0.25) * 4.6 + 0.5),
                )
            ]
            made.append(box(0.08, 0.025, 0.8, steel, 0.01, at=(0, 0.15, 0.22)))
            place(
                made,
                shift(-0.55 + 0.55 * i, -0.08 + 0.1 * i, 0.13)
                @ rotation(-24, "Z")
                @ rotation(-90, "X")
                @ rotation(180, "Z"),
            )
        camera("high", (0.0, 0.05, 0), 8.6, 92, 10, 52, stop=11)
    light(target=(0, 0, 0.2), key=560)
    area((0.5, 5.5, 5), (0, 0, 0.3), 4, 240)
    return 0.03


def lanyard(view):
    """A lanyard with a badge in a clear holder: ink 0 badge, ink 1 the strap."""
    open_set("lilac")
    strap = printed(material("strap", WHITE, 0.85), 1)
    path = []
    for i in range(121):
        t = i / 120
        a = -math.pi / 2 + 0.12 + t * (2 * math.pi - 0.24)
        path.append(
            (
                0.05 + 1.0 * math.cos(a) * (1 if math.sin(a) > -0.3 else 1 - 0.55 * (-0.3 - math.sin(a)) / 0.7),
                0.95 + 1.25 * math.sin(a),
                0.03 + 0.03 * min(1.0, max(0.0, (t - 0.8) * 8)),
            )
        )
    centre = Vector((0.05, 0.95, 0))
    width = 0.2
    n = len(path) - 1

    def where(u, v):
        p = Vector(path[round(v * n)])
        out = (p - centre).normalized()
        q = p + out * (u - 0.5) * width
        return (q.x, q.y, p.z)

    sheet(2, n, where, strap, 0.014, uv=lambda u, v: (v * 7, 1 - u))
    steel = metal("#C9CCCF", 0.25)
    box(0.24, 0.1, 0.06, steel, 0.01, at=(0.05, -0.36, 0.02))
    tube([(0.05, -0.38, 0.05), (0.12, -0.5, 0.06), (0.05, -0.62, 0.05), (-0.02, -0.5, 0.06)], 0.025, steel, True)
    made = [
        box(1.15, 1.62, 0.02, {"top": coated(0), "side": uncoated()}, 0.004),
        slab(
            1.28,
            1.85,
            0.035,
            0.08,
            [clear("#F2F8F8", 0.96, index=1.15), clear("#DDE8EA", 0.9)],
            0.01,
            at=(0, 0.04, -0.006),
        ),
    ]
    place(made, shift(0.08, -1.55, 0.01) @ rotation(5, "Z"))
    light(target=(0, 0, 0.2), key=560)
    camera("top", (0.05, -0.12, 0), 12.6, 92, 4, 62)
    return 0.03


def spiral(view):
    """A wire-bound notebook (ink 0) on another (ink 1)."""
    open_set({"main": "sage", "kraft": "blush"}.get(view, "sage"))
    face = (lambda i: kraft(i)) if view == "kraft" else (lambda i: coated(i))

    def one(matrix, index):
        width, depth, thick = 1.5, 2.1, 0.13
        made = [
            box(width, depth, thick, page_edges(), 0.004, 2),
            box(
                width + 0.02,
                depth + 0.04,
                0.02,
                {"top": face(index), "side": material("board", WHITE, 0.7)},
                0.006,
                2,
                at=(0, 0, thick),
            ),
        ]
        wire = metal("#2A2C30", 0.3)
        for k in range(30):
            y = -depth / 2 + 0.12 + k * (depth - 0.24) / 29
            ring = [
                (-width / 2 + 0.03 + 0.12 * math.cos(t), y + 0.012 * math.sin(t), thick / 2 + 0.12 * math.sin(t))
                for t in [i * math.pi / 6 for i in range(12)]
            ]
            made.append(tube(ring, 0.012, wire, True))
        return place(made, matrix)

    one(shift(0.22, 0.14, 0.05) @ rotation(-20, "Z"), 1)
    one(shift(-0.05, -0.04, 0.24) @ rotation(9, "Z"), 0)
    pen_at(1.2, -0.75, 0.08, -22, "#D13A1F")
    light(target=(0, 0, 0.3), key=560)
    camera("high", (0.12, 0, 0.1), 9.8, 90, 12, 48, stop=11)
    return 0.03


def notebook(view):
    """Bound notebooks with an elastic: ink 0 on the upper cover; cover is body, elastic and ribbon trim."""
    open_set("sand")
    width, depth, thick, board_thick, radius = 1.4, 1.99, 0.17, 0.022, 0.09
    corners = (0, 1, 1, 0)
    pages = page_edges()

    def one(matrix, cover, top, band, ribbon_on):
        made = [slab(width, depth, board_thick, radius, [cover, cover], 0.007, corners=corners)]
        made.append(
            slab(
                width - 0.035,
                depth - 0.05,
                thick,
                radius * 0.85,
                [pages, pages],
                0.004,
                (-0.0125, 0, board_thick),
                corners=corners,
            )
        )
        made.append(
            slab(width, depth, board_thick, radius, [top, cover], 0.007, (0, 0, board_thick + thick), corners=corners)
        )
        high = thick + 2 * board_thick
        profile = [
            (
                -math.cos(math.radians(-90 + 15 * k)) * 0.05 - width / 2 + 0.004,
                high / 2 + math.sin(math.radians(-90 + 15 * k)) * high / 2,
            )
            for k in range(13)
        ]
        made.append(
            sheet(12, 1, lambda u, v: (profile[round(u * 12)][0], (0.5 - v) * depth, profile[round(u * 12)][1]), cover)
        )
        x, gap = width / 2 - 0.17, 0.007
        path = [
            (x, -depth / 2 - gap, 0),
            (x, -depth / 2 - gap, high),
            (x, -depth / 2 + 0.01, high + gap),
            (x, depth / 2 - 0.01, high + gap),
            (x, depth / 2 + gap, high),
            (x, depth / 2 + gap, 0),
        ]
        made.append(ribbon(path, 0.055, band, 0.012))
        if ribbon_on:
            tail = [
                (
                    -0.3 + 0.05 * math.sin(t * 3),
                    -depth / 2 + 0.2 - t * 0.62,
                    max(0.012, 0.12 - max(0, t - 0.3) ** 1.3 * 0.22),
                )
                for t in [i / 24 for i in range(25)]
            ]
            made.append(ribbon(tail, 0.05, band, 0.004))
        return place(made, matrix)

    body = paintable(material("cover", "#7A2436", 0.55, specular=0.35, bump=("paper", 55, 0.45)), "body", "#7A2436")
    other = material("cover", "#E9D9BD", 0.55, specular=0.35, bump=("paper", 55, 0.45))
    band = paintable(material("elastic", "#E0B25A", 0.7, sheen=0.3), "trim", "#E0B25A")
    one(shift(0.16, 0.12) @ rotation(-24, "Z"), other, other, material("elastic", "#17181C", 0.7), True)
    top = printed(material("cover", WHITE, 0.55, specular=0.35, bump=("paper", 55, 0.45)), 0)
    one(shift(-0.04, 0, 0.217) @ rotation(7, "Z"), body, top, band, False)
    light(target=(0, 0, 0.3), key=520)
    area((0.6, 5.5, 5), (0, 0, 0.3), 4, 320)
    camera("high", (0.06, -0.06, 0.2), 8.9, 92, 14, 47, stop=8, focus=(0, -0.5, 0.4))
    return 0.0


def sticker_rolls(view):
    """Two rolls of round stickers whose tapes run out, and two loose ones: inks 0 to 3."""
    open_set("stone")
    radius, pitch, width = 0.36, 0.84, 0.92
    r_out, core, y0 = 0.78, 0.34, 0.95
    liner = material("liner", "#F7F0DF", 0.45, specular=0.3, coat=0.1)
    edge = material("edge", "#F6F4EF", 0.6)

    def path(s):
        turn = r_out * (math.pi + math.radians(35))
        if s < turn:
            t = s / r_out - math.radians(35)
            return y0 - r_out * math.sin(t), r_out + r_out * math.cos(t) + 0.004, t
        return y0 - (s - turn), 0.004, math.pi

    length = r_out * (math.pi + math.radians(35)) + 3.05

    def roll(x, index, offset):
        for r0, r1, w, m in (
            (core - 0.03, core, width + 0.02, kraft()),
            (core, r_out - 0.01, width, page_edges("#F7F0DF", "#D8CDB4", 0, 3)),
        ):
            made = lathe([(r0, -w / 2), (r1, -w / 2), (r1, w / 2), (r0, w / 2), (r0, -w / 2)], m, 160)
            place([made], shift(x, y0, r_out) @ rotation(90, "Y"))
        sheet(4, 240, lambda u, v: (x + (u - 0.5) * width, path(v * length)[0], path(v * length)[1]), liner, 0.004)
        ink = printed(material("sticker", WHITE, 0.28, coat=0.5, coat_rough=0.08), index)
        s = 0.36 + offset
        while s < length - 0.46:

            def bent(u, v, s=s):
                angle, q = u * 2 * math.pi, v * radius
                y, z, t = path(s - q * math.sin(angle))
                up = (-math.sin(t) * 0.007, math.cos(t) * 0.007) if t < math.pi - 0.01 else (0, 0.007)
                return (x + q * math.cos(angle), y + up[0], z + up[1])

            sheet(
                72,
                8,
                bent,
                ink,
                uv=lambda u, v: (0.5 + 0.5 * v * math.cos(u * 2 * math.pi), 0.5 + 0.5 * v * math.sin(u * 2 * math.pi)),
            )
            s += pitch

    roll(-0.56, 0, 0.1)
    roll(0.56, 1, 0.35)
    for index, x, y, turn in ((2, 1.58, -0.65, -12), (3, 1.5, -1.5, 10)):
        made = [disc(radius, printed(material("sticker", WHITE, 0.28, coat=0.5), index), thick=0.01, edge=edge)]
        place(made, shift(x, y) @ rotation(turn, "Z"))
    light(target=(0, -0.4, 0.4), key=540)
    camera("three", (0.18, -0.3, 0.45), 10.9, 88, 16, 36, stop=9, focus=(0, -0.6, 0.2))
    return 0.0
