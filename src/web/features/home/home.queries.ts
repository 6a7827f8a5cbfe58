import type { ListSort } from '#domain/catalog/list-query.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'

/** The slides of the web shop (the app has its own). */
export const slidesQuery = apiQuery('/api/app/slider', { query: { website: '0' }, tags: ['content', 'catalogue'] })

export const offersQuery = apiQuery('/api/banners', {
  query: { placement: 'home-offer' },
  tags: ['content', 'catalogue'],
})

export const needsQuery = apiQuery('/api/banners', {
  query: { placement: 'home-need' },
  tags: ['content', 'catalogue'],
})

export const departmentsQuery = apiQuery('/api/app/departments', { tags: ['catalogue'] })

export const clientsQuery = apiQuery('/api/app/customers', {
  query: { perPage: 30 },
  tags: ['content'],
})

const productsQuery = (sort: ListSort, perPage: number) =>
  apiQuery('/api/app/products', { query: { sort, perPage }, tags: ['catalogue'] })

export const bestSellersQuery = productsQuery('best-selling', 4)
export const newestQuery = productsQuery('newest', 3)
