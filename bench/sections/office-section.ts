import { loadavg } from 'node:os'
import { openPool, queryBuilder } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import type { OrderFilter, OrderSort } from '#domain/orders/desk/order-filter.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { PERMISSIONS } from '#domain/staff/permissions.ts'
import { generateOrders } from '#services/checkout/generate/generate-orders.ts'
import { createDeskOrders } from '#services/orders/desk/desk-order.service.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import { createOrderLists } from '#services/orders/listing/order-lists.service.ts'
import { addDemoStaff } from '#services/staff/demo/demo-staff.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { startThrowawayServer } from '#testing/database/throwaway-server.ts'
import { table } from '../markdown-table.ts'
import { percentile } from '../order-load.ts'
import { countStatements } from '../../src/testing/database/count-statements.ts'
import type { Effort } from '../run.ts'

/** What each filter of a pair is set to, in turn. */
const FILTERS: readonly OrderFilter[] = [
  { status: ['COMPLETED'] },
  { status: ['CANCELLED'] },
  { status: ['PENDING', 'PROCESSING'] },
  { payment: ['PAID'] },
  { payment: ['REFUNDED'] },
  { method: ['APPLE_PAY'] },
  { method: ['BANK_TRANSFER'] },
  { provider: ['MOYASAR'] },
  { fulfilment: ['DELIVERY'] },
  { fulfilment: ['PICKUP'] },
  { urgent: true },
  { cities: [1] },
  { held: true },
  { late: true },
]
const SORTS: readonly OrderSort[] = ['-placed', 'placed', 'readyBy', '-total', '-moved']
const SEARCHED = ['10001', '0551234567', 'نورة', 'ahmed', 'khubz bakery', 'PO-4711', '4567']
/** The 200th page is reached by the cursor of the one before. */
const LATE_PAGE = 200
/** Milliseconds at p95, and statements of one order. */
const TARGETS = { list: 30, today: 50, order: 30, find: 50, statements: 6 }

type Desk = Awaited<ReturnType<typeof openDesk>>

/** The office's lists, Today, an order and what is found, over a shop with so many orders. */
export async function officeSection({ pairs, orders }: Effort): Promise<string> {
  const server = await startThrowawayServer('office')
  const pool = openPool(server.url(), { max: 4, statementTimeoutMs: 2 * 60 * 60_000 })
  try {
    await migrate(server.url())
    const began = performance.now()
    const desk = await openDesk(queryBuilder(pool), orders)
    const seconds = (performance.now() - began) / 1_000
    await pool.query('vacuum analyze')
    const measured = await measure(desk, pairs, orders)
    return report(orders, seconds, measured)
  } finally {
    await pool.end()
    await server.stop()
  }
}

/** A database with so many orders, and what the office reads them by. */
export async function openDesk(db: ReturnType<typeof queryBuilder>, orders: number) {
  const categoryId = await insertCategory(db, { code: 'cards', name: { en: 'Cards', ar: 'بطاقات' } })
  for (let n = 1; n <= 200; n += 1) await insertProduct(db, { code: `BC-${n}`, categoryId })
  await addDemoStaff({ db, key: 'a key of the bench, thirty-two letters', now: new Date() })
  await generateOrders(db, { orders, seed: 1, now: new Date(), invoiced: false })
  const now = () => new Date()
  const listing = createOrderListing({ db, now })
  const reader = {
    staffId: (await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()).id,
    permissions: new Set(PERMISSIONS),
  }
  return {
    reader,
    lists: createOrderLists({ db, listing, policy: () => DEFAULT_POLICY, now }),
    files: createDeskOrders({ db, listing, policy: () => ({ refundAlone: 200_000 }), documentsOf: async () => [] }),
  }
}

