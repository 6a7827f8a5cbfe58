"""blender -b -noaudio -t 2 -P studio/shoot.py -- scene=mug view=main [look=1] [samples=44] [more=arguments]"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from stage.set import arguments  # noqa: E402
from stage.shoot import shoot  # noqa: E402

wanted = arguments()
name, view = wanted["scene"], wanted.get("view", "main")
module, _, build = name.partition(".")
scene = importlib.import_module(f"scenes.{module}")
exposure = getattr(scene, build)(view) or 0.0
shoot(f"{build}-{view}", exposure)
