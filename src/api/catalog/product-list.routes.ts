import { ProductListAnswer } from '#contract/catalog/product-list.ts'
import { ProductListQuery } from '#contract/catalog/product-list-query.ts'
import { defaultSort } from '#domain/catalog/list-query.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { halalas } from '#domain/money/halalas.ts'
import type { CatalogService } from '#services/catalog/catalog.service.ts'
import type { ListError } from '#services/catalog/list-filter.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { invalidFields, notFound } from '../refusal.ts'
import { routeSchema } from '../route-schema.ts'
import { err } from '#domain/result.ts'
import { jsonText, route } from '../route.ts'
import { pageMeta } from '../success.ts'

/** The product list (S264 to S266), the busiest call of the shop: its cards are sent as the read model stores them. */
export function productListRoutes(api: ApiServer, catalog: CatalogService): void {
  const schema = {
    ...routeSchema('catalogue', 'List products: search, filter and sort', ProductListAnswer),
    querystring: ProductListQuery,
  }
  route(
    api,
    { method: 'GET', path: '/app/products', access: PUBLIC, schema },
    async ({ query: requested, language }) => {
      const query = toListQuery(requested)
      const list = await catalog.listProducts(query, language, { facets: requested.facets })
      if (!list.ok) return err(refusalOf(list.error))
      const { total, totalIsEstimate, cards, facets, found } = list.value
      const meta = { ...pageMeta(query, total), sort: query.sort, totalIsEstimate, ...found }
      return jsonText(cards, { meta, ...(facets && { facets }) })
    },
  )
}

function toListQuery(query: ProductListQuery): ListQuery {
  const { name, category, maxMinQuantity, maxProductionDays, page, perPage, offers, inStock, urgent } = query
  const minPrice = inHalalas(query.minPrice)
  const maxPrice = inHalalas(query.maxPrice)
  const turned = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  return {
    name,
    category,
    maxMinQuantity,
    maxProductionDays,
    page,
    perPage,
    minPrice: turned ? maxPrice : minPrice,
    maxPrice: turned ? minPrice : maxPrice,
    subCategories: [...(query.subCategories ?? []), ...(query['subCategories[]'] ?? [])],
    choices: [...(query.choices ?? []), ...(query['choices[]'] ?? [])],
    offers: offers ?? false,
    inStock: inStock ?? false,
    urgent: urgent ?? false,
    sort: query.sort ?? defaultSort(name),
  }
}

/** The query's schema has checked that the amount has two decimals at most. */
function inHalalas(sar: number | undefined): number | undefined {
  if (sar === undefined) return undefined
  const amount = halalas(sar)
  return amount.ok ? amount.value : undefined
}

const refusalOf = (error: ListError) =>
  error.code === 'list/category-not-found'
    ? notFound('category')
    : invalidFields([{ field: error.field, code: 'not_an_option' }])
