"""Boxes and bags."""

import math
import random

from mathutils import Vector
from mathutils import noise as simplex

from scenes.paper import WHITE
from scenes.vessels import FRONT, wrap

from stage.materials import clear, coated, kraft, material, paintable, polished, printed, uncoated
from stage.set import area, camera, light, open_set

from stage.shapes import box, cylinder, disc, lathe, place, ribbon, rotation, sheet, shift, slab, tray, tube


def bow_loop(angle, z, reach, rise, width, m):
    """One loop of a bow, going out from the knot and back."""
    turns = [-math.pi + i * math.pi / 16 for i in range(33)]
    path = [
        (reach * (1 + math.cos(t)) / 2, z + 0.06 + rise * (math.sin(t) * 0.5 + 0.28) * (1 + math.cos(t)) / 2)
        for t in turns
    ]
    points = [(r * math.cos(angle), r * math.sin(angle), h) for r, h in path]
    return ribbon(points, width, m, 0.008, (-math.sin(angle), math.cos(angle), 0))


def bow_tail(angle, z, reach, width, m):
    path = [(reach * t, z + 0.06 * abs(math.sin(t * 5)) * (1 - t) + 0.004) for t in [i / 16 for i in range(17)]]
    points = [(r * math.cos(angle), r * math.sin(angle) - 0.3 * r, h) for r, h in path]
    return ribbon(points, width, m, 0.006, (0.25, 1, 0))


def carton(view):
    """Upright folding cartons: `main` two with ink on front (0) and side (1); other views other shapes."""
    shape = {"main": (1.0, 0.7, 1.9), "perfume": (1.0, 1.0, 1.5), "tube": None, "soap": (1.5, 1.0, 0.55)}.get(view)
    open_set({"perfume": "stone", "tube": "sage", "soap": "lilac"}.get(view, "blush"))
    top = paintable(coated(colour="#D13A1F"), "body", "#D13A1F")
    if view == "tube":
        low, high = 0.06, 1.72
        for x, y, index in ((0.42, -0.35, 0), (-0.65, 0.45, 1)):
            made = [
                lathe(
                    [(0, 0), (0.56, 0), (0.575, 0.015), (0.575, low), (0.575, high), (0.56, high), (0, high)],
                    [uncoated(), printed(coated(), index)],
                    128,
                    lambda i: 1 if i == 3 else 0,
                    wrap(0.5, low, high),
                )
            ]
            made.append(
                lathe(
                    [
                        (0.6, high - 0.35),
                        (0.605, high - 0.34),
                        (0.605, high + 0.04),
                        (0.59, high + 0.06),
                        (0, high + 0.06),
                    ],
                    top,
                    128,
                )
            )
            place(made, shift(x, y) @ FRONT)
        camera("three", (-0.08, 0, 0.86), 9.4, 88, 6, 18, stop=9, focus=(0.3, -0.8, 0.9))
    elif view == "soap":
        for x, y, z, turn in ((0, 0.35, 0, 12), (0.05, 0.38, 0.56, 4), (-0.1, -0.95, 0, -14)):
            width, depth, height = shape
            made = [box(width, depth, height, {"top": coated(0), "front": coated(1), "side": top}, 0.012)]
            place(made, shift(x, y, z) @ rotation(turn, "Z"))
        camera("three", (0, -0.2, 0.5), 8.8, 88, 20, 34, stop=10)
    else:
        width, depth, height = shape

        def one(x, y, turn):
            made = box(
                width, depth, height, {"front": coated(0), "left": coated(1), "right": coated(1), "side": top}, 0.012
            )
            return place([made], shift(x, y) @ rotation(turn, "Z"))

        one(0.5, -0.4, -24)
        one(-0.65, 0.4, -38)
        if view == "perfume":
            glass = [
                box(0.62, 0.42, 0.8, clear("#F3E3C4", 0.8, index=1.4), 0.05, at=(-0.95, -0.75, 0)),
                box(0.5, 0.3, 0.55, material("oil", "#C98F2E", 0.1, coat=0.6), 0.03, at=(-0.95, -0.75, 0.06)),
            ]
            glass.append(cylinder(0.16, 0.24, polished("#D8AE5E", 0.18), (-0.95, -0.75, 0.94), rounding=0.02))
        camera(
            "three", (-0.08, 0, height * 0.46), 9.6 if height > 1.6 else 8.8, 88, 6, 18, stop=9, focus=(0.3, -0.8, 0.9)
        )
    light(target=(0, 0, 0.8))
    area((1, -6, 4), (0, 0, 1), 4, 90)
    return 0.03


