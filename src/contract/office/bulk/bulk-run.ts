import { z } from 'zod'
import { BULK_ACTION_NAMES, MAX_CHOSEN } from '#domain/orders/desk/bulk-actions.ts'
import type { BulkActionName } from '#domain/orders/desk/bulk-actions.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PrivateId, success } from '../../envelope.ts'
import { Instant } from '../../instant.ts'
import { OrderFilterQuery } from '../orders/order-list.ts'
import { Shipment } from '../orders/order-work.ts'

const OrderNumber = z.int().min(1).max(2_147_483_647)

const distinct = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length

/** Orders by their numbers, or every order that filters name: at most 10,000, as they are when the run begins. */
const WhichOrders = z.union([
  z.strictObject({ numbers: z.array(OrderNumber).min(1).max(MAX_CHOSEN).refine(distinct) }),
  z.strictObject({ filter: OrderFilterQuery }),
])

/** The same done to many orders. */
export const BulkForm = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('accept'), orders: WhichOrders }),
  z.strictObject({ action: z.literal('assign'), orders: WhichOrders, staffId: PrivateId.nullable() }),
  z.strictObject({
    action: z.literal('ship'),
    shipments: z
      .array(Shipment)
      .min(1)
      .max(MAX_CHOSEN)
      .refine((rows) => distinct(rows.map(({ number }) => number))),
  }),
])

/** Why something was not done with an order of a run. */
export const BULK_REFUSALS = [
  'UNKNOWN',
  'STATE',
  'ON_HOLD',
  'JOBS_NOT_DONE',
  'PERSON_LEFT',
  'NO_PERMISSION',
  'FAILED',
] as const

export type BulkRefusal = (typeof BULK_REFUSALS)[number]

const RUN = {
  id: PrivateId,
  action: z.enum(BULK_ACTION_NAMES as [BulkActionName, ...BulkActionName[]]),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  startedAt: Instant,
  finishedAt: Instant.nullable().describe('Null while it runs'),
}

export const BulkRunsAnswer = success(z.array(z.strictObject(RUN).meta({ id: 'BulkRun' })))

export const BulkRunAnswer = success(
  z
    .strictObject({
      ...RUN,
      rows: z
        .array(
          z.strictObject({
            number: z.int(),
            reason: z.enum(BULK_REFUSALS),
            status: z.enum(ORDER_STATUSES).nullable().describe('The current status of the order'),
          }),
        )
        .describe('The rows that were refused, at most 1000'),
    })
    .meta({ id: 'BulkRunWithRows' }),
)

export const BulkStartAnswer = success(z.strictObject({ id: PrivateId }))

/** A CSV file with an order and its parcel in each row. */
export const ShipmentFile = z.strictObject({ csv: z.string().min(1).max(500_000) })

/** What is wrong with a row of it. */
export const SHIPMENT_PROBLEMS = ['order', 'carrier', 'trackingNumber', 'trackingUrl', 'twice'] as const

export const ShipmentFileAnswer = success(
  z.strictObject({
    shipments: z
      .array(
        z.strictObject({
          number: OrderNumber,
          carrier: z.string(),
          trackingNumber: z.string(),
          trackingUrl: z.string().optional(),
        }),
      )
      .max(MAX_CHOSEN),
    problems: z
      .array(z.strictObject({ line: z.int(), problem: z.enum(SHIPMENT_PROBLEMS) }))
      .max(100)
      .describe('The first ones'),
  }),
)
