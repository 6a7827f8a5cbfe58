import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { Id } from '#contract/envelope.ts'
import { QuestionForm, QuestionsAnswer, QuestionsQuery } from '#contract/reviews/question.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { takeLimitOf } from '../limits/take-limit.ts'
import { notFound } from '../refusal.ts'
import { routeSchema } from '../route-schema.ts'
import { pageMeta } from '../success.ts'
import { presentQuestion } from './review.presenter.ts'
import { err } from '#domain/result.ts'
import { listed, route, withMessage } from '../route.ts'
import type { ReviewServices } from './review-services.ts'

const ID = { params: z.strictObject({ id: Id }) }

/** The answered questions about products. */
export function answeredQuestionRoutes(api: ApiServer, { questions }: ReviewServices): void {
  const list = {
    ...routeSchema('reviews', 'List the answered questions about a product', QuestionsAnswer),
    ...ID,
    querystring: QuestionsQuery,
  }
  route(
    api,
    { method: 'GET', path: '/products/:id/questions', access: PUBLIC, schema: list },
    async ({ params, query }) => {
      const { page, perPage } = query
      const found = await questions.list(Number(params.id), { limit: perPage, offset: (page - 1) * perPage })
      if (!found) return err(notFound('product'))
      return listed(found.questions.map(presentQuestion), pageMeta(query, found.total))
    },
  )
}

/** Asking the shop about a product. */
export function askRoutes(api: ApiServer, { questions, limits }: ReviewServices): void {
  const ask = {
    ...customerSchema('reviews', 'Ask a question about a product', DoneAnswer),
    ...ID,
    body: QuestionForm,
  }
  route(
    api,
    { method: 'POST', path: '/products/:id/questions', access: forCustomer('self'), schema: ask },
    async ({ body, params, actor, language }) => {
      const { customerId } = actor
      const productId = Number(params.id)
      if (!(await questions.isAskable(productId))) return err(notFound('product'))
      await takeLimitOf(limits, 'question', customerId)
      const question = { customerId, productId, language, text: body.text }
      if (!(await questions.ask(question))) return err(notFound('product'))
      return withMessage('question_sent')
    },
  )
}
