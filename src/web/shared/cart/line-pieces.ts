import { parseSharedPieces, sumOfPieces, writeSharedPieces } from '#domain/configuration/shared-pieces.ts'
import type { CartItemView } from './browser-cart.ts'

/** How the pieces of a line are shared out among its kinds, such as sizes. */
export type LinePieces = {
  readonly feature: string
  /** What the feature is called. */
  readonly name: string
  /** As it is stored, "M 3, L 7". */
  readonly text: string
  /** How many pieces a text names altogether, and its written form; undefined when it does not share out any. */
  readonly read: (text: string) => { readonly sum: number; readonly written: string } | undefined
}

/** Undefined for a line whose quantity is a number of its own. */
export function piecesOf({ shown: { pieces }, features }: CartItemView): LinePieces | undefined {
  const text = features.find(({ featureId }) => featureId === pieces?.feature)?.value
  if (!pieces || text === undefined) return undefined
  const { feature, name, most } = pieces
  return {
    feature,
    name,
    text,
    read: (typed) => {
      const shared = parseSharedPieces(typed, most)
      return shared.ok ? { sum: sumOfPieces(shared.value), written: writeSharedPieces(shared.value) } : undefined
    },
  }
}

/** How many pieces a line names, when these are not its quantity. */
export function otherSum(item: CartItemView): number | undefined {
  const pieces = piecesOf(item)
  const sum = pieces?.read(pieces.text)?.sum
  return sum === item.quantity ? undefined : sum
}
