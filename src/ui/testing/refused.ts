import { ApiFailure } from '#contract/api-client.ts'
import type { ProblemAnswer } from '#contract/envelope.ts'

/** A refusal of the API, with as much of its answer as a test is about; without any, no answer came. */
export const refused = (status: number, answer?: Partial<ProblemAnswer>): ApiFailure =>
  new ApiFailure(
    status,
    answer ? { status: 0, code: 'UNEXPECTED', title: '', message: '', data: null, ...answer } : null,
  )
