import type { Db } from '#db/connection.ts'
import { insertCoupons } from './coupon.repository.ts'

const ALWAYS = { starts_at: null, ends_at: null, usage_limit: null, per_customer_limit: null } as const

/** Codes to try in the demo: a tenth off, an amount off a larger order, and delivery for nothing. */
export async function addDemoCoupons(db: Db): Promise<void> {
  await insertCoupons(db, [
    { ...ALWAYS, code: 'WELCOME10', kind: 'PERCENT', percent: 10, amount: null, max_discount: 20_000 },
    {
      ...ALWAYS,
      code: 'SAVE50',
      kind: 'FIXED',
      percent: null,
      amount: 5_000,
      max_discount: null,
      min_subtotal: 50_000,
    },
    { ...ALWAYS, code: 'FREESHIP', kind: 'FREE_SHIPPING', percent: null, amount: null, max_discount: null },
  ])
}
