import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { canBeHad, fromPrice } from '#domain/pricing/from-price.ts'
import type { ListedProduct } from './listed-product.ts'
import { pictureOf } from './picture.ts'

const PICTURES = 3
const COLOURS = 5

/** What lists filter and sort a product by. Prices are halalas for one piece in the least quantity sold. */
export type ListingFacts = {
  /** The variant that `fromPrice` is of. */
  readonly productPriceId: number | null
  readonly fromPrice: number
  readonly wasPrice: number | null
  readonly offerPercent: number
  readonly inStock: boolean
  /** Ascending, each once. */
  readonly attributeValueIds: readonly number[]
}

/** The facts of a product that no language changes. */
export function listingFacts({ row, prices, features }: ListedProduct): ListingFacts {
  const { price, unit, wasUnit, offerPercent } = fromPrice(prices, features, row.min_quantity)
  const values = features.flatMap(({ choices }) => choices.map((choice) => choice.row.attribute_value_id))
  return {
    productPriceId: price?.row.id ?? null,
    fromPrice: unit,
    wasPrice: wasUnit,
    offerPercent,
    inStock: prices.some((each) => canBeHad(each, row.min_quantity)),
    attributeValueIds: [...new Set(values)].filter((id) => id !== null).toSorted((a, b) => a - b),
  }
}

/** The card of a product in one language: the contract's ProductCard. */
export function productCard(product: ListedProduct, facts: ListingFacts, language: Language) {
  const { row, images } = product
  const colours = coloursOf(product, language)
  return {
    id: String(row.id),
    productPrice: facts.productPriceId === null ? null : String(facts.productPriceId),
    code: row.code,
    name: inLanguage(row.name, language),
    slug: inLanguage(row.slug, language),
    pictures: images.slice(0, PICTURES).map((image) => pictureOf(image, image.alt, row.name, language)),
    pictureCount: images.length,
    fromPrice: facts.fromPrice,
    wasPrice: facts.wasPrice,
    pricedPer: row.priced_per,
    offerPercent: facts.offerPercent,
    minQuantity: row.min_quantity,
    productionDays: row.production_days,
    urgentAllowed: row.urgent_allowed,
    inStock: facts.inStock,
    publishedAt: riyadhTimestamp(row.published_at),
    colours: colours.slice(0, COLOURS),
    colourCount: colours.length,
  }
}

export type ProductCardData = ReturnType<typeof productCard>

function coloursOf({ features }: ListedProduct, language: Language): { name: string; hex: string }[] {
  const names = new Map<string, string>()
  for (const { row } of features.flatMap(({ choices }) => choices)) {
    if (row.colour !== null && !names.has(row.colour)) names.set(row.colour, inLanguage(row.name, language))
  }
  return [...names].map(([hex, name]) => ({ name, hex }))
}
