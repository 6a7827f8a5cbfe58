import type { DesignMode } from '#domain/cart/cart-item.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import type { LineFiles } from '#domain/artwork/line-files.ts'
import { parseJson, readText, writeText } from '#ui/browser-storage/storage.ts'

const PREFIX = 'product:'

/** What was decided about a product, as it is stored. */
export type StoredDecisions = {
  /** The variant. */
  readonly priceId: string
  readonly chosen: readonly WrittenFeature[]
  /** A quantity the product is sold in. */
  readonly quantity: number
  readonly urgent: boolean
  /** Where the design comes from; undefined until the customer says. */
  readonly designMode?: DesignMode | undefined
  /** Versions of files that were sent for it. */
  readonly artworkIds?: readonly string[] | undefined
  /** Which side each of them is, and the pieces of each design. */
  readonly artworkFaces?: LineFiles['artworkFaces'] | undefined
  readonly designPieces?: readonly number[] | undefined
  /** Uploads that have not arrived whole. */
  readonly uploadIds?: readonly string[] | undefined
  /** What the printer should know about it. */
  readonly note?: string | undefined
  /** The line of the cart that is being changed. */
  readonly editing?: string | undefined
}

/** What was decided about a product earlier in this tab; whatever it is, it must be checked. */
export const readDecisions = (productId: string): unknown => parseJson(readText('session', PREFIX + productId))

/** Keeps what is decided about a product for the tab's session; forbidden storage starts with the defaults again. */
export const writeDecisions = (productId: string, decisions: StoredDecisions): void =>
  void writeText('session', PREFIX + productId, JSON.stringify(decisions))
