import type { FastifyRequest } from 'fastify'
import type { CartQuote } from '#services/cart/cart-pricing.ts'
import { takeLimit } from '../limits/take-limit.ts'
import type { CartServices } from './cart-services.ts'

/**
 * Prices a cart with a code under a limit on guesses (B27): the guess is counted before it is checked, as
 * many are made at the same time, and uncounted unless the code is unknown: shoppers never meet the limit.
 */
export async function priceGuarded(
  { limits, price }: Pick<CartServices, 'limits' | 'price'>,
  request: FastifyRequest,
  cart: Parameters<CartServices['price']>[0],
): Promise<CartQuote> {
  const isGuess = ({ coupon }: CartQuote) => coupon?.ok === false && coupon.error.code === 'COUPON_INVALID'
  return guardCode({ limits, request, code: cart.couponCode }, () => price(cart), isGuess)
}

type Guarded = {
  readonly limits: CartServices['limits']
  readonly request: FastifyRequest
  readonly code: string | undefined
}

/** The same for anything else that says whether a code is known. */
export async function guardCode<Answer>(
  { limits, request, code }: Guarded,
  work: () => Promise<Answer>,
  isGuess: (answer: Answer) => boolean,
): Promise<Answer> {
  if (code === undefined) return work()
  await takeLimit(limits, 'coupon-guess', request)
  let wasGuess = false
  try {
    const answer = await work()
    wasGuess = isGuess(answer)
    return answer
  } finally {
    if (!wasGuess) await limits.giveBack('coupon-guess', request.ip)
  }
}
