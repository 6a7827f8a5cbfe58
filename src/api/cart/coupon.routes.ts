import { ApplyCouponAnswer, ApplyCouponForm } from '#contract/cart/quote.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PUBLIC } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { Refusal } from '../refusal.ts'
import { routeSchema } from '../route-schema.ts'
import type { CartServices } from './cart-services.ts'
import { priceGuarded } from './coupon-guesses.ts'
import { err } from '#domain/result.ts'
import { route, withMessage } from '../route.ts'
import { requestedLine, customerOf, userOf } from './quote-request.ts'

/** Trying a coupon with a cart (A-C2, A-C4). The code stays with the cart; nothing is used up before an order. */
export function couponRoutes(api: ApiServer, services: CartServices): void {
  const apply = {
    ...routeSchema('carts', 'Apply a coupon: its discount on a cart, or why it is not valid', ApplyCouponAnswer),
    body: ApplyCouponForm,
  }
  route(api, { method: 'POST', path: '/coupons/apply', access: PUBLIC, schema: apply }, async ({ body, request }) => {
    const { code, couponCode = code, items, urgent } = body
    const user = userOf(await customerOf(request, services))
    const cart = { lines: items.map(requestedLine), urgent, couponCode, user }
    const { coupon, totals } = await priceGuarded(services, request, cart)
    if (!coupon?.ok) return err(new Refusal(coupon?.error.code ?? 'COUPON_INVALID', missingOf(coupon?.error)))
    const { code: written, worth } = coupon.value
    return withMessage('coupon_applied', { code: written, type: worth.type, discount: totals.discount })
  })

  const remove = routeSchema('carts', 'Remove the coupon from the cart', DoneAnswer)
  route(api, { method: 'DELETE', path: '/coupons', access: PUBLIC, schema: remove }, async () =>
    withMessage('coupon_removed'),
  )
}

const missingOf = (refusal: object | undefined) =>
  refusal && 'missing' in refusal && typeof refusal.missing === 'number' ? { missingAmount: refusal.missing } : {}
