import { z } from 'zod'
import { success } from '../envelope.ts'

/** What the code on a quotation confirms (S307); nothing of whom it was made for. */
export const QuotationAnswer = success(
  z
    .strictObject({
      state: z.enum(['VALID', 'EXPIRED', 'UNKNOWN']),
      quotation: z
        .strictObject({
          number: z.string(),
          total: z.int().min(0).describe('Halalas, VAT included'),
          issued: z.iso.date(),
          validUntil: z.iso.date(),
        })
        .nullable()
        .describe('null where the state is UNKNOWN'),
    })
    .meta({ id: 'ConfirmedQuotation' }),
)

export const QuotationParams = z.strictObject({ code: z.string().min(1).max(100) })
