import { z } from 'zod'
import { ProductChangesAnswer, ProductChangesQuery } from '#contract/catalog/product-changes.ts'
import { ProductAnswer } from '#contract/catalog/product-detail.ts'
import { RelatedProductsAnswer } from '#contract/catalog/product-list.ts'
import { Id } from '#contract/envelope.ts'
import type { CatalogService } from '#services/catalog/catalog.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { notFound } from '../refusal.ts'
import { routeSchema } from '../route-schema.ts'
import { err } from '#domain/result.ts'
import { jsonText, listed, route } from '../route.ts'
import { pageMeta } from '../success.ts'

const params = z.strictObject({ id: Id })

/** A product and what goes with it, sent as the read model stores them. */
export function productRoutes(api: ApiServer, catalog: CatalogService): void {
  const product = { ...routeSchema('catalogue', 'Get a product', ProductAnswer), params }
  route(
    api,
    { method: 'GET', path: '/app/products/:id', access: PUBLIC, schema: product },
    async ({ params, language }) => {
      const found = await catalog.findProduct(params.id, language)
      if (found === undefined) return err(notFound('product'))
      return jsonText(found)
    },
  )

  const changes = {
    ...routeSchema(
      'catalogue',
      'List products with the time of their last change, the newest products first',
      ProductChangesAnswer,
    ),
    querystring: ProductChangesQuery,
  }
  route(api, { method: 'GET', path: '/app/product-changes', access: PUBLIC, schema: changes }, async ({ query }) => {
    const { page, perPage } = query
    const found = await catalog.productChanges({ limit: perPage, offset: (page - 1) * perPage })
    return listed(found.changes, pageMeta(query, found.total))
  })

  const related = { ...routeSchema('catalogue', 'List related products', RelatedProductsAnswer), params }
  route(
    api,
    { method: 'GET', path: '/app/products/:id/related', access: PUBLIC, schema: related },
    async ({ params, language }) => {
      const cards = await catalog.relatedProducts(params.id, language)
      if (cards === undefined) return err(notFound('product'))
      return jsonText(`[${cards}]`)
    },
  )
}
