import type { InkArea } from '#domain/preflight/file-facts.ts'
import type { Raster } from '../pdf/page-raster.ts'
import { around, boxOf, NOWHERE, union, type Extent } from '../walker/extent.ts'

/** The least that any material is asked not to bear more of, in percent, and all four inks. */
export const LEAST_HEAVY = 240
const MOST = 400
const STEP = 5
/** How a picture of inks shows a percent: 400 is black. */
const PER_LEVEL = MOST / 255

/** Millimetres of a dot, and of the room left of the trim and above it. */
type Scale = { readonly across: number; readonly down: number; readonly left: number; readonly top: number }

/** Reads a page drawn as the sum of its inks: how large the areas are that bear more than 240%, 245% and so on. */
export function inkAreas({ width, height, dots }: Raster, { across, down, left, top }: Scale): readonly InkArea[] {
  const levels = Array.from({ length: (MOST - LEAST_HEAVY) / STEP + 1 }, () => ({ count: 0, extent: NOWHERE }))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const percent = Math.ceil((255 - (dots[4 * (y * width + x)] ?? 255)) * PER_LEVEL)
      const level = levels[Math.floor((percent - LEAST_HEAVY) / STEP)]
      if (!level) continue
      level.count += 1
      level.extent = around(around(level.extent, x, y), x + 1, y + 1)
    }
  }
  const placed = (extent: Extent) =>
    boxOf({
      left: extent.left * across - left,
      right: extent.right * across - left,
      top: extent.top * down - top,
      bottom: extent.bottom * down - top,
    })
  return addedUp(levels).map(({ percent, count, extent }) => ({
    percent,
    area: Math.round(count * across * down * 10) / 10,
    box: placed(extent),
  }))
}

type Level = { readonly count: number; readonly extent: Extent }

/** What bears 300% bears 290% as well. Levels that nothing bears are left out. */
function addedUp(levels: readonly Level[]): readonly (Level & { readonly percent: number })[] {
  let sum: Level = { count: 0, extent: NOWHERE }
  const added: (Level & { readonly percent: number })[] = []
  for (const [index, level] of [...levels.entries()].toReversed()) {
    if (level.count === 0) continue
    sum = { count: sum.count + level.count, extent: union(sum.extent, level.extent) }
    added.push({ percent: LEAST_HEAVY + index * STEP, ...sum })
  }
  return added
}
