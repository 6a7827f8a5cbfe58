import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { err, ok, type Result } from '#domain/result.ts'
import { networkOf } from './ip-network.ts'

/** How often one visitor may do what, in a window that begins with the first time. */
export const LIMITS = {
  contact: { times: 3, windowSeconds: 3_600 },
  'special-request': { times: 5, windowSeconds: 3_600 },
  /** also requests that were refused, so that nobody sends us files without end */
  'special-request-attempt': { times: 30, windowSeconds: 3_600 },
  newsletter: { times: 10, windowSeconds: 3_600 },
} as const

export type LimitName = keyof typeof LIMITS
export type Limits = Readonly<Record<LimitName, { readonly times: number; readonly windowSeconds: number }>>

export type LimitExceeded = { readonly code: 'limits/exceeded'; readonly retryAfterSeconds: number }

export interface RateLimits {
  /** Counts one more time; refused when it is one too many. */
  readonly take: (limit: LimitName, ip: string) => Promise<Result<void, LimitExceeded>>
  /** Uncounts one time, for what was not done after all. */
  readonly giveBack: (limit: LimitName, ip: string) => Promise<void>
}

export interface RateLimitsOptions {
  readonly pool: Pool
  /** Addresses are kept only as keyed hashes, and only for the window. */
  readonly secret: string
  readonly limits?: Limits
}

/** Limits that hold across instances and restarts, counted in the database. Throws when that does not answer. */
export function createRateLimits({ pool, secret, limits = LIMITS }: RateLimitsOptions): RateLimits {
  const limiters = new Map(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points: limits[name].times,
        duration: limits[name].windowSeconds,
      }),
    ]),
  )
  const limiter = (name: LimitName): RateLimiterPostgres => {
    const found = limiters.get(name)
    if (!found) throw new TypeError(`no such limit: ${name}`)
    return found
  }
  const keyOf = (ip: string): string =>
    createHmac('sha256', secret).update(networkOf(ip)).digest('base64url').slice(0, 22)

  return {
    take: async (name, ip) => {
      try {
        await limiter(name).consume(keyOf(ip))
        return ok(undefined)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return err({ code: 'limits/exceeded', retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
      }
    },
    giveBack: async (name, ip) => {
      await limiter(name).reward(keyOf(ip))
    },
  }
}
