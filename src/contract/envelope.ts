import { z } from 'zod'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { JOB_STATES } from '#domain/production/job-moves.ts'
import { Instant } from './instant.ts'
import { FIELD_PROBLEMS, PROBLEM_STATUS, type ProblemCode } from './problem.ts'

/** What is wrong with one field; `field` is its path in the request, dots between levels. */
export const FieldProblem = z
  .strictObject({
    field: z.string(),
    code: z.enum(FIELD_PROBLEMS),
    message: z.string(),
  })
  .meta({ id: 'FieldProblem' })

/** The one answer shape of the API (S443): status 1 with data, or status 0 with a code. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ status: z.literal(1), message: z.string(), data })

/** Success with paging facts. */
export const listSuccess = <Item extends z.ZodType, Meta extends z.ZodType>(item: Item, meta: Meta) =>
  z.strictObject({ status: z.literal(1), message: z.string(), data: z.array(item), meta })

/** An id of what belongs to a customer: it cannot be guessed, and does not reveal how many there are. */
export const PrivateId = z.uuid()

export const ProblemAnswer = z
  .strictObject({
    status: z.literal(0),
    message: z.string(),
    title: z.string(),
    code: z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]),
    data: z.null(),
    errors: z.array(FieldProblem).optional(),
    /** seconds to wait, as the header Retry-After says */
    retryAfter: z.int().min(1).optional(),
    /** how often a code may still be tried */
    triesLeft: z.int().min(0).optional(),
    /** halalas of goods that a coupon still needs */
    missingAmount: z.int().min(1).optional(),
    /** the next working day, where a day was given on which the workshop is closed */
    nextDay: z.iso.date().optional(),
    /** what changed about a cart meanwhile, as `carts/validate` says it, and what it costs now */
    changes: z.record(z.string(), z.unknown()).optional(),
    total: z.int().min(0).optional(),
    /** the order that is being paid */
    orderId: PrivateId.optional(),
    /** the newest attempt to pay it */
    paymentId: PrivateId.optional(),
    /** what a person of the staff lacks to make this call */
    permission: z.string().optional(),
    /** the thing as it is now, which was to be changed as it was before */
    conflict: z
      .strictObject({
        version: z.int().min(1),
        present: z.unknown(),
        changedAt: Instant.nullable(),
        changedBy: z.string().nullable(),
      })
      .optional(),
    /** an order as it is, with which something else was to be done */
    order: z
      .strictObject({ status: z.enum(ORDER_STATUSES), movedAt: Instant, movedBy: z.string().nullable() })
      .optional(),
    /** a print job as it is, with which something else was to be done */
    job: z
      .strictObject({
        station: z.string(),
        state: z.enum(JOB_STATES),
        movedAt: Instant.nullable(),
        movedBy: z.string().nullable(),
      })
      .optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'ProblemAnswer' })

export type ProblemAnswer = z.infer<typeof ProblemAnswer>

/** Where in a list an answer stands. `page` counts from 1. */
export const PageMeta = z.strictObject({
  total: z.int().min(0),
  page: z.int().min(1),
  perPage: z.int().min(1).max(100),
  lastPage: z.int().min(1),
})

/** An id in paths and answers: an opaque string to clients, a positive integer of at most nine digits to us. */
export const Id = z.string().regex(/^[1-9]\d{0,8}$/)
