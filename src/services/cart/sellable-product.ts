import type { CartPriceTexts } from './line-texts.ts'
import type { ChoiceCells, FeatureCells, SellableRow } from './sellable.repository.ts'
import type { Sellable } from '#domain/cart/check-lines.ts'
import type { Feature, FeatureChoice, FeatureControl } from '#domain/configuration/feature.ts'

/** A product price as it can be bought now, with its texts in both languages. */
export type SellableProduct = Sellable & CartPriceTexts

/** Makes what the rules know of the rows that were read, by the id of the product price. */
export const sellableProducts = (rows: readonly SellableRow[]): ReadonlyMap<string, SellableProduct> =>
  new Map(rows.map((row) => [String(row.price_id), sellableProduct(row)]))

function sellableProduct(row: SellableRow): SellableProduct {
  return {
    productId: String(row.product_id),
    categoryIds: [row.category_id, row.parent_id].flatMap((id) => (id === null ? [] : String(id))),
    productPrice: {
      id: String(row.price_id),
      price: row.price,
      offerPercent: row.offer_percent,
      remainingQuantity: row.remaining_quantity,
      setupFee: row.setup_fee,
      ladder: (row.ladder ?? []).map(([minQuantity, unitPrice]) => ({ minQuantity, unitPrice })),
    },
    features: (row.features ?? []).map((cells) => featureOf(cells, row.exclusions ?? [])),
    rule: { minQuantity: row.min_quantity, quantityStep: row.quantity_step },
    urgentAllowed: row.urgent_allowed,
    productionDays: row.production_days,
    texts: row,
  }
}

function featureOf(cells: FeatureCells, exclusions: readonly (readonly [number, number])[]): Feature {
  const [id, code, control, required, min, max, maxChoices, , condition, choices] = cells
  return {
    id: String(id),
    code,
    // The database allows exactly these.
    control: control as FeatureControl,
    required,
    ...(condition && { condition: condition.map(String) }),
    limits: { min, max, maxChoices },
    choices: (choices ?? []).map((choice) => choiceOf(choice, exclusions)),
  }
}

const choiceOf = (
  [id, price, isDefault]: ChoiceCells,
  exclusions: readonly (readonly [number, number])[],
): FeatureChoice => ({
  id: String(id),
  price,
  isDefault,
  excludes: exclusions.filter(([one]) => one === id).map(([, other]) => String(other)),
})
