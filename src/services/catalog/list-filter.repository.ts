import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import { conditionText, slot } from '#db/prepared-statement.ts'
import type { SearchAnswer } from '../search/search.service.ts'

/** Which products a list is about, before filters. */
export type ListScope = { readonly kind: 'shop' } | { readonly kind: 'top' | 'sub'; readonly categoryId: number }

/** The filters of a list in the database's terms. Absent and empty ones are off. */
export type ListFilter = {
  readonly scope: ListScope
  /** Only what a search found. */
  readonly hits: SearchAnswer['hits'] | undefined
  readonly subCategoryIds: readonly number[]
  /** halalas */
  readonly minPrice: number | undefined
  /** halalas */
  readonly maxPrice: number | undefined
  /** The attributes filtered by; one of the chosen values of each is needed. */
  readonly attributes: readonly AttributeFilter[]
  readonly offers: boolean
  readonly inStock: boolean
  readonly urgent: boolean
  readonly maxMinQuantity: number | undefined
  readonly maxProductionDays: number | undefined
}

/** The whole shop, no filter on. */
export const UNFILTERED: ListFilter = {
  scope: { kind: 'shop' },
  hits: undefined,
  subCategoryIds: [],
  minPrice: undefined,
  maxPrice: undefined,
  attributes: [],
  offers: false,
  inStock: false,
  urgent: false,
  maxMinQuantity: undefined,
  maxProductionDays: undefined,
}

export type AttributeFilter = {
  readonly chosenValueIds: readonly number[]
  /** Every value the attribute has. */
  readonly valueIds: readonly number[]
}

/** A filter that is on. `condition` is about `product_listing l`. */
export type ActiveFilter = {
  readonly facet: FacetName
  /** Its part of the names of statements. */
  readonly mark: string
  readonly condition: RawBuilder<boolean>
}

export type FacetName =
  | 'subCategories'
  | 'price'
  | 'attribute'
  | 'offers'
  | 'inStock'
  | 'urgent'
  | 'minQuantity'
  | 'productionDays'

/** A value of the filter in force, wherever it stands in a prepared statement. */
export const filterValue = (read: (filter: ListFilter) => unknown) =>
  slot<{ filter: ListFilter }>(({ filter }) => read(filter))

/** 0 for the whole shop, else the category's id. */
export const scopeIdOf = ({ scope }: ListFilter): number => (scope.kind === 'shop' ? 0 : scope.categoryId)

/** The condition that a scope puts on `product_listing l`. */
export function scopeCondition(kind: ListScope['kind']): RawBuilder<boolean> {
  if (kind === 'shop') return sql`true`
  return kind === 'top'
    ? sql`l.top_category_id = ${filterValue(scopeIdOf)}::int`
    : sql`l.category_id = ${filterValue(scopeIdOf)}::int`
}

/** The filters that are on, always in the same order: a statement made for some fits all lists with the same. */
export const activeFilters = (filter: ListFilter): readonly ActiveFilter[] => [
  ...(filter.subCategoryIds.length > 0 ? [SUB_CATEGORIES] : []),
  ...priceFilters(filter),
  ...(filter.offers ? [OFFERS] : []),
  ...(filter.inStock ? [IN_STOCK] : []),
  ...(filter.urgent ? [URGENT] : []),
  ...(filter.maxMinQuantity === undefined ? [] : [MIN_QUANTITY]),
  ...(filter.maxProductionDays === undefined ? [] : [PRODUCTION_DAYS]),
  ...filter.attributes.map((_, index) => attributeFilter(index)),
]

/** A source that ends in a condition, with the filters that are on. */
export const narrowed = (source: RawBuilder<unknown>, filter: ListFilter): RawBuilder<unknown> =>
  activeFilters(filter).reduce((all, { condition }) => sql`${all} and ${condition}`, source)

/** The scope and the filters as a condition on `product_listing l` for a statement written as text. */
export const narrowingText = (db: Db, filter: ListFilter, first: number) =>
  conditionText(db, narrowed(scopeCondition(filter.scope.kind), filter), { filter }, first)

/** How names of statements tell which filters are on. */
export const marksOf = (filters: readonly ActiveFilter[]): string => {
  const attributes = filters.filter(({ facet }) => facet === 'attribute').length
  const marks = filters.map(({ mark }) => mark).join('')
  return attributes > 0 ? `${marks}${attributes}` : marks
}

const SUB_CATEGORIES: ActiveFilter = {
  facet: 'subCategories',
  mark: 's',
  condition: sql`l.category_id = any(${filterValue((filter) => filter.subCategoryIds)}::int[])`,
}
const OFFERS: ActiveFilter = { facet: 'offers', mark: 'o', condition: sql`l.offer_percent > 0` }
const IN_STOCK: ActiveFilter = { facet: 'inStock', mark: 'i', condition: sql`l.in_stock` }
const URGENT: ActiveFilter = { facet: 'urgent', mark: 'u', condition: sql`l.urgent_allowed` }
const MIN_QUANTITY: ActiveFilter = {
  facet: 'minQuantity',
  mark: 'q',
  condition: sql`l.min_quantity <= ${filterValue((filter) => filter.maxMinQuantity)}::int`,
}
const PRODUCTION_DAYS: ActiveFilter = {
  facet: 'productionDays',
  mark: 'd',
  condition: sql`l.production_days <= ${filterValue((filter) => filter.maxProductionDays)}::int`,
}

const FROM = sql<boolean>`l.from_price >= ${filterValue((filter) => filter.minPrice)}::bigint`
const TO = sql<boolean>`l.from_price <= ${filterValue((filter) => filter.maxPrice)}::bigint`
const PRICE_FROM: ActiveFilter = { facet: 'price', mark: 'f', condition: FROM }
const PRICE_TO: ActiveFilter = { facet: 'price', mark: 't', condition: TO }
const PRICE_BETWEEN: ActiveFilter = { facet: 'price', mark: 'b', condition: sql`(${FROM} and ${TO})` }

function priceFilters({ minPrice, maxPrice }: ListFilter): ActiveFilter[] {
  if (minPrice !== undefined) return [maxPrice === undefined ? PRICE_FROM : PRICE_BETWEEN]
  return maxPrice === undefined ? [] : [PRICE_TO]
}

/** Attributes come last, so their number is all a name needs. */
const attributeFilter = (index: number): ActiveFilter => ({
  facet: 'attribute',
  mark: '',
  condition: sql`l.attribute_value_ids && ${filterValue((filter) => filter.attributes[index]?.chosenValueIds)}::int[]`,
})
