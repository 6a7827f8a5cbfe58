import type { Db } from '#db/connection.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { DELETION_GRACE_DAYS } from '#domain/customers/deletion.ts'
import type { Language } from '#domain/language.ts'
import type { Alert } from '../alert.ts'
import type { AuditLog, AuditSource } from '../audit/audit-log.ts'
import { forgetMessagesTo } from '../messages/outbox.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import type { SessionService } from '../sessions/session.service.ts'
import type { CredentialService } from './credentials.service.ts'
import { deleteDueCustomer, findDue, insertDeletion, removeDeletion } from './deletion.repository.ts'
import { findIdentifiers } from './identifier.repository.ts'
import { notify } from './notify.ts'
import { sweepEach } from '../sweep-each.ts'

export interface DeletionOptions {
  readonly db: Db
  readonly queue: JobQueue
  readonly sessions: Pick<SessionService, 'end'>
  readonly audit: AuditLog
  readonly credentials: Pick<CredentialService, 'notifyOwner'>
  readonly alert: Alert
}

export type DeletionService = ReturnType<typeof createDeletionService>

/** The end of an account: planned by its owner, taken back within the grace, then for good. */
export function createDeletionService({ db, queue, sessions, audit, credentials, alert }: DeletionOptions) {
  return {
    /** Plans the end of the account and signs every device out. Planning it twice is the same as once. */
    plan: (source: AuditSource, language: Language): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { customerId } = source
        const planned = await insertDeletion(tx, customerId, DELETION_GRACE_DAYS)
        await sessions.end(tx, customerId)
        if (!planned) return
        const identifiers = await findIdentifiers(tx, customerId)
        const date = riyadhDate(planned.due_at)
        await notify(tx, queue, { notice: 'deletion-planned', date }, { identifiers, language })
        await audit.record(tx, 'deletion-requested', source)
      }),

    /** Takes it back; false when nothing was planned. */
    cancel: (source: AuditSource): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        if (!(await removeDeletion(tx, source.customerId))) return false
        await audit.record(tx, 'deletion-cancelled', source)
        await credentials.notifyOwner(tx, source.customerId, { notice: 'deletion-cancelled' })
        return true
      }),

    /** Ends the accounts whose grace is over, with every message that was written to them; answers how many. */
    endDue: async (): Promise<number> => {
      const sweep = { sweep: 'customers.sweep', alert }
      return sweepEach(await findDue(db, 500), sweep, (customerId) => endAccount({ db, audit }, customerId))
    },
  }
}

const endAccount = ({ db, audit }: Pick<DeletionOptions, 'db' | 'audit'>, customerId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const identifiers = await findIdentifiers(tx, customerId)
    if (!(await deleteDueCustomer(tx, customerId))) return false
    const addresses = identifiers.flatMap(({ value, verified_at: at }) => (at ? [value] : []))
    await forgetMessagesTo(tx, addresses)
    await audit.record(tx, 'deleted', { customerId })
    return true
  })
