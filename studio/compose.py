"""Lays designs and colours on the rendered shots: one picture takes half a second.

    python3 studio/compose.py [NAME ...]     # writes .cache/studio/pictures/NAME.webp; without names all whose shot is there

What to lay where is in pictures.py. The pictures are packed by scripts/demo-pictures.ts, not committed.
"""

import io
import json
import os
import subprocess
import sys

import numpy as np
from PIL import Image

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from pictures import PICTURES  # noqa: E402
from stage import develop, paths  # noqa: E402
from stage.colour import linear  # noqa: E402
from stage.neutral import NEUTRAL  # noqa: E402

SIZE = (900, 1125)
TARGET = os.environ.get("STUDIO_PICTURES", os.path.join(paths.ROOT, ".cache", "studio", "pictures"))
PAINTS = ("sweep", "body", "trim")


def enlarged(image, crop, size):
    """Resamples light to the size of the picture; `crop` is (left, top, right, bottom) in shares."""
    height, width = image.shape[:2]
    box = (crop[0] * width, crop[1] * height, crop[2] * width, crop[3] * height)
    planes = [
        Image.fromarray(np.ascontiguousarray(image[..., i], np.float32)).resize(size, Image.Resampling.LANCZOS, box)
        for i in range(3)
    ]
    return np.stack([np.asarray(plane) for plane in planes], 2)


def linear_pixels(a):
    return np.where(a <= 0.04045, a / 12.92, ((a + 0.055) / 1.055) ** 2.4)


def sample(design, u, v, spread):
    """RGBA of the design at (u, v), linear and bilinear; first shrunk to about the resolution of the picture."""
    image = Image.open(paths.design(design)).convert("RGBA")
    if image.width > spread:
        image = image.resize(
            (max(8, int(spread)), max(8, int(image.height * spread / image.width))), Image.Resampling.LANCZOS
        )
    pixels = np.asarray(image, np.float32) / 255
    pixels = np.concatenate([linear_pixels(pixels[..., :3]), pixels[..., 3:]], 2)
    height, width = pixels.shape[:2]
    x, y = np.clip(u * width - 0.5, 0, width - 1.001), np.clip((1 - v) * height - 0.5, 0, height - 1.001)
    x0, y0 = x.astype(int), y.astype(int)
    fx, fy = (x - x0)[:, None], (y - y0)[:, None]
    x1, y1 = np.minimum(x0 + 1, width - 1), np.minimum(y0 + 1, height - 1)
    top = pixels[y0, x0] * (1 - fx) + pixels[y0, x1] * fx
    return top * (1 - fy) + (pixels[y1, x0] * (1 - fx) + pixels[y1, x1] * fx) * fy


def lay(light, shade, ink, design, ground, engraved, turned, repeated):
    """Prints one design. `ground` is the colour of the paper, cloth or glaze under the ink."""
    cover = np.clip(ink[..., 2], 0, 1)
    ys, xs = np.nonzero(cover > 0.01)
    if not len(ys):
        return
    share = ink[ys, xs, 2]
    u, v = ink[ys, xs, 0] / share, ink[ys, xs, 1] / share
    if repeated:
        u = u % 1
    if turned:
        u, v = 1 - u, 1 - v
    if design:
        span = max(np.percentile(u, 99.5) - np.percentile(u, 0.5), 0.05)
        rgba = sample(design, u, v, (xs.max() - xs.min()) / min(span, 1) * 1.5)
    else:
        rgba = np.zeros((len(u), 4), np.float32)
    alpha, colour = rgba[:, 3:], rgba[:, :3]
    base = np.array(linear(ground), np.float32)
    amount = cover[ys, xs][:, None]
    if engraved:
        light[ys, xs] *= 1 - amount * alpha * (1 - colour)
    else:
        light[ys, xs] += amount * shade[ys, xs] * (alpha * colour * 0.97 + (1 - alpha) * base - NEUTRAL)


def compose(name, spec):
    shot = np.load(os.path.join(paths.SHOTS, spec["shot"] + ".npz"))
    meta = json.loads(str(shot["meta"]))
    size, crop = spec.get("size", SIZE), spec.get("crop", (0, 0, 1, 1))
    light = np.maximum(enlarged(shot["beauty"].astype(np.float32), crop, size), 0)
    if "shade" in shot:
        shade = np.maximum(enlarged(shot["shade"].astype(np.float32), crop, size), 0)
        if "paint" in shot:
            masks = np.clip(enlarged(shot["paint"].astype(np.float32), crop, size), 0, 1)
            for i, part in enumerate(PAINTS):
                if part in spec and part in meta["paint"]:
                    new, old = np.array(linear(spec[part])), np.array(linear(meta["paint"][part]))
                    if spec.get("dyed"):  # cloth with a sheen: its light cannot be told from its colour
                        light *= 1 + masks[..., i : i + 1] * (new / old - 1)
                    else:
                        light += masks[..., i : i + 1] * shade * (new - old)
        for key in sorted(k for k in shot.files if k.startswith("ink")):
            ink = enlarged(shot[key], crop, size)
            ground = spec.get("ground", {}) if isinstance(spec.get("ground"), dict) else {}
            under = ground.get(int(key[3:]), spec["ground"] if isinstance(spec.get("ground"), str) else "#F4F1EA")
            design = spec.get("inks", {}).get(int(key[3:]), spec.get("ink") if key == "ink0" else None)
            lay(
                light,
                shade,
                ink,
                design,
                under,
                spec.get("engraved", False),
                int(key[3:]) in spec.get("turned", ()),
                int(key[3:]) in spec.get("repeated", ()),
            )
    pixels = develop.tone(np.maximum(light, 0), meta["exposure"] + spec.get("exposure", 0))
    picture, target = Image.fromarray(pixels), os.path.join(TARGET, name)
    # What has been of another kind stays so: products name the file.
    if os.path.exists(target + ".jpg"):
        picture.save(target + ".jpg", quality=82, optimize=True, progressive=True)
    elif os.path.exists(target + ".avif"):
        encode_avif(picture, target + ".avif")
    else:
        picture.save(target + ".webp", quality=spec.get("quality", 72), method=6)


def encode_avif(picture, target):
    """Debian's Pillow cannot write AVIF; ImageMagick can."""
    drawn = io.BytesIO()
    picture.save(drawn, "PNG", compress_level=1)
    subprocess.run(["convert", "png:-", "-quality", "52", target], input=drawn.getvalue(), check=True)


def main():
    for name in sys.argv[1:] or PICTURES:
        if os.path.exists(os.path.join(paths.SHOTS, PICTURES[name]["shot"] + ".npz")):
            compose(name, PICTURES[name])
            print(name, flush=True)


main()
