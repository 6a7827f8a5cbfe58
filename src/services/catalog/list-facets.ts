import { estimatedCount } from '#domain/catalog/estimated-count.ts'
import { MIN_QUANTITY_STEPS, PRICE_STEPS, PRODUCTION_DAYS_STEPS } from '#domain/catalog/facet-steps.ts'
import { promotedValues } from '#domain/catalog/promoted-values.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { AttributeDictionary } from './attribute-dictionary.ts'
import type { CategoryTree } from './category-tree.ts'
import type { CountedFacets, FacetCounts } from './facet-counts.repository.ts'

const HALALAS_PER_RIYAL = 100

/**
 * What a list can be filtered by: the contract's ListFacets. A value that some product of the category has is shown
 * even when the other filters leave none (count 0); values no product has are not. Counts of a sample become estimates, never more than
 * the category has.
 */
export function listFacets(
  query: ListQuery,
  { counts, scope, outOf }: CountedFacets,
  { tree, dictionary }: { tree: CategoryTree; dictionary: AttributeDictionary },
  language: Language,
) {
  const category = query.category === undefined ? undefined : tree.find(query.category)
  const isEstimate = outOf > 1
  const visibleCount = (counted = 0, most = 0): number | null =>
    isEstimate ? estimatedCount(counted, outOf, most) : counted
  const countOf = (facet: 'offers' | 'inStock' | 'urgent') => visibleCount(counts[facet], scope?.[facet])
  const upTo = (facet: 'minQuantities' | 'productionDays', steps: readonly number[]) =>
    steps.map((max, index) => ({ max, count: visibleCount(counts[facet][index], scope?.[facet][index]) }))
  const products = byId(counts.categories)
  const most = { products: byId(scope?.categories ?? []), values: byId(scope?.values ?? []) }
  const values = byId(counts.values)
  const offered = byId((scope ?? counts).values)
  const chosen = new Set(query.choices)
  return {
    isEstimate,
    subCategories: (category?.children ?? []).map((row) =>
      facetValue(
        row,
        visibleCount(products.get(row.id), most.products.get(row.id)),
        query.subCategories.includes(String(row.id)),
        null,
        language,
      ),
    ),
    attributes: dictionary.attributes.flatMap(({ code, name, values: all }) => {
      const visible = all.filter(({ id }) => offered.has(id) || chosen.has(String(id)))
      if (visible.length === 0) return []
      const present = (value: (typeof all)[number]) => {
        const count = visibleCount(values.get(value.id), most.values.get(value.id))
        return facetValue(value, count, chosen.has(String(value.id)), value.colour, language)
      }
      return [{ code, name: inLanguage(name, language), values: visible.map(present) }]
    }),
    promoted: promotedIn(query.name === undefined ? (scope ?? counts) : counts, dictionary, chosen),
    offers: countOf('offers'),
    inStock: countOf('inStock'),
    urgent: countOf('urgent'),
    minQuantities: upTo('minQuantities', MIN_QUANTITY_STEPS),
    productionDays: upTo('productionDays', PRODUCTION_DAYS_STEPS),
    price: { min: (counts.minPrice ?? 0) / HALALAS_PER_RIYAL, max: (counts.maxPrice ?? 0) / HALALAS_PER_RIYAL },
    priceHistogram: counts.minPrice === null ? [] : histogram(byId(counts.prices), visibleCount),
  }
}

const byId = (pairs: FacetCounts['values']): ReadonlyMap<number, number> => new Map(pairs)

/** Counted without filters where that is known, so that nothing moves when one is pressed. Colours are chosen by eye. */
function promotedIn(
  { values, total }: FacetCounts,
  dictionary: AttributeDictionary,
  chosen: ReadonlySet<string>,
): string[] {
  const counts = byId(values)
  const named = dictionary.attributes.map(({ values: all }) => all.filter(({ colour }) => colour === null))
  return promotedValues(
    named.map((all) =>
      all.map(({ id }) => ({ id: String(id), count: counts.get(id) ?? 0, isChosen: chosen.has(String(id)) })),
    ),
    total,
  )
}

const facetValue = (
  { id, name }: { id: number; name: LocalizedText },
  count: number | null,
  selected: boolean,
  hex: string | null,
  language: Language,
) => ({ id: String(id), name: inLanguage(name, language), count, selected, hex })

const histogram = (
  steps: ReadonlyMap<number, number>,
  visibleCount: (counted?: number, most?: number) => number | null,
) => Array.from({ length: PRICE_STEPS }, (_, index) => visibleCount(steps.get(index + 1), Infinity) ?? 0)
