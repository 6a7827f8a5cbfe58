import { z } from 'zod'
import { Thumbnail } from '../artwork/thumbnail.ts'
import { PRINT_METHODS } from '#domain/print-spec/print-method.ts'
import { JOB_STATES, OPEN_STATES } from '#domain/production/job-moves.ts'
import { STATION_KINDS } from '#domain/production/station.ts'
import { success } from '../../envelope.ts'
import { StaffName } from '../orders/order-list.ts'
import { JobCode, Pieces, StationId } from './production-field.ts'

const Text = z.string().nullable()

/** Where a job of the board stands. */
export type OpenJobState = (typeof OPEN_STATES)[number]

/** A column of the board. */
export const BoardStation = z
  .strictObject({
    id: StationId,
    kind: z.enum(STATION_KINDS),
    name: z.string(),
    jobsADay: z.int().nullable().describe('Its capacity in jobs for a working day; null while not set'),
    isActive: z.boolean(),
    isOnRoute: z.boolean().describe('Whether a product goes through it'),
    mayWork: z.boolean().describe('Whether the person may work there'),
  })
  .meta({ id: 'BoardStation' })

/** How a job is printed and cut, as far as it decides what it can share a sheet with. */
const JobPrint = z
  .strictObject({
    method: z.enum(PRINT_METHODS).nullable().describe('How it is printed; null where that is not known'),
    sides: z.int().describe('Sides that are printed'),
    finish: Text,
    piece: z
      .strictObject({ width: z.int(), height: z.int(), bleed: z.int() })
      .nullable()
      .describe('The trimmed size and the bleed, in millimetres; null where unknown'),
  })
  .meta({ id: 'JobPrint' })

/** A job as a card. Nothing of money, and nothing by which the customer could be reached. */
export const BoardJob = z
  .strictObject({
    code: JobCode,
    order: z.int(),
    station: StationId,
    state: z.enum(OPEN_STATES),
    quantity: Pieces,
    name: z.string(),
    variant: Text,
    image: Text,
    artwork: Thumbnail,
    customer: z.string(),
    due: z.iso.date(),
    urgent: z.boolean(),
    isReprint: z.boolean(),
    reason: Text.describe('Why it is blocked, or reprinted'),
    held: Text.describe('Why its order is on hold'),
    material: Text,
    colour: Text.describe('Of the material, #rrggbb'),
    pool: Text.describe('The id of the shared sheet, the same for all jobs on it'),
    sheets: z.int().nullable().describe('The print run of the shared sheet'),
    print: JobPrint.nullable().describe('Null: not known'),
    assignee: StaffName.nullable(),
    pickup: z.boolean(),
    route: z.array(StationId),
    version: z.int(),
  })
  .meta({ id: 'BoardJob' })

/** An order of which everything is made. */
export const MadeOrder = z
  .strictObject({
    order: z.int(),
    customer: z.string(),
    due: z.iso.date(),
    urgent: z.boolean(),
    pickup: z.boolean(),
    lines: z.int().describe('Jobs'),
    quantity: Pieces,
    name: z.string(),
    image: Text,
    artwork: Thumbnail,
    city: Text,
    held: Text,
  })
  .meta({ id: 'MadeOrder' })

/** The jobs of one order, by its lines. */
export const OrderJobsAnswer = success(
  z.array(
    z.strictObject({
      code: JobCode,
      line: z.int().describe('The position of its line, from 0'),
      state: z.enum(JOB_STATES),
      station: z.string(),
      kind: z.enum(STATION_KINDS),
      quantity: Pieces,
      isReprint: z.boolean(),
      reason: Text,
      assignee: StaffName.nullable(),
    }),
  ),
)

export const BoardAnswer = success(
  z.strictObject({
    today: z.iso.date(),
    stations: z.array(BoardStation),
    jobs: z.array(BoardJob).describe('All open jobs, the most urgent first'),
    made: z.array(MadeOrder).describe('Orders that can be handed over'),
  }),
)
