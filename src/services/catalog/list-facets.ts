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
 * even when the other filters leave none (count 0); values no product has are not.
 */
export function listFacets(
  query: ListQuery,
  { counts, scope }: CountedFacets,
  { tree, dictionary }: { tree: CategoryTree; dictionary: AttributeDictionary },
  language: Language,
) {
  const category = query.category === undefined ? undefined : tree.find(query.category)
  const products = new Map(counts.categories)
  const values = new Map(counts.values)
  const offered = new Map((scope ?? counts).values)
  const chosen = new Set(query.choices)
  return {
    subCategories: (category?.children ?? []).map((row) =>
      facetValue(row, products.get(row.id) ?? 0, query.subCategories.includes(String(row.id)), null, language),
    ),
    attributes: dictionary.attributes.flatMap(({ code, name, values: all }) => {
      const visible = all.filter(({ id }) => offered.has(id) || chosen.has(String(id)))
      if (visible.length === 0) return []
      const present = (value: (typeof all)[number]) =>
        facetValue(value, values.get(value.id) ?? 0, chosen.has(String(value.id)), value.colour, language)
      return [{ code, name: inLanguage(name, language), values: visible.map(present) }]
    }),
    promoted: promotedIn(scope ?? counts, dictionary, chosen),
    offers: counts.offers,
    inStock: counts.inStock,
    urgent: counts.urgent,
    minQuantities: upTo(MIN_QUANTITY_STEPS, counts.minQuantities),
    productionDays: upTo(PRODUCTION_DAYS_STEPS, counts.productionDays),
    price: { min: (counts.minPrice ?? 0) / HALALAS_PER_RIYAL, max: (counts.maxPrice ?? 0) / HALALAS_PER_RIYAL },
    priceHistogram: counts.minPrice === null ? [] : histogram(new Map(counts.prices)),
  }
}

/** Counted without filters where that is known, so that nothing moves when one is pressed. Colours are chosen by eye. */
function promotedIn(
  { values, total }: FacetCounts,
  dictionary: AttributeDictionary,
  chosen: ReadonlySet<string>,
): string[] {
  const counts = new Map(values)
  const named = dictionary.attributes.map(({ values: all }) => all.filter(({ colour }) => colour === null))
  return promotedValues(
    named.map((all) =>
      all.map(({ id }) => ({ id: String(id), count: counts.get(id) ?? 0, isChosen: chosen.has(String(id)) })),
    ),
    total,
  )
}

const upTo = (steps: readonly number[], counts: readonly number[]) =>
  steps.map((max, index) => ({ max, count: counts[index] ?? 0 }))

const facetValue = (
  { id, name }: { id: number; name: LocalizedText },
  count: number,
  selected: boolean,
  hex: string | null,
  language: Language,
) => ({ id: String(id), name: inLanguage(name, language), count, selected, hex })

const histogram = (steps: ReadonlyMap<number, number>): number[] =>
  Array.from({ length: PRICE_STEPS }, (_, index) => steps.get(index + 1) ?? 0)
