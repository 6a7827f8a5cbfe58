"""What hangs on walls: canvases, frames, lettering, plates, lit signs, shop fronts."""

import math
import subprocess

import bpy

from scenes.paper import WHITE, bench, framed, room, wall_light
from stage import paths
from stage.colour import linear

from stage.materials import clear, coated, glowing, material, metal, node, paintable, plastic, polished, printed, wood
from stage.set import area, camera, light, open_set

from stage.shapes import box, cylinder, disc, lathe, letters, place, rotation, sheet, shift, slab, tube


def woven(index):
    return printed(material("canvas", WHITE, 0.85, specular=0.15, bump=("weave", 160, 0.35)), index)


def canvas(view):
    """Stretched canvases on a wall: `main` one, `set` three, `detail` a corner, `room` above a bench."""
    room("#E9E1D6", skirting=view == "room")
    edge = material("edge", "#F1ECE2", 0.85, bump=("weave", 120, 0.3))

    def one(x, z, width, height, index):
        return box(width, 0.16, height, {"front": woven(index), "side": edge}, 0.012, at=(x, -0.085, z))

    if view == "set":
        for i, x in enumerate((-1.15, 0, 1.15)):
            one(x, 1.7, 1.0, 1.45, i)
        bench()
        wall_light()
        camera("three", (0, 0, 2.05), 12.6, 92, -12, 3)
    elif view == "detail":
        one(0, 1.2, 2.1, 2.7, 0)
        wall_light()
        camera("three", (0.75, 0, 1.75), 6.2, 92, 38, 8)
    elif view == "room":
        one(0, 1.85, 2.6, 1.8, 0)
        bench()
        wall_light()
        camera("three", (0, 0, 2.1), 13.6, 92, -8, 2)
    else:
        one(0, 1.3, 2.0, 2.5, 0)
        wall_light()
        camera("three", (0.02, 0, 2.5), 10.8, 92, -22, 2)
    return 0.1


def frames(view):
    """A framed print above a bench; `letter` a small one with a wide mat."""
    room("#DCE0D5")
    oak = wood("#C59A66", "#9A6F40")
    if view == "letter":
        framed(1.3, 1.3, 0, oak, 2.6, mat=0.32, glass=False)
    else:
        framed(1.5, 2.1, 0, oak, 2.65, mat=0.2, glass=False)
    bench()
    wall_light()
    camera("three", (0, 0, 2.15), 12.6, 92, -10, 3)
    return 0.1


def acrylic_print(view):
    """A picture behind acrylic on steel stand-offs."""
    room("#CFD6D8", skirting=False)
    width, height = {"main": (2.3, 1.7), "plate": (1.5, 1.5)}.get(view, (2.3, 1.7))
    z = 1.9
    sheet(
        1,
        1,
        lambda u, v: ((u - 0.5) * width, -0.2, z + (v - 0.5) * height),
        printed(material("face", WHITE, 0.15, coat=0.7, coat_rough=0.03), 0),
        0.02,
    )
    box(width + 0.005, 0.06, height + 0.005, clear("#E8F4F4", 0.97, index=1.12), 0, at=(0, -0.17, z - height / 2))
    steel = metal("#D4D6D8", 0.2)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(
                0.05,
                0.3,
                steel,
                (x * (width / 2 - 0.13), -0.15, z + y * (height / 2 - 0.13)),
                (90, 0, 0),
                rounding=0.01,
            )
    wall_light()
    camera("three", (0, 0, z), 8.4 if view == "main" else 6.6, 92, -26, 3)
    return 0.1


