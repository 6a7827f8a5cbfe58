"""blender -b -noaudio -t 2 -P studio/shoot.py -- scene=vessels.mug view=main [look=1] [samples=44] [more=arguments]

`close=left,top,right,bottom`, in shares of the picture, renders only that part, as large as a whole picture; `as=` names
the shot.
"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from stage.set import arguments, close_up  # noqa: E402
from stage.shoot import shoot  # noqa: E402

wanted = arguments()
name, view = wanted["scene"], wanted.get("view", "main")
module, _, build = name.partition(".")
scene = importlib.import_module(f"scenes.{module}")
exposure = getattr(scene, build)(view) or 0.0
if "close" in wanted:
    close_up(*(float(share) for share in wanted["close"].split(",")))
shoot(wanted.get("as", f"{build}-{view}"), exposure)
