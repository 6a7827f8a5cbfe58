import type { FastifyRequest } from 'fastify'
import { QuoteAnswer, QuoteForm, ValidateAnswer } from '#contract/cart/quote.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { routeSchema } from '../route-schema.ts'
import { uncheckedText } from '../success.ts'
import type { CartServices } from './cart-services.ts'
import { priceGuarded } from './coupon-guesses.ts'
import { presentChanges, presentQuote } from './quote.presenter.ts'
import { route } from '../route.ts'
import { cartRequest } from './quote-request.ts'

/** What a cart costs and whether it can be had, for visitors too; changes nothing (A-C2, S237). */
export function cartRoutes(api: ApiServer, services: CartServices): void {
  const priced = async (request: FastifyRequest, form: QuoteForm) =>
    priceGuarded(services, request, await cartRequest(request, form, services))

  const quote = {
    ...routeSchema('carts', 'Calculate the price of a cart and its ready-by date', QuoteAnswer),
    body: QuoteForm,
  }
  // Asked with every change of a cart: its answer is one by its type, and not checked once more.
  route(
    api,
    { method: 'POST', path: '/carts/quote', access: PUBLIC, schema: quote, serializerCompiler: uncheckedText },
    async ({ body, language, request }) => presentQuote(await priced(request, body), body.couponCode, language),
  )

  const validate = {
    ...routeSchema('carts', 'Validate a cart: list what changed since it was last seen', ValidateAnswer),
    body: QuoteForm,
  }
  route(api, { method: 'POST', path: '/carts/validate', access: PUBLIC, schema: validate }, async ({ body, request }) =>
    presentChanges(await priced(request, body)),
  )
}
