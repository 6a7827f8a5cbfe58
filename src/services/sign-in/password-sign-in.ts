import type { Db } from '#db/connection.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { identifierKey } from '../codes/code-limits.ts'
import { accounts } from '../customers/account.service.ts'
import { isPassword } from '../customers/password.ts'
import type { LimitExceeded, LimitName, RateLimits } from '../limits/rate-limits.ts'

type Guesser = { readonly name: string; readonly ip: string }

/**
 * Whose identifier and password these are. Guesses are counted, for a browser of the owner apart from those of
 * strangers, who otherwise could keep the owner out; a right one is not counted.
 */
export async function checkPassword(
  { db, limits }: { readonly db: Db; readonly limits: RateLimits },
  identifier: Identifier,
  password: string,
  { name: browser, ip }: Guesser,
): Promise<Result<string, LimitExceeded | { code: 'sign-in/wrong' }>> {
  const key = identifierKey(identifier)
  const owner = await accounts.ownerOf(db, identifier, browser)
  const counted: readonly (readonly [LimitName, string])[] = owner?.knows_browser
    ? [['password-owner', `${key} ${browser}`]]
    : [
        ['password-network', ip],
        ['password-identifier', key],
      ]
  for (const [limit, who] of counted) {
    const taken = await limits.take(limit, who)
    if (!taken.ok) return taken
  }
  if (!(await isPassword(password, owner?.password_hash ?? null)) || !owner) return err({ code: 'sign-in/wrong' })
  for (const [limit, who] of counted) await limits.giveBack(limit, who)
  return ok(owner.customer_id)
}
