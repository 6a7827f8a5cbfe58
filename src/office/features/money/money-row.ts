import type { AnswerOf } from '#contract/api-client.ts'
import type { MONEY_QUEUES } from '#domain/orders/desk/queues.ts'
import { isGatewayRefusal } from '../refunds/refund-text.ts'
import type { Refund } from '../refunds/refund-text.ts'

/** An order whose money waits for a decision. */
export type MoneyRow = AnswerOf<'/api/office/money'>['data'][number]
export type MoneyQueue = (typeof MONEY_QUEUES)[number]

/** Which refunds of an order a queue is about. */
const IN_QUEUE: Readonly<Partial<Record<MoneyQueue, (refund: Refund) => boolean>>> = {
  refundsToApprove: ({ state }) => state === 'TO_APPROVE',
  refundsToSend: ({ state }) => state === 'AWAITING_TRANSFER',
  refundsInTrouble: (refund) => refund.state === 'UNKNOWN' || isGatewayRefusal(refund),
}

/** The refunds of a row that wait in the queue; those that were tried again are done with. */
export function refundsIn(queue: MoneyQueue, { money }: MoneyRow): readonly Refund[] {
  const isIn = IN_QUEUE[queue]
  const retried = new Set(money.refunds.map(({ retries }) => retries))
  return isIn ? money.refunds.filter((refund) => isIn(refund) && !retried.has(refund.id)) : []
}

/** The sum that a row is about, in halalas. */
export const sumOf = (queue: MoneyQueue, row: MoneyRow): number =>
  IN_QUEUE[queue]
    ? refundsIn(queue, row).reduce((sum, { amount }) => sum + amount, 0)
    : (row.money.attempts[0]?.amount ?? row.order.total ?? 0)

/** Since when a row waits. */
export function sinceOf(queue: MoneyQueue, row: MoneyRow): string {
  const refund = refundsIn(queue, row)[0]
  if (refund) return refund.settledAt ?? refund.at
  const attempt = row.money.attempts[0]
  return attempt?.receipts.at(-1)?.sentAt ?? attempt?.at ?? row.order.movedAt
}
