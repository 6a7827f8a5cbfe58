import type { Box, PageFacts } from './file-facts.ts'
import type { PageFit } from './page-fit.ts'

/** The line of text that comes nearest to the cut. */
export type NearestText = {
  readonly box: Box
  /** Millimetres of the product that it stays inside the cut; negative when it crosses it. */
  readonly distance: number
}

/** The text that comes nearest to the cut of a page; undefined on a page without text. What is cut off whole does not count. */
export function nearestText(
  { texts }: Pick<PageFacts, 'texts'>,
  { width, height, scale }: Pick<PageFit, 'width' | 'height' | 'scale'>,
): NearestText | undefined {
  const [nearest] = texts
    .filter(({ box }) => isOnPage(box, width, height))
    .map(({ box }) => ({ box, distance: distanceToCut(box, width, height) / scale }))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest
}

const distanceToCut = ({ left, top, width, height }: Box, wide: number, high: number): number =>
  Math.min(left, top, wide - left - width, high - top - height)

const isOnPage = ({ left, top, width, height }: Box, wide: number, high: number): boolean =>
  left + width > 0 && top + height > 0 && left < wide && top < high
