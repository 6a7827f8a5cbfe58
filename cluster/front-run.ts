import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { insertGoods } from '../chaos/world.ts'
import { openPool, queryBuilder } from '../src/db/connection.ts'
import { rebuildListings } from '../src/services/catalog/listing-projection.ts'
import type { Cluster } from './cluster.ts'
import { databaseUrl } from './database-parts.ts'

/** Pages that are looked at, and how often each. */
const PAGES = 100
const LOOKS = 10
const PRICE_CHANGES = 20
const STALE_LOOKS = 200
/** Pictures that are asked for while no process of the shop runs. */
const PICTURES = 200
const GIVEN_UP_MS = 10_000
const AFTER_CHANGES_MS = 13_000

/** What the cache in front of the shop was measured to do. */
export interface FrontReport {
  /** Of all looks at pages, how many Varnish answered without the shop (0 to 1). */
  readonly hitRate: number
  readonly looks: number
  /** From the commit of a new price until both pages of the product had it at the front, each time (ms, ascending). */
  readonly priceShownMs: readonly number[]
  /** Requests known pages while no process of the shop ran, and how many were not answered with the page. */
  readonly withoutShop: { readonly looks: number; readonly failed: number }
  /** Pictures that the front had never had, asked for meanwhile: they come from the bucket. */
  readonly picturesWithoutShop: { readonly looks: number; readonly failed: number }
}

/** Measures Varnish in front of the shop: its hits, how fast a new price is everywhere, pages while the shop is down. */
export async function measureFront({ url, site, web }: Cluster): Promise<FrontReport> {
  const pool = openPool(databaseUrl(site.ports.leader, 'shop'), { max: 2, statementTimeoutMs: 60_000 })
  try {
    const pages = await pagesOf(url)
    const answers: Look[] = []
    for (let round = 0; round < LOOKS; round += 1) for (const page of pages) answers.push(await look(url + page))
    const priceShownMs = await changePrices(url, pool)
    // A ban leaves nothing to show, and changes are announced again for up to 10 s (REPLICA_LAG_MS).
    await sleep(AFTER_CHANGES_MS)
    for (const page of pages) await look(url + page)
    for (const part of web) await part.kill()
    // The probe of the backend needs a moment to see it.
    await sleep(2_000)
    const stale = Array.from({ length: STALE_LOOKS }, (_, turn) => pages[turn % pages.length] ?? '')
    const pictures = await madePictures(pool)
    return {
      hitRate: answers.filter(({ isHit }) => isHit).length / answers.length,
      looks: answers.length,
      priceShownMs,
      withoutShop: await lookAtAll(url, stale),
      picturesWithoutShop: await lookAtAll(url, pictures),
    }
  } finally {
    await pool.end()
  }
}

async function lookAtAll(url: string, paths: readonly string[]) {
  let failed = 0
  for (const path of paths) if ((await look(url + path)).status !== 200) failed += 1
  return { looks: paths.length, failed }
}

/** Addresses of pictures that are in the bucket. */
async function madePictures(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ key: string; width: number; format: string }>(
    `select i.address_key as key, v.width, v.format from image_variant v join image i on i.id = v.image_id
      where v.format in ('avif', 'webp') order by v.storage_key limit $1`,
    [PICTURES],
  )
  return rows.map(({ key, width, format }) => `/images/${key}/${width}.${format}`)
}

interface Look {
  readonly status: number
  readonly isHit: boolean
  readonly html: string
}

async function look(address: string): Promise<Look> {
  const answer = await fetch(address)
  return { status: answer.status, isHit: answer.headers.get('x-cache') === 'hit', html: await answer.text() }
}

/** Addresses of pages, from the links of the home pages on. */
async function pagesOf(url: string): Promise<string[]> {
  const found = new Set(['/en/home', '/ar/home'])
  for (const page of found) {
    if (found.size >= PAGES) break
    const { html } = await look(url + page)
    for (const [, path = ''] of html.matchAll(/href="(\/(?:en|ar)\/(?:product|category|blogs)[^"?#]*)"/g))
      found.add(path)
  }
  return [...found].slice(0, PAGES)
}

async function changePrices(url: string, pool: pg.Pool): Promise<number[]> {
  const db = queryBuilder(pool)
  const price = await insertGoods(db, pool, null)
  const { rows } = await pool.query<{ id: number }>('select product_id as id from product_price where id = $1', [price])
  const product = rows[0]?.id ?? 0
  await db.transaction().execute((tx) => rebuildListings(tx, [product]))
  const took: number[] = []
  for (let turn = 1; turn <= PRICE_CHANGES; turn += 1) {
    // Halalas that no other part of the page has.
    const halalas = 733_100 + turn
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('product_price').set({ price: halalas }).where('product_id', '=', product).execute()
      await rebuildListings(tx, [product])
    })
    took.push(await waitForPrice([`${url}/en/product/${product}`, `${url}/ar/product/${product}`], String(halalas)))
    await sleep(300)
  }
  return took.toSorted((one, other) => one - other)
}

async function waitForPrice(addresses: readonly string[], price: string): Promise<number> {
  const began = performance.now()
  for (const address of addresses) {
    while (!(await look(address)).html.includes(price)) {
      if (performance.now() - began > GIVEN_UP_MS) throw new Error(`${address} does not show ${price}`)
      await sleep(20)
    }
  }
  return Math.round(performance.now() - began)
}
