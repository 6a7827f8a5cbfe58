import type { PDFContext } from '@cantoo/pdf-lib'
import type { Fix } from '#domain/preflight/finding.ts'
import type { PressColours } from '../../press-colours/press-colours.ts'
import type { Held } from '../../artwork-opener/pdf/objects.ts'
import { colourOf, type Paint } from '../../artwork-opener/walker/paint.ts'
import { inksOfPaint, type Inks } from '../colour/inks-of-paint.ts'
import { spotInks } from '../colour/spot-inks.ts'
import { PaintTracker, useSetBy, type Use } from './paint-tracker.ts'
import type { Operation, Rewrite } from './rewrite-content.ts'

/** Everything that the fixes of a content stream need to know. */
export type ContentFixing = {
  readonly context: PDFContext
  readonly fixes: ReadonlySet<Fix>
  readonly press: PressColours
  /** Spot inks that were ordered as layers, which no fix touches. */
  readonly isOrdered: (ink: string) => boolean
  /** Whether a layer by its name in the resources is a guide that is not printed. */
  readonly isGuide: (resources: Held, name: string) => boolean
}

/** Names of the parameters that switch overprint on and off, added to the resources of a stream that uses them. */
export const OVERPRINT = 'FixOverprint'
export const KNOCKOUT = 'FixKnockout'

const TEXT = new Set(['Tj', 'TJ', "'", '"'])
const PAINTS: Readonly<Record<string, readonly Use[]>> = {
  f: ['fill'],
  F: ['fill'],
  'f*': ['fill'],
  S: ['stroke'],
  s: ['stroke'],
  B: ['fill', 'stroke'],
  'B*': ['fill', 'stroke'],
  b: ['fill', 'stroke'],
  'b*': ['fill', 'stroke'],
}

/** A rewriting of one content stream that carries out the fixes of colours, overprint, marks and guide layers. */
export function contentFixes(fixing: ContentFixing, resources: Held): Rewrite {
  const tracker = new PaintTracker(fixing.context, resources)
  const overprint = new OverprintSwitch(fixing.fixes.has('WHITE_KNOCKOUT'), tracker)
  const guides = new GuideLayers(fixing, resources)
  return (operation) => {
    if (guides.drops(operation)) return ''
    tracker.follow(operation)
    overprint.follow(operation.operator)
    const painted = fixedPainting(fixing, tracker, operation)
    if (painted !== undefined) return painted
    const colour = fixedColour(fixing, tracker, resources, operation)
    return overprint.after(operation, colour)
  }
}

