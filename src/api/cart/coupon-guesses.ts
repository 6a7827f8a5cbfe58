import type { FastifyRequest } from 'fastify'
import type { CartQuote } from '#services/cart/cart-pricing.ts'
import { takeLimit } from '../inbox/take-limit.ts'
import type { CartServices } from './cart-services.ts'

/**
 * Prices a cart with a code, so that nobody tries codes without end (B27): the guess is counted before it is heard, as
 * many are made at the same time, and uncounted unless nobody knows the code: shoppers never meet the limit.
 */
export async function priceGuarded(
  { limits, price }: Pick<CartServices, 'limits' | 'price'>,
  request: FastifyRequest,
  cart: Parameters<CartServices['price']>[0],
): Promise<CartQuote> {
  if (cart.couponCode === undefined) return price(cart)
  await takeLimit(limits, 'coupon-guess', request)
  let isGuess = false
  try {
    const quote = await price(cart)
    isGuess = quote.coupon?.ok === false && quote.coupon.error.code === 'COUPON_INVALID'
    return quote
  } finally {
    if (!isGuess) await limits.giveBack('coupon-guess', request.ip)
  }
}
