import { z } from 'zod'
import {
  EMPTY_LIST_QUERY,
  LIST_SORTS,
  MAX_FILTER_VALUES,
  MAX_PAGE,
  MAX_PER_PAGE,
  MAX_SEARCH_LENGTH,
} from '#domain/catalog/list-query.ts'
import { MAX_PRODUCTION_DAYS } from '#domain/catalog/facet-steps.ts'
import { MAX_QUANTITY } from '#domain/catalog/quantity.ts'
import { Id } from '../envelope.ts'
import { queryAmount, queryFlag, queryIds, queryInteger } from '../query-value.ts'

/** The query of the product list (S264). Values of one filter combine by OR, filters by AND. */
export const ProductListQuery = z.strictObject({
  category: Id.optional().describe('A top category or a sub-category'),
  subCategories: queryIds(MAX_FILTER_VALUES).optional().describe('Sub-categories of the category; repeated'),
  'subCategories[]': queryIds(MAX_FILTER_VALUES).optional().describe('The same as `subCategories`'),
  name: z.string().trim().min(1).max(MAX_SEARCH_LENGTH).optional().describe('Words to search for'),
  minPrice: queryAmount().optional().describe('SAR for one piece'),
  maxPrice: queryAmount().optional().describe('SAR for one piece'),
  choices: queryIds(MAX_FILTER_VALUES).optional().describe('Values of the facets: sizes, materials ...; repeated'),
  'choices[]': queryIds(MAX_FILTER_VALUES).optional().describe('The same as `choices`'),
  offers: queryFlag().optional().describe('Only products with an offer'),
  inStock: queryFlag().optional().describe('Only products in stock'),
  urgent: queryFlag().optional().describe('Only products that can be made urgently'),
  maxMinQuantity: queryInteger(1, MAX_QUANTITY).optional().describe('Only products sold in this quantity or less'),
  maxProductionDays: queryInteger(1, MAX_PRODUCTION_DAYS)
    .optional()
    .describe('Only products made in this many working days or fewer'),
  sort: z
    .enum(LIST_SORTS)
    .optional()
    .describe('`relevance` needs `name` and is the default with it; otherwise `newest` is'),
  page: queryInteger(1, MAX_PAGE).default(EMPTY_LIST_QUERY.page),
  perPage: queryInteger(1, MAX_PER_PAGE).default(EMPTY_LIST_QUERY.perPage),
  facets: queryFlag().default(false).describe('Whether to include the facets with counts'),
})

export type ProductListQuery = z.infer<typeof ProductListQuery>
