import { z } from 'zod'
import { WAIT_CAUSES } from '#domain/artwork/artwork-clock.ts'
import { VISIBLE_STATUSES } from '#domain/orders/order-status.ts'
import { USED_METHODS } from '#domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '#domain/payments/payment-status.ts'
import { ADDRESS_LINES } from '../addresses/address.ts'
import { listSuccess, PageMeta, PrivateId, success } from '../envelope.ts'
import { pagingQuery } from '../paging-query.ts'
import { Instant } from '../instant.ts'
import { Halalas, optionalDay } from './order-value.ts'

const Status = z.enum(VISIBLE_STATUSES)

/** `status,search,from,to,page,perPage,sort` (S423). */
export const OrdersQuery = pagingQuery(10).extend({
  status: Status.optional(),
  search: z.string().min(1).max(80).optional(),
  from: optionalDay(),
  to: optionalDay(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
})

const Tracking = z.strictObject({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable()

const ListedOrder = z
  .strictObject({
    id: PrivateId,
    number: z.int(),
    status: Status,
    placedAt: Instant,
    readyBy: z.iso.date(),
    fulfilment: z.enum(['DELIVERY', 'PICKUP']),
    total: Halalas,
    tracking: Tracking,
    awaited: z
      .strictObject({
        cause: z.enum(WAIT_CAUSES),
        position: z.int().describe('The line of the order'),
        isPackage: z.boolean().describe('A ZIP file is there, of which the customer still chooses what is printed'),
      })
      .nullable()
      .describe('What production waits for from the customer, at the first line that waits'),
    lines: z.int(),
    names: z.array(z.string()).describe('The first three'),
    images: z.array(z.string()).describe('Keys of the first pictures'),
    previews: z
      .array(
        z.strictObject({ id: z.uuid(), image: z.string().nullable().describe('The product picture that it replaces') }),
      )
      .describe('Pictures of the first lines with the customer’s artwork (GET /artwork-previews/{id})'),
  })
  .meta({ id: 'ListedOrder' })

export const OrdersAnswer = listSuccess(ListedOrder, PageMeta)

/** Orders that wait for their money, the newest first. They have no status that customers see. */
export const UnpaidOrdersAnswer = success(
  z.array(
    z
      .strictObject({
        orderId: PrivateId,
        number: z.int(),
        placedAt: Instant,
        total: Halalas,
        payBefore: Instant,
        paymentId: PrivateId.describe('The newest payment attempt'),
        method: z.enum(USED_METHODS),
        status: z.enum(PAYMENT_STATUSES),
        receipts: z.int().describe('How many transfer receipts were uploaded'),
      })
      .meta({ id: 'UnpaidOrder' }),
  ),
)

const OrderLine = z
  .strictObject({
    position: z.int(),
    product: z.string().nullable().describe('The id of the product, while it is sold'),
    code: z.string(),
    name: z.string(),
    variant: z.string().nullable(),
    image: z.string().nullable(),
    preview: z.uuid().nullable().describe('Its picture with the customer’s artwork (GET /artwork-previews/{id})'),
    features: z.array(z.strictObject({ name: z.string(), choices: z.array(z.string()), value: z.string().nullable() })),
    quantity: z.int(),
    unit: Halalas,
    setup: Halalas,
    total: Halalas,
    discount: Halalas,
    designMode: z.enum(['UPLOAD', 'EDITOR', 'DESIGN_FOR_ME', 'LATER']),
    notes: z.string().nullable(),
    isInProduction: z.boolean(),
  })
  .meta({ id: 'OrderLine' })

const Address = z.strictObject({
  name: z.string(),
  phone: z.string(),
  region: z.string(),
  city: z.string(),
  district: z.string().nullable(),
  ...ADDRESS_LINES,
})

/** An order with everything that belongs to it (S178, S259). */
export const Order = z
  .strictObject({
    id: PrivateId,
    number: z.int(),
    status: Status.nullable().describe('null: awaiting payment'),
    placedAt: Instant,
    openedAt: Instant.describe('The same as placedAt'),
    closedAt: Instant.nullable().describe('When it was completed, cancelled or rejected; null while it is open'),
    readyBy: z.iso.date(),
    late: z
      .strictObject({ agreedBy: z.iso.date(), reason: z.string() })
      .nullable()
      .describe('The date that was agreed, and why readyBy is later'),
    dayMoves: z
      .array(
        z.strictObject({
          cutOff: z.iso.date().describe('The working day whose cut-off passed'),
          cause: z.enum(WAIT_CAUSES),
          from: z.iso.date(),
          to: z.iso.date(),
        }),
      )
      .describe('Each postponement of readyBy while waiting for the customer, the earliest first'),
    urgent: z.boolean(),
    fulfilment: z.enum(['DELIVERY', 'PICKUP']),
    address: Address.nullable(),
    contact: z.strictObject({ name: z.string(), phone: z.string(), email: z.string().nullable() }),
    poNumber: z.string().nullable(),
    notes: z.string().nullable(),
    timeline: z.array(z.strictObject({ status: Status, at: Instant, reason: z.string().nullable() })),
    lines: z.array(OrderLine),
    totals: z.strictObject({
      subtotal: Halalas,
      discount: Halalas,
      couponCode: z.string().nullable(),
      urgent: Halalas,
      shipping: Halalas,
      taxable: Halalas,
      vat: Halalas,
      total: Halalas,
    }),
    payments: z.array(
      z.strictObject({
        id: PrivateId,
        method: z.enum(USED_METHODS),
        amount: Halalas,
        refunded: Halalas.describe('The amount refunded so far'),
        returning: Halalas.describe('The amount of refunds in progress'),
        card: z.strictObject({ brand: z.string(), lastFour: z.string() }).nullable(),
        at: Instant,
      }),
    ),
    attempts: z
      .array(
        z.strictObject({
          id: PrivateId,
          method: z.enum(USED_METHODS),
          status: z.enum(PAYMENT_STATUSES),
          declineCode: z.string().nullable(),
          at: Instant,
        }),
      )
      .describe('Failed and open payment attempts, the newest first'),
    tracking: Tracking,
    documents: z
      .array(
        z.strictObject({
          id: PrivateId,
          number: z.string(),
          kind: z.enum(['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']),
          form: z.enum(['STANDARD', 'SIMPLIFIED']).describe('Standard: a tax invoice for a buyer with a VAT number'),
          issuedAt: Instant,
          total: Halalas,
        }),
      )
      .describe(
        'The invoice, then its credit and debit notes; only those that the tax authority has cleared, where it must',
      ),
    documentsDue: z
      .array(z.enum(['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']))
      .describe('Kinds of documents that are still being issued'),
    cancellation: z
      .enum(['CANCEL', 'ASK', 'NONE'])
      .describe('Whether the customer can cancel the order, request its cancellation, or neither'),
    cancelRequestedAt: Instant.nullable(),
  })
  .meta({ id: 'Order' })

export const OrderAnswer = success(Order)
/** Which document of an order; the invoice when left out. `lang` changes nothing: it is in both languages. */
export const InvoiceQuery = z.strictObject({ document: PrivateId.optional(), lang: z.enum(['ar', 'en']).optional() })

export const OrderLinesAnswer = success(z.array(OrderLine))
