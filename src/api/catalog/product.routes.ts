import { z } from 'zod'
import { ProductChangesAnswer, ProductChangesQuery } from '#contract/catalog/product-changes.ts'
import { ProductAnswer } from '#contract/catalog/product-detail.ts'
import { RelatedProductsAnswer } from '#contract/catalog/product-list.ts'
import { Id } from '#contract/envelope.ts'
import type { CatalogService } from '#services/catalog/catalog.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { notFound } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { pageMeta, sendText, succeed, succeedWithText } from '../success.ts'

const params = z.strictObject({ id: Id })

/** A product and what goes with it, sent as the read model keeps them. */
export function productRoutes(api: ApiServer, catalog: CatalogService): void {
  const product = { ...routeSchema('catalogue', 'A product', ProductAnswer), params }
  api.get('/app/products/:id', { schema: product, config: PUBLIC }, async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const found = await catalog.findProduct(request.params.id, language)
    if (found === undefined) throw notFound('product')
    return sendText(reply, succeedWithText(language, found))
  })

  const changes = {
    ...routeSchema('catalogue', 'When products last changed, the newest products first', ProductChangesAnswer),
    querystring: ProductChangesQuery,
  }
  api.get('/app/product-changes', { schema: changes, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const { page, perPage } = request.query
    const found = await catalog.productChanges({ limit: perPage, offset: (page - 1) * perPage })
    return { ...succeed(language, found.changes), meta: pageMeta(request.query, found.total) }
  })

  const related = { ...routeSchema('catalogue', 'Products that go with a product', RelatedProductsAnswer), params }
  api.get('/app/products/:id/related', { schema: related, config: PUBLIC }, async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const cards = await catalog.relatedProducts(request.params.id, language)
    if (cards === undefined) throw notFound('product')
    return sendText(reply, succeedWithText(language, `[${cards}]`))
  })
}
