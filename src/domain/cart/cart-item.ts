import type { ProductPrice } from '../catalog/product-price.ts'
import { configurationKey } from '../configuration/same-configuration.ts'
import type { WrittenFeature } from '../configuration/written-feature.ts'
import type { Halalas } from '../money/halalas.ts'
import type { FaceCode } from '../print-spec/print-spec.ts'

/** More lines are not taken into one cart. */
export const MAX_LINES = 100
/** Files that are read by one call: those of most carts. */
export const MAX_FILES_READ = 100

/** Letters of a note to the printer. */
export const MAX_NOTE_LENGTH = 1000

/** More files are not taken with one line. */
export const MAX_ARTWORKS = 10

/** Where the design of a line comes from (S171). */
export const DESIGN_MODES = ['UPLOAD', 'EDITOR', 'DESIGN_FOR_ME', 'LATER'] as const

export type DesignMode = (typeof DESIGN_MODES)[number]

/** A line of a cart without any price: what is wanted. */
export type CartLine = {
  /** Names the line, whatever becomes of it. */
  readonly key: string
  /** The product price it is of. */
  readonly id: string
  readonly quantity: number
  /** Its configuration, in the form in which it is sent and stored. */
  readonly features: readonly WrittenFeature[]
  /** Distinguishes lines of the same configuration that are to be printed differently; 0 for the first. */
  readonly copy: number
  readonly designMode: DesignMode
  readonly artworkIds: readonly string[]
  /** Which side each file is, null for one with all sides; missing where nothing was said. */
  readonly artworkFaces?: readonly (FaceCode | null)[] | undefined
  /** The pieces of each design, as last wished; the rest follows from the quantity. */
  readonly designPieces?: readonly number[] | undefined
  /** Uploads that had not arrived whole when the line was last changed. */
  readonly uploadIds?: readonly string[] | undefined
  /** The customer's note to the print shop about this line. */
  readonly notes: string
}

/** A line of a cart (S167), priced as it was when last looked at. */
export type CartItem = CartLine & {
  /** Price of one piece after choices and offer. */
  readonly finalPrice: Halalas
  /** What its configuration adds to a piece (S169), in hundredths of a halala. */
  readonly surcharge: number
  readonly productPrice: ProductPrice
}

/** What distinguishes one line from another (S221). */
export type LineIdentity = Pick<CartLine, 'id' | 'features' | 'copy' | 'artworkIds'>

/** Whether two lines are one: the same product price and an identical feature set, files included (S223). */
export const isSameLine = (one: LineIdentity, other: LineIdentity): boolean =>
  one.id === other.id &&
  one.copy === other.copy &&
  filesOf(one) === filesOf(other) &&
  configurationKey(one.features) === configurationKey(other.features)

const filesOf = ({ artworkIds }: LineIdentity): string => [...new Set(artworkIds)].toSorted().join(' ')