/** What stands for an operation that paints; undefined where nothing is to be mended. */
function fixedPainting(
  { fixes, press }: ContentFixing,
  { state }: PaintTracker,
  operation: Operation,
): string | undefined {
  const { operator, written } = operation
  const uses = PAINTS[operator]
  if (uses) {
    const isMark = fixes.has('DROP_MARKS') && uses.some((use) => state[use].paint.space.space === 'ALL')
    return isMark ? 'n' : undefined
  }
  if (!TEXT.has(operator)) return undefined
  const { paint, setter } = state.fill
  const [isDark, isBlack] = [isBlackish(paint), colourOf(paint).isBlack]
  const toBlack = fixes.has('BLACK_TEXT') && isDark && !isBlack
  // Text that a fix has made black prints over its background at once: mended once, it is not found again.
  const becomesBlack = toBlack || (fixes.has('TO_CMYK') && isBlackInk(inksOfPaint(press, paint)))
  const toOverprint = (becomesBlack || (isBlack && fixes.has('BLACK_OVERPRINT'))) && !state.fillOverprints
  if (!toBlack && !toOverprint) return undefined
  return [
    toBlack ? '0 0 0 1 k' : '',
    toOverprint ? `/${OVERPRINT} gs` : '',
    written.trim(),
    toOverprint ? `/${KNOCKOUT} gs` : '',
    toBlack ? setter : '',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Nothing but black ink, all of it. */
const isBlackInk = (inks: Inks | undefined): boolean => inks?.join() === '0,0,0,1'

/** Black or nearly, of several inks or of a screen. */
const BLACKISH = 0.12

function isBlackish(paint: Paint): boolean {
  const { space, values, pattern } = paint
  if (pattern !== undefined || space.isIndexed || space.isPattern) return false
  if (space.space === 'RGB') return values.every((value) => value <= BLACKISH)
  return colourOf(paint).isRichBlack
}

function fixedColour(
  { context, fixes, press, isOrdered }: ContentFixing,
  tracker: PaintTracker,
  resources: Held,
  { operator }: Operation,
): string | undefined {
  const use = useSetBy(operator)
  if (!use) return undefined
  const { paint, spaceSetter } = tracker.state[use]
  const inks =
    (fixes.has('TO_CMYK') && inksOfPaint(press, paint)) ||
    (fixes.has('SPOT_TO_CMYK') && unorderedSpot(paint, isOrdered) && inksOfSpot()) ||
    undefined
  if (!inks) return undefined
  const setter = `${inks.map(written).join(' ')} ${use === 'fill' ? 'k' : 'K'}`
  tracker.replaceSetter(use, setter)
  return setter

  function inksOfSpot(): Inks | undefined {
    const name = /\/(\S+)\s+(?:cs|CS)$/.exec(spaceSetter)?.[1]
    return name === undefined ? undefined : spotInks(context, resources, name, press)?.(paint.values[0] ?? 1)
  }
}

const unorderedSpot = ({ space, pattern }: Paint, isOrdered: ContentFixing['isOrdered']): boolean =>
  space.space === 'SPOT' && pattern === undefined && !space.isPattern && !space.inks.some(isOrdered)

const written = (value: number): string => String(Math.round(value * 10_000) / 10_000)

/** White must knock out what lies under it: switches overprint off while white is painted with. */
class OverprintSwitch {
  readonly #isEnabled: boolean
  readonly #tracker: PaintTracker
  readonly #saved: boolean[] = []
  #isOff = false

  constructor(isEnabled: boolean, tracker: PaintTracker) {
    this.#isEnabled = isEnabled
    this.#tracker = tracker
  }

  follow(operator: string): void {
    if (operator === 'q') this.#saved.push(this.#isOff)
    if (operator === 'Q') this.#isOff = this.#saved.pop() ?? false
    if (operator === 'gs') this.#isOff = false
  }

  /** The operation as it stands or was mended, with the switch behind it where one is needed. */
  after({ operator, written: source }: Operation, mended: string | undefined): string | undefined {
    if (!this.#isEnabled || (operator !== 'gs' && useSetBy(operator) === undefined)) return mended
    const { fill, stroke, fillOverprints, strokeOverprints } = this.#tracker.state
    const isOff =
      (fillOverprints && colourOf(fill.paint).isWhite) || (strokeOverprints && colourOf(stroke.paint).isWhite)
    if (isOff === this.#isOff) return mended
    this.#isOff = isOff
    return `${mended ?? source.trim()}\n/${isOff ? KNOCKOUT : OVERPRINT} gs`
  }
}

/** Leaves out what lies on guide layers, which template files bring along. */
class GuideLayers {
  readonly #fixing: ContentFixing
  readonly #resources: Held
  /** For each open mark whether it began a guide layer. */
  readonly #open: boolean[] = []

  constructor(fixing: ContentFixing, resources: Held) {
    this.#fixing = fixing
    this.#resources = resources
  }

  drops({ operator, operands }: Operation): boolean {
    if (!this.#fixing.fixes.has('DROP_MARKS')) return false
    const wasInside = this.#open.includes(true)
    if (operator === 'BDC' || operator === 'BMC') {
      const [tag, name] = operands
      this.#open.push(tag === 'OC' && typeof name === 'string' && this.#fixing.isGuide(this.#resources, name))
    }
    if (operator === 'EMC') this.#open.pop()
    return wasInside || this.#open.includes(true)
  }
}
