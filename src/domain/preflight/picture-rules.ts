import type { PrintLimits } from '../print-spec/print-method.ts'
import type { PageFacts } from './file-facts.ts'
import { finding, type Finding } from './finding.ts'

/** More dots than this are never seen and only slow a file down. */
const OVERSIZED = 1200
/** Pictures smaller than this on their longer side (mm) are dots and dividers. */
const LEAST_SIDE = 3

/** Rules about the resolution of pictures at their printed size. `scale` is that of the file. */
export function checkPictures(page: PageFacts, { resolution: limits }: PrintLimits, scale: number): readonly Finding[] {
  return page.pictures.flatMap(({ resolution, bits, box }) => {
    const dots = Math.round(resolution * scale)
    const side = Math.max(box.width, box.height) / scale
    if (side < LEAST_SIDE) return []
    const about = (needed: number) => ({
      page: page.number,
      box,
      // The side up to which the picture is sharp, so that a sentence can speak of sizes instead of dots.
      facts: { dots, wanted: needed, side: Math.round(side), sharpTo: Math.floor(side * (dots / needed)) },
    })
    if (bits === 1) return dots < limits.lineArt ? [finding('picture-line-art', about(limits.lineArt))] : []
    if (dots < limits.unusable) return [finding('picture-unusable', about(limits.soft))]
    if (dots < limits.soft) return [finding('picture-soft', about(limits.soft))]
    return dots > OVERSIZED ? [finding('picture-oversized', about(OVERSIZED))] : []
  })
}