def mailer(view):
    """A shipping box with its lid up (ink 0 inside the lid, ink 1 front), tissue and a card inside."""
    open_set("sage")
    board = {"main": lambda i=None: kraft(i), "white": lambda i=None: uncoated(i)}.get(view, lambda i=None: kraft(i))
    plain = board()
    width, depth, height = 2.1, 1.5, 0.55
    made = [tray(width, depth, height, 0.03, plain, plain)]
    made.append(sheet(1, 1, lambda u, v: ((u - 0.5) * width, -depth / 2 - 0.004, v * height), board(1)))
    angle = math.radians(112)

    def lid(u, v, off=0.0):
        d = v * depth
        return (
            (u - 0.5) * width,
            depth / 2 - d * math.cos(angle) * -1 * -1 - off * math.sin(angle),
            height + d * math.sin(angle) - off * math.cos(angle),
        )

    made.append(sheet(1, 1, lambda u, v: lid(u, v, 0.0), plain, 0.03))
    made.append(sheet(1, 1, lambda u, v: lid(u, v, 0.024), board(0)))
    random.seed(4)
    tissue = paintable(material("tissue", "#F3C9C0", 0.9, specular=0.1), "body", "#F3C9C0")
    for seed in range(3):

        def crumple(u, v, seed=seed):
            x, y = (u - 0.5) * (width - 0.12), (v - 0.5) * (depth - 0.12)
            p = Vector((x * 2 + seed * 7, y * 2, seed))
            ridge = 1 - 2.2 * abs(simplex.noise(p))
            return (x, y, 0.28 + 0.05 * seed + 0.13 * ridge + 0.05 * simplex.noise(p * 2.3))

        made.append(sheet(90, 70, crumple, tissue))
    made += place(
        [box(0.95, 0.6, 0.02, {"top": uncoated(2), "side": uncoated()}, 0.003)],
        shift(-0.15, -0.1, 0.56) @ rotation(14, "Z") @ rotation(6, "X"),
    )
    place(made, rotation(-20, "Z"))
    light(target=(0, 0, 0.6))
    area((1.5, -7, 6), (0, 0, 0.6), 5, 120)
    camera("three", (0.02, 0.1, 0.72), 9.6, 88, 6, 34, stop=11)
    return 0.03


