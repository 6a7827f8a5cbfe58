import type { Db } from '#db/connection.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { identifierKey } from '../codes/code-limits.ts'
import { accounts } from '../customers/account.service.ts'
import { isPassword } from '../customers/password.ts'
import { networkBlockOf } from '../limits/ip-network.ts'
import type { LimitExceeded, RateLimits } from '../limits/rate-limits.ts'
import { giveBackAll, takeAll } from '../limits/take-all.ts'
import type { Counted } from '../limits/take-all.ts'

type Guesser = { readonly name: string; readonly ip: string }

/**
 * Whose identifier and password these are. Guesses are counted, for a browser of the owner apart from those of
 * strangers, and those of strangers for each block of networks, who otherwise could keep the owner out; a right one is
 * not counted.
 */
export async function checkPassword(
  { db, limits }: { readonly db: Db; readonly limits: RateLimits },
  identifier: Identifier,
  password: string,
  { name: browser, ip }: Guesser,
): Promise<Result<string, LimitExceeded | { code: 'sign-in/wrong' }>> {
  const owner = await accounts.ownerOf(db, identifier, browser)
  const key = identifierKey(identifier)
  const counted = owner?.knows_browser ? ([['password-owner', `${key} ${browser}`]] as const) : strangerLimits(key, ip)
  const taken = await takeAll(limits, counted)
  if (!taken.ok) return taken
  if (!(await isPassword(password, owner?.password_hash ?? null)) || !owner) return err({ code: 'sign-in/wrong' })
  await giveBackAll(limits, counted)
  return ok(owner.customer_id)
}

function strangerLimits(key: string, ip: string): Counted {
  const block = networkBlockOf(ip)
  return [
    ['password-network', ip],
    ['password-network-block', block],
    ['password-identifier', `${key} ${block}`],
    ['password-identifier-day', `${key} ${block}`],
    ['password-all', key],
  ]
}

/** An owner has shown a code: the guesses of strangers slow the owner down no more. */
export const forgetGuesses = (limits: Pick<RateLimits, 'forget'>, identifier: Identifier): Promise<void> =>
  limits.forget('password-all', identifierKey(identifier))
