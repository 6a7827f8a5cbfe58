import { z } from 'zod'
import { LINE_STATES } from '#domain/artwork/line-moves.ts'
import { success } from '../../envelope.ts'
import { Instant } from '../../instant.ts'
import { FirstPage, LineCode } from './desk.ts'

export const QueueQuery = z.strictObject({ tab: z.enum(['mine', 'all', 'customer']).default('all') })

/** A line that waits, as the queue shows it. */
const QueuedLine = z
  .strictObject({
    code: LineCode,
    customer: z.string(),
    name: z.string(),
    quantity: z.int(),
    deadline: Instant.describe(
      'The last cut-off before which it must be signed off, so that its order is ready on its day',
    ),
    urgent: z.boolean(),
    held: z.string().nullable().describe('Why its order is on hold'),
    state: z.enum(LINE_STATES),
    since: Instant,
    errors: z.int().describe('Findings that must be fixed'),
    warnings: z.int(),
    isDesign: z.boolean().describe('Whether the shop designs it or changes its file, and has not done so yet'),
    designer: z.string().nullable().describe('The person of the staff that designs it'),
    picture: FirstPage,
  })
  .meta({ id: 'QueuedLine' })

export const QueueAnswer = success(
  z.strictObject({
    lines: z.array(QueuedLine),
    counts: z.strictObject({ mine: z.int(), all: z.int(), customer: z.int() }),
  }),
)
