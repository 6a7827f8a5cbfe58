import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { MAX_HALALAS } from '#domain/money/halalas.ts'
import { MAX_QUANTITY } from '#domain/catalog/quantity.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { MAX_PRODUCTION_DAYS, MAX_QUOTATION_LINES, QUOTATION_STATUSES } from '#domain/quotations/quotation.ts'
import { DeliveryAddress } from '../delivery-address.ts'
import { mobileField } from '../../customers/customer-field.ts'
import { listSuccess, success } from '../../envelope.ts'
import { Reference } from '../../inbox/contact.ts'
import { emailField, optionalText, requiredText } from '../../inbox/form-field.ts'
import { REQUEST_STATUSES } from '../../quotations/own-request.ts'
import { QuotationTotals, QuotedLine } from '../../quotations/quotation.ts'
import { Instant } from '../../instant.ts'
import { Halalas } from '../../orders/order-value.ts'

/** What of the requests is listed: those of a state, those about to end, or those accepted and not paid. */
export const REQUEST_VIEWS = [...REQUEST_STATUSES, 'ENDING', 'UNPAID'] as const

export const RequestListQuery = z.strictObject({
  view: z.enum(REQUEST_VIEWS).optional().describe('All when left out'),
  cursor: z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .optional()
    .describe('`meta.next` of the page before'),
})

/** A request as a row of the list. */
const DeskRequestRow = z
  .strictObject({
    reference: Reference,
    status: z.enum(REQUEST_STATUSES),
    name: z.string(),
    company: z.string().nullable(),
    description: z.string(),
    at: Instant,
    neededBy: z.iso.date().nullable(),
    files: z.int().min(0),
    version: z.int().nullable().describe('Of its newest quotation'),
    total: Halalas.nullable(),
    validUntil: z.iso.date().nullable(),
    orderNumber: z.int().nullable(),
  })
  .meta({ id: 'DeskRequestRow' })

export const RequestListAnswer = listSuccess(
  DeskRequestRow,
  z.strictObject({
    total: z.int().min(0),
    isTotalExact: z.boolean(),
    next: z.string().nullable().describe('The cursor of the next page; null on the last one'),
    counts: z
      .strictObject({ NEW: z.int().min(0), ENDING: z.int().min(0), UNPAID: z.int().min(0) })
      .describe('What waits: to be answered, about to end, accepted and not paid'),
  }),
)

export const RequestCountsAnswer = success(
  z.strictObject({ NEW: z.int().min(0), ENDING: z.int().min(0), UNPAID: z.int().min(0) }),
)

/** A version of the quotation as staff sees it. */
const DeskQuotation = z
  .strictObject({
    version: z.int().min(1),
    status: z.enum(QUOTATION_STATUSES),
    language: z.enum(LANGUAGES),
    lines: z.array(QuotedLine),
    totals: QuotationTotals,
    shipping: Halalas,
    deliveredTo: z.string().nullable(),
    productionDays: z.int(),
    validUntil: z.iso.date(),
    words: z.string().nullable(),
    sentBy: z.string(),
    sentAt: Instant,
    movedAt: Instant,
    declineReason: z.string().nullable(),
    order: z.strictObject({ number: z.int(), status: z.enum(ORDER_STATUSES) }).nullable(),
  })
  .meta({ id: 'DeskQuotation' })

export const DeskRequestAnswer = success(
  z
    .strictObject({
      reference: Reference,
      status: z.enum(REQUEST_STATUSES),
      language: z.enum(LANGUAGES),
      at: Instant,
      contact: z
        .strictObject({ name: z.string(), email: z.string(), phone: z.string() })
        .optional()
        .describe('Left out without contact.view'),
      company: z.string().nullable(),
      category: z.string().nullable(),
      productType: z.string().nullable(),
      quantity: z.int().nullable(),
      size: z.string().nullable(),
      neededBy: z.iso.date().nullable(),
      budget: Halalas.nullable(),
      description: z.string(),
      installRequired: z.boolean(),
      city: z.string().nullable(),
      files: z.array(
        z.strictObject({ id: z.int(), name: z.string(), mediaType: z.string(), byteSize: z.int().min(0) }),
      ),
      versions: z.array(DeskQuotation).describe('The newest first'),
    })
    .meta({ id: 'DeskRequest' }),
)

const price = () => z.int().min(0).max(MAX_HALALAS)

/** A quotation as staff sends it. */
export const QuotationForm = z.strictObject({
  language: z.enum(LANGUAGES).describe('The language of the quotation and of its messages'),
  contact: z.strictObject({
    name: requiredText({ maxLength: 120 }, 'required'),
    phone: mobileField(),
    email: emailField(),
  }),
  lines: z
    .array(
      z.strictObject({
        name: requiredText({ maxLength: 160 }, 'required'),
        details: optionalText({ maxLength: 500 }),
        quantity: z.int().min(1).max(MAX_QUANTITY),
        unit: price().describe('Halalas of one piece, VAT included'),
      }),
    )
    .min(1)
    .max(MAX_QUOTATION_LINES),
  address: DeliveryAddress,
  shipping: price().default(0).describe('Halalas of the delivery, VAT included'),
  productionDays: z.int().min(1).max(MAX_PRODUCTION_DAYS),
  validUntil: z.iso.date(),
  words: optionalText({ maxLength: 1_000, multiline: true }).describe('A note to the customer'),
  seenVersions: z.int().min(0).describe('How many versions the sender has seen; refused when there are others'),
})

export type QuotationForm = z.output<typeof QuotationForm>

export const DeclineRequestForm = z.strictObject({
  reason: requiredText({ maxLength: 500, multiline: true }, 'required'),
})
