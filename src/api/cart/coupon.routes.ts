import { ApplyCouponAnswer, ApplyCouponForm } from '#contract/cart/quote.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { routeSchema } from '../route-schema.ts'
import { succeed } from '../success.ts'
import type { CartServices } from './cart-services.ts'
import { priceGuarded } from './coupon-guesses.ts'
import { askedLine, customerOf, userOf } from './quote-request.ts'

/** Trying a coupon with a cart (A-C2, A-C4). The code stays with the cart; nothing is used up before an order. */
export function couponRoutes(api: ApiServer, services: CartServices): void {
  const apply = {
    ...routeSchema('carts', 'What a coupon takes off a cart, or why it does not count', ApplyCouponAnswer),
    body: ApplyCouponForm,
  }
  api.post('/coupons/apply', { schema: apply, config: PUBLIC }, async (request) => {
    const { code, couponCode = code, items, urgent } = request.body
    const user = userOf(await customerOf(request, services))
    const cart = { lines: items.map(askedLine), urgent, couponCode, user }
    const { coupon, totals } = await priceGuarded(services, request, cart)
    if (!coupon?.ok) throw new Refusal(coupon?.error.code ?? 'COUPON_INVALID', missingOf(coupon?.error))
    const { code: written, worth } = coupon.value
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, { code: written, type: worth.type, discount: totals.discount }, 'coupon_applied')
  })

  const remove = routeSchema('carts', 'Use no coupon; the cart forgets its code', DoneAnswer)
  api.delete('/coupons', { schema: remove, config: PUBLIC }, async (request) =>
    succeed(languageOf(request.headers['accept-language']), null, 'coupon_removed'),
  )
}

const missingOf = (refusal: object | undefined) =>
  refusal && 'missing' in refusal && typeof refusal.missing === 'number' ? { missingAmount: refusal.missing } : {}
