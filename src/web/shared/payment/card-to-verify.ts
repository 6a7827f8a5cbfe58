import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import { whenSignedOut } from '../session/session.ts'

/** A card whose holder was sent to their bank to confirm it, until they are back. `since`: milliseconds of the clock. */
type CardToVerify = { readonly customerId: string; readonly token: string; readonly since: number }

/** A customer who is back later begins again: the token does not lie in the browser for longer. */
const LONGEST_MS = 60 * 60_000

export const cardToVerify = persistedValue<CardToVerify | null>({
  key: 'cardToVerify',
  version: 2,
  empty: null,
  read: (data, version) => {
    // Without its time, of an earlier version.
    if (data === null || version < 2) return null
    const { customerId, token, since } = data as CardToVerify
    const isWhole = typeof customerId === 'string' && typeof token === 'string' && typeof since === 'number'
    return isWhole ? { customerId, token, since } : undefined
  },
})

whenSignedOut(() => cardToVerify.clear())

/** The card that this customer has just confirmed, which is forgotten with the answer; also one of anybody else. */
export function takeCardToVerify(customerId: string, now: number): CardToVerify | undefined {
  const waiting = cardToVerify.get()
  if (!waiting) return undefined
  cardToVerify.clear()
  return waiting.customerId === customerId && now - waiting.since < LONGEST_MS ? waiting : undefined
}
