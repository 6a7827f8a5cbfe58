import type { Order } from '../../shared/order/order.queries.ts'

type Attempt = NonNullable<Order['money']>['attempts'][number]

/** A transfer that is waited for, with what its customer sent to prove it. */
export type Transfer = {
  readonly number: number
  /** What was asked for, in halalas. */
  readonly amount: number
  readonly receipts: Attempt['receipts']
}

/** The transfer that an order waits for; none when it is paid another way, or was settled. */
export function transferOf({ number, money }: Order): Transfer | undefined {
  const attempt = money?.attempts[0]
  return attempt?.provider === 'BANK' && attempt.state !== 'APPROVED' && attempt.state !== 'CREATED'
    ? { number, amount: attempt.amount, receipts: attempt.receipts }
    : undefined
}
