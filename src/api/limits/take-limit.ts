import type { FastifyRequest } from 'fastify'
import type { LimitName, RateLimits } from '#services/limits/rate-limits.ts'
import { Refusal } from '../refusal.ts'

/** Counts a request of this visitor. Throws the refusal when it is one too many. */
export const takeLimit = (limits: Pick<RateLimits, 'take'>, name: LimitName, request: FastifyRequest): Promise<void> =>
  takeLimitOf(limits, name, request.ip)

/** The same for a visitor who is known otherwise, such as a customer by their id. */
export async function takeLimitOf(limits: Pick<RateLimits, 'take'>, name: LimitName, who: string): Promise<void> {
  const taken = await limits.take(name, who)
  if (taken.ok) return
  throw new Refusal('RATE_LIMITED', { headers: { 'retry-after': String(taken.error.retryAfterSeconds) } })
}
