import type { APIRequestContext } from '@playwright/test'
import type { Category } from '../src/contract/catalog/category.ts'
import type { ProductCard } from '../src/contract/catalog/product-card.ts'
import type { ProductDetail } from '../src/contract/catalog/product-detail.ts'
import type { ListFacets, ListMeta } from '../src/contract/catalog/product-list.ts'

/** A page of products as the shop's own API answers it. */
export type List = { data: ProductCard[]; meta: ListMeta; facets?: ListFacets }

async function get<Answer>(request: APIRequestContext, path: string, language = 'en'): Promise<Answer> {
  const response = await request.get(path, { headers: { 'Accept-Language': language } })
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}`)
  return (await response.json()) as Answer
}

export const categories = async (request: APIRequestContext, language?: string): Promise<Category[]> =>
  (await get<{ data: Category[] }>(request, '/api/app/categories', language)).data

export const list = (request: APIRequestContext, query: string, language?: string): Promise<List> =>
  get<List>(request, `/api/app/products?${query}`, language)

export const product = async (request: APIRequestContext, id: string, language?: string): Promise<ProductDetail> =>
  (await get<{ data: ProductDetail }>(request, `/api/app/products/${id}`, language)).data

/** The category with the most products, and its busiest sub-category. */
export async function busiestCategory(request: APIRequestContext, language?: string) {
  const all = await categories(request, language)
  const [category] = all.toSorted((a, b) => b.productCount - a.productCount)
  if (!category) throw new Error('the shop has no categories')
  const [sub] = category.subCategories.toSorted((a, b) => b.productCount - a.productCount)
  if (!sub) throw new Error('the busiest category has no sub-categories')
  return { category, sub }
}

const BROAD = ['print', 'paper', 'cards', 'ورق', 'طباعة', 'a', 'e']

/** The address of a list of more than two pages' worth of products, if the shop has one, else of more than one. */
export async function longListPath(request: APIRequestContext): Promise<{ path: string; total: number }> {
  const found: { path: string; total: number }[] = []
  for (const category of await categories(request)) {
    found.push({ path: `/category/${category.id}/${category.slug}`, total: category.productCount })
  }
  for (const name of BROAD) {
    const { meta } = await list(request, `name=${encodeURIComponent(name)}`)
    found.push({ path: `/search?name=${encodeURIComponent(name)}`, total: meta.total })
  }
  const [longest] = found.toSorted((a, b) => b.total - a.total)
  if (!longest || longest.total <= 24) throw new Error('no list of the shop is longer than a page')
  return longest
}

/** Ids of all products, and those products that a test of this process has asked for, as they were then. */
let ids: readonly string[] | undefined
const known = new Map<string, ProductDetail>()

async function allIds(request: APIRequestContext): Promise<readonly string[]> {
  const first = await list(request, 'perPage=100&page=1')
  const found = first.data.map(({ id }) => id)
  for (let page = 2; page <= first.meta.lastPage; page += 1)
    found.push(...(await list(request, `perPage=100&page=${page}`)).data.map(({ id }) => id))
  return found
}

/** The first product that fits, as it is now: what only an earlier test has seen is asked for again. */
export async function findProduct(
  request: APIRequestContext,
  fits: (product: ProductDetail) => boolean,
): Promise<ProductDetail> {
  ids ??= await allIds(request)
  for (const id of ids) {
    const before = known.get(id)
    if (before && !fits(before)) continue
    const now = await product(request, id)
    known.set(id, now)
    if (fits(now)) return now
  }
  throw new Error('the shop has no such product')
}