def wallpaper(view):
    """A papered wall (ink 0) with an arm chair and a lamp before it."""
    room("#EFEAE0", skirting=False)
    wide = 7.2
    sheet(
        1,
        1,
        lambda u, v: ((u - 0.5) * wide, -0.005, v * wide),
        printed(material("wallpaper", WHITE, 0.85, specular=0.1, bump=("paper", 40, 0.15)), 0),
    )
    box(30, 0.06, 0.24, material("skirting", "#F3EFE8", 0.5), 0.01, at=(0, -0.03, 0))
    cloth = paintable(
        material("cloth", "#B4563A", 0.9, specular=0.1, sheen=0.4, bump=("paper", 70, 0.4)), "body", "#B4563A"
    )
    leg = wood("#8F6239", "#6B4526")
    chair = [box(1.7, 1.35, 0.42, cloth, 0.12, 6, at=(0, 0, 0.42))]
    chair += place([box(1.7, 0.34, 1.2, cloth, 0.14, 6)], shift(0, 0.55, 0.55) @ rotation(-9, "X"))
    for s in (-1, 1):
        chair.append(box(0.3, 1.3, 0.62, cloth, 0.12, 6, at=(s * 0.86, 0, 0.5)))
        for y in (-0.5, 0.5):
            chair.append(cylinder(0.05, 0.44, leg, (s * 0.75, y, 0.22), steps=24))
    place(chair, shift(-0.55, -1.25) @ rotation(-16, "Z"))
    cylinder(0.4, 0.05, leg, (1.25, -0.9, 0.85), steps=64)
    cylinder(0.035, 0.85, leg, (1.25, -0.9, 0.43), steps=24)
    cylinder(0.28, 0.04, leg, (1.25, -0.9, 0.02), steps=64)
    place(
        [
            lathe(
                [(0, 0), (0.17, 0), (0.22, 0.15), (0.16, 0.42), (0.08, 0.5), (0, 0.5)],
                material("clay", "#F1E7D6", 0.6),
                64,
            )
        ],
        shift(1.25, -0.9, 0.88),
    )
    place([lathe([(0.3, 0), (0.19, 0.42)], material("shade", "#F7EEDC", 0.9), 64)], shift(1.25, -0.9, 1.4))
    wall_light()
    camera("three", (0.1, 0, 1.95), 13.4, 92, -9, 3)
    return 0.12


def halo_behind(name, width, base, glow):
    """Light on the wall behind letters: their blurred shape as added emission; many small lamps would be all noise."""
    halo, pad, wide = paths.design(name + ".halo"), 600, 2000
    blurs = "".join(
        f"\\( -clone 0 -blur 0x{b} -evaluate multiply {f} \\) " for b, f in ((26, 1), (75, 0.9), (190, 0.8))
    )
    subprocess.run(
        f"rsvg-convert -w {wide} {paths.design(name, 'svg')} | convert - -background white -flatten -negate "
        f"-colorspace gray -trim +repage -resize {wide}x -bordercolor black -border {pad} {blurs} -delete 0 "
        f"-evaluate-sequence mean -depth 16 {halo}",
        shell=True,
        check=True,
    )
    image = bpy.data.images.load(halo)
    image.colorspace_settings.name = "Non-Color"
    across, high = image.size
    scale = width / wide
    m = bpy.data.materials.new("halo")
    m.use_nodes = True
    m.node_tree.nodes.clear()
    out, emission = node(m, "ShaderNodeOutputMaterial"), node(m, "ShaderNodeEmission")
    through, both = node(m, "ShaderNodeBsdfTransparent"), node(m, "ShaderNodeAddShader")
    texture = node(m, "ShaderNodeTexImage", extension="CLIP")
    texture.image = image
    strength = node(m, "ShaderNodeMath", operation="MULTIPLY")
    strength.inputs[1].default_value = glow
    emission.inputs[0].default_value = (*linear("#FFCE8A"), 1)
    for source, target in (
        (texture.outputs[0], strength.inputs[0]),
        (strength.outputs[0], emission.inputs[1]),
        (emission.outputs[0], both.inputs[0]),
        (through.outputs[0], both.inputs[1]),
        (both.outputs[0], out.inputs[0]),
    ):
        m.node_tree.links.new(source, target)
    low = base - pad * scale
    sheet(1, 1, lambda u, v: ((u - 0.5) * across * scale, 0.155, low + v * high * scale), m)


SIGNS = {
    "noura": ("#D9CBB8", lambda: material("face", "#1B1C20", 0.35, coat=0.3), 4.6),
    "sahil": ("#2B5F6B", lambda: material("brass", "#D9AE62", 0.26, 1, bump=("brush", 8, 0.1)), 3.4),
    "madar": ("#232A33", lambda: metal("#D6D9DC", 0.25), 0),
    "darb": ("#EFE6D8", lambda: wood("#A9743F", "#7B4E26"), 0),
    "riwaq": ("#D5DDD6", lambda: wood("#6F4A30", "#452A18"), 0),
    "rayhan": ("#F1D9CE", lambda: plastic(colour="#1F6B4A", rough=0.25), 0),
    "khubz": ("#7A3B20", lambda: material("white", "#FBF3E2", 0.4, coat=0.2), 3.0),
}


