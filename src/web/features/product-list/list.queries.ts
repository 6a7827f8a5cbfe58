import type { AnswerOf, QueryOf } from '#contract/api-client.ts'
import { EMPTY_LIST_QUERY } from '#domain/catalog/list-query.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'
import { parametersOf } from './list-place.ts'

/** A page of products; the first page that is shown also brings the filter counts. */
export type ProductList = AnswerOf<typeof PRODUCTS_PATH>

/** The call of the product list. */
export const PRODUCTS_PATH = '/api/app/products'

/** A page of products. Ask for the facets with the first page shown only: they are the same on all. */
export const productListQuery = (query: ListQuery, facets: boolean) =>
  apiQuery(PRODUCTS_PATH, {
    // Texts, as the address of a list writes them; the API reads them strictly.
    query: { ...parametersOf(query), ...(facets && { facets: true }) } as QueryOf<typeof PRODUCTS_PATH>,
    tags: ['catalogue'],
  })

/** A top or sub-category with its way up and its slugs. */
export const categoryQuery = (id: string) =>
  apiQuery(`/api/app/categories/${encodeURIComponent(id)}`, { tags: ['catalogue'] })

/** What is advertised between the products of a list. */
export const listPromoQuery = apiQuery('/api/banners', {
  query: { placement: 'list-promo' },
  tags: ['content', 'catalogue'],
})

/** Four products that are ordered often, for pages with nothing else to show. */
export const popularQuery = productListQuery({ ...EMPTY_LIST_QUERY, sort: 'best-selling', perPage: 4 }, false)
