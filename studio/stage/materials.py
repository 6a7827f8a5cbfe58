"""Papers, cloths, metals. A material may be `printed` (a design is laid on it later) or `paintable` (coloured later)."""

import math

import bpy

from stage import paths
from stage.colour import linear
from stage.neutral import NEUTRAL


PAINT_CHANNELS = {"sweep": 0, "body": 1, "trim": 2}


def node(m, kind, **values):
    made = m.node_tree.nodes.new(kind)
    for name, value in values.items():
        setattr(made, name, value)
    return made


def wire(m, source, target):
    m.node_tree.links.new(source, target)


def principled(m):
    return m.node_tree.nodes["Principled BSDF"]


def output(m):
    return next(n for n in m.node_tree.nodes if n.type == "OUTPUT_MATERIAL")


def texture(m, name, extension="EXTEND", data=False):
    made = node(m, "ShaderNodeTexImage", extension=extension, interpolation="Cubic")
    made.image = bpy.data.images.load(name if "/" in name else paths.design(name), check_existing=True)
    if data:
        made.image.colorspace_settings.name = "Non-Color"
    return made


def material(
    name,
    colour="#ffffff",
    rough=0.5,
    metal=0.0,
    design=None,
    specular=0.5,
    coat=0.0,
    coat_rough=0.1,
    bump=None,
    sheen=0.0,
    extension="EXTEND",
):
    """`design` is a flat picture on the UV map; `bump` is (kind, scale, strength)."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    inputs = principled(m).inputs
    inputs["Base Color"].default_value = (*linear(colour), 1)
    inputs["Roughness"].default_value = rough
    inputs["Metallic"].default_value = metal
    inputs["Specular"].default_value = specular
    inputs["Clearcoat"].default_value = coat
    inputs["Clearcoat Roughness"].default_value = coat_rough
    inputs["Sheen"].default_value = sheen
    if design:
        wire(m, texture(m, design, extension).outputs["Color"], inputs["Base Color"])
    if bump:
        roughen(m, *bump)
    return m


def _math(m, operation, first, second=None):
    made = node(m, "ShaderNodeMath", operation=operation)
    for index, value in ((0, first), (1, second)):
        if isinstance(value, (int, float)):
            made.inputs[index].default_value = value
        elif value is not None:
            wire(m, value, made.inputs[index])
    return made.outputs[0]


def _noise(m, vector, scale, detail):
    made = node(m, "ShaderNodeTexNoise")
    made.inputs["Scale"].default_value = scale
    made.inputs["Detail"].default_value = detail
    made.inputs["Roughness"].default_value = 0.65
    wire(m, vector, made.inputs["Vector"])
    return made.outputs["Fac"]


def _stretched(m, vector, factors):
    made = node(m, "ShaderNodeMapping")
    made.inputs["Scale"].default_value = factors
    wire(m, vector, made.inputs["Vector"])
    return made.outputs[0]


def _weave(m, coordinates, scale):
    """Plain weave on the UV map, thread over thread, with thick places in the yarn."""
    spread = _stretched(m, coordinates.outputs["UV"], (scale, scale, 1))
    parts = node(m, "ShaderNodeSeparateXYZ")
    wire(m, spread, parts.inputs[0])
    warp, weft = (
        _math(m, "ABSOLUTE", _math(m, "SINE", _math(m, "MULTIPLY", parts.outputs[axis], math.pi))) for axis in (0, 1)
    )
    checker = node(m, "ShaderNodeTexChecker")
    checker.inputs["Scale"].default_value = 1
    wire(m, spread, checker.inputs["Vector"])
    mix = node(m, "ShaderNodeMixRGB")
    wire(m, checker.outputs["Fac"], mix.inputs[0])
    wire(m, warp, mix.inputs[1])
    wire(m, weft, mix.inputs[2])
    slubs = _noise(m, coordinates.outputs["UV"], scale * 0.35, 3)
    return _math(m, "ADD", mix.outputs[0], _math(m, "MULTIPLY", slubs, 0.9))


def roughen(m, kind, scale, strength):
    """Gives a surface its grain: `paper`, `weave` (on the UV map), `brush` (along z), `knit`."""
    coordinates = node(m, "ShaderNodeTexCoord")
    if kind == "paper":
        height = _noise(m, coordinates.outputs["Object"], scale, 5)
    elif kind == "weave":
        height = _weave(m, coordinates, scale)
    elif kind == "brush":
        height = _noise(m, _stretched(m, coordinates.outputs["Object"], (1, 1, 60)), scale, 4)
    elif kind == "knit":
        height = _noise(m, _stretched(m, coordinates.outputs["UV"], (3, 1, 1)), scale, 2)
    else:
        raise ValueError(kind)
    bump = node(m, "ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.01
    wire(m, height, bump.inputs["Height"])
    wire(m, bump.outputs["Normal"], principled(m).inputs["Normal"])


def _aov(m, name, value):
    layer = bpy.context.view_layer
    if name not in [aov.name for aov in layer.aovs]:
        added = layer.aovs.add()
        added.name, added.type = name, "COLOR"
    made = node(m, "ShaderNodeOutputAOV")
    made.name = name
    wire(m, value, made.inputs["Color"])


def printed(m, index=0):
    """A design is laid on the UV map of `m` after rendering. The AOV holds (u, v, 1): Cycles filters it by coverage, so
    u = R/B and v = G/B stay exact at the edges and B is their smooth mask."""
    principled(m).inputs["Base Color"].default_value = (NEUTRAL, NEUTRAL, NEUTRAL, 1)
    coordinates = node(m, "ShaderNodeTexCoord")
    apart = node(m, "ShaderNodeSeparateXYZ")
    together = node(m, "ShaderNodeCombineXYZ")
    together.inputs[2].default_value = 1
    wire(m, coordinates.outputs["UV"], apart.inputs[0])
    wire(m, apart.outputs[0], together.inputs[0])
    wire(m, apart.outputs[1], together.inputs[1])
    _aov(m, f"ink{index}", together.outputs[0])
    return m


def paintable(m, part, colour):
    """The colour of `m` can be changed after rendering; `part` is sweep, body or trim."""
    mask = node(m, "ShaderNodeCombineXYZ")
    mask.inputs[PAINT_CHANNELS[part]].default_value = 1
    _aov(m, "paint", mask.outputs[0])
    colours = bpy.context.scene.get("paint", {})
    bpy.context.scene["paint"] = {**dict(colours), part: colour}
    return m


def coated(index=None, colour="#ffffff", **more):
    """Smooth printing paper with a little shine."""
    m = material("coated", colour, 0.32, coat=0.25, coat_rough=0.12, **more)
    return m if index is None else printed(m, index)


def uncoated(index=None, colour="#f6f2ea", **more):
    """Writing paper, matt with a grain."""
    m = material("uncoated", colour, 0.85, specular=0.2, bump=("paper", 90, 0.35), **more)
    return m if index is None else printed(m, index)


def kraft(index=None, colour="#B98A5A"):
    m = material("kraft", colour, 0.85, specular=0.2, bump=("paper", 60, 0.4))
    return m if index is None else printed(m, index)


def ceramic(index=None, colour="#F4F2EE"):
    m = material("ceramic", colour, 0.12, coat=0.6, coat_rough=0.03)
    return m if index is None else printed(m, index)


def fabric(index=None, colour="#EBE2CF", scale=220, strength=0.7):
    m = material("fabric", colour, 0.95, specular=0.05, sheen=0.4, bump=("weave", scale, strength))
    return m if index is None else printed(m, index)


def metal(colour="#C9CBCD", rough=0.28):
    return material("metal", colour, rough, 1, bump=("brush", 8, 0.12))


def polished(colour="#D9A648", rough=0.2):
    return material("polished", colour, rough, 1)


def rubber(colour="#17181C"):
    return material("rubber", colour, 0.7, specular=0.3)


def plastic(index=None, colour="#F4F4F2", rough=0.35):
    m = material("plastic", colour, rough, specular=0.45)
    return m if index is None else printed(m, index)


def wood(colour="#B98A5E", dark="#8F6239"):
    """Planed wood; the grain runs along x of the object."""
    m = material("wood", colour, 0.55, specular=0.3)
    coordinates = node(m, "ShaderNodeTexCoord")
    grain = _noise(m, _stretched(m, coordinates.outputs["Object"], (0.5, 9, 9)), 2.2, 6)
    ramp = node(m, "ShaderNodeValToRGB")
    for element, position, shade in zip(ramp.color_ramp.elements, (0.35, 0.68), (dark, colour)):
        element.position, element.color = position, (*linear(shade), 1)
    wire(m, grain, ramp.inputs[0])
    wire(m, ramp.outputs[0], principled(m).inputs["Base Color"])
    bump = node(m, "ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.12
    bump.inputs["Distance"].default_value = 0.01
    wire(m, grain, bump.inputs["Height"])
    wire(m, bump.outputs["Normal"], principled(m).inputs["Normal"])
    return m


def page_edges(colour="#F6F0E3", shade="#C9BDA6", axis=2, scale=130):
    """The cut side of a stack of sheets: fine lines across `axis`."""
    m = material("pages", colour, 0.9, specular=0.1)
    coordinates = node(m, "ShaderNodeTexCoord")
    factors = [0.8, 0.8, 0.8]
    factors[axis] = scale
    lines = _noise(m, _stretched(m, coordinates.outputs["Object"], factors), 1.0, 3)
    ramp = node(m, "ShaderNodeValToRGB")
    for element, position, tone in zip(ramp.color_ramp.elements, (0.38, 0.6), (shade, colour)):
        element.position, element.color = position, (*linear(tone), 1)
    wire(m, lines, ramp.inputs[0])
    wire(m, ramp.outputs[0], principled(m).inputs["Base Color"])
    return m


def clear(colour="#ffffff", dim=1.0, rough=0.04, index=1.3):
    """Thin clear acrylic or glass without refraction: cheap, clean, still mirrors the lamps."""
    m = material("clear", colour)
    through = node(m, "ShaderNodeBsdfTransparent")
    through.inputs[0].default_value = (*[c * dim for c in linear(colour)], 1)
    gloss = node(m, "ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = rough
    fresnel = node(m, "ShaderNodeFresnel")
    fresnel.inputs[0].default_value = index
    mix = node(m, "ShaderNodeMixShader")
    wire(m, fresnel.outputs[0], mix.inputs[0])
    wire(m, through.outputs[0], mix.inputs[1])
    wire(m, gloss.outputs[0], mix.inputs[2])
    wire(m, mix.outputs[0], output(m).inputs[0])
    return m


def decal(design, rough=0.3):
    """Ink alone on something clear: what the design leaves open stays open."""
    m = material("decal", rough=rough, design=design)
    image = next(n for n in m.node_tree.nodes if n.type == "TEX_IMAGE")
    through = node(m, "ShaderNodeBsdfTransparent")
    mix = node(m, "ShaderNodeMixShader")
    wire(m, image.outputs["Alpha"], mix.inputs[0])
    wire(m, through.outputs[0], mix.inputs[1])
    wire(m, principled(m).outputs[0], mix.inputs[2])
    wire(m, mix.outputs[0], output(m).inputs[0])
    return m


def glowing(colour, strength, design=None):
    """Gives light itself; with a design, a lit sign face."""
    m = bpy.data.materials.new("glow")
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.remove(principled(m))
    emission = node(m, "ShaderNodeEmission")
    emission.inputs[0].default_value = (*linear(colour), 1)
    emission.inputs[1].default_value = strength
    if design:
        wire(m, texture(m, design).outputs["Color"], emission.inputs[0])
    wire(m, emission.outputs[0], output(m).inputs[0])
    return m


def foiled(base, mask, colour="#E0AE55", rough=0.2, press=0.25):
    """`base` with metal foil where the mask (white on black) is white, pressed in a little."""
    m = base.copy()
    where = texture(m, mask, "CLIP", data=True)
    foil = node(m, "ShaderNodeBsdfPrincipled")
    foil.inputs["Base Color"].default_value = (*linear(colour), 1)
    foil.inputs["Metallic"].default_value = 1
    foil.inputs["Roughness"].default_value = rough
    coordinates = node(m, "ShaderNodeTexCoord")
    ripple = node(m, "ShaderNodeBump")
    ripple.inputs["Strength"].default_value = 0.06
    ripple.inputs["Distance"].default_value = 0.01
    wire(m, _noise(m, coordinates.outputs["UV"], 40, 2), ripple.inputs["Height"])
    pressed = node(m, "ShaderNodeBump", invert=True)
    pressed.inputs["Strength"].default_value = press
    pressed.inputs["Distance"].default_value = 0.02
    wire(m, where.outputs["Color"], pressed.inputs["Height"])
    wire(m, pressed.outputs[0], ripple.inputs["Normal"])
    wire(m, ripple.outputs[0], foil.inputs["Normal"])
    mix = node(m, "ShaderNodeMixShader")
    wire(m, where.outputs["Color"], mix.inputs[0])
    wire(m, principled(m).outputs[0], mix.inputs[1])
    wire(m, foil.outputs[0], mix.inputs[2])
    wire(m, mix.outputs[0], output(m).inputs[0])
    return m