def food(view):
    """Food packaging: `burger`, `pizza`, `fries`, `cake`."""
    open_set({"burger": "butter", "pizza": "sage", "fries": "blush", "cake": "lilac", "sweets": "sand"}[view])
    card = uncoated(colour="#F6F2EA")
    if view == "burger":
        for x, y, turn in ((0.42, -0.45, -22), (-0.75, 0.65, -34)):

            def side(sign, x0, x1, z0, z1, index):
                return sheet(
                    1,
                    1,
                    lambda u, v: (
                        (u - 0.5) * 2 * (x0 + (x1 - x0) * v),
                        -(x0 + (x1 - x0) * v) * sign,
                        z0 + (z1 - z0) * v,
                    ),
                    printed(material("card", WHITE, 0.6), index),
                    smooth=False,
                )

            made = []
            for quarter in range(4):
                low = side(1, 0.52, 0.68, 0.0, 0.45, 1 if quarter % 2 == 0 else 2)
                high = side(1, 0.68, 0.5, 0.45, 1.0, 1 if quarter % 2 == 0 else 2)
                made += place([low, high], rotation(90 * quarter, "Z"))
            top = box(
                1.0,
                1.0,
                0.012,
                {"top": printed(material("card", WHITE, 0.6), 0), "side": card},
                0.004,
                2,
                at=(0, 0, 0.995),
            )
            place(made + [top], shift(x, y) @ rotation(turn, "Z"))
        camera("three", (-0.1, 0, 0.5), 8.8, 88, 4, 30, stop=10)
    elif view == "pizza":
        top = printed(kraft(), 0)
        box(2.3, 2.3, 0.28, {"top": top, "front": kraft(1), "side": kraft()}, 0.014, turned=(0, 0, 24), at=(0, 0.15, 0))
        box(
            2.3,
            2.3,
            0.28,
            {"top": top, "front": kraft(1), "side": kraft()},
            0.014,
            turned=(0, 0, 14),
            at=(0.02, 0.12, 0.285),
        )
        camera("three", (0.05, 0, 0.25), 10.2, 88, 2, 38, stop=11)
    elif view == "fries":
        fry = material("fry", "#E9B24C", 0.6, bump=("paper", 20, 0.3))
        for x, y, turn, index in ((0.45, -0.3, -10, 0), (-0.62, 0.35, 8, 1)):

            def front(u, v):
                w = 0.46 + 0.16 * v
                return (
                    (u - 0.5) * 2 * w,
                    -0.2 - 0.06 * v - 0.05 * math.cos((u - 0.5) * math.pi),
                    v * (1.05 - 0.16 * math.sin(u * math.pi)),
                )

            made = [sheet(24, 8, front, printed(material("card", WHITE, 0.6), index), 0.012)]
            made.append(
                sheet(
                    24,
                    8,
                    lambda u, v: (
                        (u - 0.5) * 2 * (0.46 + 0.16 * v),
                        0.2 + 0.06 * v,
                        v * (1.18 + 0.1 * math.sin(u * math.pi)),
                    ),
                    card,
                    0.012,
                )
            )
            random.seed(5)
            for _ in range(34):
                a, b = random.uniform(-0.48, 0.48), random.uniform(-0.17, 0.17)
                made += place(
                    [box(0.085, 0.085, random.uniform(0.75, 1.05), fry, 0.01)],
                    shift(a, b, 0.42 + random.uniform(0, 0.22))
                    @ rotation(random.uniform(-9, 9) + a * 22, "Y")
                    @ rotation(random.uniform(-8, 8), "X"),
                )
            place(made, shift(x, y) @ rotation(turn, "Z"))
        camera("three", (-0.06, 0, 0.68), 8.4, 88, 4, 16, stop=9)
    else:
        gold = paintable(coated(colour="#E9D9BD"), "body", "#E9D9BD")
        width, height = (1.7, 0.95) if view == "cake" else (1.9, 0.5)
        made = [
            box(
                width,
                width,
                height,
                {
                    "front": printed(coated(), 0),
                    "right": printed(coated(), 1),
                    "left": printed(coated(), 1),
                    "side": gold,
                },
                0.012,
            )
        ]
        made.append(box(width * 0.98, width * 0.98, 0.008, {"top": coated(2), "side": gold}, 0.002, at=(0, 0, height)))
        if view == "cake":
            band = material("ribbon", "#C2456B", 0.4, sheen=0.5)
            band = paintable(band, "trim", "#C2456B")
            made.append(box(0.14, width + 0.02, height + 0.014, band, 0.004))
            made.append(box(width + 0.02, 0.14, height + 0.014, band, 0.004))
            for k in range(4):
                a = math.radians(45 + 90 * k)
                made.append(bow_loop(a, height + 0.01, 0.46, 0.2, 0.13, band))
        place(made, rotation(32, "Z"))
        if view == "sweets":
            place(
                [
                    box(
                        width,
                        width,
                        height,
                        {
                            "front": printed(coated(), 0),
                            "left": printed(coated(), 1),
                            "right": printed(coated(), 1),
                            "top": coated(2),
                            "side": gold,
                        },
                        0.012,
                    )
                ],
                shift(0.05, 0.1, height + 0.01) @ rotation(24, "Z"),
            )
        camera("three", (0, 0, 0.55), 8.9, 88, 2, 26, stop=11)
    light(target=(0, 0, 0.6))
    area((1.5, -7, 6), (0, 0, 0.6), 5, 120)
    return 0.03


