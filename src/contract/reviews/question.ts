import { z } from 'zod'
import { MAX_QUESTION_LETTERS } from '#domain/reviews/question.ts'
import { listSuccess, PageMeta, PrivateId } from '../envelope.ts'
import { requiredText } from '../inbox/form-field.ts'
import { Instant } from '../instant.ts'
import { pagingQuery } from '../paging-query.ts'

export const QuestionsQuery = pagingQuery(10)

/** A question about a product with the answer of the shop. */
const Question = z
  .strictObject({
    id: PrivateId,
    author: z.string().describe('A first name and an initial'),
    text: z.string(),
    askedAt: Instant,
    answer: z.string(),
    answeredAt: Instant,
  })
  .meta({ id: 'Question' })

export const QuestionsAnswer = listSuccess(Question, PageMeta)

export const QuestionForm = z.strictObject({
  text: requiredText({ maxLength: MAX_QUESTION_LETTERS, multiline: true }, 'required'),
})
