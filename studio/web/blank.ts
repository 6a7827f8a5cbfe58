/** A product that is printed on nothing yet: its shot, and which face of the artwork each printed region shows. */
import type { Look, Shot } from './shot.ts'

export interface Blank {
  readonly shot: Shot
  /** What kind of product it is; products name their kind. */
  readonly kind: string
  /** In the order of the regions. */
  readonly regions: readonly BlankRegion[]
  /** Sold in several colours: it is taken in black too, with all its parts that are `WHITE` here. */
  readonly isDyed?: true
}

export interface BlankRegion {
  readonly face: string
  /** Width by height of the trim. */
  readonly ratio: number
  readonly shape?: 'ROUND'
}

/** What all that is printed on is made of in the studio, before its colour and its print. */
export const WHITE = '#f3f3f3'

/** A shot of what is sold in several colours, in black. Every colour lies between this picture and the white one. */
export const inBlack = (shot: Shot): Shot => ({
  ...shot,
  parts: shot.parts.map(({ mesh, look }) => ({ mesh, look: look.colour === WHITE ? { ...look, ...BLACK } : look })),
})

const BLACK = { colour: '#000000', back: '#000000' }

/** A printed region of coated paper. */
export const printed = (region: number, look: Look = {}): Look => ({ colour: WHITE, rough: 0.62, ...look, region })
