import { z } from 'zod'
import { PRODUCTION_STAGES } from '#domain/production/station.ts'
import { QUEUE_GROUPS, QUEUE_NAMES } from '#domain/orders/desk/queues.ts'
import type { QueueName } from '#domain/orders/desk/queues.ts'
import { success } from '../../envelope.ts'
import { Instant } from '../../instant.ts'
import { Halalas } from '../../orders/order-value.ts'
import { queryFlag } from '../../query-value.ts'
import { DeskOrder } from './order-list.ts'

export const TodayQuery = z.strictObject({
  mine: queryFlag().optional().describe('Only what is assigned to the person'),
})

const Count = z.int().min(0)

/** An order as a row of a queue. */
const WaitingOrder = DeskOrder.extend({ since: Instant.describe('Since when it waits in this queue') })

/** What waits for a decision, and what was promised. */
export const TodayAnswer = success(
  z.strictObject({
    queues: z
      .array(
        z.strictObject({
          name: z.enum(QUEUE_NAMES as [QueueName, ...QueueName[]]),
          group: z.enum(QUEUE_GROUPS).describe('`customers`: what waits for the customer'),
          count: Count.describe('The total of its list; at most 10000'),
          isExact: z.boolean(),
          oldest: Instant.nullable().describe('Since when its oldest order waits'),
          query: z.string().describe('The parameters of its list'),
          first: z.array(WaitingOrder).max(3),
        }),
      )
      .describe('The queues that the person’s permissions let them decide'),
    promised: z
      .array(
        z.strictObject({
          day: z.iso.date().nullable().describe('Null: all past days'),
          isWorkingDay: z.boolean(),
          orders: Count,
          urgent: Count,
          ready: Count.describe('Orders whose jobs are all done'),
          jobs: z.partialRecord(z.enum(PRODUCTION_STAGES), Count).describe('Their jobs by progress'),
        }),
      )
      .describe('Late orders, then day by day for ten working days'),
    artwork: Count.describe('Lines that wait at the artwork desk for the shop; with `mine` those of one’s own'),
    designs: Count.describe('Of these the lines that the shop designs'),
    capacity: Count.nullable().describe('Capacity in jobs for a working day; null while no station has one'),
    compare: z
      .strictObject({ orders: Count, money: Halalas, ordersThen: Count, moneyThen: Halalas })
      .optional()
      .describe('Today, and the same day of the week before until the same time; left out without money.view'),
  }),
)