def sign(view):
    """Solid letters on a wall; some with light behind them."""
    open_set(sweep=False, world=0.3)
    wall, face, glow = SIGNS[view]
    plaster = paintable(material("plaster", wall, 0.9, specular=0.2, bump=("paper", 7, 0.35)), "sweep", wall)
    behind = sheet(1, 1, lambda u, v: ((u - 0.5) * 18, 0.16, -6 + v * 15), plaster)
    behind.name = "wall"
    made, high = letters("sign_" + view, 2.75, 0.12, face(), 0.008)
    base = 1.2 - high / 2
    place(made, shift(0, -0.02, base))
    if glow:
        halo_behind("sign_" + view, 2.75, base, glow)
    area((-3.4, -3.4, 5.2), (0, 0, 1.2), 1.2, 250 if glow else 420, (1, 0.93, 0.84))
    area((4, -5, 2), (0, 0, 1), 4, 40 if glow else 120, (0.8, 0.9, 1))
    if not glow:
        area((0, -5, 5.5), (0, 0, 1.2), 5, 160)
    camera("three", (0, -0.02, 1.2), 9.6, 92, -24, -4)
    return 0.15


def neon(view):
    """Words of bent light tube on a clear board: a traced outline drawn as tube."""
    open_set(sweep=False, world=0.12)
    colour = {"ahlan": "#FF5FA2", "qahwa": "#FFC05A", "open": "#58E0FF"}[view]
    wall = material("wall", "#3A3F4A", 0.85, specular=0.2, bump=("paper", 7, 0.3))
    sheet(1, 1, lambda u, v: ((u - 0.5) * 18, 0.2, -6 + v * 15), wall)
    made, high = letters("neon_" + view, 2.4, 0.05, glowing(colour, 7.0), 0.02)
    base = 1.2 - high / 2
    place(made, shift(0, -0.05, base))
    halo_tint = linear(colour)
    halo_behind("neon_" + view, 2.4, base, 2.6)
    for m in bpy.data.materials:
        if m.name.startswith("halo"):
            next(n for n in m.node_tree.nodes if n.type == "EMISSION").inputs[0].default_value = (*halo_tint, 1)
    box(2.9, 0.03, high + 0.55, clear("#EEF6F8", 0.94, index=1.25), 0.01, at=(0, 0.06, base - 0.27))
    steel = metal("#C9CCCF", 0.25)
    for x in (-1, 1):
        for z in (base - 0.17, base + high + 0.17):
            cylinder(0.045, 0.2, steel, (x * 1.34, 0.06, z), (90, 0, 0))
    area((-3.4, -3.4, 5.2), (0, 0, 1.2), 1.6, 90, (0.8, 0.87, 1))
    area((4, -4, 3), (0, 0, 1.2), 3, 50, (1, 0.9, 0.95))
    camera("three", (0, 0, 1.2), 9.4, 92, -18, 2)
    return 0.1


def door_plate(view):
    """A plate beside a door: acrylic on stand-offs, `brass`, `wood`; `desk` stands on a table."""
    if view == "desk":
        open_set("sand")
        walnut = wood("#7B4E2E", "#4F301B")
        box(2.6, 0.55, 0.22, walnut, 0.02, at=(0, 0, 0))
        place(
            [
                box(
                    2.4,
                    0.05,
                    0.72,
                    {"front": printed(material("brass", "#D9AE62", 0.3), 0), "side": polished("#C79A4B", 0.25)},
                    0.01,
                )
            ],
            shift(0, -0.02, 0.18) @ rotation(-14, "X"),
        )
        light(target=(0, 0, 0.5), key=540)
        area((1, -6, 4), (0, 0, 1), 4, 120)
        camera("three", (0, 0, 0.45), 10.6, 92, 16, 16, stop=11)
        return 0.05
    room("#E2DED6", skirting=False)
    wide, high = {"main": (1.7, 1.7), "brass": (1.9, 1.3), "wood": (2.1, 1.3), "number": (1.2, 1.8)}.get(
        view, (1.7, 1.7)
    )
    face = {
        "brass": lambda: printed(material("brass", "#D9AE62", 0.35), 0),
        "wood": lambda: printed(material("oak", "#B98A5E", 0.5), 0),
    }.get(view, lambda: printed(material("acrylic", WHITE, 0.12, coat=0.8, coat_rough=0.03), 0))
    edge = {"brass": polished("#C79A4B", 0.25), "wood": wood("#A9743F", "#7B4E26")}.get(
        view, material("edge", "#DDE7E7", 0.2)
    )
    made = slab(wide, high, 0.07, 0.06, [face(), edge], 0.012)
    place([made], shift(0, -0.12, 2.0) @ rotation(90, "X"))
    steel = metal("#D4D6D8", 0.2)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(
                0.06,
                0.24,
                steel,
                (x * (wide / 2 - 0.14), -0.12, 2.0 + y * (high / 2 - 0.14)),
                (90, 0, 0),
                rounding=0.012,
            )
    wall_light()
    camera("three", (0, 0, 2.0), 7.2, 92, -24, 4)
    return 0.1


