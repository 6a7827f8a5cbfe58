"""Where the studio keeps what it makes; all of it can be thrown away and made again."""

import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CACHE = os.environ.get("STUDIO_CACHE", os.path.join(ROOT, ".cache", "studio"))
DESIGNS = os.path.join(CACHE, "designs")
SHOTS = os.path.join(CACHE, "shots")
LOOKS = os.path.join(CACHE, "looks")


def design(name, kind="png"):
    return os.path.join(DESIGNS, f"{name}.{kind}")


for folder in (DESIGNS, SHOTS, LOOKS):
    os.makedirs(folder, exist_ok=True)
