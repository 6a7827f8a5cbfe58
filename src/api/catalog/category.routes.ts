import { z } from 'zod'
import {
  CategoriesAnswer,
  CategoryAnswer,
  DepartmentsAnswer,
  MenuAnswer,
  PriceRangeAnswer,
  SubCategoriesAnswer,
} from '#contract/catalog/category.ts'
import { Id } from '#contract/envelope.ts'
import type { CatalogService } from '#services/catalog/catalog.service.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { notFound } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { succeed } from '../success.ts'

/** The category tree (S434 to S437). */
export function categoryRoutes(api: ApiServer, catalog: CatalogService): void {
  const all = routeSchema('catalogue', 'Top categories with their sub-categories', CategoriesAnswer)
  api.get('/app/categories', { schema: all, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await catalog.categories(language))
  })

  const menu = routeSchema('catalogue', 'The categories as menus name them', MenuAnswer)
  api.get('/app/menu', { schema: menu, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await catalog.menu(language))
  })

  const departments = routeSchema('catalogue', 'Top categories as a shop window shows them', DepartmentsAnswer)
  api.get('/app/departments', { schema: departments, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await catalog.departments(language))
  })

  const one = {
    ...routeSchema('catalogue', 'A category or sub-category', CategoryAnswer),
    params: z.strictObject({ id: Id }),
  }
  api.get('/app/categories/:id', { schema: one, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const category = await catalog.findCategory(request.params.id, language)
    if (!category) throw notFound('category')
    return succeed(language, category)
  })

  const subs = routeSchema('catalogue', 'All sub-categories', SubCategoriesAnswer)
  api.get('/app/product-categories', { schema: subs, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await catalog.subCategories(language))
  })

  const range = {
    ...routeSchema('catalogue', 'Lowest and highest price of a piece in a category, SAR', PriceRangeAnswer),
    querystring: z.strictObject({ category: Id }),
  }
  api.get('/app/range-prices', { schema: range, config: PUBLIC }, async (request) => {
    const bounds = await catalog.priceRange(request.query.category)
    if (!bounds) throw notFound('category')
    return succeed(languageOf(request.headers['accept-language']), bounds)
  })
}