def paper_bag(view):
    """A carrier bag: ink 0 front, ink 1 sides. `main` rope handles, `kraft` twisted paper, `bottle` slim, `delivery`."""
    open_set({"main": "blush", "kraft": "sage", "bottle": "stone", "delivery": "butter"}.get(view, "blush"))
    width, depth, height = {"bottle": (0.85, 0.7, 2.4), "delivery": (1.5, 0.95, 2.0)}.get(view, (1.55, 0.65, 1.95))
    paper = (lambda i: kraft(i)) if view in ("kraft", "delivery") else (lambda i: coated(i))
    inner = kraft() if view in ("kraft", "delivery") else uncoated()

    def front(u, v):
        bulge = 0.05 * math.sin(u * math.pi) * math.sin(v * math.pi) - 0.015 * v
        return ((u - 0.5) * width, -depth / 2 - bulge, v * height)

    def side(sign):
        def where(u, v):
            fold = 0.16 * (1 - abs(2 * u - 1)) * v**1.4
            return (sign * (width / 2 - fold), (u - 0.5) * depth * sign, v * height)

        return where

    made = [
        sheet(24, 24, front, paper(0)),
        sheet(24, 24, lambda u, v: (front(1 - u, v)[0], -front(u, v)[1], v * height), inner),
    ]
    made += [sheet(24, 24, side(1), paper(1)), sheet(24, 24, side(-1), paper(1))]
    made.append(sheet(24, 24, lambda u, v: ((0.5 - u) * width, -depth / 2 + 0.035, v * height), inner))
    rope = (
        paintable(material("rope", "#E9D9BD", 0.9, bump=("paper", 60, 0.5)), "trim", "#E9D9BD")
        if view not in ("kraft", "delivery")
        else kraft()
    )
    for y, lift in ((-depth / 2 + 0.03, 0.62), (depth / 2 - 0.03, 0.56)):
        half = width * 0.24
        arch = [
            (half * math.cos(t) * 1.0, y - 0.05 * math.sin(t), height - 0.1 + (lift + 0.1) * math.sin(t) ** 0.8)
            for t in [i * math.pi / 20 for i in range(21)]
        ]
        made.append(tube(arch, 0.03, rope))
        if view not in ("kraft", "delivery") and y < 0:
            for x in (-half, half):
                made.append(
                    place(
                        [lathe([(0.03, 0), (0.06, 0), (0.06, 0.012), (0.03, 0.012)], polished("#C9A05A"), 32)],
                        shift(x, y - 0.05, height - 0.14) @ rotation(90, "X"),
                    )[0]
                )
    place(made, rotation(24, "Z"))
    light(target=(0, 0, 1))
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (0, 0, height * 0.62), 11.2 if height > 2.2 else 10.2, 88, 4, 14, stop=11)
    return 0.03


def gift_set(view):
    """An open rigid box from above: mug, notebook, pen and a card in shredded paper. Box is body, notebook trim."""
    open_set({"main": "paper", "green": "sand", "dark": "stone"}.get(view, "paper"))
    shell = paintable(uncoated(colour="#164B3C"), "body", "#164B3C")
    inner = uncoated(colour="#EFE6D5")
    width, depth, height = 2.9, 2.3, 0.62
    tray(width, depth, height, 0.05, shell, inner)
    random.seed(8)
    straw = material("straw", "#D9C3A0", 0.9)
    for _ in range(260):
        x, y = random.uniform(-1.36, 1.36), random.uniform(-1.06, 1.06)
        a, n = random.uniform(0, 6.28), random.uniform(0.2, 0.42)
        points = [
            (
                x + n * t * math.cos(a) + 0.05 * math.sin(9 * t),
                y + n * t * math.sin(a) + 0.05 * math.cos(8 * t),
                0.2 + random.uniform(0, 0.09),
            )
            for t in (-0.5, -0.2, 0.1, 0.5)
        ]
        points = [(max(-1.37, min(1.37, px)), max(-1.07, min(1.07, py)), pz) for px, py, pz in points]
        ribbon(points, 0.035, straw, 0.004, (0, 0.3, 1))
    book_cover = paintable(material("cover", "#C2632B", 0.55, bump=("paper", 55, 0.45)), "trim", "#C2632B")
    place(
        [
            slab(
                1.0,
                1.42,
                0.16,
                0.07,
                [printed(material("cover", "#ffffff", 0.55, bump=("paper", 55, 0.45)), 0), book_cover],
                0.02,
            )
        ],
        shift(-0.72, 0.2, 0.33) @ rotation(4, "Z"),
    )
    cup_low, cup_high = 0.1, 0.98
    cup = lathe(
        [
            (0, 0.03),
            (0.36, 0.03),
            (0.4, 0),
            (0.42, 0.02),
            (0.44, cup_low),
            (0.44, cup_high),
            (0.43, 1.02),
            (0.4, 1.02),
            (0.4, 0.2),
            (0, 0.15),
        ],
        [printed(material("glaze", WHITE, 0.12, coat=0.6), 1), material("glaze", "#F3F0EA", 0.12, coat=0.6)],
        96,
        lambda i: 0 if i == 4 else 1,
        wrap(0.46, cup_low, cup_high),
    )
    place([cup], shift(0.62, -0.02, 0.52) @ rotation(76, "X") @ rotation(180, "Z") @ FRONT)
    from scenes.paper import pen_at

    pen_at(-0.1, 0.28, 0.4, 4, "#C79A4B", part=None)
    place(
        [box(1.0, 0.6, 0.022, {"top": uncoated(2), "side": uncoated()}, 0.003)],
        shift(-0.55, -0.78, 0.44) @ rotation(-6, "Z") @ rotation(5, "X"),
    )
    lid = place(
        [box(width + 0.08, depth + 0.08, 0.05, {"top": shell, "side": shell}, 0.012)],
        shift(0.5, 2.75, 0.0) @ rotation(-8, "Z"),
    )
    lid[0].name = "lid"
    light(target=(0, 0, 0.3), key=620)
    area((0, -2, 7), (0, 0, 0), 4, 200)
    camera("top", (0.0, 0.1, 0.2), 12.4, 92, 6, 62, stop=11)
    return 0.05


