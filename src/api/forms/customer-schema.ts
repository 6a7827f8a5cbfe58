import { z } from 'zod'
import { ProblemAnswer } from '#contract/envelope.ts'
import type { Tag } from '../complete-paths.ts'

/** How a call of customers may be sent: as JSON, or as a form of either kind without files. */
const CONSUMES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

const NO_QUERY = z.strictObject({})

/** What a call of who is signed in, or signs in, declares. */
export const customerSchema = <Answer extends z.ZodType>(tag: Tag, summary: string, answer: Answer) => ({
  tags: [tag],
  summary,
  querystring: NO_QUERY,
  response: { 200: answer, default: ProblemAnswer },
})

/** The same with a body. */
export const customerForm = <Body extends z.ZodType, Answer extends z.ZodType>(
  tag: Tag,
  summary: string,
  body: Body,
  answer: Answer,
) => ({ ...customerSchema(tag, summary, answer), consumes: CONSUMES, body })
