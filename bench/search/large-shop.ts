/** A shop of a million products as its visitors meet it: its start, its lists, their facets, its pages and its sitemap. */
import type pg from 'pg'
import { ensureBuilt } from '../../scripts/setup/build.mjs'
import { queryBuilder } from '#db/connection.ts'
import { recountCategories } from '#services/catalog/listing-projection.ts'
import { median } from '../load.ts'
import { table } from '../markdown-table.ts'
import { vocabulary } from './search-vocabulary.ts'
import { residentMb, startShop } from '../shop-process.ts'

/** Requests of each kind; every one has another value, so that nothing is answered from a memory. */
const REQUESTS = 15
const LIST_MS = 40
const SITEMAP_MS = 3_000
const START_MS = 3_000

type Kind = { readonly name: string; readonly limitMs: number; readonly address: (turn: number) => string }

/** Measures it over a database that has the generated catalogue, indexed. */
export async function measureLargeShop(pool: pg.Pool, databaseUrl: string): Promise<string> {
  // What is measured of the start is not to build the storefront.
  await ensureBuilt()
  const countingMs = await countCategories(pool)
  const shop = await startShop({
    port: 3895,
    databaseUrl,
    services: 'web,api',
    env: { DEMO: 'false', IMAGES_AHEAD: 'false' },
  })
  try {
    const rows: string[][] = []
    for (const kind of kindsOf(encodeURIComponent(vocabulary().en[0] ?? '')))
      rows.push(await measureKind(shop.url, kind))
    return [
      `### The shop with them`,
      `A web process, one request at a time, ${REQUESTS} of each kind after one that is not counted, milliseconds. All categories are counted again in ${(countingMs / 1000).toFixed(1)} s; the process answers ${Math.round(shop.startMs)} ms after it was started (limit: ${START_MS}) and has ${await residentMb(shop.pid)} MB at the end.`,
      table(['what', 'median', 'most', 'limit', 'reached'], rows),
    ].join('\n\n')
  } finally {
    await shop.stop()
  }
}

async function countCategories(pool: pg.Pool): Promise<number> {
  const began = performance.now()
  await queryBuilder(pool).transaction().execute(recountCategories)
  const tookMs = performance.now() - began
  await pool.query('vacuum analyze product_listing')
  return tookMs
}

async function measureKind(url: string, { name, limitMs, address }: Kind): Promise<string[]> {
  const times: number[] = []
  for (let turn = 0; turn <= REQUESTS; turn += 1) {
    const began = performance.now()
    const answer = await fetch(`${url}${address(turn)}`)
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${address(turn)}: ${answer.status} ${body.slice(0, 200)}`)
    if (turn > 0) times.push(performance.now() - began)
  }
  const most = Math.max(...times)
  return [name, median(times).toFixed(1), most.toFixed(1), String(limitMs), most <= limitMs ? 'yes' : 'no']
}

const SORTS = ['newest', 'best-selling', 'price-asc', 'price-desc', 'biggest-offer']
const sortOf = (turn: number): string => SORTS[turn % SORTS.length] ?? ''

const list =
  (query: (turn: number) => string) =>
  (turn: number): string =>
    `/api/app/products?${query(turn)}`

/** Values 1 to 40 and 41 to 70 are of two attributes, categories 1 to 10 are at the top; nearly all products have the common word. */
const kindsOf = (common: string): readonly Kind[] =>
  [
    { name: 'a list of the shop', address: list((turn) => `sort=${sortOf(turn)}&page=${1 + turn}`) },
    { name: 'its page 1,000 and further', address: list((turn) => `sort=${sortOf(turn)}&page=${1000 + turn}`) },
    { name: 'a list of a category', address: list((turn) => `category=${1 + (turn % 10)}&sort=${sortOf(turn)}`) },
    {
      name: 'the same with its facets',
      address: list((turn) => `category=${1 + (turn % 10)}&facets=1&page=${turn + 1}`),
    },
    { name: 'the shop, with its facets', address: list((turn) => `facets=1&page=${turn + 1}`) },
    { name: 'the shop by one filter', address: list((turn) => `choices=${1 + turn}&sort=${sortOf(turn)}`) },
    { name: 'the same, with facets', address: list((turn) => `choices=${20 + turn}&facets=1`) },
    { name: 'the shop by two filters, with facets', address: list((turn) => `choices=${1 + turn}&inStock=1&facets=1`) },
    {
      name: 'the shop by its prices, with facets',
      address: list((turn) => `minPrice=${100 + turn}&maxPrice=500&facets=1`),
    },
    {
      name: 'the shop where 300 to 1,200 are left',
      address: list((turn) => `maxPrice=${(1.3 + turn * 0.05).toFixed(2)}`),
    },
    { name: 'the same, with facets', address: list((turn) => `maxPrice=${(1.32 + turn * 0.05).toFixed(2)}&facets=1`) },
    {
      name: 'the shop by values that 1 in 1,200 has',
      address: list((turn) => `choices=${1 + turn}&choices=${41 + turn}&maxPrice=${101 + turn}`),
    },
    {
      name: 'the shop where fewer than 200 are left, with facets',
      address: list((turn) => `choices=${1 + turn}&choices=${41 + turn}&maxPrice=${8 + turn}&facets=1`),
    },
    {
      name: 'a category by one filter, with facets',
      address: list((turn) => `category=${1 + (turn % 10)}&choices=${41 + turn}&facets=1`),
    },
    {
      name: 'a search that most products match, with facets',
      address: list((turn) => `name=${common}&page=${1 + turn}&facets=1`),
    },
    {
      name: 'the same, cheapest first, by one filter',
      address: list((turn) => `name=${common}&sort=price-asc&choices=${1 + turn}&facets=1`),
    },
    {
      name: 'the same by relevance, by one filter',
      address: list((turn) => `name=${common}&choices=${41 + turn}&facets=1`),
    },
    {
      name: 'the page of a list, made once',
      address: (turn: number) => `/en/search?sort=${sortOf(turn)}&page=${20 + turn}`,
    },
  ]
    .map((kind): Kind => ({ ...kind, limitMs: LIST_MS }))
    .concat([
      {
        name: 'a file of the sitemap, the 1st to the 496th',
        limitMs: SITEMAP_MS,
        address: (turn) => `/sitemaps/en/products-${1 + turn * 33}.xml`,
      },
    ])
