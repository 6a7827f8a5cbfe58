import { z } from 'zod'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { CHOSEN_MOVES, JOB_STATES } from '#domain/production/job-moves.ts'
import { PrivateId, success } from '../../envelope.ts'
import { Instant } from '../../instant.ts'
import { StaffName } from '../orders/order-list.ts'
import { BoardStation } from './board.ts'
import { JobCode, Pieces, StationId, WorkReason } from './production-field.ts'

const Text = z.string().nullable()

/** A job with all that has to be known to make it. */
export const JobFile = z
  .strictObject({
    code: JobCode,
    state: z.enum(JOB_STATES),
    station: StationId,
    route: z.array(StationId),
    stations: z.array(BoardStation),
    quantity: Pieces,
    isReprint: z.boolean(),
    reason: Text,
    due: z.iso.date(),
    isLate: z.boolean(),
    urgent: z.boolean(),
    version: z.int(),
    assignee: StaffName.nullable(),
    material: Text,
    order: z.strictObject({
      number: z.int(),
      status: z.enum(ORDER_STATUSES),
      hold: Text,
      customer: z.string(),
      notes: Text,
      fulfilment: z.enum(['DELIVERY', 'PICKUP']),
      city: Text,
      jobs: z.int(),
      made: z.int(),
    }),
    line: z.strictObject({
      name: z.string(),
      variant: Text,
      code: z.string(),
      image: Text,
      quantity: Pieces,
      notes: Text,
      features: z.array(z.strictObject({ name: z.string(), choices: z.array(z.string()), value: Text })),
      artworks: z.array(z.string()),
      designMode: z.enum(['UPLOAD', 'EDITOR', 'DESIGN_FOR_ME', 'LATER']),
    }),
    next: z.enum(['start', 'finish', 'resume']).nullable().describe('The default action'),
    nextStation: StationId.nullable().describe('The next station; null after the last one'),
    moves: z.array(z.enum(CHOSEN_MOVES)).describe('The actions that the person may take now'),
    photos: z.array(z.strictObject({ id: PrivateId, at: Instant, by: StaffName })),
    events: z
      .array(
        z.strictObject({
          at: Instant,
          move: z.string(),
          by: StaffName.nullable(),
          from: StationId.nullable(),
          to: StationId,
          state: z.enum(JOB_STATES),
          quantity: Pieces,
          good: Pieces.nullable(),
          spoilt: Pieces.nullable(),
          reason: Text,
        }),
      )
      .describe('The newest first'),
  })
  .meta({ id: 'JobFile' })

export const JobAnswer = success(JobFile)

export const MovedJobAnswer = success(
  z.strictObject({
    job: JobFile,
    undo: z.string().nullable().describe('The id of the change, for undoing it'),
    part: JobCode.nullable().describe('The job that was split off'),
    isRepeated: z.boolean().describe('Whether the same move was applied before (idempotent repeat)'),
  }),
)

const seen = {
  station: StationId.describe('The station where the person sees the job; refused when it is elsewhere'),
  request: PrivateId.optional().describe('The idempotency key of the move'),
}
const move = <Name extends string>(name: Name) => z.strictObject({ move: z.literal(name), ...seen })

/** What is done with a job. */
export const JobMoveForm = z.discriminatedUnion('move', [
  move('start'),
  move('finish').extend({
    good: Pieces.optional().describe('Good pieces that are handed on; missing pieces are reprinted'),
    spoilt: Pieces.optional().describe('Spoilt pieces'),
  }),
  move('hold').extend({ reason: WorkReason }),
  move('report').extend({ reason: WorkReason }),
  move('resume'),
  move('move').extend({ to: StationId }),
  move('reprint').extend({ quantity: Pieces.min(1), reason: WorkReason }),
  move('split').extend({ quantity: Pieces.min(1) }),
  move('assign').extend({ staffId: PrivateId.nullable() }),
])

/** A photo as it is sent; the server judges it by its content. */
export const JobPhotoForm = z.strictObject({
  attachments: z
    .array(z.string().meta({ format: 'binary' }))
    .max(1)
    .describe('One PNG, JPEG or WebP, at most 10 MB'),
})

export const JobPhotoAnswer = success(z.strictObject({ id: PrivateId }))

export const PeopleAnswer = success(z.array(StaffName))

export const JobUndoForm = z.strictObject({ change: z.string().regex(/^[1-9]\d{0,14}$/) })
