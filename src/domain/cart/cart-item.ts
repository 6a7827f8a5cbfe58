import type { ChosenFeature } from '../catalog/feature.ts'
import type { ProductPrice } from '../catalog/product-price.ts'
import { configurationKey } from '../catalog/same-configuration.ts'
import type { Halalas } from '../money/halalas.ts'

/** More lines are not taken into one cart. */
export const MAX_LINES = 100

/** Letters of a note to the printer. */
export const MAX_NOTE_LENGTH = 1000

/** More files are not taken with one line. */
export const MAX_ARTWORKS = 10

/** Where the design of a line comes from (S171). */
export const DESIGN_MODES = ['UPLOAD', 'EDITOR', 'DESIGN_FOR_ME', 'LATER'] as const

export type DesignMode = (typeof DESIGN_MODES)[number]

/** The answer to one feature: the choices taken, or a typed value. */
export type LineFeature = {
  readonly productFeature: { readonly id: string; readonly choices: readonly { readonly id: string }[] }
  readonly value?: string
}

/** A line of a cart without any price: what is wanted. */
export type CartLine = {
  /** Names the line, whatever becomes of it. */
  readonly key: string
  /** The product price it is of. */
  readonly id: string
  readonly quantity: number
  readonly features: readonly LineFeature[]
  /** Distinguishes lines of the same configuration that are to be printed differently; 0 for the first. */
  readonly copy: number
  readonly designMode: DesignMode
  readonly artworkIds: readonly string[]
  /** The customer's note to the print shop about this line. */
  readonly notes: string
}

/** An answer with what it cost when last looked at (S169): a piece, or a square metre where there is an `area`. */
export type PricedFeature = Omit<LineFeature, 'productFeature'> & {
  readonly productFeature: {
    readonly id: string
    readonly choices: readonly { readonly id: string; readonly price: Halalas }[]
  }
  /** Charged area of a size, in hundredths of a square metre. */
  readonly area?: number
}

/** A line of a cart (S167), priced as it was when last looked at. */
export type CartItem = Omit<CartLine, 'features'> & {
  /** Price of one piece after choices and offer. */
  readonly finalPrice: Halalas
  readonly features: readonly PricedFeature[]
  readonly productPrice: ProductPrice
}

/** What distinguishes one line from another (S221). */
export type LineIdentity = Pick<CartLine, 'id' | 'features' | 'copy' | 'artworkIds'>

/** What was decided, as the rules of configuration know it. */
export const chosenOf = ({ features }: Pick<CartLine, 'features'>): readonly ChosenFeature[] =>
  features.map(({ productFeature, value }) => ({
    featureId: productFeature.id,
    choiceIds: productFeature.choices.map(({ id }) => id),
    ...(value !== undefined && { value }),
  }))

/** Whether two lines are one: the same product price and an identical feature set, files included (S223). */
export const isSameLine = (one: LineIdentity, other: LineIdentity): boolean =>
  one.id === other.id &&
  one.copy === other.copy &&
  filesOf(one) === filesOf(other) &&
  configurationKey(chosenOf(one)) === configurationKey(chosenOf(other))

const filesOf = ({ artworkIds }: LineIdentity): string => [...new Set(artworkIds)].toSorted().join(' ')
