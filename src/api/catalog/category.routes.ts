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
import { routeSchema } from '../route-schema.ts'
import { err } from '#domain/result.ts'
import { route } from '../route.ts'

/** The category tree (S434 to S437). */
export function categoryRoutes(api: ApiServer, catalog: CatalogService): void {
  const all = routeSchema('catalogue', 'List the top categories with their subcategories', CategoriesAnswer)
  route(api, { method: 'GET', path: '/app/categories', access: PUBLIC, schema: all }, ({ language }) =>
    catalog.categories(language),
  )

  const menu = routeSchema('catalogue', 'List the categories of the menu', MenuAnswer)
  route(api, { method: 'GET', path: '/app/menu', access: PUBLIC, schema: menu }, ({ language }) =>
    catalog.menu(language),
  )

  const departments = routeSchema(
    'catalogue',
    'List the top categories with pictures, without their subcategories',
    DepartmentsAnswer,
  )
  route(api, { method: 'GET', path: '/app/departments', access: PUBLIC, schema: departments }, ({ language }) =>
    catalog.departments(language),
  )

  const one = {
    ...routeSchema('catalogue', 'Get a category or subcategory', CategoryAnswer),
    params: z.strictObject({ id: Id }),
  }
  route(
    api,
    { method: 'GET', path: '/app/categories/:id', access: PUBLIC, schema: one },
    async ({ params, language }) => {
      return (await catalog.findCategory(params.id, language)) ?? err(notFound('category'))
    },
  )

  const subs = routeSchema('catalogue', 'List all subcategories', SubCategoriesAnswer)
  route(api, { method: 'GET', path: '/app/product-categories', access: PUBLIC, schema: subs }, ({ language }) =>
    catalog.subCategories(language),
  )

  const range = {
    ...routeSchema('catalogue', 'Get the lowest and highest unit price in a category, in SAR', PriceRangeAnswer),
    querystring: z.strictObject({ category: Id }),
  }
  route(api, { method: 'GET', path: '/app/range-prices', access: PUBLIC, schema: range }, async ({ query }) => {
    return (await catalog.priceRange(query.category)) ?? err(notFound('category'))
  })
}
