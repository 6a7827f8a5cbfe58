import { z } from 'zod'
import { Halalas } from '../../orders/order-value.ts'

/** What a part of a refund is of. */
export const RefundPart = z
  .strictObject({
    position: z.int().nullable().describe('Of the line; null for delivery'),
    quantity: z.int().nullable(),
    amount: Halalas,
  })
  .meta({ id: 'RefundPart' })
