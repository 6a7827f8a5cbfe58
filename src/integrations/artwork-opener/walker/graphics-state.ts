import type { Extent } from './extent.ts'
import type { Font } from './font.ts'
import type { Matrix } from './matrix.ts'
import { BLACK, type Paint } from './paint.ts'

export type TextState = {
  readonly font: Font | undefined
  readonly size: number
  readonly letterSpace: number
  readonly wordSpace: number
  /** Horizontal scale, 1 for none. */
  readonly stretch: number
  readonly leading: number
  readonly rise: number
  /** 0 filled, 1 outlined, 2 both, 3 invisible; 4 to 7 the same and clipped by. */
  readonly mode: number
}

/** What the operators of a content stream have set. Never changed in place, so that `q` is an assignment. */
export type GraphicsState = {
  readonly matrix: Matrix
  readonly fill: Paint
  readonly stroke: Paint
  readonly lineWidth: number
  readonly fillOverprints: boolean
  readonly strokeOverprints: boolean
  readonly overprintMode: number
  readonly fillAlpha: number
  readonly strokeAlpha: number
  readonly isBlended: boolean
  readonly isMasked: boolean
  /** What of the page can be painted on, in millimetres from the trim. */
  readonly clip: Extent
  readonly text: TextState
}

const NO_TEXT: TextState = {
  font: undefined,
  size: 0,
  letterSpace: 0,
  wordSpace: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
}

/** The state in which a page begins. */
export const firstState = (matrix: Matrix, clip: Extent): GraphicsState => ({
  matrix,
  fill: BLACK,
  stroke: BLACK,
  lineWidth: 1,
  fillOverprints: false,
  strokeOverprints: false,
  overprintMode: 0,
  fillAlpha: 1,
  strokeAlpha: 1,
  isBlended: false,
  isMasked: false,
  clip,
  text: NO_TEXT,
})

export const isTransparent = (state: GraphicsState, alpha: number): boolean =>
  alpha < 1 || state.isBlended || state.isMasked
