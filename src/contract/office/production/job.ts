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
    next: z.enum(['start', 'finish', 'resume']).nullable().describe('What the large button does'),
    nextStation: StationId.nullable().describe('Where it goes after this one; null after the last'),
    moves: z.array(z.enum(CHOSEN_MOVES)).describe('What the person may do now'),
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
    undo: z.string().nullable().describe('Names the change, to take it back'),
    part: JobCode.nullable().describe('What some of its pieces became'),
    isRepeated: z.boolean().describe('Whether this was done before, when the same device sent it'),
  }),
)

const seen = {
  station: StationId.describe('Where the person sees the job: elsewhere it is not moved'),
  request: PrivateId.optional().describe('Names the move for the device that sends it, so that it happens once'),
}
const move = <Name extends string>(name: Name) => z.strictObject({ move: z.literal(name), ...seen })

/** What is done with a job. */
export const JobMoveForm = z.discriminatedUnion('move', [
  move('start'),
  move('finish').extend({
    good: Pieces.optional().describe('Pieces that are handed on; those that are missing are printed again'),
    spoilt: Pieces.optional().describe('Pieces that were thrown away'),
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
