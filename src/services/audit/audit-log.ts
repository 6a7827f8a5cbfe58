import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { createHmac } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { networkOf } from '../limits/ip-network.ts'
import { findEntries, hasEntry, insertEntry } from './audit.repository.ts'

/** What is written down for good. */
export type AuditEvent =
  | 'signed-up'
  | 'signed-in'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'signed-out-others'
  | 'session-copied'
  | 'password-changed'
  | 'password-reset'
  | 'identifier-changed'
  | 'identifier-restored'
  | 'google-connected'
  | 'google-disconnected'
  | 'passkey-added'
  | 'passkey-removed'
  | 'data-exported'
  | 'deletion-requested'
  | 'deletion-cancelled'
  | 'deleted'
  | 'proof-approved'
  | 'proof-withdrawn'
  | 'review-approved'
  | 'review-rejected'
  | 'review-replied'
  | 'question-answered'
  | 'question-rejected'

/** Who did it, from where. The address is stored as a keyed hash only. */
export type AuditSource = { readonly customerId: string; readonly sessionId?: string; readonly ip?: string }

export type AuditLog = ReturnType<typeof createAuditLog>

/** The log of sign-ins, changes of identifiers and deletions. An entry is written in the transaction it describes. */
export const createAuditLog = (secret: string) => ({
  record: (
    tx: Db,
    event: AuditEvent,
    { customerId, sessionId, ip }: AuditSource,
    facts: Readonly<Record<string, string | boolean>> = {},
  ): Promise<void> =>
    insertEntry(tx, {
      event,
      customer_id: customerId,
      session_id: sessionId ?? null,
      network_hash: ip ? createHmac('sha256', secret).update(networkOf(ip)).digest('base64url').slice(0, 22) : null,
      facts,
    }),

  /** What staff did by command; `customerId` is whose thing it was, null in the demo. */
  recordOfStaff: (
    tx: Db,
    event: AuditEvent,
    customerId: string | null,
    facts: Readonly<Record<string, string | number>>,
  ): Promise<void> => insertEntry(tx, { event, customer_id: customerId, session_id: null, network_hash: null, facts }),

  /** Whether one of these events has happened to a customer since. */
  hasHappened: (tx: Db, customerId: string, since: Date, events: readonly AuditEvent[]): Promise<boolean> =>
    hasEntry(tx, customerId, since, events),

  /** Every entry of a customer, the newest first, for the export of their data. */
  entriesOf: async (db: Db, customerId: string) =>
    (await findEntries(db, customerId)).map(({ event, facts, recorded_at: at }) => ({
      event,
      facts,
      at: riyadhTimestamp(at),
    })),
})
