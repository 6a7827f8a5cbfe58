import { err, ok, type Result } from '#domain/result.ts'
import type { LimitExceeded, LimitName, RateLimits } from './rate-limits.ts'

/** Limits that one request counts in, and for whom. */
export type Counted = readonly (readonly [LimitName, string])[]

/**
 * Counts a request in every one of these limits, or in none: when it is one too many for any, what was counted is given
 * back, and the refusal says the longest of all the waits. Those that strangers share come last, so that who is refused
 * by a limit of their own never touches them.
 */
export async function takeAll(limits: RateLimits, counted: Counted): Promise<Result<void, LimitExceeded>> {
  for (const [index, [name, who]] of counted.entries()) {
    const taken = await limits.take(name, who)
    if (taken.ok) continue
    // The refusal itself has been counted too.
    await giveBackAll(limits, counted.slice(0, index + 1))
    const others = await Promise.all(counted.slice(index + 1).map(([other, whom]) => limits.waitSeconds(other, whom)))
    return err({ ...taken.error, retryAfterSeconds: Math.max(taken.error.retryAfterSeconds, ...others) })
  }
  return ok(undefined)
}

/** Uncounts a request that came to nothing after all. */
export async function giveBackAll(limits: Pick<RateLimits, 'giveBack'>, counted: Counted): Promise<void> {
  for (const [name, who] of counted) await limits.giveBack(name, who)
}
