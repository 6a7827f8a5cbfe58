import type { PrintLimits } from '../print-spec/print-method.ts'
import type { PageFacts, StrokeUse, TextUse } from './file-facts.ts'
import { layerOf } from './colour-rules.ts'
import { finding, type Finding } from './finding.ts'

/** The thinnest line that foil takes, in millimetres. */
const LEAST_FOIL = 0.25
/** Up to this size mixed black text shows coloured edges. */
const MIXED_UP_TO = 12

/** Rules about thin lines and small type at their printed size. `scale` is that of the file. */
export function checkLines(page: PageFacts, limits: PrintLimits, scale: number): readonly Finding[] {
  return [
    ...worst(
      page.strokes,
      ({ width }) => width,
      (use) => strokeFinding(page.number, use, limits, scale),
    ),
    ...worst(
      page.texts,
      ({ points }) => points,
      (use) => textFinding(page.number, use, limits, scale),
    ),
    ...mixedText(page, scale),
  ]
}

/** The finding of the thinnest line or smallest text of each kind: one sentence says it for all of them. */
function worst<Use>(
  uses: readonly Use[],
  size: (use: Use) => number,
  findingOf: (use: Use) => Finding | undefined,
): readonly Finding[] {
  const found = new Map<string, Finding>()
  for (const use of uses.toSorted((one, other) => size(one) - size(other))) {
    const finding = findingOf(use)
    if (finding && !found.has(finding.code)) found.set(finding.code, finding)
  }
  return [...found.values()]
}

function strokeFinding(page: number, use: StrokeUse, { stroke }: PrintLimits, scale: number): Finding | undefined {
  const width = Number((use.width / scale).toFixed(3))
  const layer = use.spot === null ? undefined : layerOf(use.spot)
  // The cutter follows the middle of the line; its width prints nothing.
  if (layer === 'Cut') return undefined
  if (layer === 'Foil' && width < LEAST_FOIL) {
    return finding('stroke-too-thin', { page, box: use.box, facts: { width, least: LEAST_FOIL } })
  }
  const least = use.isWhite || use.isMixed ? stroke.leastReversed : stroke.least
  return width < least ? finding('stroke-thin', { page, box: use.box, facts: { width, least } }) : undefined
}

function textFinding(page: number, use: TextUse, { type }: PrintLimits, scale: number): Finding | undefined {
  const points = Number((use.points / scale).toFixed(1))
  const least = Math.max(use.isWhite ? type.leastReversed : type.least, use.isArabic ? type.leastArabic : 0)
  return points < least ? finding('text-small', { page, box: use.box, facts: { points, least } }) : undefined
}

function mixedText({ number, texts }: PageFacts, scale: number): readonly Finding[] {
  const mixed = texts.find(({ isRichBlack, points }) => isRichBlack && points / scale < MIXED_UP_TO)
  return mixed ? [finding('black-text-mixed', { page: number, box: mixed.box })] : []
}
