/** What of a product says whether it is made for its customer. */
type Offered = {
  readonly features: readonly unknown[]
  readonly prices: readonly { readonly remainingQuantity: number | null }[]
}

/**
 * Whether a product lies on the shelf as it is sold: nothing is chosen, typed or sent for it, and its pieces are
 * counted. It may then be returned within seven days, unlike what is made to order (facts of trade, 9).
 */
export const isReadyMade = ({ features, prices }: Offered): boolean =>
  features.length === 0 && prices.every(({ remainingQuantity }) => remainingQuantity !== null)
