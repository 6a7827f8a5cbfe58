import type pg from 'pg'
import { openPool, queryBuilder } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { ROLE_PERMISSIONS } from '#domain/staff/roles.ts'
import { createOrderListing } from '#services/orders/listing/order-listing.ts'
import { createJobMoves } from '#services/production/job-moves.service.ts'
import type { Worker } from '#services/production/job-moves.service.ts'
import { createProduction } from '#services/production/production.service.ts'
import { startThrowawayServer } from '#testing/database/throwaway-server.ts'
import { unused } from '#testing/unused.ts'
import { table } from '../markdown-table.ts'
import type { Effort } from '../run.ts'

const ORDERS = 1_000
const LINES = 2
/** Milliseconds at p95. */
const LIMITS = { board: 50, move: 60 }
/** People who move jobs at the same time. */
const AT_ONCE = 4

/** The board of a workshop with two thousand jobs, and moves of them: one after the other, and by several people at once. */
export async function productionSection({ pairs }: Effort): Promise<string> {
  const server = await startThrowawayServer('production')
  const pool = openPool(server.url(), { max: AT_ONCE + 1 })
  try {
    await migrate(server.url())
    const worker = await fill(pool)
    const db = queryBuilder(pool)
    const now = () => new Date()
    const listing = createOrderListing({ db, now })
    await listing.follow()
    const production = createProduction({ db, now })
    // Its lines are printed from no files, so that the storage is not asked.
    const moves = createJobMoves({ db, listing, storage: unused('storage') })
    const board = await timed(20 * pairs, () => production.board('ar'))
    const { rows } = await pool.query<{ code: string; station_id: number }>(
      'select code, station_id from print_job order by random()',
    )
    const finish = ({ code, station_id: station }: (typeof rows)[number]) =>
      moves.move(worker, code, { move: 'finish', station })
    const single = await timed(100 * pairs, async (pass) => {
      const job = rows[pass]
      if (job) await finish(job)
    })
    const together: number[] = []
    for (let pass = 101 * pairs; pass + AT_ONCE < rows.length && together.length < 100 * pairs; pass += AT_ONCE) {
      await Promise.all(
        rows.slice(pass, pass + AT_ONCE).map(async (job) => {
          const began = performance.now()
          await finish(job)
          together.push(performance.now() - began)
        }),
      )
    }
    return report({ board, single, together })
  } finally {
    await pool.end()
    await server.stop()
  }
}

type Times = {
  readonly board: readonly number[]
  readonly single: readonly number[]
  readonly together: readonly number[]
}

function report({ board, single, together }: Times): string {
  const isBoard = at(board, 0.95) <= LIMITS.board
  const isMove = at(single, 0.95) <= LIMITS.move
  return [
    `## The board of ${(ORDERS * LINES).toLocaleString('en')} jobs`,
    `Milliseconds in the shop's process, with its database. Asked: board p95 ≤ ${LIMITS.board}, a move p95 ≤ ${LIMITS.move}; reached: ${isBoard && isMove ? 'yes' : 'no'}.`,
    table(
      ['what', 'median', 'p95', 'max'],
      [
        ['the whole board', ...parts(board)],
        ['a move', ...parts(single)],
        [`a move, ${AT_ONCE} at once`, ...parts(together)],
      ],
    ),
  ].join('\n\n')
}

const parts = (times: readonly number[]) => [0.5, 0.95, 1].map((part) => at(times, part).toFixed(2))

async function timed(passes: number, work: (pass: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let pass = 0; pass <= passes; pass += 1) {
    const began = performance.now()
    await work(pass)
    if (pass > 0) times.push(performance.now() - began)
  }
  return times
}

const at = (times: readonly number[], part: number): number => {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Fills the workshop with orders in work; answers who moves their jobs. */
async function fill(pool: pg.Pool): Promise<Worker> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into staff (email, email_key, name, status, activated_at)
     values ('p@x.example', 'p@x.example', 'Person', 'ACTIVE', now()) returning id`,
  )
  // Orders without the payments that brought them here.
  await pool.query('alter table customer_order disable trigger user')
  await pool.query(ORDER_ROWS, [ORDERS, LINES])
  await pool.query('alter table customer_order enable trigger user')
  await pool.query('select make_print_jobs(id) from customer_order')
  await pool.query('vacuum analyze customer_order, order_line, print_job')
  return { via: 'OFFICE', staffId: rows[0]?.id ?? '', sessionId: null, permissions: new Set(ROLE_PERMISSIONS.owner) }
}

const ORDER_ROWS = `
  with placed as (
    insert into customer_order (cart_key, status, moved_by, language, contact_name, contact_phone, contact_email, fulfilment,
      urgent, ready_by, subtotal, discount, urgent_fee, shipping, taxable, vat, total, hold_expires_at, opened_at)
    select gen_random_uuid(), 'PROCESSING', 'STAFF', 'ar', 'نورة العتيبي', '+966551234567', 'n@x.example', 'PICKUP', n % 9 = 0,
      current_date + n % 14, $2::int * 1000, 0, 0, 0, $2::int * 1000, 0, $2::int * 1000, now(), now()
    from generate_series(1, $1::int) n returning id)
  insert into order_line (order_id, position, product_code, name, quantity, offer_percent, unit, setup, line_total, discount, vat,
    production_days, design_mode)
  select id, l - 1, 'A', '{"en":"Three-ink cotton cards","ar":"بطاقات قطنية بثلاثة أحبار"}', 500, 0, 2, 0, 1000, 0, 0, 2, 'LATER'
  from placed, generate_series(1, $2::int) l`
