import type { Db } from '#db/connection.ts'
import { listNext } from '../../orders/listing/order-listing.ts'
import { lockProgress, noteProgress, writeListing } from '../../orders/listing/order-listing.repository.ts'
import { insertOrders, prepareOrders, prepareScenes } from './generated-order.repository.ts'
import { describePieces } from '../../production/print-pieces.ts'
import { insertJobs } from './generated-jobs.repository.ts'
import { insertSheets } from './generated-sheets.ts'
import { insertPayments, insertRefunds } from './generated-money.repository.ts'
import { insertCustomers, prepareGoods, preparePlaces } from './generated-stock.repository.ts'
import type { Goods } from './generated-stock.repository.ts'
import { insertDesk, insertMoves, insertReviews, prepareStaff } from './generated-work.repository.ts'
import { LIVE_SCENES, PAST_SCENES, placesOf } from './order-scenes.ts'
import { dropRound, findRoundIds, disableTriggers, enableTriggers } from './generated-round.repository.ts'

export interface GenerateOrders {
  readonly orders: number
  /** The same seed makes the same orders. */
  readonly seed: number
  readonly now: Date
  /** Whether invoices are due of what was paid: a running shop issues one after the other. */
  readonly invoiced: boolean
  /** Codes of products whose lines are not replaced by goods with a choice of materials. */
  readonly fixedProducts?: readonly string[]
  readonly onRound?: (orders: number) => void
}

/** Orders written by one statement. */
const ROUND = 25_000
/** The newest orders, which staff has to do with: one of a hundred. */
const LIVE = { least: 300, most: 10_000, share: 100 }
/** Orders of a customer, on average. */
const ORDERS_EACH = 4

const liveOf = (orders: number): number =>
  Math.min(orders, Math.max(LIVE.least, Math.min(LIVE.most, Math.floor(orders / LIVE.share))))

/**
 * Writes orders of every state with lines, payments, refunds, moves and what staff noted, set by set in one transaction.
 * Triggers are disabled meanwhile, because moves lie in the past: the statements follow their rules, which tests check.
 * Throws when the shop has nothing to order.
 */
export const generateOrders = (db: Db, options: GenerateOrders): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { seed } = options
    const customers = Math.ceil(options.orders / ORDERS_EACH)
    await disableTriggers(tx)
    while (!(await listNext(tx))) continue
    await prepareScenes(tx, { live: placesOf(LIVE_SCENES), past: placesOf(PAST_SCENES) })
    const goods = await prepareGoods(tx)
    if (goods.all === 0) throw new Error('the shop has no product that can be ordered without an answer')
    await preparePlaces(tx)
    await prepareStaff(tx)
    await insertCustomers(tx, { seed, count: customers })
    for (const [from, to] of rounds(options.orders)) {
      await writeRound(tx, options, { from, to, customers, goods })
      options.onRound?.(to)
    }
    const { newest } = await lockProgress(tx)
    await noteProgress(tx, newest, newest)
    await enableTriggers(tx)
  })

/** The orders of the past in rounds; the living together, as their numbers follow the time they were placed. */
function rounds(orders: number): (readonly [number, number])[] {
  const past = orders - liveOf(orders)
  const starts = Array.from({ length: Math.ceil(past / ROUND) }, (_, index) => index * ROUND)
  return [...starts.map((start) => [start, Math.min(start + ROUND, past)] as const), [past, orders] as const]
}

async function writeRound(
  tx: Db,
  { orders, seed, now, invoiced, fixedProducts = [] }: GenerateOrders,
  round: { readonly from: number; readonly to: number; readonly customers: number; readonly goods: Goods },
): Promise<void> {
  await prepareOrders(tx, { ...round, fixedProducts, seed, now, count: orders, live: liveOf(orders) })
  await insertOrders(tx, { seed })
  await insertPayments(tx, { seed, invoiced })
  await insertRefunds(tx, seed)
  await insertMoves(tx)
  await insertDesk(tx)
  await insertJobs(tx)
  await describePieces(tx, 'all')
  await insertSheets(tx)
  await insertReviews(tx)
  await writeListing(tx, await findRoundIds(tx))
  await dropRound(tx)
}
