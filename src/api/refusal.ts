import type { ApprovedFilePlace } from '#contract/messages/approved-file-text.ts'
import type { Findable } from '#contract/messages/api-messages.ts'
import type { ProblemAnswer } from '#contract/envelope.ts'
import type { FieldProblemCode, ProblemCode } from '#contract/problem.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Permission } from '#domain/staff/permissions.ts'

/** What is wrong with one field; `field` is its path in the request, dots between levels. */
export type RefusedField = { readonly field: string; readonly code: FieldProblemCode }

type Facts = {
  readonly errors?: readonly RefusedField[]
  /** What was not found, for a sentence that says so. */
  readonly missing?: Findable
  /** The approved file of a line that the problem is about. */
  readonly approvedFile?: ApprovedFilePlace
  /** How often a code may still be tried. */
  readonly triesLeft?: number
  /** Halalas of goods that a coupon still needs. */
  readonly missingAmount?: number
  /** The next working day, where another one was given. */
  readonly nextDay?: IsoDate
  /** What changed about a cart, and what it costs now in halalas. */
  readonly changes?: Readonly<Record<string, unknown>>
  readonly total?: number
  /** The order that is being paid. */
  readonly orderId?: string
  /** The newest attempt to pay it. */
  readonly paymentId?: string
  /** What a person of the staff lacks. */
  readonly permission?: Permission
  /** What a thing is now, of which an older version was to be changed. */
  readonly conflict?: ProblemAnswer['conflict']
  /** What an order is now, with which something else was to be done. */
  readonly order?: ProblemAnswer['order']
  /** What a print job is now, with which something else was to be done. */
  readonly job?: ProblemAnswer['job']
  readonly headers?: Readonly<Record<string, string>>
}

/** Thrown by routes and hooks to end a request with a problem; the one error handler answers it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly problem: ProblemCode
  readonly facts: Facts

  constructor(problem: ProblemCode, facts: Facts = {}) {
    super(problem)
    this.problem = problem
    this.facts = facts
  }
}

/** Nothing with that id, of the kind named. */
export const notFound = (missing: Findable): Refusal => new Refusal('NOT_FOUND', { missing })

/** What does not work at the moment may work in so many seconds. */
export const tryAgainIn = (seconds: number): Refusal =>
  new Refusal('UNAVAILABLE', { headers: { 'retry-after': String(seconds) } })

/** Fields of the request that cannot be used. */
export const invalidFields = (errors: readonly RefusedField[]): Refusal => new Refusal('VALIDATION', { errors })
