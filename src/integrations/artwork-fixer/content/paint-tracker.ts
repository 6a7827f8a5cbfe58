import { PDFName } from '@cantoo/pdf-lib'
import type { PDFContext } from '@cantoo/pdf-lib'
import { entry, isTrue, type Held } from '../../artwork-opener/pdf/objects.ts'
import { readSpace } from '../../artwork-opener/pdf/read-space.ts'
import { CMYK, GRAY, RGB, type Space } from '../../artwork-opener/walker/colour-space.ts'
import type { Operand } from '../../artwork-opener/walker/content-tokens.ts'
import { BLACK, type Paint } from '../../artwork-opener/walker/paint.ts'
import type { Operation } from './rewrite-content.ts'

/** Filling or stroking: how a path or a letter is painted. */
export type Use = 'fill' | 'stroke'

/** A paint with the operators that set its space, and all that set it again. */
export type SetPaint = { readonly paint: Paint; readonly spaceSetter: string; readonly setter: string }

/** What a content stream has set of its colours so far. */
export type PaintState = Readonly<Record<Use, SetPaint>> & {
  readonly fillOverprints: boolean
  readonly strokeOverprints: boolean
}

const FIRST: PaintState = {
  fill: { paint: BLACK, spaceSetter: '', setter: '0 g' },
  stroke: { paint: BLACK, spaceSetter: '', setter: '0 G' },
  fillOverprints: false,
  strokeOverprints: false,
}

const DEVICE: Readonly<Record<string, readonly [Use, Space]>> = {
  g: ['fill', GRAY],
  G: ['stroke', GRAY],
  rg: ['fill', RGB],
  RG: ['stroke', RGB],
  k: ['fill', CMYK],
  K: ['stroke', CMYK],
}
const SPACES: Readonly<Record<string, Use>> = { cs: 'fill', CS: 'stroke' }
const VALUES: Readonly<Record<string, Use>> = { sc: 'fill', scn: 'fill', SC: 'stroke', SCN: 'stroke' }

/** What an operator sets the colour of; undefined for any other operator. */
export const useSetBy = (operator: string): Use | undefined => DEVICE[operator]?.[0] ?? VALUES[operator]

/** Follows the colours of a content stream, its saved states included. */
export class PaintTracker {
  readonly #context: PDFContext
  readonly #resources: Held
  readonly #saved: PaintState[] = []
  state = FIRST

  constructor(context: PDFContext, resources: Held) {
    this.#context = context
    this.#resources = resources
  }

  /** Takes the next operation into account. */
  follow({ operator, operands, written }: Operation): void {
    if (operator === 'q') this.#saved.push(this.state)
    else if (operator === 'Q') this.state = this.#saved.pop() ?? this.state
    else if (operator === 'gs') this.#setParameters(operands[0])
    else if (SPACES[operator]) this.#setSpace(SPACES[operator], operands[0], written.trim())
    else this.#setValues(operator, operands, written.trim())
  }

  /** Says by which operators the colour is set instead. */
  replaceSetter(use: Use, setter: string): void {
    this.state = { ...this.state, [use]: { ...this.state[use], setter } }
  }

  #setValues(operator: string, operands: readonly Operand[], written: string): void {
    const values = operands.filter((operand) => typeof operand === 'number')
    const [use, space] = DEVICE[operator] ?? []
    if (use && space) return this.#set(use, { space, values, pattern: undefined }, '', written)
    const own = VALUES[operator]
    if (!own) return
    const pattern = operands.find((operand) => typeof operand === 'string')
    const { paint, spaceSetter } = this.state[own]
    this.#set(own, { space: paint.space, values, pattern }, spaceSetter, `${spaceSetter}\n${written}`)
  }

  #setSpace(use: Use, name: Operand | undefined, written: string): void {
    const space = readSpace(this.#context, PDFName.of(String(name)), this.#resources)
    // The first colour of a space: black, or all of its inks.
    const values = Array.from({ length: space.components }, () => (space.inks.length > 0 ? 1 : 0))
    const first = space.space === 'CMYK' && space.components === 4 ? [0, 0, 0, 1] : values
    this.#set(use, { space, values: first, pattern: undefined }, written, written)
  }

  #set(use: Use, paint: Paint, spaceSetter: string, setter: string): void {
    this.state = { ...this.state, [use]: { paint, spaceSetter, setter } }
  }

  #setParameters(name: Operand | undefined): void {
    const parameters = entry(entry(this.#resources, 'ExtGState'), String(name))
    const stroke = isTrue(entry(parameters, 'OP'))
    const fill = isTrue(entry(parameters, 'op')) ?? stroke
    this.state = {
      ...this.state,
      fillOverprints: fill ?? this.state.fillOverprints,
      strokeOverprints: stroke ?? this.state.strokeOverprints,
    }
  }
}
