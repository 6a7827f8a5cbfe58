import { randomUUID } from 'node:crypto'
import type { SandboxPayment } from './ledger.ts'

type Given = Pick<
  SandboxPayment,
  'gateway' | 'reference' | 'amount' | 'status' | 'description' | 'language' | 'returnUrls'
>

/** A new payment by instalments, nothing charged yet; `atMs` is the gateway's time. */
export function newInstalmentPayment(given: Given, atMs: number): SandboxPayment {
  const now = new Date(atMs).toISOString()
  return {
    ...given,
    id: randomUUID(),
    charged: 0,
    captured: 0,
    refunded: 0,
    refunds: [],
    metadata: {},
    source: {},
    createdAt: now,
    updatedAt: now,
  }
}
