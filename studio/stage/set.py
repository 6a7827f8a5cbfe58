"""The set: paper sweep, three lights, camera. One unit is about 10 cm of product; a product fills 2 to 3 units."""

import math
import os
import random
import sys

import bmesh
import bpy
from mathutils import Vector

from stage.materials import material, paintable
from stage.shapes import link, mesh

CAMERAS = {
    "three": (38, 20),
    "low": (32, 8),
    "front": (0, 6),
    "high": (30, 42),
    "top": (12, 68),
    "detail": (48, 24),
}


def arguments():
    """What follows `--` on the command line, as key=value."""
    rest = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return dict(pair.split("=", 1) for pair in rest if "=" in pair)


def is_look():
    """A quick, small and noisy picture to judge a scene by."""
    return "look" in arguments()


def open_set(tint="paper", sweep=True, world=0.35, horizon=4, scale=1.0, size=(760, 950)):
    """Empties Blender and sets it up; `horizon` is where the sweep starts to rise."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    look = is_look()
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = int(arguments().get("samples", 12 if look else 22))
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.06 if look else 0.05
    cycles.adaptive_min_samples = 8 if look else 10
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = cycles.glossy_bounces = 4
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.blur_glossy = 0.6
    scene.render.threads_mode = "FIXED"
    scene.render.threads = int(os.environ.get("STUDIO_THREADS", "2"))
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 47 if look else 100
    scene.view_settings.view_transform = "Standard"
    bpy.context.view_layer.cycles.denoising_store_passes = True
    surroundings = bpy.data.worlds.new("world")
    scene.world = surroundings
    surroundings.use_nodes = True
    background = surroundings.node_tree.nodes["Background"]
    background.inputs[0].default_value = (1, 0.985, 0.96, 1)
    background.inputs[1].default_value = world
    random.seed(7)
    if sweep:
        lay_sweep(tint, horizon, scale)
    return scene


def lay_sweep(tint, horizon, scale):
    """Seamless paper: floor, curve, wall. Its colour can be changed after rendering."""
    curve = 2.2
    points = []
    for i in range(60):
        if i < 8:
            points.append((-14 + i * ((horizon - curve + 14) / 8), 0))
        elif i < 52:
            angle = (i - 8) / 44 * math.pi / 2
            points.append((horizon - curve + curve * math.sin(angle), curve - curve * math.cos(angle)))
        else:
            points.append((horizon, curve + (i - 51) * 1.6))
    bm = bmesh.new()
    rows = [[bm.verts.new((x, y * scale, z * scale)) for y, z in points] for x in (-16, 16)]
    for i in range(len(points) - 1):
        bm.faces.new((rows[0][i], rows[1][i], rows[1][i + 1], rows[0][i + 1]))
    paper = material("sweep", tint, 0.92, specular=0.15, bump=("paper", 25, 0.06))
    return mesh("sweep", bm, [paintable(paper, "sweep", tint)], smooth=True)


def area(location, target, size, power, colour=(1, 1, 1), size_y=None):
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.size, lamp.energy, lamp.color = size, power, colour
    if size_y:
        lamp.shape, lamp.size_y = "RECTANGLE", size_y
    placed = link(bpy.data.objects.new("area", lamp))
    placed.location = location
    placed.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return placed


def light(key=520, fill=90, top=170, target=(0, 0, 0.8), key_size=2.2, back=0):
    """Warm key from the upper left, cool fill, soft top light; `back` draws an edge on dark things."""
    area((-4.4, -2.6, 5.2), target, key_size, key, (1, 0.955, 0.89))
    area((4.6, -4, 2.6), target, 4.5, fill, (0.9, 0.95, 1))
    area((0.5, 2.6, 6.5), target, 4, top, (1, 0.99, 0.97))
    if back:
        area((3, 3.2, 3.2), target, 1.6, back, (1, 0.95, 0.9))


def camera(preset="three", target=(0, 0, 0.8), distance=9, lens=80, azimuth=None, height=None, stop=None, focus=None):
    """Looks at `target` from so many degrees beside and above; `stop` blurs what is not at `focus`."""
    default_azimuth, default_height = CAMERAS[preset]
    a = math.radians(default_azimuth if azimuth is None else azimuth)
    e = math.radians(default_height if height is None else height)
    aim = Vector(target)
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens = lens
    lens_data.sensor_fit = "VERTICAL"
    lens_data.sensor_height = 36
    placed = link(bpy.data.objects.new("camera", lens_data))
    placed.location = aim + Vector(
        (distance * math.cos(e) * math.sin(a), -distance * math.cos(e) * math.cos(a), distance * math.sin(e))
    )
    placed.rotation_euler = (aim - placed.location).to_track_quat("-Z", "Y").to_euler()
    if stop:
        lens_data.dof.use_dof = True
        lens_data.dof.aperture_fstop = stop
        lens_data.dof.focus_distance = (Vector(focus or target) - placed.location).length
    bpy.context.scene.camera = placed
    return placed


def close_up(left, top, right, bottom):
    """Turns the camera's view into a part of itself, a real detail: a longer lens, shifted."""
    scene = bpy.context.scene
    lens, share = scene.camera.data, right - left
    shape = scene.render.resolution_x / scene.render.resolution_y
    lens.shift_x = ((left + right) / 2 - 0.5) * shape / share
    lens.shift_y = (0.5 - (top + bottom) / 2) / share
    lens.lens /= share
    lens.dof.aperture_fstop /= share
