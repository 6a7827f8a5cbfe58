import type { Db } from '#db/connection.ts'
import { joinedRounds } from '../../queue/joined-rounds.ts'
import {
  findUnlisted,
  forgetTouches,
  hasUnlisted,
  lockProgress,
  noteProgress,
  writeListing,
} from './order-listing.repository.ts'

/** Moves and touches that one transaction follows. */
const BATCH = 2_000

/** Lists are as old as this at most when they are answered. */
const FRESH_MS = 1_000

export type OrderListing = ReturnType<typeof createOrderListing>

/**
 * The read model of orders. Placing and paying an order write none of it: it follows what they leave in tables that only
 * grow. What staff does to an order writes its row in the same transaction.
 */
export function createOrderListing({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  let followedAt = 0
  const follow = joinedRounds(async () => {
    const begun = now().getTime()
    if (await hasUnlisted(db)) while (!(await db.transaction().execute(listNext))) continue
    followedAt = begun
  })
  return {
    /** Lists everything that was committed before the call. */
    follow,

    /** The same, unless it happened within the last second. */
    followIfOld: async (): Promise<void> => {
      if (now().getTime() - followedAt >= FRESH_MS) await follow()
    },

    /** Lists an order as the transaction leaves it. */
    refresh: (tx: Db, orderId: string): Promise<void> => writeListing(tx, [orderId]),

    /** Forgets what is long listed; answers how many notes. */
    sweep: (): Promise<number> => forgetTouches(db),
  }
}

/** Lists the next orders; says whether none is left. */
export async function listNext(tx: Db): Promise<boolean> {
  const progress = await lockProgress(tx)
  const { seen, newest } = progress
  const end = {
    event: Math.max(seen.event, Math.min(newest.event, seen.event + BATCH)),
    touch: Math.max(seen.touch, Math.min(newest.touch, seen.touch + BATCH)),
  }
  const ids = await findUnlisted(tx, progress.settled, end)
  if (ids.length > 0) await writeListing(tx, ids)
  // What was seen is read once more after all that was open then has ended, which this step has done.
  await noteProgress(tx, progress.isSettled ? seen : progress.settled, end)
  return end.event >= newest.event && end.touch >= newest.touch
}
