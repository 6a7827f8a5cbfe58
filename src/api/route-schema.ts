import { z } from 'zod'
import { ProblemAnswer } from '#contract/envelope.ts'
import type { Tag } from './complete-paths.ts'

/** No parameters: an unknown one is refused, so that a typing mistake is noticed. */
const NO_QUERY = z.strictObject({})

/**
 * What every route declares: its answer, and the problem it answers otherwise. Routes with parameters add `params`,
 * `querystring` or `body`.
 */
export const routeSchema = <Answer extends z.ZodType>(tag: Tag, summary: string, answer: Answer) => ({
  tags: [tag],
  summary,
  querystring: NO_QUERY,
  response: { 200: answer, default: ProblemAnswer },
})
