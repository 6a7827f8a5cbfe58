import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditLog, AuditSource } from '../audit/audit-log.ts'
import type { CredentialService } from './credentials.service.ts'
import { setGoogle, updateCustomer } from './customer.repository.ts'
import { isTaken } from './identifier.repository.ts'

export type GoogleConnection = ReturnType<typeof createGoogleConnection>

/** The identity at Google that a customer who is signed in connects, or takes away. */
export const createGoogleConnection = ({
  db,
  audit,
  credentials,
}: {
  readonly db: Db
  readonly audit: AuditLog
  readonly credentials: Pick<CredentialService, 'notifyOwner'>
}) => ({
  /** Connects an identity at Google; the reasons against it: it is another customer's, or they have another one. */
  connect: async (source: AuditSource, sub: string): Promise<Result<void, { code: 'google/taken' }>> => {
    try {
      return await db.transaction().execute(async (tx) => {
        if (!(await setGoogle(tx, source.customerId, sub))) return err({ code: 'google/taken' })
        await audit.record(tx, 'google-connected', source)
        await credentials.notifyOwner(tx, source.customerId, { notice: 'google-connected' })
        return ok(undefined)
      })
    } catch (error) {
      if (isTaken(error)) return err({ code: 'google/taken' })
      throw error
    }
  },

  disconnect: async (source: AuditSource): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      await updateCustomer(tx, source.customerId, { google_sub: null })
      await audit.record(tx, 'google-disconnected', source)
    })
  },
})
