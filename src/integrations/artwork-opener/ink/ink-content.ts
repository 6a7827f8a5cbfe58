import { CMYK, GRAY, RGB, type Space } from '../walker/colour-space.ts'
import { readContent, type Operand } from '../walker/content-tokens.ts'
import { nameAt, numbersIn } from '../walker/operand.ts'
import type { InkView } from './ink-view.ts'

type Side = 'fill' | 'stroke'

const DEVICES: ReadonlyMap<string, readonly [Side, Space]> = new Map([
  ['g', ['fill', GRAY]],
  ['G', ['stroke', GRAY]],
  ['rg', ['fill', RGB]],
  ['RG', ['stroke', RGB]],
  ['k', ['fill', CMYK]],
  ['K', ['stroke', CMYK]],
])
const SPACES: ReadonlyMap<string, Side> = new Map([
  ['cs', 'fill'],
  ['CS', 'stroke'],
])
const VALUES: ReadonlyMap<string, Side> = new Map([
  ['sc', 'fill'],
  ['scn', 'fill'],
  ['SC', 'stroke'],
  ['SCN', 'stroke'],
])

/** The name in the resources of a pattern that paints nothing. */
export const NOTHING = 'PaintsNothing'

type Spaces = Readonly<Record<Side, Space>>

/**
 * The same drawing with each colour replaced by a grey that shows how much ink it is: black for all there can be, white for none.
 * What is painted over something takes its ink away, so that drawing it adds nothing up that is not printed. Patterns stay:
 * their own content is rewritten.
 */
export function inkContent(content: Uint8Array, spaceOf: (name: string) => Space, view: InkView): Uint8Array {
  const parts: (Uint8Array | string)[] = []
  const saved: Spaces[] = []
  let spaces: Spaces = { fill: GRAY, stroke: GRAY }
  let copied = 0
  readContent(content, (operator, operands, { start, end }) => {
    if (operator === 'q') saved.push(spaces)
    if (operator === 'Q') spaces = saved.pop() ?? spaces
    const chosen = SPACES.get(operator)
    const device = DEVICES.get(operator)
    if (device) spaces = { ...spaces, [device[0]]: device[1] }
    if (chosen) spaces = { ...spaces, [chosen]: spaceOf(nameAt(operands, 0)) }
    const grey = greyFor(operator, operands, { spaces, view })
    if (grey === undefined) return
    parts.push(content.subarray(copied, start), grey)
    copied = end
  })
  parts.push(content.subarray(copied))
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

/** The operator that takes the place of one that sets a colour; undefined for all others, and for patterns. */
function greyFor(
  operator: string,
  operands: readonly Operand[],
  { spaces, view }: { readonly spaces: Spaces; readonly view: InkView },
): string | undefined {
  const side = DEVICES.get(operator)?.[0] ?? SPACES.get(operator) ?? VALUES.get(operator)
  if (!side || spaces[side].isPattern) return undefined
  const space = spaces[side]
  if (view.isHidden?.(space)) return side === 'fill' ? ` /Pattern cs /${NOTHING} scn ` : ` /Pattern CS /${NOTHING} SCN `
  if (view.isColoured) return undefined
  const values = SPACES.has(operator) ? firstValues(space) : numbersIn(operands)
  return ` ${greyOf(view.amount({ space, values, pattern: undefined }))} ${side === 'fill' ? 'g' : 'G'} `
}

/** A separation begins with all of its ink, every other space with black. */
const firstValues = (space: Space): readonly number[] =>
  space.inks.length > 0 ? space.inks.map(() => 1) : space.space === 'CMYK' ? [0, 0, 0, 1] : [0]

/** The grey for so much ink, from 0 to 1. */
export const greyOf = (ink: number): string => (1 - ink).toFixed(4)
