import type { DesignMode } from '#domain/cart/cart-item.ts'
import type { WrittenFeature } from '#domain/configuration/written-feature.ts'
import type { LineFiles } from '../artwork/line-files.ts'
import { parseJson, readText, writeText } from '#ui/browser-storage/storage.ts'

const PREFIX = 'product:'

/** What was decided about a product, as it is stored. */
export type StoredDecisions = {
  /** The variant. */
  readonly priceId: string
  readonly chosen: readonly WrittenFeature[]
  readonly quantity: number
  readonly urgent: boolean
  readonly designMode?: DesignMode | undefined
  readonly artworkIds?: readonly string[] | undefined
  readonly artworkFaces?: LineFiles['artworkFaces'] | undefined
  readonly designPieces?: readonly number[] | undefined
  readonly uploadIds?: readonly string[] | undefined
  readonly note?: string | undefined
  /** The line of the cart that is being changed. */
  readonly editing?: string | undefined
}

/** What was decided about a product earlier in this tab; whatever it is, it must be checked. */
export const readDecisions = (productId: string): unknown => parseJson(readText('session', PREFIX + productId))

/** Keeps what is decided about a product for the tab's session; forbidden storage starts with the defaults again. */
export const writeDecisions = (productId: string, decisions: StoredDecisions): void =>
  void writeText('session', PREFIX + productId, JSON.stringify(decisions))
