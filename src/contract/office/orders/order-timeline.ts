import { z } from 'zod'
import { WAIT_CAUSES } from '#domain/artwork/artwork-clock.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { PrivateId } from '../../envelope.ts'
import { Instant } from '../../instant.ts'
import { StaffName } from './order-list.ts'

const Text = z.string().nullable()
const By = z.strictObject({ type: z.enum(['CUSTOMER', 'STAFF', 'SYSTEM']), id: PrivateId.nullable(), name: Text })
const Side = z.record(z.string(), z.unknown()).nullable()

/** Something that happened to an order. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('MOVE'),
    at: Instant,
    by: By,
    from: z.enum(ORDER_STATUSES).nullable(),
    to: z.enum(ORDER_STATUSES),
    reason: Text,
  }),
  z.strictObject({
    kind: z.literal('NOTE'),
    at: Instant,
    by: By,
    id: z.string(),
    text: z.string(),
    mentions: z.array(StaffName),
  }),
  z.strictObject({
    kind: z.literal('MESSAGE'),
    at: Instant,
    by: By,
    id: z.string(),
    channel: z.enum(['EMAIL', 'SMS', 'WHATSAPP']),
    news: z.string(),
    state: z.enum(['PENDING', 'SENDING', 'ACCEPTED', 'SENT', 'FAILED', 'WITHHELD']),
    canResend: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('DAY'),
    at: Instant,
    by: By,
    cutOff: z.iso.date().describe('The working day whose cut-off passed while the customer was waited for'),
    cause: z.enum(WAIT_CAUSES),
    from: z.iso.date(),
    to: z.iso.date(),
  }),
  z.strictObject({
    kind: z.literal('JOB'),
    at: Instant,
    by: By,
    id: z.string(),
    code: z.string().describe('Of the print job'),
    move: z.string(),
    station: z.string(),
    spoilt: z.int().nullable(),
    reason: Text,
  }),
  z.strictObject({
    kind: z.literal('CHANGE'),
    id: z.string().describe('Of the activity'),
    at: Instant,
    by: By,
    action: z.string(),
    before: Side,
    after: Side,
    reason: Text,
  }),
])
