import { z } from 'zod'
import { CategoryHit } from './category-hit.ts'
import { LIST_SORTS } from '#domain/catalog/list-query.ts'
import { Id, PageMeta, listSuccess, success } from '../envelope.ts'
import { ProductCard } from './product-card.ts'

/** How many products of the list a filter would leave, the other filters applied. */
const FacetCount = z.int().min(0).nullable().describe('null in an estimate: few, none of them in the sample')

/** One value to filter by, and how many products of the list (other filters applied) have it. */
export const FacetValue = z
  .strictObject({
    id: Id,
    name: z.string(),
    count: FacetCount,
    selected: z.boolean(),
    hex: z.string().nullable(),
  })
  .meta({ id: 'FacetValue' })

/** A filter of the list, such as Material. Values of one filter combine by OR, filters by AND. */
export const Facet = z.strictObject({
  code: z.string(),
  name: z.string(),
  values: z.array(FacetValue),
})

export const ListFacets = z.strictObject({
  /** the list is too long to be counted one by one: all counts are estimates from a sample */
  isEstimate: z.boolean(),
  subCategories: z.array(FacetValue),
  attributes: z.array(Facet),
  /** values worth offering above the list, best first: a fair share of its products has them */
  promoted: z.array(Id),
  offers: FacetCount,
  inStock: FacetCount,
  urgent: FacetCount,
  /** products by minimum quantity: how many need at most `max` pieces */
  minQuantities: z.array(z.strictObject({ max: z.int().min(1), count: FacetCount })),
  /** products by production time: how many take at most `max` working days */
  productionDays: z.array(z.strictObject({ max: z.int().min(1), count: FacetCount })),
  /** lowest and highest price of a piece, SAR */
  price: z.strictObject({ min: z.number().min(0), max: z.number().min(0) }),
  /** products per step of equal ratio between price.min and price.max, at most 12 */
  priceHistogram: z.array(z.int().min(0)),
})

export const ListMeta = PageMeta.extend({
  sort: z.enum(LIST_SORTS),
  /** `total` is as far as was counted: there are more (searches of very common words) */
  totalIsMore: z.boolean(),
  /** `total` is an estimate: more or fewer products may be listed */
  totalIsEstimate: z.boolean(),
  /** no product has all the words searched for; these have some of them */
  matchesSome: z.boolean(),
  /** what was really searched for, when a typo was corrected; null otherwise */
  correctedName: z.string().nullable(),
  /** another spelling worth trying; null otherwise */
  didYouMean: z.string().nullable(),
  /** categories the search words name */
  categories: z.array(CategoryHit),
})

/** The list; facets come only when asked for (`facets=1`). */
export const ProductListAnswer = listSuccess(ProductCard, ListMeta).extend({
  facets: ListFacets.optional(),
})

export const RelatedProductsAnswer = success(z.array(ProductCard))

export type FacetValue = z.infer<typeof FacetValue>
export type ListFacets = z.infer<typeof ListFacets>
export type ListMeta = z.infer<typeof ListMeta>
export type ProductListAnswer = z.infer<typeof ProductListAnswer>
