import type { FastifyRequest } from 'fastify'
import { QuoteAnswer, QuoteForm, ValidateAnswer } from '#contract/cart/quote.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { succeed, uncheckedText } from '../success.ts'
import type { CartServices } from './cart-services.ts'
import { priceGuarded } from './coupon-guesses.ts'
import { presentChanges, presentQuote } from './quote.presenter.ts'
import { cartRequest } from './quote-request.ts'

/** What a cart costs and whether it can be had, for visitors too; changes nothing (A-C2, S237). */
export function cartRoutes(api: ApiServer, services: CartServices): void {
  const priced = async (request: FastifyRequest<{ Body: QuoteForm }>) =>
    priceGuarded(services, request, await cartRequest(request, request.body, services))

  const quote = { ...routeSchema('carts', 'What a cart costs, and when it is ready', QuoteAnswer), body: QuoteForm }
  // Asked with every change of a cart: its answer is one by its type, and not checked once more.
  api.post('/carts/quote', { schema: quote, config: PUBLIC, serializerCompiler: uncheckedText }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, presentQuote(await priced(request), request.body.couponCode, language))
  })

  const validate = {
    ...routeSchema('carts', 'What changed about a cart since it was last looked at', ValidateAnswer),
    body: QuoteForm,
  }
  api.post('/carts/validate', { schema: validate, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, presentChanges(await priced(request)))
  })
}
