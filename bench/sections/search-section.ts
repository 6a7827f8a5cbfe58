import type pg from 'pg'
import { openPool, queryBuilder } from '#db/connection.ts'
import { DURABLE } from '#db/embedded/settings.ts'
import { migrate } from '#db/migrate.ts'
import { reindexAll } from '#services/search/search-index.ts'
import { searchProducts, suggest } from '#services/search/search.service.ts'
import { startThrowawayServer } from '#testing/database/throwaway-server.ts'
import { measureLargeShop } from '../search/large-shop.ts'
import { median } from '../load.ts'
import { table } from '../markdown-table.ts'
import type { Effort } from '../run.ts'
import { fillCatalogue } from '../search/search-catalogue.ts'
import { queryKinds } from '../search/search-queries.ts'
import type { QueryKind } from '../search/search-queries.ts'
import { processorMs } from '../shop-process.ts'

const CONNECTIONS = 16
const PER_PAGE = 24
/** Milliseconds at p95 by number of products: of all kinds together, of each kind, and at most. */
const LIMITS: Readonly<Record<number, { readonly all: number; readonly each: number; readonly most: number }>> = {
  100_000: { all: 10, each: 10, most: 100 },
  1_000_000: { all: 10, each: 20, most: 100 },
}
const SEARCHES_PER_SECOND = 800

/** Searches of every kind in a generated bilingual catalogue, one at a time and many at once, in a database of its own. */
export async function searchSection(products: number, effort: Effort): Promise<string> {
  // The shop itself does not start on a database that may lose what it has answered.
  const server = await startThrowawayServer('search', products === 1_000_000 ? DURABLE : undefined)
  const pool = openPool(server.url(), { max: CONNECTIONS, statementTimeoutMs: 60 * 60_000 })
  try {
    await migrate(server.url())
    const indexed = await makeCatalogue(pool, products)
    const kinds = queryKinds(products)
    const lines = [
      `## Search among ${products.toLocaleString('en')} products`,
      `Generated products in both languages, words by Zipf's law; ${indexed}. Hits, total and a page of ${PER_PAGE} cards.`,
      await oneAtATime(pool, kinds, products, effort),
    ]
    if (products === 100_000) lines.push(await manyAtOnce(pool, kinds, effort))
    lines.push(await whileTyping(pool, kinds, effort))
    if (products === 1_000_000) lines.push(await measureLargeShop(pool, server.url()))
    return lines.join('\n\n')
  } finally {
    await pool.end()
    await server.stop()
  }
}

async function makeCatalogue(pool: pg.Pool, products: number): Promise<string> {
  await fillCatalogue(pool, products)
  const began = performance.now()
  await queryBuilder(pool).transaction().execute(reindexAll)
  const seconds = (performance.now() - began) / 1000
  await pool.query('vacuum analyze product_search')
  await pool.query('vacuum analyze search_word')
  return `indexed at ${Math.round(products / seconds).toLocaleString('en')} products/s`
}

const search = (pool: pg.Pool, words: string) =>
  searchProducts(pool, { words, language: 'en', page: 1, perPage: PER_PAGE })

/** Every query in turn; the first pass warms and is not counted. */
async function oneAtATime(
  pool: pg.Pool,
  kinds: readonly QueryKind[],
  products: number,
  effort: Effort,
): Promise<string> {
  const times = new Map(kinds.map(({ name }) => [name, [] as number[]]))
  const hits = new Map(kinds.map(({ name }) => [name, [] as number[]]))
  for (let pass = 0; pass <= effort.pairs; pass += 1) {
    for (const { name, queries } of kinds) {
      for (const words of queries) {
        const began = performance.now()
        const { total } = await search(pool, words)
        if (pass === 0) hits.get(name)?.push(total)
        else times.get(name)?.push(performance.now() - began)
      }
    }
  }
  const all = [...times.values()].flat()
  const row = (name: string, of: readonly number[], found: string) => [
    name,
    found,
    ...[0, 0.5, 0.95, 1].map((part) => ms(at(of, part))),
  ]
  return [
    `One at a time, milliseconds. ${judged([...times], products)}`,
    table(
      ['search for', 'median hits', 'min', 'median', 'p95', 'max'],
      [...times]
        .map(([name, of]) => row(name, of, String(median(hits.get(name) ?? []))))
        .concat([row('**all**', all, '')]),
    ),
  ].join('\n\n')
}

