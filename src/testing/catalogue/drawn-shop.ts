import fc from 'fast-check'
import type { Db } from '#db/connection.ts'
import { EMPTY_LIST_QUERY, LIST_SORTS } from '#domain/catalog/list-query.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { insertAttribute, insertCategory, insertProduct } from '../catalogue-fixture.ts'

/** A product as a naive list sees it. */
export type Known = {
  id: number
  topId: number
  subId: number
  publishedAt: number
  popularity: number
  price: number
  offer: number
  minQuantity: number
  days: number
  inStock: boolean
  urgent: boolean
  values: number[]
}

/** The item at a place, which is there. */
export function nth<Item>(items: readonly Item[], place: number): Item {
  const item = items[place]
  if (item === undefined) throw new RangeError(`nothing is at ${place}`)
  return item
}

/** How many products a drawn shop has. */
export const PRODUCTS = 160

const PRODUCT_SEED = fc.record({
  sub: fc.nat(5),
  day: fc.nat(20),
  popularity: fc.nat(5),
  price: fc.integer({ min: 1, max: 400 }).map((step) => step * 50),
  offer: fc.constantFrom(0, 0, 10, 25),
  remaining: fc.option(fc.nat(120)),
  minQuantity: fc.constantFrom(1, 10, 50, 100, 1000),
  days: fc.integer({ min: 0, max: 9 }),
  urgent: fc.boolean(),
  values: fc.uniqueArray(fc.nat(7), { maxLength: 5 }),
})
type Seed = typeof PRODUCT_SEED extends fc.Arbitrary<infer Value> ? Value : never

/** A query made of choices by number, so that it can be drawn before the rows are there. */
export const DRAWN_QUERY = fc.record({
  scope: fc.nat(8),
  subs: fc.uniqueArray(fc.nat(2), { maxLength: 2 }),
  choices: fc.uniqueArray(fc.nat(7), { maxLength: 4 }),
  minPrice: fc.option(fc.nat(10_000), { nil: undefined }),
  maxPrice: fc.option(fc.integer({ min: 5_000, max: 20_000 }), { nil: undefined }),
  offers: fc.boolean(),
  inStock: fc.boolean(),
  urgent: fc.boolean(),
  maxMinQuantity: fc.option(fc.constantFrom(1, 10, 99), { nil: undefined }),
  maxProductionDays: fc.option(fc.constantFrom(1, 4, 8), { nil: undefined }),
  sort: fc.constantFrom(...LIST_SORTS.filter((sort) => sort !== 'relevance')),
  page: fc.integer({ min: 1, max: 3 }),
  perPage: fc.constantFrom(1, 5, 24),
})

/** The orders of a list, as its sorts name them. */
export const ORDERS: Record<string, (a: Known, b: Known) => number> = {
  newest: (a, b) => b.publishedAt - a.publishedAt || b.id - a.id,
  'best-selling': (a, b) => b.popularity - a.popularity || b.id - a.id,
  'price-asc': (a, b) => a.price - b.price || a.id - b.id,
  'price-desc': (a, b) => b.price - a.price || b.id - a.id,
  'biggest-offer': (a, b) => b.offer - a.offer || b.id - a.id,
}

/** Its categories with three subcategories each, its attributes with four values each, and its products. */
export type DrawnShop = {
  readonly tops: readonly number[]
  readonly subs: readonly number[]
  readonly attributes: readonly (readonly number[])[]
  readonly known: readonly Known[]
}

/** Fills a catalogue with products that are drawn, the same every time; answers what is in it. */
export async function insertDrawnShop(db: Db): Promise<DrawnShop> {
  const [tops, subs, attributes, known]: [number[], number[], number[][], Known[]] = [[], [], [], []]
  for (const top of ['print', 'signs']) {
    const id = await insertCategory(db, { code: top, name: { en: top } })
    tops.push(id)
    for (const sub of ['one', 'two', 'three']) {
      subs.push(await insertCategory(db, { code: `${top}-${sub}`, name: { en: sub, ar: 'قسم' }, parentId: id }))
    }
  }
  for (const code of ['size', 'material']) {
    const values = ['a', 'b', 'c', 'd'].map((value) => ({ code: value, name: { en: `${code} ${value}` } }))
    attributes.push(await insertAttribute(db, { code, name: { en: code }, values }))
  }
  for (const [index, seed] of fc.sample(PRODUCT_SEED, { numRuns: PRODUCTS, seed: 7 }).entries()) {
    known.push(await insertKnown(db, { tops, subs, attributes }, index, seed))
  }
  return { tops, subs, attributes, known }
}

async function insertKnown(
  db: Db,
  { tops, subs, attributes }: Omit<DrawnShop, 'known'>,
  index: number,
  seed: Seed,
): Promise<Known> {
  const subId = nth(subs, seed.sub % subs.length)
  const values = seed.values.map((value) => nth(attributes.flat(), value))
  const publishedAt = new Date(Date.UTC(2026, 0, 1 + seed.day))
  const id = await insertProduct(db, {
    code: `P-${index}`,
    categoryId: subId,
    price: seed.price,
    offerPercent: seed.offer,
    remaining: seed.remaining,
    valueIds: [...new Set(values)],
    more: {
      min_quantity: seed.minQuantity,
      priced_per: 100,
      production_days: seed.days,
      popularity: seed.popularity,
      urgent_allowed: seed.urgent,
      published_at: publishedAt,
    },
  })
  return {
    id,
    subId,
    topId: nth(tops, Math.floor((seed.sub % subs.length) / 3)),
    publishedAt: publishedAt.getTime(),
    popularity: seed.popularity,
    price: Math.floor((seed.price * (100 - seed.offer) + 50) / 100),
    offer: seed.offer,
    minQuantity: seed.minQuantity,
    days: seed.days,
    inStock: seed.remaining === null || seed.remaining >= seed.minQuantity,
    urgent: seed.urgent,
    values: [...new Set(values)],
  }
}

/** A drawn query as this shop is asked it. */
export function toQuery(
  { tops, subs, attributes }: DrawnShop,
  { scope, subs: chosenSubs, choices, ...rest }: typeof DRAWN_QUERY extends fc.Arbitrary<infer V> ? V : never,
) {
  const top = scope >= 1 && scope <= 2 ? nth(tops, scope - 1) : undefined
  const sub = scope > 2 ? nth(subs, scope - 3) : undefined
  const topIndex = top === undefined ? 0 : tops.indexOf(top)
  const within = sub === undefined ? chosenSubs.map((n) => nth(subs, topIndex * 3 + n)) : []
  return {
    ...EMPTY_LIST_QUERY,
    ...rest,
    category: top || sub ? String(top ?? sub) : undefined,
    subCategories: within.map(String),
    choices: choices.map((n) => String(attributes.flat()[n])),
  } satisfies ListQuery
}
