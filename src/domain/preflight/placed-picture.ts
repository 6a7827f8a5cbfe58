import type { PrintSheet } from '../print-spec/print-sheet.ts'
import type { PageFacts } from './file-facts.ts'

/** Proportions this near are the same. */
const SAME_PROPORTION = 0.01
const MM_PER_INCH = 25.4

/**
 * Lays a picture file on its sheet. A picture has dots and no size: one with the proportions of the sheet and its bleed
 * covers both, one with those of the sheet alone has no bleed; any other keeps its proportions and the height of the sheet,
 * so that its size is reported as wrong. A drawing is returned as it is.
 */
export function placedPicture(page: PageFacts, sheet: PrintSheet): PageFacts {
  if (!page.pixels) return page
  const { pixels } = page
  const proportion = pixels.width / pixels.height
  const [wideWithBleed, highWithBleed] = [sheet.width + 2 * sheet.bleed, sheet.height + 2 * sheet.bleed]
  const hasBleed = sheet.bleed > 0 && isNear(proportion, wideWithBleed / highWithBleed)
  const isTurned =
    !hasBleed && !isNear(proportion, sheet.width / sheet.height) && isNear(proportion, sheet.height / sheet.width)
  const around = hasBleed ? sheet.bleed : 0
  const height = isTurned ? sheet.width : sheet.height
  const width = isNear(proportion, sheet.width / sheet.height) || hasBleed ? sheet.width : height * proportion
  const resolution = Math.min(pixels.width / (width + 2 * around), pixels.height / (height + 2 * around)) * MM_PER_INCH
  const sides = { left: around, right: around, top: around, bottom: around }
  return {
    ...page,
    width,
    height,
    room: sides,
    reach: sides,
    pictures: page.pictures.map((picture) => ({
      ...picture,
      resolution,
      box: { left: -around, top: -around, width: width + 2 * around, height: height + 2 * around },
    })),
  }
}

const isNear = (one: number, other: number): boolean => Math.abs(one / other - 1) <= SAME_PROPORTION
