import type { PrintSheet } from '../print-spec/print-sheet.ts'
import type { Box, PageFacts, Sides } from './file-facts.ts'
import { finding, type Finding } from './finding.ts'
import type { PageFit } from './page-fit.ts'

export type Side = keyof Sides

/** How near paint must come to the cut to be meant to run over it, in millimetres. */
const EDGE = 0.5
/** How much bleed may be short before it is missing. */
const BLEED_SLACK = 0.5

const SIDES = ['left', 'right', 'top', 'bottom'] as const satisfies readonly Side[]

type Bled = Pick<PageFacts, 'reach' | 'room'>

const isWhole = ({ reach, room }: Bled, { bleed }: PrintSheet, scale: number, side: Side): boolean =>
  Math.min(reach[side], room[side]) >= (bleed - BLEED_SLACK) * scale

/** The sides on which a page runs as far beyond the cut as its sheet asks for. */
export const sidesWithBleed = (page: Bled, sheet: PrintSheet, { scale }: Pick<PageFit, 'scale'>): readonly Side[] =>
  sheet.bleed === 0 ? [] : SIDES.filter((side) => isWhole(page, sheet, scale, side))

/** Paint that comes up to the cut has to run over it: on all sides it stops there, or only on some. */
export function checkBleed(page: PageFacts, sheet: PrintSheet, fit: PageFit): readonly Finding[] {
  if (sheet.bleed === 0 || page.isEmpty) return []
  const whole = sidesWithBleed(page, sheet, fit)
  const short = SIDES.filter((side) => page.reach[side] > -EDGE && !whole.includes(side))
  const [first] = short
  if (!first) return []
  const facts = { wanted: sheet.bleed, sides: short.join(' ') }
  return whole.length > 0
    ? [finding('bleed-partial', { page: page.number, box: stripAt(first, fit, sheet.bleed * fit.scale), facts })]
    : [finding('bleed-missing', { page: page.number, facts })]
}

/** The strip inside a side of the page, as wide as its bleed is to be. */
function stripAt(side: Side, { width, height }: PageFit, thick: number): Box {
  const isUpright = side === 'left' || side === 'right'
  return {
    left: side === 'right' ? width - thick : 0,
    top: side === 'bottom' ? height - thick : 0,
    width: isUpright ? thick : width,
    height: isUpright ? height : thick,
  }
}
