import type { Bought } from '../orders/bought-order.ts'
import type { Operation } from './openapi-document.ts'
import type { RequestCase } from './request-cases.ts'

/** Which id of an owned resource a path takes. No generator guesses one. */
const OWNED: readonly (readonly [RegExp, keyof Bought])[] = [
  [/\/carts\/(?:profile|products)\/\{id\}/, 'order'],
  [/\/payments\/\{id\}/, 'payment'],
  [/\/credit-cards\/\{id\}/, 'card'],
]

/** A valid request with what its customer really has in the place of ids that were made up. */
export function withOwnedIds({ path }: Operation, request: RequestCase, bought: Bought | undefined): RequestCase {
  if (!bought || request.kind !== 'valid') return request
  const [, owned] = OWNED.find(([pattern]) => pattern.test(path)) ?? []
  const body = request.body as Record<string, unknown> | undefined
  return {
    ...request,
    ...(owned && { path: { ...request.path, id: bought[owned] } }),
    ...(body && 'orderId' in body && { body: { ...body, orderId: bought.order, ...ownCard(body, bought) } }),
  }
}

/** Of a way to pay, the customer's own card. */
const ownCard = (body: Record<string, unknown>, { card }: Bought) =>
  body['paymentMethod'] === 'SAVED_CARD' ? { cardId: card } : {}
