/** A product that is printed on nothing yet: its shot, and which face of the artwork each printed region shows. */
import type { Look, Shot } from './shot.ts'

export interface Blank {
  readonly shot: Shot
  /** What kind of product it is; products name their kind. */
  readonly kind: string
  /** In the order of the regions. */
  readonly regions: readonly BlankRegion[]
}

export interface BlankRegion {
  readonly face: string
  /** Width by height of the trim. */
  readonly ratio: number
  readonly shape?: 'ROUND'
  /** Millimetres of the trim, where the product has prints of several sizes. */
  readonly width?: number
}

/**
 * What all that is printed on is made of in the studio, before its colour and its print. Blanks are taken with these parts in
 * black too: every colour lies between the two pictures, and what is seen in black is gloss.
 */
export const WHITE = '#f3f3f3'

/** A printed region of coated paper. */
export const printed = (region: number, look: Look = {}): Look => ({ colour: WHITE, rough: 0.62, ...look, region })