def light_box(view):
    """A lit box on a dark wall; `round` projects from the wall like a coin."""
    open_set(sweep=False, world=0.25)
    wall = paintable(material("wall", "#30424A", 0.9, specular=0.2, bump=("paper", 6, 0.45)), "sweep", "#30424A")
    sheet(1, 1, lambda u, v: ((u - 0.5) * 18, 0.2, -6 + v * 15), wall)
    frame_metal = material("frame", "#1B1C20", 0.4, specular=0.5)
    if view == "round":
        face = place(
            [disc(0.95, printed(material("face", WHITE, 0.4), 0), thick=0.03, edge=frame_metal)],
            shift(0.3, -0.9, 1.3) @ rotation(-62, "Z") @ rotation(90, "X"),
        )
        ring = lathe([(0.9, -0.16), (1.0, -0.16), (1.0, 0.16), (0.9, 0.16)], frame_metal, 128)
        place([ring], shift(0.3, -0.9, 1.3) @ rotation(-62, "Z") @ rotation(90, "X") @ shift(0, 0, -0.12))
        tube([(0.3, -0.1, 1.3), (0.3, 0.2, 1.3)], 0.06, frame_metal, smooth=False)
        face[0].name = "face"
        area((-3.4, -5.4, 3.2), (0.3, -0.9, 1.3), 3, 420, (1, 0.97, 0.92))
        camera("three", (0.2, -0.5, 1.3), 8.0, 92, -30, 2)
    else:
        width, height = 3.3, 1.1
        box(
            width,
            0.3,
            height,
            {"front": printed(material("face", WHITE, 0.4), 0), "side": frame_metal},
            0.02,
            at=(0, -0.0, 1.2 - height / 2),
        )
        lamp = area((0, -0.25, 0.45), (0, 0.2, 0.2), 3.0, 12, (1, 0.95, 0.85), size_y=0.2)
        lamp.data.spread = 2.6
        area((-2, -6, 2.6), (0, 0, 1.2), 4, 330, (1, 0.98, 0.94))
        camera("three", (0, 0, 1.15), 13.2, 92, -20, -3)
    area((-3.4, -3.4, 5.2), (0, 0, 1.2), 1.2, 120, (1, 0.93, 0.84))
    return 0.25


