import { CMYK, GRAY, RGB, type Space } from './colour-space.ts'
import type { Operand } from './content-tokens.ts'
import type { ContentWalk, Operator } from './content-walk.ts'
import { nameAt, numbersIn } from './operand.ts'
import type { Paint } from './paint.ts'

type Side = 'fill' | 'stroke'

const setPaint = (walk: ContentWalk, side: Side, paint: Paint): void => walk.set({ [side]: paint })

const device =
  (side: Side, space: Space): Operator =>
  (walk, operands) =>
    setPaint(walk, side, { space, values: numbersIn(operands), pattern: undefined })

const chooseSpace =
  (side: Side): Operator =>
  (walk, operands) => {
    const space = walk.resources.space(nameAt(operands, 0))
    setPaint(walk, side, { space, values: firstValues(space), pattern: undefined })
  }

/** A space begins with black, a separation with all of its ink. */
function firstValues(space: Space): readonly number[] {
  if (space.inks.length > 0) return space.inks.map(() => 1)
  return space.space === 'CMYK' ? [0, 0, 0, 1] : Array.from({ length: space.components }, () => 0)
}

const setValues =
  (side: Side): Operator =>
  (walk, operands) => {
    const last: Operand | undefined = operands.at(-1)
    const pattern = typeof last === 'string' ? last : undefined
    setPaint(walk, side, { space: walk.state[side].space, values: numbersIn(operands), pattern })
  }

/** Operators that set colours. */
export const COLOUR_OPERATORS: Readonly<Record<string, Operator>> = {
  g: device('fill', GRAY),
  G: device('stroke', GRAY),
  rg: device('fill', RGB),
  RG: device('stroke', RGB),
  k: device('fill', CMYK),
  K: device('stroke', CMYK),
  cs: chooseSpace('fill'),
  CS: chooseSpace('stroke'),
  sc: setValues('fill'),
  scn: setValues('fill'),
  SC: setValues('stroke'),
  SCN: setValues('stroke'),
}
