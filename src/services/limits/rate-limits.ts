import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { networkOf } from './ip-network.ts'

const [QUARTER, HOUR, DAY] = [900, 3_600, 24 * 3_600]

/** How often a visitor may do what, in a window that begins with the first time. */
export const LIMITS = {
  contact: { times: 3, windowSeconds: HOUR },
  'special-request': { times: 5, windowSeconds: HOUR },
  /** also requests that were refused, against floods of files */
  'special-request-attempt': { times: 30, windowSeconds: HOUR },
  newsletter: { times: 10, windowSeconds: HOUR },
  /** reports of pages that failed in a browser: from a visitor, and from all */
  'page-failure': { times: 20, windowSeconds: HOUR },
  'page-failure-all': { times: 1_000, windowSeconds: HOUR },

  /** one-time codes: to the same identifier for the same purpose from the same browser */
  'code-pause': { times: 1, windowSeconds: CODE_POLICY.resendSeconds },
  /** from the same network, the block of networks around it, and the same browser */
  'code-network': { times: 10, windowSeconds: HOUR },
  'code-network-block': { times: 100, windowSeconds: HOUR },
  'code-network-block-day': { times: 500, windowSeconds: DAY },
  'code-device': { times: 30, windowSeconds: DAY },
  /** to the same identifier from the same block of networks: others cannot use up the owner's limit elsewhere */
  'code-identifier': { times: 5, windowSeconds: HOUR },
  'code-identifier-day': { times: 10, windowSeconds: DAY },
  /** to the same identifier from anywhere: how many messages a visitor gets at most when others want to annoy them */
  'code-phone': { times: 20, windowSeconds: HOUR },
  'code-phone-day': { times: 40, windowSeconds: DAY },
  'code-email': { times: 40, windowSeconds: HOUR },
  'code-email-day': { times: 80, windowSeconds: DAY },
  /** to a hundred neighbouring phone numbers, from the same block of networks and from all */
  'code-neighbours': { times: 20, windowSeconds: HOUR },
  'code-neighbours-all': { times: 100, windowSeconds: HOUR },
  /** to an identifier from a browser that was signed in with it: strangers cannot use this one up */
  'code-owner': { times: 5, windowSeconds: HOUR },
  /** to all strangers: with five tries each, a guesser of all of them gets into one account in ten days */
  'code-all': { times: 20_000, windowSeconds: DAY },
  /** text messages that cost money; the number is a setting */
  'sms-day': { times: 2_000, windowSeconds: DAY },
  'code-check': { times: 120, windowSeconds: HOUR },

  /** wrong passwords: from a network, and from the block around it */
  'password-network': { times: 30, windowSeconds: HOUR },
  'password-network-block': { times: 150, windowSeconds: HOUR },
  /** for an identifier from the same block of networks, and from all until its owner has come in by a code */
  'password-identifier': { times: 10, windowSeconds: HOUR },
  'password-identifier-day': { times: 20, windowSeconds: DAY },
  'password-all': { times: 60, windowSeconds: HOUR },
  /** for an identifier from a browser of its owner */
  'password-owner': { times: 10, windowSeconds: HOUR },
  /** passwords of staff: for an account from a block of networks, from a network, and for an account from all */
  'staff-password': { times: 5, windowSeconds: QUARTER },
  'staff-password-network': { times: 30, windowSeconds: HOUR },
  'staff-password-all': { times: 60, windowSeconds: HOUR },
  /** codes of staff who have shown a password, or use a session */
  'staff-code': { times: 5, windowSeconds: QUARTER },
  'staff-code-all': { times: 30, windowSeconds: HOUR },
  /** PINs: of a person on a tablet, on a tablet, and the opening of pairing links */
  'staff-pin': { times: 5, windowSeconds: QUARTER },
  'staff-pin-device': { times: 30, windowSeconds: HOUR },
  'device-pairing': { times: 30, windowSeconds: HOUR },
  /** links that open an account of staff */
  'staff-link': { times: 120, windowSeconds: HOUR },
  /** unknown coupon codes */
  'coupon-guess': { times: 30, windowSeconds: HOUR },
  /** carts as files: each is generated on request */
  quotation: { times: 60, windowSeconds: HOUR },
  /** payment links that do not exist */
  'link-guess': { times: 60, windowSeconds: HOUR },
  /** review links that do not exist */
  'proof-guess': { times: 60, windowSeconds: HOUR },
  /** proofs as files: each is generated on request */
  'proof-paper': { times: 60, windowSeconds: HOUR },
  passkey: { times: 120, windowSeconds: HOUR },
  google: { times: 60, windowSeconds: HOUR },
  /** all of one's data, generated each time */
  export: { times: 10, windowSeconds: DAY },

  /** further attempts to pay: each asks a gateway */
  pay: { times: 20, windowSeconds: HOUR },
  /** browsers that come back from a gateway, which is asked then: many customers share a network */
  'payment-return': { times: 600, windowSeconds: HOUR },
  card: { times: 10, windowSeconds: HOUR },
  /** questions whether a provider would lend, one for each total and contact */
  eligibility: { times: 60, windowSeconds: HOUR },
  /** files of artwork that are announced */
  'artwork-upload': { times: 200, windowSeconds: HOUR },
  /** checks of files for a configuration: a size that is tried out is one */
  'artwork-check': { times: 1_000, windowSeconds: HOUR },
  /** fixed copies: each takes a process for seconds */
  'artwork-fix': { times: 60, windowSeconds: HOUR },
  /** pages drawn with their finishes apart: each takes a process for a second */
  'artwork-finishes': { times: 240, windowSeconds: HOUR },
  /** originals that are taken back */
  'artwork-original': { times: 60, windowSeconds: HOUR },
  /** receipts of transfers: each is a file to be stored */
  receipt: { times: 20, windowSeconds: HOUR },
  /** reviews with photos to re-encode, and questions: each is read by staff */
  review: { times: 20, windowSeconds: HOUR },
  question: { times: 5, windowSeconds: HOUR },
} as const