/** Compares with what is asked for, and names the kinds that miss it. */
function judged(times: readonly (readonly [name: string, of: readonly number[]])[], products: number): string {
  const limits = LIMITS[products]
  if (!limits) return ''
  const all = times.flatMap(([, of]) => of)
  const late = times.filter(([, of]) => at(of, 0.95) > limits.each).map(([name]) => name)
  const met = [
    `all together p95 ≤ ${limits.all} (${at(all, 0.95) <= limits.all ? 'reached' : 'missed'})`,
    `each kind p95 ≤ ${limits.each} (${late.length === 0 ? 'reached' : `missed by ${late.join(', ')}`})`,
    `none above ${limits.most} (${Math.max(...all) <= limits.most ? 'reached' : 'missed'})`,
  ]
  return `Asked: ${met.join('; ')}.`
}

async function manyAtOnce(pool: pg.Pool, kinds: readonly QueryKind[], effort: Effort): Promise<string> {
  const queries = mixed(kinds)
  await loadOnce(pool, queries, 1)
  const rounds = []
  for (let round = 0; round < Math.max(3, effort.pairs); round += 1)
    rounds.push(await loadOnce(pool, queries, effort.seconds))
  const perSecond = median(rounds.map((round) => round.perSecond))
  return [
    `${CONNECTIONS} connections, all kinds mixed. Asked: ≥ ${SEARCHES_PER_SECOND} searches/s; reached: ${perSecond >= SEARCHES_PER_SECOND ? 'yes' : 'no'}.`,
    table(
      ['searches/s, median', 'of rounds', 'processor ms a search: database', 'Node'],
      [
        [
          Math.round(perSecond),
          rounds.map((round) => Math.round(round.perSecond)).join(', '),
          ms(median(rounds.map((round) => round.databaseMs))),
          ms(median(rounds.map((round) => round.nodeMs))),
        ],
      ],
    ),
  ].join('\n\n')
}

async function loadOnce(pool: pg.Pool, queries: readonly string[], seconds: number) {
  const pids = await backends(pool)
  const before = await databaseMs(pids)
  const nodeBefore = process.cpuUsage()
  const began = performance.now()
  let done = 0
  const until = began + seconds * 1000
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      done += 1
      await search(pool, queries[done % queries.length] ?? '')
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const elapsed = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(nodeBefore)
  return {
    perSecond: done / elapsed,
    databaseMs: ((await databaseMs(pids)) - before) / done,
    nodeMs: (user + system) / 1000 / done,
  }
}

async function backends(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  )
  return rows.map(({ pid }) => pid)
}

async function databaseMs(pids: readonly number[]): Promise<number> {
  let total = 0
  for (const pid of pids) total += await processorMs(pid)
  return total
}

/** Suggestions for beginnings of what people search for. */
async function whileTyping(pool: pg.Pool, kinds: readonly QueryKind[], effort: Effort): Promise<string> {
  const typed = mixed(kinds).flatMap((words) => [2, 4, 7].map((length) => words.slice(0, length)))
  const times: number[] = []
  for (let pass = 0; pass <= effort.pairs; pass += 1) {
    for (const words of typed) {
      const began = performance.now()
      await suggest(pool, words, 'ar')
      if (pass > 0) times.push(performance.now() - began)
    }
  }
  const [least, middle, p95] = [0, 0.5, 0.95].map((part) => ms(at(times, part)))
  return `Suggestions while typing (after 2, 4 and 7 letters), one at a time: min ${least} ms, median ${middle} ms, p95 ${p95} ms.`
}

/** The queries of all kinds in turn. */
const mixed = (kinds: readonly QueryKind[]): readonly string[] =>
  (kinds[0]?.queries ?? []).flatMap((_, place) => kinds.map(({ queries }) => queries[place] ?? ''))

/** The number at a part (0 to 1) of the sorted numbers. */
function at(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const ms = (number: number): string => number.toFixed(2)
