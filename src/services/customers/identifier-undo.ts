import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { UNDO_HOURS } from '#domain/customers/identifier-undo.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import type { SessionService } from '../sessions/session.service.ts'
import { readShopContact } from '../shop-settings/shop-contact.ts'
import { findLanguage, lockCustomerRow, updateCustomer } from './customer.repository.ts'
import { findIdentifiers, isTaken, putIdentifier } from './identifier.repository.ts'
import type { IdentifierRow } from './identifier.repository.ts'
import { notify } from './notify.ts'
import { deleteOldUndos, insertUndo, removeMadeSince, takeUndo } from './identifier-undo.repository.ts'

export type UndoError =
  /** Used, too old, or never given. */
  | { readonly code: 'undo/gone' }
  /** Another customer signs in with it now. */
  | { readonly code: 'identifier/taken' }

export interface IdentifierUndoOptions {
  readonly db: Db
  readonly queue: JobQueue
  readonly sessions: Pick<SessionService, 'end'>
  readonly audit: AuditLog
}

export type IdentifierUndo = ReturnType<typeof createIdentifierUndo>

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Keeps the identifier that is replaced; answers the token of the link that brings it back. */
export async function keepForUndo(tx: Db, { customer_id: customerId, ...old }: IdentifierRow): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const { kind, value, value_key: key } = old
  await insertUndo(tx, { token_hash: hashOf(token), customer_id: customerId, kind, value, value_key: key }, UNDO_HOURS)
  return token
}

/** Taking back the change of an e-mail address or number, by the link that was sent to the one it replaced. */
export const createIdentifierUndo = ({ db, queue, sessions, audit }: IdentifierUndoOptions) => ({
  /**
   * Brings an identifier back. As another person may have made the change, every device is signed out, and what was made
   * since to come in by goes: identifiers, passkeys, a password, Google. The customer comes in by a code. Other
   * identifiers are notified, those that have gone too: one of them may be the owner's.
   */
  undo: async (token: string, ip: string): Promise<Result<void, UndoError>> => {
    try {
      return await db.transaction().execute(async (tx): Promise<Result<void, UndoError>> => {
        const undone = await takeUndo(tx, hashOf(token))
        if (!undone) return err({ code: 'undo/gone' })
        const { customer_id: customerId, kind, value, value_key: key, created_at: since } = undone
        await lockCustomerRow(tx, customerId)
        const others = (await findIdentifiers(tx, customerId)).filter((row) => row.value_key !== key)
        await removeMadeSince(tx, customerId, since)
        await putIdentifier(tx, customerId, { kind, value, key, isVerified: true })
        const wasSet = (...events: Parameters<AuditLog['hasHappened']>[3]) =>
          audit.hasHappened(tx, customerId, since, events)
        await updateCustomer(tx, customerId, {
          ...((await wasSet('password-changed', 'password-reset')) && { password_hash: null }),
          ...((await wasSet('google-connected')) && { google_sub: null }),
        })
        await sessions.end(tx, customerId)
        await audit.record(tx, 'identifier-restored', { customerId, ip }, { kind })
        const notice = { notice: 'identifier-restored', identifier: value, contact: await readShopContact(tx) } as const
        const language = await findLanguage(tx, customerId)
        for (const other of others) await notify(tx, queue, notice, { identifiers: [other], language })
        return ok(undefined)
      })
    } catch (error) {
      if (isTaken(error)) return err({ code: 'identifier/taken' })
      throw error
    }
  },

  sweep: () => deleteOldUndos(db),
})
