#!/usr/bin/env bash
# look.sh module.scene [view] [key=value ...]: a small quick picture of a scene in .cache/studio/looks
set -euo pipefail
cd "$(dirname "$0")/.."
scene=$1 view=${2:-main}
shift; shift || true
nice -n 10 blender -b -noaudio -t 2 -P studio/shoot.py -- look=1 "scene=$scene" "view=$view" "$@" 2>&1 |
  grep -E 'DONE|Error|File|line' | grep -v freed
