import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A card the sandbox keeps: what paying with it comes to, never its number. */
export type SandboxToken = {
  readonly id: string
  /** As Moyasar documents it: initiated until it is verified, inactive when that failed. */
  readonly status: 'initiated' | 'active' | 'inactive' | 'expired'
  /** Made for one payment. */
  readonly saveOnly: boolean
  /** Where its holder returns to after verifying it; null when there is no page for that. */
  readonly callbackUrl: string | null
  readonly brand: string
  readonly lastFour: string
  readonly month: string
  readonly year: string
  readonly name: string
  /** What paying with it comes to: `paid`, or why not. */
  readonly outcome: string
  readonly createdAt: string
}

/** A payment as the sandbox keeps it, whichever gateway it was made at. Amounts are halalas. */
export type SandboxPayment = {
  readonly id: string
  readonly gateway: 'MOYASAR' | 'TABBY' | 'TAMARA'
  /** The merchant's name for it. */
  readonly reference: string
  readonly amount: number
  readonly status: string
  /** Taken from the customer, or promised by the provider. */
  readonly charged: number
  readonly captured: number
  readonly refunded: number
  readonly refunds: readonly { readonly id: string; readonly amount: number }[]
  readonly description: string
  readonly language: string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly source: Readonly<Record<string, unknown>>
  readonly returnUrls: { readonly success: string; readonly failure: string; readonly cancel: string }
  readonly createdAt: string
  readonly updatedAt: string
}

/** What happened; `amount` is the money that moved with it. */
export type LedgerEntry = {
  readonly seq: number
  readonly at: string
  readonly kind: 'CREATED' | 'CHARGED' | 'REFUNDED' | 'CAPTURED' | 'CHANGED'
  readonly amount: number
  readonly payment: SandboxPayment
}

export type Ledger = ReturnType<typeof openLedger>

/**
 * What the sandbox knows, in a file to which lines are only ever added: killed at any moment it comes back with every
 * charge it answered for. `sync` waits for the disk at each line.
 */
export function openLedger(folder: string, { sync = false } = {}) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'ledger.jsonl')
  const entries = readLines<LedgerEntry>(file)
  const payments = new Map(entries.map(({ payment }) => [payment.id, payment]))
  const byReference = new Map(entries.map(({ payment }) => [payment.reference, payment.id]))
  const tokens = new Map<string, SandboxToken>()
  const tokenFile = join(folder, 'tokens.jsonl')
  for (const { id, token } of readLines<{ id: string; token: SandboxToken | null }>(tokenFile)) {
    // One of an earlier form, without a status, is none that could pay.
    if (token && 'status' in token) tokens.set(id, token)
    else tokens.delete(id)
  }
  const [handle, tokenHandle] = [openSync(file, 'a'), openSync(tokenFile, 'a')]

  return {
    entries: entries as readonly LedgerEntry[],
    payments: payments as ReadonlyMap<string, SandboxPayment>,
    tokens: tokens as ReadonlyMap<string, SandboxToken>,
    /** Keeps a card, or forgets it; false when there is none. */
    putToken: (id: string, token: SandboxToken | null): boolean => {
      const isThere = tokens.has(id)
      writeSync(tokenHandle, `${JSON.stringify({ id, token })}\n`)
      if (token) tokens.set(id, token)
      else tokens.delete(id)
      return isThere
    },
    idOf: (reference: string): string | undefined => byReference.get(reference),
    write: (kind: LedgerEntry['kind'], amount: number, changed: SandboxPayment): SandboxPayment => {
      const at = new Date().toISOString()
      const payment = { ...changed, updatedAt: at }
      const entry = { seq: entries.length + 1, at, kind, amount, payment }
      writeSync(handle, `${JSON.stringify(entry)}\n`)
      if (sync) fsyncSync(handle)
      entries.push(entry)
      payments.set(payment.id, payment)
      byReference.set(payment.reference, payment.id)
      return payment
    },
    close: () => {
      closeSync(handle)
      closeSync(tokenHandle)
    },
  }
}

/** The whole lines of the file; one torn by a crash was never answered for. */
function readLines<Line>(file: string): Line[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)
}
