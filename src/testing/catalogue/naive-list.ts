import { MIN_QUANTITY_STEPS, PRICE_STEPS, PRODUCTION_DAYS_STEPS } from '#domain/catalog/facet-steps.ts'
import { EMPTY_LIST_QUERY } from '#domain/catalog/list-query.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { promotedValues } from '#domain/catalog/promoted-values.ts'
import { placeOf } from '#domain/catalog/price-scale.ts'
import { nth } from './drawn-shop.ts'
import type { DrawnShop, Known } from './drawn-shop.ts'

/** The filters of a query one by one; the name is the facet that counts without it. */
const tests = ({ attributes }: DrawnShop, query: ListQuery): [string, (product: Known) => boolean][] => [
  ['scope', (p) => !query.category || [p.topId, p.subId].includes(Number(query.category))],
  ['subs', (p) => query.subCategories.length === 0 || query.subCategories.includes(String(p.subId))],
  ...attributes.map((values, index): [string, (product: Known) => boolean] => {
    const chosen = values.filter((value) => query.choices.includes(String(value)))
    return [`attribute${index}`, (p) => chosen.length === 0 || chosen.some((value) => p.values.includes(value))]
  }),
  ['price', (p) => p.price >= (query.minPrice ?? 0) && p.price <= (query.maxPrice ?? Infinity)],
  ['offers', (p) => !query.offers || p.offer > 0],
  ['inStock', (p) => !query.inStock || p.inStock],
  ['urgent', (p) => !query.urgent || p.urgent],
  ['minQuantity', (p) => p.minQuantity <= (query.maxMinQuantity ?? Infinity)],
  ['productionDays', (p) => p.days <= (query.maxProductionDays ?? Infinity)],
]

/** The products that fit a query, but for the filter of one facet. */
export const matching = (shop: DrawnShop, query: ListQuery, without = ''): Known[] =>
  shop.known.filter((product) => tests(shop, query).every(([name, fits]) => name === without || fits(product)))

/** The facets of a query, each counted without its own filter. */
export function naiveFacets(shop: DrawnShop, query: ListQuery) {
  const scope = matching(shop, { ...EMPTY_LIST_QUERY, category: query.category })
  const count = (without: string, fits: (product: Known) => boolean): number =>
    matching(shop, query, without).filter(fits).length
  return {
    isEstimate: false,
    subCategories: subCategoriesOf(shop, query),
    attributes: attributesOf(shop, query, scope),
    promoted: promotedValues(
      shop.attributes.map((values) =>
        values.map((id) => ({
          id: String(id),
          count: scope.filter((product) => product.values.includes(id)).length,
          isChosen: query.choices.includes(String(id)),
        })),
      ),
      scope.length,
    ),
    offers: count('offers', ({ offer }) => offer > 0),
    inStock: count('inStock', ({ inStock }) => inStock),
    urgent: count('urgent', ({ urgent }) => urgent),
    minQuantities: MIN_QUANTITY_STEPS.map((max) => ({
      max,
      count: count('minQuantity', ({ minQuantity }) => minQuantity <= max),
    })),
    productionDays: PRODUCTION_DAYS_STEPS.map((max) => ({
      max,
      count: count('productionDays', ({ days }) => days <= max),
    })),
    ...pricesOf(shop, query, scope),
  }
}

const valueOf = (id: number, name: string, count: number, selected: boolean) => ({
  id: String(id),
  name,
  count,
  selected,
  hex: null,
})

function subCategoriesOf(shop: DrawnShop, query: ListQuery) {
  const topIndex = shop.tops.indexOf(Number(query.category))
  const within = topIndex === -1 ? [] : shop.subs.slice(topIndex * 3, topIndex * 3 + 3)
  return within.map((id, index) => {
    const count = matching(shop, query, 'subs').filter(({ subId }) => subId === id).length
    return valueOf(id, nth(['one', 'two', 'three'], index), count, query.subCategories.includes(String(id)))
  })
}

const attributesOf = (shop: DrawnShop, query: ListQuery, scope: readonly Known[]) =>
  shop.attributes.flatMap((values, index) => {
    const counted = matching(shop, query, `attribute${index}`)
    const code = nth(['size', 'material'], index)
    const displayed = values.flatMap((id, place) => {
      const selected = query.choices.includes(String(id))
      if (!selected && !scope.some((product) => product.values.includes(id))) return []
      const count = counted.filter((product) => product.values.includes(id)).length
      return [valueOf(id, `${code} ${'abcd'[place]}`, count, selected)]
    })
    return displayed.length === 0 ? [] : [{ code, name: code, values: displayed }]
  })

function pricesOf(shop: DrawnShop, query: ListQuery, scope: readonly Known[]) {
  const min = Math.min(...scope.map(({ price }) => price))
  const max = Math.max(...scope.map(({ price }) => price))
  const stepOf = (price: number): number =>
    Math.min(Math.floor(placeOf(price, { min, max }) * PRICE_STEPS), PRICE_STEPS - 1)
  return {
    price: { min: min / 100, max: max / 100 },
    priceHistogram: Array.from(
      { length: PRICE_STEPS },
      (_, step) => matching(shop, query, 'price').filter(({ price }) => stepOf(price) === step).length,
    ),
  }
}