def rigid_box(view):
    """Gift boxes: `main` lid and base with a ribbon, `drawer` half open, `dates` with a window of dates."""
    open_set({"main": "butter", "drawer": "sage", "magnet": "stone"}.get(view, "butter"))
    shell = paintable(uncoated(colour="#2B3A55"), "body", "#2B3A55")
    if view == "drawer":
        made = [box(2.0, 1.5, 0.7, {"top": printed(uncoated(), 0), "front": shell, "side": shell}, 0.012)]
        inner = tray(1.92, 1.42, 0.62, 0.04, uncoated(colour="#EFE6D5"), uncoated(colour="#EFE6D5"))
        made += place([inner], shift(0.95, 0, 0.03))
        made += [tube([(1.92, -0.1, 0.36), (2.05, 0, 0.33), (1.92, 0.1, 0.36)], 0.025, polished("#C79A4B"))]
        place(made, shift(-0.45, 0.1) @ rotation(-32, "Z"))
        camera("three", (0.05, 0, 0.36), 9.6, 88, 4, 30, stop=11)
    elif view == "magnet":
        made = [tray(2.0, 1.6, 0.6, 0.05, shell, uncoated(colour="#EFE6D5"))]
        flap = [
            box(
                2.06,
                1.66,
                0.05,
                {"top": printed(uncoated(), 1), "bottom": printed(uncoated(), 0), "side": shell},
                0.008,
            )
        ]
        made += place(flap, shift(0, 0.86, 0.6) @ rotation(105, "X") @ shift(0, 0.83, -0.05))
        made += [box(1.8, 1.4, 0.2, uncoated(colour="#F7F1E4"), 0.02, at=(0, 0, 0.25))]
        for i, x in enumerate((-0.55, 0, 0.55)):
            made.append(
                cylinder(
                    0.2,
                    0.7,
                    polished(("#D8AE5E", "#E8E2D4", "#D8AE5E")[i], 0.2),
                    (x, 0, 0.52),
                    (90, 0, 0),
                    rounding=0.02,
                )
            )
        place(made, shift(0, -0.2) @ rotation(-18, "Z"))
        camera("three", (0, 0, 0.85), 9.8, 88, 4, 26, stop=11)
    else:
        made = [
            box(1.9, 1.9, 0.8, shell, 0.012),
            box(1.97, 1.97, 0.36, {"top": printed(uncoated(), 0), "side": shell}, 0.012, at=(0, 0, 0.5)),
        ]
        band = paintable(material("ribbon", "#E3B766", 0.4, sheen=0.5), "trim", "#E3B766")
        made += [box(0.16, 1.995, 0.874, band, 0.004)]
        for angle in (0, math.pi):
            made.append(bow_loop(angle, 0.87, 0.62, 0.26, 0.17, band))
            made.append(bow_tail(angle, 0.88, 0.6, 0.16, band))
        made.append(box(0.16, 0.2, 0.13, band, 0.04, at=(0, 0, 0.87)))
        place(made, rotation(28, "Z"))
        camera("three", (0, 0, 0.48), 8.8, 88, 2, 28, stop=11)
    light(target=(0, 0, 0.6))
    area((1.5, -7, 6), (0, 0, 0.6), 5, 120)
    return 0.03