async function measure({ lists, files, reader }: Desk, pairs: number, orders: number) {
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const filters = FILTERS.flatMap((one, index) => FILTERS.slice(index + 1).map((other) => ({ ...other, ...one })))
  const times: Record<'first' | 'searched' | 'late' | 'today' | 'order' | 'find', number[]> = {
    first: [],
    searched: [],
    late: [],
    today: [],
    order: [],
    find: [],
  }
  const slowest: { readonly ms: number; readonly query: string }[] = []
  for (const [index, filter] of filters.entries()) {
    const sort = SORTS[index % SORTS.length] ?? '-placed'
    const ms = await timed(() => lists.page(reader, { filter, sort }))
    times.first.push(ms)
    slowest.push({ ms, query: `${JSON.stringify(filter)} by ${sort}` })
    const text = SEARCHED[index % SEARCHED.length]
    times.searched.push(await timed(() => lists.page(reader, { filter: { ...filter, text }, sort })))
  }
  for (const sort of SORTS) times.late.push(...(await latePage(lists, reader, sort, timed)))
  for (let round = 0; round < 20 * pairs; round += 1) {
    times.today.push(await timed(() => Promise.all([lists.queues(reader), lists.promised(), lists.compared()])))
    const number = 10_001 + ((round * 7_919) % orders)
    times.order.push(await timed(() => files.find(reader, number)))
    times.find.push(await timed(() => lists.find(reader, SEARCHED[round % SEARCHED.length] ?? '')))
  }
  const statements = await countStatements(() => files.find(reader, 10_005))
  return { times, statements, slowest: slowest.toSorted((a, b) => b.ms - a.ms).slice(0, 5) }
}

/** The time of the 200th page of a list with two filters, reached page by page. */
async function latePage(
  lists: Desk['lists'],
  reader: Desk['reader'],
  sort: OrderSort,
  timed: (work: () => Promise<unknown>) => Promise<number>,
): Promise<number[]> {
  const filter: OrderFilter = { status: ['COMPLETED'], fulfilment: ['DELIVERY'] }
  let cursor: string | undefined
  for (let page = 1; page < LATE_PAGE; page += 1) {
    const found = await lists.page(reader, { filter, sort, cursor })
    if (!found.ok || found.value.next === null) return []
    cursor = found.value.next
  }
  const times: number[] = []
  for (let round = 0; round < 4; round += 1) times.push(await timed(() => lists.page(reader, { filter, sort, cursor })))
  return times
}

function report(orders: number, seconds: number, { times, statements, slowest }: Awaited<ReturnType<typeof measure>>) {
  const row = (name: string, of: readonly number[], limit: number) => {
    const p95 = percentile(of, 95)
    return [name, percentile(of, 50).toFixed(1), p95.toFixed(1), `≤ ${limit}`, p95 <= limit ? 'yes' : 'no']
  }
  return [
    `## The office over ${orders.toLocaleString('en')} orders`,
    `${(orders * 2).toLocaleString('en')} lines, made by \`generate --orders\` in ${seconds.toFixed(0)} s with staff and listing. Times of the services in one process, one at a time, milliseconds; a page of fifty with its total. Two filters: all pairs of ${FILTERS.length}, sorted in turn by ${SORTS.join(', ')}. Load of the machine meanwhile: ${loadavg()[1]?.toFixed(0)}.`,
    table(
      ['what', 'median', 'p95', 'asked', 'reached'],
      [
        row('list, two filters, first page', times.first, TARGETS.list),
        row('the same, searched', times.searched, TARGETS.list),
        ...(times.late.length > 0 ? [row('the 200th page', times.late, TARGETS.list)] : []),
        row('Today', times.today, TARGETS.today),
        row('one order', times.order, TARGETS.order),
        row('found while one types', times.find, TARGETS.find),
        [
          'statements of an order',
          statements,
          '',
          `≤ ${TARGETS.statements}`,
          statements <= TARGETS.statements ? 'yes' : 'no',
        ],
      ],
    ),
    `The slowest first pages: ${slowest.map(({ ms, query: requested }) => `\`${requested}\` ${ms.toFixed(0)} ms`).join('; ')}.`,
  ].join('\n\n')
}
