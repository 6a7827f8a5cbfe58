import type { Db } from '#db/connection.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditLog, AuditSource } from '../audit/audit-log.ts'
import { identifierKey } from '../codes/code-limits.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import type { SessionService } from '../sessions/session.service.ts'
import { readShopContact } from '../shop-settings/shop-contact.ts'
import { findLanguage, findPasswordHash, lockCustomerRow, updateCustomer } from './customer.repository.ts'
import { findIdentifiers, putIdentifier } from './identifier.repository.ts'
import { keepForUndo } from './identifier-undo.ts'
import { notify } from './notify.ts'
import type { Notice } from '../messages/templates/account-notice.ts'
import { hashPassword, isPassword } from './password.ts'

export interface CredentialOptions {
  readonly db: Db
  readonly queue: JobQueue
  readonly sessions: Pick<SessionService, 'end'>
  readonly audit: AuditLog
  readonly publicUrl: string
}

export type CredentialService = ReturnType<typeof createCredentialService>

/** What customers sign in with. Every change is logged, and its owner notified, in case another person made it. */
export function createCredentialService({ db, queue, sessions, audit, publicUrl }: CredentialOptions) {
  const notifyOwner = async (tx: Db, customerId: string, notice: Notice): Promise<void> => {
    const identifiers = await findIdentifiers(tx, customerId)
    await notify(tx, queue, notice, { identifiers, language: await findLanguage(tx, customerId) })
  }

  const setPassword = async (
    tx: Db,
    password: string,
    source: AuditSource,
    event: 'password-changed' | 'password-reset',
  ) => {
    const { customerId } = source
    await updateCustomer(tx, customerId, { password_hash: await hashPassword(password) })
    await audit.record(tx, event, source)
    await notifyOwner(tx, customerId, { notice: 'password-changed' })
  }

  return {
    setPassword,

    /** Sets a new password and signs the other devices out; one who has a password already must know it. */
    changePassword: async (
      source: AuditSource,
      passwords: { readonly current: string | undefined; readonly next: string },
    ): Promise<Result<void, { code: 'password/wrong' }>> => {
      const stored = await findPasswordHash(db, source.customerId)
      if (stored !== null && !(await isPassword(passwords.current ?? '', stored)))
        return err({ code: 'password/wrong' })
      await db.transaction().execute(async (tx) => {
        await setPassword(tx, passwords.next, source, 'password-changed')
        await sessions.end(tx, source.customerId, source.sessionId === undefined ? {} : { but: source.sessionId })
      })
      return ok(undefined)
    },

    /**
     * Gives the customer an identifier they have proved, and notifies the one it replaces, or the other one where it
     * replaces none, with a way to take that back.
     */
    changeIdentifier: async (tx: Db, source: AuditSource, identifier: Identifier, value: string): Promise<void> => {
      const { customerId } = source
      const { kind } = identifier
      await lockCustomerRow(tx, customerId)
      const proved = (await findIdentifiers(tx, customerId)).filter(({ verified_at: at }) => at !== null)
      const replaced = proved.find((row) => row.kind === kind)
      await putIdentifier(tx, customerId, { kind, value, key: identifierKey(identifier), isVerified: true })
      await audit.record(tx, 'identifier-changed', source, { kind })
      const notified = replaced ?? proved[0]
      if (!notified || notified.value_key === identifierKey(identifier)) return
      const language = await findLanguage(tx, customerId)
      const undoUrl = `${publicUrl}/${language}/undo-change?token=${await keepForUndo(tx, notified)}`
      const contact = await readShopContact(tx)
      const notice = replaced ? 'identifier-changed' : 'identifier-added'
      await notify(tx, queue, { notice, identifier: value, undoUrl, contact }, { identifiers: [notified], language })
    },

    /** Notifies a customer of a change to their account, in case another person made it. */
    notifyOwner,
  }
}
