import type { FastifyRequest } from 'fastify'
import type { CartQuote } from '#services/cart/cart-pricing.ts'
import { takeLimit } from '../inbox/take-limit.ts'
import { Refusal } from '../refusal.ts'
import type { CartServices } from './cart-services.ts'

type Limits = CartServices['limits']

/** Nobody tries codes without end (B27): only codes that do not exist count, so that shoppers never meet the limit. */
export async function refuseGuessing(limits: Limits, request: FastifyRequest): Promise<void> {
  if (await limits.isUsedUp('coupon-guess', request.ip)) throw new Refusal('RATE_LIMITED')
}

/** Counts a code that nobody knows. Throws the refusal when it is one too many. */
export async function tellGuess(limits: Limits, request: FastifyRequest, { coupon }: CartQuote): Promise<void> {
  if (coupon?.ok === false && coupon.error.code === 'COUPON_INVALID') await takeLimit(limits, 'coupon-guess', request)
}
