import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { Id } from '#contract/envelope.ts'
import { QuestionForm, QuestionsAnswer, QuestionsQuery } from '#contract/reviews/question.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema, signedIn } from '../forms/customer-schema.ts'
import { takeLimitOf } from '../limits/take-limit.ts'
import { notFound } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { pageMeta, succeed } from '../success.ts'
import { presentQuestion } from './review.presenter.ts'
import type { ReviewServices } from './review-services.ts'

const ID = { params: z.strictObject({ id: Id }) }

/** The answered questions about products. */
export function answeredQuestionRoutes(api: ApiServer, { questions }: ReviewServices): void {
  const list = {
    ...routeSchema('reviews', 'The questions about a product that are answered', QuestionsAnswer),
    ...ID,
    querystring: QuestionsQuery,
  }
  api.get('/products/:id/questions', { schema: list, config: PUBLIC }, async (request) => {
    const { page, perPage } = request.query
    const found = await questions.list(Number(request.params.id), { limit: perPage, offset: (page - 1) * perPage })
    if (!found) throw notFound('product')
    return {
      ...succeed(languageOf(request.headers['accept-language']), found.questions.map(presentQuestion)),
      meta: pageMeta(request.query, found.total),
    }
  })
}

/** Asking the shop about a product. */
export function askRoutes(api: ApiServer, { questions, limits }: ReviewServices): void {
  const ask = signedIn({
    ...customerSchema('reviews', 'Ask the shop about a product', DoneAnswer),
    ...ID,
    body: QuestionForm,
  })
  api.post('/products/:id/questions', { schema: ask, config: forCustomer('self') }, async (request) => {
    const { customerId } = actorOf(request)
    const language = languageOf(request.headers['accept-language'])
    const productId = Number(request.params.id)
    if (!(await questions.isAskable(productId))) throw notFound('product')
    await takeLimitOf(limits, 'question', customerId)
    const asked = { customerId, productId, language, text: request.body.text }
    if (!(await questions.ask(asked))) throw notFound('product')
    return succeed(language, null, 'question_sent')
  })
}