def shop_front(view):
    """A shop: fascia (ink 0) over a window (ink 1 on the glass), door, awning in body colour, pavement."""
    open_set(sweep=False, world=0.75)
    stone = paintable(material("stone", "#E3D9C8", 0.9, specular=0.15, bump=("paper", 5, 0.4)), "sweep", "#E3D9C8")
    dark = material("frame", "#20242A", 0.4)
    inside = material("inside", "#6B5644", 0.9)
    box(9, 0.3, 4.6, stone, 0, at=(0, 0.45, 0))
    pave = material("pavement", "#B7B0A4", 0.9, bump=("paper", 12, 0.3))
    sheet(1, 1, lambda u, v: ((u - 0.5) * 20, -8 + v * 8.6, 0), pave)
    box(3.9, 0.14, 0.82, {"front": printed(coated(), 0), "side": dark}, 0.015, at=(0, 0.22, 2.3))
    box(3.9, 0.05, 2.2, inside, 0, at=(0, 0.29, 0.06))
    warm = glowing("#FFD9A0", 2.2)
    box(3.5, 0.02, 0.05, warm, 0, at=(0, 0.2, 2.08))
    for x, w in ((-1.92, 0.08), (0.52, 0.08), (1.92, 0.08)):
        box(w, 0.14, 2.24, dark, 0.01, at=(x, 0.2, 0.06))
    box(3.9, 0.14, 0.1, dark, 0.01, at=(0, 0.2, 2.2))
    box(2.5, 0.16, 0.5, dark, 0.01, at=(-0.7, 0.2, 0.04))
    for i, colour in enumerate(("#C2632B", "#F2B705", "#2F7D4F", "#C2456B", "#E9D9BD", "#2B6D7C")):
        box(0.26, 0.1, 0.34 + 0.07 * (i % 3), material("goods", colour, 0.6), 0.02, at=(-1.6 + i * 0.36, 0.24, 0.54))
    sheet(1, 1, lambda u, v: (-1.88 + u * 2.36, 0.16, 0.54 + v * 1.66), clear("#DDE9EA", 0.82, index=1.22))
    sheet(1, 1, lambda u, v: (0.58 + u * 1.3, 0.16, 0.1 + v * 2.1), clear("#DDE9EA", 0.82, index=1.22))
    cylinder(0.025, 0.7, metal(), (0.74, 0.08, 1.1), steps=24)
    cloth = paintable(material("awning", "#1F6B4A", 0.9, sheen=0.2), "body", "#1F6B4A")
    sheet(16, 8, lambda u, v: ((u - 0.5) * 4.0, 0.16 - 0.85 * (1 - v), 1.92 + 0.36 * v), cloth, 0.015)
    sheet(
        48,
        1,
        lambda u, v: ((u - 0.5) * 4.0, -0.69, 1.92 - (0.12 + 0.03 * abs(math.sin(u * 16 * math.pi))) * (1 - v)),
        cloth,
        0.015,
    )
    pot = [(0, 0), (0.22, 0), (0.28, 0.5), (0.25, 0.5), (0, 0.45)]
    for x in (-2.3, 2.3):
        place([lathe(pot, material("clay", "#B4563A", 0.8), 48)], shift(x, -0.1))
        bush = material("leaf", "#3E7A4B", 0.85)
        for k in range(26):
            a, r = k * 2.4, 0.05 + 0.2 * ((k * 7) % 5) / 5
            leafy = sheet(4, 1, lambda u, v: ((v - 0.5) * 0.16 * math.sin(u * math.pi), 0, u * 0.55), bush)
            place(
                [leafy],
                shift(x + r * math.cos(a), -0.1 + r * math.sin(a), 0.42)
                @ rotation(math.degrees(a), "Z")
                @ rotation(-14 - r * 120, "Y"),
            )
    area((-5, -6, 7.5), (0, 0, 1.6), 1.5, 1100, (1, 0.94, 0.85))
    area((6, -7, 4), (0, 0, 1.4), 6, 240, (0.88, 0.94, 1))
    camera("three", (0, 0, 1.72), 14.0, 92, -12, 2)
    return 0.1


def window(view):
    """Lettering on a window (ink 0 with its own transparency); behind it a bright room."""
    open_set(sweep=False, world=0.7)
    dark = material("frame", "#2A2D33", 0.4)
    back = paintable(material("room", "#8FA7A3", 0.95), "sweep", "#8FA7A3")
    sheet(1, 1, lambda u, v: ((u - 0.5) * 12, 0.06, -2 + v * 9), back)
    sheet(
        1,
        1,
        lambda u, v: ((u - 0.5) * 2.4, 0.0, 0.4 + v * 3.0),
        printed(material("glass", "#8FA7A3", 0.1, coat=0.9, coat_rough=0.02), 0),
    )
    for x in (-1.26, 1.26):
        box(0.13, 0.2, 3.26, dark, 0.01, at=(x, -0.04, 0.27))
    for z in (0.27, 3.4):
        box(2.39, 0.2, 0.13, dark, 0.01, at=(0, -0.04, z))
    area((-4.6, -5.2, 6.0), (0, 0, 1.8), 2.0, 520, (1, 0.95, 0.88))
    area((5, -6, 3), (0, 0, 1.8), 5, 160, (0.92, 0.96, 1))
    camera("three", (0, 0, 1.9), 11.6, 92, -16, 2)
    return 0.05
