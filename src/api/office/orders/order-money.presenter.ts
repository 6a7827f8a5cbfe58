import type { z } from 'zod'
import type { DeskOrderFile } from '#contract/office/orders/order-file.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { DeskOrderFile as OrderFile } from '#services/orders/desk/desk-order.service.ts'
import { leftOf } from '#services/orders/desk/desk-order.service.ts'

type Money = NonNullable<z.input<typeof DeskOrderFile>['money']>

const instant = (text: string): string => riyadhTimestamp(new Date(text))

/** The money of an order: how it was asked for, what came, what went back, and the books. */
export const presentMoney = (money: NonNullable<OrderFile['money']>): Money => ({
  attempts: money.attempts.map((attempt) => ({
    ...attempt,
    at: instant(attempt.at),
    receipts: attempt.receipts.map((receipt) => ({ ...receipt, sentAt: instant(receipt.sentAt) })),
  })),
  payments: money.payments.map(({ cardBrand: brand, cardLastFour: lastFour, ...payment }) => ({
    ...payment,
    left: payment.captured - payment.refunded,
    card: brand !== null && lastFour !== null ? { brand, lastFour } : null,
    at: instant(payment.at),
  })),
  refunds: money.refunds.map((refund) => ({
    ...refund,
    parts: [...refund.parts],
    at: instant(refund.at),
    settledAt: refund.settledAt === null ? null : instant(refund.settledAt),
  })),
  ledger: money.ledger.map((entry) => ({ ...entry, at: instant(entry.at) })),
  refundable: leftOf(money),
})
