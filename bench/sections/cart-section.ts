import type { ProductCard } from '#contract/catalog/product-card.ts'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import { configurableOf } from '../../src/contract/catalog/configurable.ts'
import { configurationOf, firstDecisions } from '../../src/web/features/product/configurator/decisions.ts'
import { measureLoad } from '../load.ts'
import { table } from '../markdown-table.ts'
import type { Effort } from '../run.ts'
import type { ShopProcess } from '../shop-process.ts'

const LINES = 10
const TARGET = 500

/** The price of a cart of ten products, worked out from the database every time. */
export async function cartSection(shop: ShopProcess, { seconds }: Effort): Promise<string> {
  const items = await cartLines(shop.url)
  const rows = []
  for (const [name, more] of [
    ['ten lines', {}],
    ['ten lines, delivered', { cityId: '1', districtId: '1001' }],
    ['one line', { items: items.slice(0, 1) }],
  ] as const) {
    const body = JSON.stringify({ items, ...more })
    const headers = { 'content-type': 'application/json' }
    const load = await measureLoad(`${shop.url}/api/carts/quote`, shop.pid, { seconds, headers, body, connections: 8 })
    rows.push([name, Math.round(load.perSecond), load.p50, load.p99, load.cpuMs.toFixed(2), load.failures])
  }
  const head = ['cart', 'quotes/s', 'p50 ms', 'p99 ms', 'processor ms', 'failures']
  return `## Price of a cart\n\nAsked: ≥ ${TARGET} quotes of ${LINES} lines a second, one process, 8 connections.\n\n${table(head, rows)}`
}

async function cartLines(url: string) {
  const get = async <Data>(path: string) => ((await (await fetch(`${url}${path}`)).json()) as { data: Data }).data
  const cards = await get<ProductCard[]>('/api/app/products?perPage=100&inStock=1')
  const lines = []
  for (const { id } of cards) {
    const configurable = configurableOf(await get<ProductDetail>(`/api/app/products/${id}`))
    const { product, features } = configurable
    // What must be typed has no default.
    if (features.some(({ control, required }) => required && control === 'TEXT')) continue
    const decisions = firstDecisions(configurable)
    lines.push({
      productPrice: decisions.priceId,
      quantity: product.minQuantity,
      features: toLineFeatures(writtenConfiguration(features, configurationOf(configurable, decisions))),
    })
    if (lines.length === LINES) return lines
  }
  throw new Error('the shop has no ten products that can be had')
}