export type LimitName = keyof typeof LIMITS
export type Limits = Readonly<Record<LimitName, { readonly times: number; readonly windowSeconds: number }>>

export type LimitExceeded = { readonly code: 'limits/exceeded'; readonly retryAfterSeconds: number }

export interface RateLimits {
  /** Counts one more time for a visitor (an address, or any name for whom is counted); refused when it is too many. */
  readonly take: (limit: LimitName, who: string) => Promise<Result<void, LimitExceeded>>
  /** Seconds until a visitor may again, 0 when they may now. Does not count. */
  readonly waitSeconds: (limit: LimitName, who: string) => Promise<number>
  /** Whether all times are used up, without counting. */
  readonly isUsedUp: (limit: LimitName, who: string) => Promise<boolean>
  /** Uncounts one time, for what was not done after all. */
  readonly giveBack: (limit: LimitName, who: string) => Promise<void>
  /** Uncounts all times. */
  readonly forget: (limit: LimitName, who: string) => Promise<void>
}

export interface RateLimitsOptions {
  readonly pool: Pool
  /** Names are stored only as keyed hashes, and only for the window. */
  readonly secret: string
  readonly limits?: Limits
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

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
  const keyOf = (who: string): string =>
    createHmac('sha256', secret).update(networkOf(who)).digest('base64url').slice(0, 22)

  const waitSeconds = async (name: LimitName, who: string): Promise<number> => {
    const state = await limiter(name).get(keyOf(who))
    return state && state.consumedPoints >= limits[name].times ? secondsOf(state) : 0
  }

  return {
    take: async (name, who) => {
      try {
        await limiter(name).consume(keyOf(who))
        return ok(undefined)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return err({ code: 'limits/exceeded', retryAfterSeconds: secondsOf(refusal) })
      }
    },
    waitSeconds,
    isUsedUp: async (name, who) => (await waitSeconds(name, who)) > 0,
    giveBack: async (name, who) => {
      await limiter(name).reward(keyOf(who))
    },
    forget: async (name, who) => {
      await limiter(name).delete(keyOf(who))
    },
  }
}
