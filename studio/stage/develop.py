"""The dark room: takes the noise out and turns light into a picture. Plain numpy, also inside Blender."""

import numpy as np


def _padded(a, radius):
    return np.pad(a, ((radius, radius), (radius, radius)) + ((0, 0),) * (a.ndim - 2), mode="edge")


def _mean3(a):
    height, width = a.shape
    p = np.pad(a, 1, mode="edge")
    return sum(p[i : i + height, j : j + width] for i in range(3) for j in range(3)) / 9


def denoise(images, guide, albedo, normal, tolerance=0.25, radius=4):
    """Averages each image over neighbours alike in normal, albedo and brightness of `guide` (its light)."""
    height, width, _ = normal.shape
    brightness = _mean3(np.log(np.maximum(guide.mean(2), 0) + 0.02))  # smoothed: no noisy pixel protects itself
    totals = [np.zeros_like(image) for image in images]
    weights = np.zeros((height, width, 1), np.float32)
    p_albedo, p_normal, p_brightness = (_padded(a, radius) for a in (albedo, normal, brightness))
    padded = [_padded(image, radius) for image in images]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            at = (slice(radius + dy, radius + dy + height), slice(radius + dx, radius + dx + width))
            distance = (
                ((p_normal[at] - normal) ** 2).sum(2) / 0.012
                + ((p_albedo[at] - albedo) ** 2).sum(2) / 0.006
                + ((p_brightness[at] - brightness) / tolerance) ** 2 * 4
                + (dx * dx + dy * dy) / (radius * radius * 0.9)
            )
            w = np.exp(-np.minimum(distance, 30))[..., None].astype(np.float32)
            for total, image in zip(totals, padded):
                total += image[at] * w
            weights += w
    return [total / weights for total in totals]


def tone(rgb, exposure=0.0, grain=0.006, vignette=0.05):
    """8-bit sRGB: straight up to 0.72, then a shoulder that keeps the hue, so that brand colours stay true."""
    x = np.maximum(rgb, 0) * 2**exposure
    height, width, _ = x.shape
    rows, columns = np.mgrid[0:height, 0:width]
    off_centre = ((columns / width - 0.5) ** 2 + (rows / height - 0.5) ** 2) * 2
    x = x * (1 - vignette * off_centre[..., None] * 2)
    top, knee = x.max(2, keepdims=True), 0.72
    rolled = np.where(top > knee, knee + (1 - knee) * (1 - np.exp(-(top - knee) / (1 - knee))), top)
    y = x * (rolled / np.maximum(top, 1e-6))
    y = y + (rolled - y) * np.clip((top - 1) * 0.35, 0, 0.8)  # what is very bright goes towards white
    y = np.where(y <= 0.0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)
    y = y + 0.12 * (y - 0.5) * y * (1 - y)
    y = y + np.random.default_rng(1).normal(0, grain, (height, width, 1))
    return (np.clip(y, 0, 1) * 255 + 0.5).astype(np.uint8)
