import type { FastifyRequest } from 'fastify'
import type { LimitName, RateLimits } from '#services/limits/rate-limits.ts'
import { Refusal } from '../refusal.ts'

/** Counts a request of this visitor. Throws the refusal when it is one too many. */
export async function takeLimit(
  limits: Pick<RateLimits, 'take'>,
  name: LimitName,
  request: FastifyRequest,
): Promise<void> {
  const taken = await limits.take(name, request.ip)
  if (taken.ok) return
  throw new Refusal('RATE_LIMITED', { headers: { 'retry-after': String(taken.error.retryAfterSeconds) } })
}
