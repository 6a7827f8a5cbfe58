#!/usr/bin/env bash
# Once per machine: programs, fonts and the flat designs. Everything made lies in .cache/studio.
set -euo pipefail
cd "$(dirname "$0")/.."
cache=.cache/studio
mkdir -p "$cache/fonts"
for program in blender rsvg-convert potrace convert; do
  command -v "$program" >/dev/null || {
    echo "missing: $program; apt-get install blender librsvg2-bin potrace imagemagick python3-numpy python3-pil python3-fonttools python3-brotli"
    exit 1
  }
done
npm install --prefix "$cache/fonts" --ignore-scripts --no-audit --no-fund --no-save \
  @fontsource-variable/readex-pro@5.3.0 @fontsource-variable/alexandria@5.3.0 @fontsource-variable/fraunces@5.3.0 \
  @fontsource/reem-kufi@5.3.0 @fontsource/el-messiri@5.3.0 @fontsource/amiri@5.3.0 @fontsource/aref-ruqaa@5.3.0 \
  @fontsource/lalezar@5.3.0
python3 studio/fonts.py "$cache/fonts/node_modules"
fc-cache -f
python3 studio/draw.py
python3 studio/web/brands.py
