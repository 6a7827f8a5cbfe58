import type { Operand } from './content-tokens.ts'
import type { Space } from './colour-space.ts'
import type { Font } from './font.ts'
import type { GraphicsState } from './graphics-state.ts'
import type { Matrix } from './matrix.ts'

export type DrawnPicture = {
  readonly kind: 'PICTURE'
  readonly width: number
  readonly height: number
  readonly bits: number
  /** Null for a stencil, which is filled with the current colour. */
  readonly space: Space | null
  readonly isMasked: boolean
}

/** A piece of content with resources of its own. */
export type DrawnForm = {
  readonly kind: 'FORM'
  readonly matrix: Matrix
  /** What of it can be seen, in its own units: left, bottom, right, top. */
  readonly box: readonly number[]
  readonly content: () => Uint8Array
  readonly resources: Resources
}

export type Pattern =
  | { readonly kind: 'TILING'; readonly isColoured: boolean; readonly form: DrawnForm }
  | { readonly kind: 'SHADING'; readonly space: Space }

export type DrawnObject = (DrawnPicture | DrawnForm) & { readonly isHidden: boolean }

/** What the names in a content stream stand for. */
export interface Resources {
  space(name: string): Space
  font(name: string): Font | undefined
  /** What a named set of parameters changes. */
  parameters(name: string, state: GraphicsState): GraphicsState
  object(name: string): DrawnObject | undefined
  pattern(name: string): Pattern | undefined
  /** The colour space of a gradient. */
  shading(name: string): Space | undefined
  /** Whether a layer is switched off. */
  isHidden(layer: string): boolean
  inlinePicture(dict: ReadonlyMap<string, Operand>): DrawnPicture | undefined
}