def pouch(view):
    """A stand-up coffee bag with a valve: ink 0. A second one behind it, ink 1."""
    open_set("sand")

    def one(x, y, turn, index):
        def where(sign):
            def at(u, v):
                s = (u - 0.5) * 2
                thick = 0.36 * (1 - v) ** 0.6 * (1 - abs(s) ** 2.6) + 0.006
                foot = 0.1 * max(0, 0.18 - v) * (1 - s * s)
                crease = 0.012 * simplex.noise(Vector((s * 3, v * 5, index * 3 + sign)))
                return (s * 0.68 * (1 - 0.03 * (1 - v)), sign * -1 * (thick + foot + crease * (1 - abs(s))), v * 2.05)

            return at

        film = material("film", WHITE, 0.42, specular=0.4)
        made = [sheet(50, 60, where(1), printed(film, index))]
        made.append(sheet(50, 60, lambda u, v: where(-1)(1 - u, v), material("film", "#E6E0D4", 0.42)))
        made.append(
            place(
                [disc(0.07, material("valve", "#DAD7D0", 0.4), thick=0.02)],
                shift(0.42, -0.17, 1.72) @ rotation(90, "X"),
            )[0]
        )
        made.append(box(1.37, 0.025, 0.05, material("zip", "#C9C3B6", 0.5), 0.01, at=(0, 0, 1.86)))
        return place(made, shift(x, y) @ rotation(turn, "Z"))

    one(0.36, -0.3, -8, 0)
    one(-0.7, 0.55, 10, 1)
    random.seed(2)
    bean = material("bean", "#3A2012", 0.45)
    for k in range(22):
        dot = lathe([(0, -0.045), (0.04, -0.03), (0.05, 0), (0.04, 0.03), (0, 0.045)], bean, 16)
        dot.scale = (1.45, 1, 0.8)
        place(
            [dot],
            shift(-0.85 + random.gauss(0, 0.32), -1.0 + random.gauss(0, 0.16), 0.035)
            @ rotation(random.uniform(0, 180), "Z"),
        )
    light(target=(0, 0, 1))
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (-0.1, 0, 0.95), 10.0, 88, 6, 15, stop=9, focus=(0.3, -0.8, 1))
    return 0.03


def shipping(view):
    """Cartons: a big one (ink 0 front), a small one (ink 1), tape on top."""
    open_set("aqua")
    tape = paintable(material("tape", "#D13A1F", 0.3, coat=0.3), "trim", "#D13A1F")
    made = [
        box(2.0, 1.5, 1.3, {"front": kraft(0), "left": kraft(1), "side": kraft()}, 0.02),
        box(2.01, 0.24, 0.006, tape, 0, at=(0, 0, 1.3)),
    ]
    made.append(box(0.006, 0.24, 0.35, tape, 0, at=(-1.002, 0, 0.955)))
    place(made, shift(0.15, 0.35) @ rotation(30, "Z"))
    place(
        [
            box(1.1, 0.85, 0.6, {"front": kraft(1), "side": kraft()}, 0.015),
            box(1.106, 0.18, 0.006, tape, 0, at=(0, 0, 0.6)),
        ],
        shift(-0.05, 0.45, 1.31) @ rotation(14, "Z"),
    )
    light(target=(0, 0, 0.8))
    area((1, -6, 4), (0, 0, 1), 4, 90)
    camera("three", (0.1, 0, 0.85), 11.2, 88, 2, 24, stop=11)
    return 0.03


def tape_roll(view):
    """A roll of printed tape standing, its end drawn out (ink 0 repeats)."""
    open_set("butter")
    r, w = 0.85, 0.62
    print_ = printed(material("tape", WHITE, 0.28, coat=0.4), 0)
    core = kraft()
    ring = [
        lathe([(0.52, -w / 2), (0.6, -w / 2), (0.6, w / 2), (0.52, w / 2), (0.52, -w / 2)], core, 96),
        lathe(
            [(0.6, -w / 2 + 0.004), (r, -w / 2 + 0.004), (r, w / 2 - 0.004), (0.6, w / 2 - 0.004)],
            [material("side", "#EFE8D8", 0.5)],
            128,
        ),
    ]
    place(ring, shift(0, 0.7, r) @ rotation(90, "Y"))
    length = r * math.pi + 2.6

    def where(u, v):
        s = v * length
        if s < r * math.pi:
            t = s / r
            return ((u - 0.5) * w, 0.7 + (r + 0.006) * math.sin(-t), r + (r + 0.006) * math.cos(t))
        k = s - r * math.pi
        return ((u - 0.5) * w, 0.7 - 0 - k, 0.008 + 0.05 * max(0, k - 2.2) ** 2)

    tape = sheet(2, 200, where, print_, 0.008, uv=lambda u, v: ((1 - v) * length / (w * 3.2), u))
    tape.name = "tape"
    light(target=(0, 0, 0.6))
    camera("three", (0, -0.5, 0.62), 9.6, 88, 34, 26, stop=11)
    return 0.03
