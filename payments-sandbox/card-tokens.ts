import { randomBytes } from 'node:crypto'
import type { SandboxToken } from './ledger.ts'
import { cardOutcome } from './test-cards.ts'

type Card = { readonly name: string; readonly number: string; readonly month: number; readonly year: number }

/** A token for a card. What the card does goes into it, so that it outlives the sandbox; the number does not. */
export function newToken({ name, number, month, year }: Card): SandboxToken {
  const { company, code, message } = cardOutcome(number)
  return {
    id: `token_${randomBytes(12).toString('hex')}`,
    brand: company,
    lastFour: number.slice(-4),
    month: String(month),
    year: String(year < 100 ? 2000 + year : year),
    name,
    outcome: `${code} ${message}`,
    createdAt: new Date().toISOString(),
  }
}
