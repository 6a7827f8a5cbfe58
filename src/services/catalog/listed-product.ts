import type { Feature, FeatureChoice, FeatureControl } from '#domain/configuration/feature.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { ListingSource, ProductRow } from './listing-source.repository.ts'

/** A choice as it is shown and priced. */
export type ListedChoice = FeatureChoice & {
  readonly row: ListingSource['choices'][number]
  readonly exclusions: readonly { readonly choiceId: string; readonly reason: LocalizedText | null }[]
}

/** A feature as the price engine knows it, with what is shown of it. */
export type ListedFeature = Omit<Feature, 'choices' | 'condition'> & {
  readonly row: ListingSource['features'][number]
  readonly condition: readonly string[]
  readonly choices: readonly ListedChoice[]
}

/** A variant with its ladder as the price engine knows it. */
export type ListedPrice = {
  readonly row: ListingSource['prices'][number]
  readonly price: number
  readonly offerPercent: number
  readonly remainingQuantity: number | null
  readonly ladder: readonly { readonly minQuantity: number; readonly unitPrice: number }[]
}

/** Everything that is shown of a product, in no language yet. */
export type ListedProduct = {
  readonly row: ProductRow
  readonly images: readonly ListingSource['images'][number][]
  readonly prices: readonly ListedPrice[]
  readonly features: readonly ListedFeature[]
  readonly templates: readonly ListingSource['templates'][number][]
}

/** Puts the rows of many products together, product by product. */
export function listedProducts(source: ListingSource): ListedProduct[] {
  const images = groupBy(source.images, (row) => row.product_id)
  const prices = groupBy(source.prices, (row) => row.product_id)
  const ladders = groupBy(source.ladderRows, (row) => row.product_price_id)
  const features = groupBy(source.features, (row) => row.product_id)
  const templates = groupBy(source.templates, (row) => row.product_id)
  const toFeature = featureReader(source)
  return source.products.map((row) => ({
    row,
    images: images(row.id),
    prices: prices(row.id).map((price) => ({
      row: price,
      price: price.price,
      offerPercent: price.offer_percent,
      remainingQuantity: price.remaining_quantity,
      ladder: ladders(price.id).map((step) => ({ minQuantity: step.min_quantity, unitPrice: step.unit_price })),
    })),
    features: features(row.id).map(toFeature),
    templates: templates(row.id),
  }))
}

function featureReader(source: ListingSource): (row: ListingSource['features'][number]) => ListedFeature {
  const choices = groupBy(source.choices, (row) => row.feature_id)
  const conditions = groupBy(source.conditions, (row) => row.feature_id)
  const exclusions = groupBy(source.exclusions, (row) => row.choice_id)
  const exclusionsBack = groupBy(source.exclusions, (row) => row.other_choice_id)
  const toChoice = (row: ListingSource['choices'][number]): ListedChoice => {
    const excluded = [
      ...exclusions(row.id).map(({ other_choice_id: id, reason }) => ({ choiceId: String(id), reason })),
      ...exclusionsBack(row.id).map(({ choice_id: id, reason }) => ({ choiceId: String(id), reason })),
    ]
    return {
      row,
      id: String(row.id),
      price: row.price,
      isDefault: row.is_default,
      excludes: excluded.map(({ choiceId }) => choiceId),
      exclusions: excluded,
    }
  }
  return (row) => ({
    row,
    id: String(row.id),
    code: row.code,
    // The database allows exactly these.
    control: row.control as FeatureControl,
    required: row.required,
    condition: conditions(row.id).map(({ choice_id: id }) => String(id)),
    limits: { min: row.min_value, max: row.max_value, maxChoices: row.max_choices },
    choices: choices(row.id).map(toChoice),
  })
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): (key: number) => readonly Row[] {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return (key) => groups.get(key) ?? []
}
