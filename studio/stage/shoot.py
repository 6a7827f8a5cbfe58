"""Renders the open set once and keeps what compositing needs: `.cache/studio/shots/NAME.npz`."""

import json
import os
import time

import bpy
import numpy as np
from PIL import Image

from stage import develop, paths
from stage.set import is_look


def _load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    os.remove(path)
    return flat.reshape(height, width, 4)[::-1, :, :3].copy()


def _wanted():
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    wanted = {
        "rgb": "Image",
        "albedo": "Denoising Albedo",
        "normal": "Denoising Normal",
        "direct": "DiffDir",
        "indirect": "DiffInd",
    }
    return wanted | {aov.name: aov.name for aov in layer.aovs}


def shoot(name, exposure=0.0):
    """Renders, takes the noise out, writes the passes and a neutral look at them."""
    started = time.time()
    scene = bpy.context.scene
    wanted = _wanted()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = paths.SHOTS
    out.format.file_format, out.format.color_depth, out.format.exr_codec = "OPEN_EXR", "32", "NONE"
    out.file_slots.clear()
    for key, source in wanted.items():
        out.file_slots.new(f"{name}.{key}.")
        tree.links.new(layers.outputs[source], out.inputs[-1])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    scene.frame_set(1)
    bpy.ops.render.render()
    rendered = time.time()
    passes = {key: _load(os.path.join(paths.SHOTS, f"{name}.{key}.0001.exr")) for key in wanted}
    aovs = [key for key in wanted if key.startswith("ink") or key == "paint"]
    base = np.maximum(np.clip(passes["albedo"], 0, 4), 0.03)
    light, shade = passes["rgb"] / base, passes["direct"] + passes["indirect"]
    light, shade = develop.denoise([light, shade], light, passes["albedo"], passes["normal"])
    beauty = light * base
    kept = {"beauty": beauty.astype(np.float16)}
    if aovs:
        kept["shade"] = shade.astype(np.float16)
    for key in aovs:
        half = key == "paint"
        kept[key] = passes[key].astype(np.float16 if half else np.float32)
    meta = {"paint": dict(scene.get("paint", {})), "exposure": exposure}
    if not is_look():
        np.savez_compressed(os.path.join(paths.SHOTS, name + ".npz"), meta=json.dumps(meta), **kept)
    picture = os.path.join(paths.LOOKS, name + (".look" if is_look() else "") + ".png")
    Image.fromarray(develop.tone(beauty, exposure)).save(picture)
    print(f"DONE {name} render {rendered - started:.0f} s, rest {time.time() - rendered:.0f} s", flush=True)
