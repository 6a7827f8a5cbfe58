import { randomBytes } from 'node:crypto'
import { riyadhDate } from '../src/domain/calendar/riyadh-time.ts'
import { isCardExpired } from '../src/domain/payments/card-number.ts'
import type { Ledger, SandboxToken } from './ledger.ts'
import { cardOutcome } from './test-cards.ts'

type Card = { readonly name: string; readonly number: string; readonly month: number; readonly year: number }

/** Moyasar calls a save-only token short-lived and does not say how short. */
const SAVE_ONLY_MS = 15 * 60_000

/** A token for a card. What the card does goes into it, so that it outlives the sandbox; the number does not. */
export function newToken(
  { name, number, month, year }: Card,
  { saveOnly = false, callbackUrl = null }: { saveOnly?: boolean; callbackUrl?: string | null } = {},
): SandboxToken {
  const { company, code, message } = cardOutcome(number)
  return {
    id: `token_${randomBytes(12).toString('hex')}`,
    status: 'initiated',
    saveOnly,
    callbackUrl,
    brand: company,
    lastFour: number.slice(-4),
    month: String(month),
    year: String(year < 100 ? 2000 + year : year),
    name,
    outcome: `${code} ${message}`,
    createdAt: new Date().toISOString(),
  }
}

/** The status of a token now: an active one expires with its card. */
export function tokenStatus({ status, month, year }: SandboxToken, now = new Date()): SandboxToken['status'] {
  const isExpired = isCardExpired({ month: Number(month), year: Number(year) }, riyadhDate(now))
  return status === 'active' && isExpired ? 'expired' : status
}

/** Whether a payment may be made with it: active, or made for one payment and not used for it yet. */
export const isPayable = (token: SandboxToken, now = new Date()): boolean =>
  token.saveOnly
    ? token.status === 'initiated' && now.getTime() - Date.parse(token.createdAt) < SAVE_ONLY_MS
    : tokenStatus(token, now) === 'active'

/** Writes down what became of a token. */
export function setTokenStatus(ledger: Ledger, id: unknown, status: SandboxToken['status']): void {
  const token = typeof id === 'string' ? ledger.tokens.get(id) : undefined
  if (token) ledger.putToken(token.id, { ...token, status })
}
