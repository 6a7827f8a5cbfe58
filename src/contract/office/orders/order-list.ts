import { z } from 'zod'
import { FULFILMENTS, LISTED_PAYMENTS, ORDER_SORTS } from '#domain/orders/desk/order-filter.ts'
import { QUEUE_NAMES } from '#domain/orders/desk/queues.ts'
import type { QueueName } from '#domain/orders/desk/queues.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PRODUCTION_STAGES } from '#domain/production/station.ts'
import { USED_METHODS, PAYMENT_PROVIDERS } from '#domain/payments/payment-method.ts'
import { Thumbnail } from '../artwork/thumbnail.ts'
import { Id, listSuccess, PrivateId } from '../../envelope.ts'
import { Instant } from '../../instant.ts'
import { Halalas } from '../../orders/order-value.ts'
import { queryFlag } from '../../query-value.ts'
import { day, several } from '../list-query.ts'

/** Which orders: every filter of the list, by which views, queues and exports name their orders too. */
export const OrderFilterQuery = z.strictObject({
  q: z.string().trim().min(1).max(80).optional().describe('Number, words, tracking number, phone or e-mail address'),
  status: several(z.enum(ORDER_STATUSES)),
  payment: several(z.enum(LISTED_PAYMENTS)),
  method: several(z.enum(USED_METHODS)),
  provider: several(z.enum(PAYMENT_PROVIDERS)),
  production: several(z.enum(PRODUCTION_STAGES)).describe('The station of the slowest job of the order'),
  fulfilment: several(z.enum(FULFILMENTS)),
  city: several(Id),
  customer: PrivateId.optional().describe('Orders of one account'),
  placedFrom: day(),
  placedTo: day(),
  readyFrom: day(),
  readyTo: day(),
  assignee: several(z.union([z.literal('me'), z.literal('none'), PrivateId])),
  urgent: queryFlag().optional(),
  held: queryFlag().optional(),
  late: queryFlag().optional(),
  needs: z
    .enum(QUEUE_NAMES as [QueueName, ...QueueName[]])
    .optional()
    .describe('The orders of a queue of the dashboard'),
})

export const OrderListQuery = OrderFilterQuery.extend({
  sort: z.enum(ORDER_SORTS).default('-placed'),
  cursor: z.string().min(1).max(60).optional().describe('`meta.next` of the page before'),
})

export const StaffName = z.strictObject({ id: PrivateId, name: z.string() }).meta({ id: 'StaffName' })

const MONEY = 'Left out for roles without money.view'

/** An order as a row. */
export const DeskOrder = z
  .strictObject({
    id: PrivateId,
    number: z.int(),
    status: z.enum(ORDER_STATUSES),
    payment: z.enum(LISTED_PAYMENTS).optional().describe(MONEY),
    placedAt: Instant,
    movedAt: Instant,
    readyBy: z.iso.date(),
    isLate: z.boolean(),
    urgent: z.boolean(),
    customer: z.strictObject({
      name: z.string(),
      company: z.string().nullable(),
      city: z.string().nullable(),
      phone: z.string().optional().describe('Left out for roles without contact.view'),
    }),
    fulfilment: z.enum(FULFILMENTS),
    total: Halalas.optional().describe(MONEY),
    method: z.enum(USED_METHODS).nullable().optional().describe(MONEY),
    provider: z.enum(PAYMENT_PROVIDERS).nullable().optional().describe(MONEY),
    lines: z.int(),
    item: z
      .strictObject({ name: z.string(), quantity: z.int(), image: z.string().nullable(), artwork: Thumbnail })
      .nullable()
      .describe('The first line'),
    station: z.enum(PRODUCTION_STAGES).nullable().describe('Where its slowest job is'),
    assignee: StaffName.nullable(),
    hold: z.string().nullable().describe('Why the order is on hold'),
    cancelRequestedAt: Instant.nullable(),
    receipts: z.int().optional().describe(`Receipts of a transfer that is waited for. ${MONEY}`),
  })
  .meta({ id: 'DeskOrder' })

export const OrderListAnswer = listSuccess(
  DeskOrder,
  z.strictObject({
    total: z.int().min(0).describe('At most 10000'),
    isTotalExact: z.boolean().describe('False: there are more'),
    next: z.string().nullable(),
  }),
)
