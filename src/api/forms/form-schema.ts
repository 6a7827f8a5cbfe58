import { z } from 'zod'
import { ProblemAnswer } from '#contract/envelope.ts'

type Parts<Body extends z.ZodType, Answers extends Readonly<Record<number, z.ZodType>>> = {
  readonly summary: string
  readonly body: Body
  readonly consumes: readonly string[]
  readonly answers: Answers
}

/** The schema of a call that takes a form. */
export const formSchema = <Body extends z.ZodType, Answers extends Readonly<Record<number, z.ZodType>>>({
  summary,
  body,
  consumes,
  answers,
}: Parts<Body, Answers>) => ({
  tags: ['inbox'],
  summary,
  consumes: [...consumes],
  querystring: z.strictObject({}),
  body,
  response: { ...answers, default: ProblemAnswer },
})
