import { z } from 'zod'
import { QUOTATION_STATUSES } from '#domain/quotations/quotation.ts'
import { success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { Halalas } from '../orders/order-value.ts'
import { Reference } from '../inbox/contact.ts'
import { optionalText } from '../inbox/form-field.ts'

/** What opens a quotation: the secret of its link, or for its signed-in customer the reference of the request. */
export const QuotationKey = z.strictObject({
  key: z
    .string()
    .regex(/^(?:[A-Za-z0-9_-]{22}|R-[2-9A-HJKMNP-TW-Z]{8})$/)
    .describe('The secret of a link, or the reference of one’s own request'),
})

/** A line as it is quoted. */
export const QuotedLine = z
  .strictObject({
    position: z.int().min(0),
    name: z.string(),
    details: z.string().nullable(),
    quantity: z.int().min(1),
    unit: Halalas,
    total: Halalas,
  })
  .meta({ id: 'RequestQuotationLine' })

/** The sums of a quotation; amounts include VAT. */
export const QuotationTotals = z
  .strictObject({ subtotal: Halalas, shipping: Halalas, vat: Halalas, total: Halalas })
  .meta({ id: 'RequestQuotationTotals' })

/** A quotation as its customer reads it. */
export const RequestQuotationAnswer = success(
  z
    .strictObject({
      reference: Reference,
      version: z.int().min(1),
      status: z.enum(QUOTATION_STATUSES).describe('REPLACED: a later version was sent'),
      validUntil: z.iso.date(),
      sentAt: Instant,
      productionDays: z.int(),
      words: z.string().nullable().describe('What the shop says about it'),
      deliveredTo: z.string().nullable().describe('The address; null: picked up'),
      lines: z.array(QuotedLine),
      totals: QuotationTotals,
      orderNumber: z.int().nullable().describe('The order that it became'),
      isUnpaid: z.boolean().describe('Its order waits for its money'),
    })
    .meta({ id: 'RequestQuotation' }),
)

export const DeclineQuotationForm = z.strictObject({
  reason: optionalText({ maxLength: 500, multiline: true }),
})

export const OrderedQuotationAnswer = success(
  z.strictObject({ payToken: z.string().describe('Opens the page on which the order is paid: /pay/{payToken}') }),
)
