import { z } from 'zod'
import { USED_METHODS } from '#domain/payments/payment-method.ts'
import { listSuccess, PageMeta, PrivateId } from '../envelope.ts'
import { pagingQuery } from '../paging-query.ts'
import { Instant } from '../instant.ts'
import { Halalas, optionalDay } from './order-value.ts'

/** `status,method,from,to,page,perPage` (S427). */
export const TransactionsQuery = pagingQuery(10).extend({
  status: z.enum(['PAID', 'REFUNDED', 'REFUND_PENDING']).optional(),
  method: z.enum(USED_METHODS).optional(),
  from: optionalDay(),
  to: optionalDay(),
})

export const TransactionsAnswer = listSuccess(
  z
    .strictObject({
      id: PrivateId,
      kind: z.enum(['PAYMENT', 'REFUND']),
      paymentId: PrivateId.describe('The payment attempt'),
      orderId: PrivateId,
      orderNumber: z.int(),
      amount: Halalas,
      currency: z.literal('SAR'),
      method: z.enum(USED_METHODS),
      card: z.strictObject({ brand: z.string(), lastFour: z.string() }).nullable(),
      status: z.enum(['PAID', 'REFUNDED', 'REFUND_PENDING']),
      at: Instant,
      receiptUrl: z.string().nullable().describe('Its invoice or credit note, once that is issued'),
    })
    .meta({ id: 'Transaction' }),
  PageMeta,
)
