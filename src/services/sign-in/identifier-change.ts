import type { Db } from '#db/connection.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditSource } from '../audit/audit-log.ts'
import { identifierKey } from '../codes/code-limits.ts'
import type { CodeService, WrongCode } from '../codes/code.service.ts'
import { accounts } from '../customers/account.service.ts'
import type { CredentialService } from '../customers/credentials.service.ts'
import type { Asker } from './code-requests.ts'

export interface IdentifierChangeOptions {
  readonly db: Db
  readonly codes: CodeService
  readonly credentials: Pick<CredentialService, 'changeIdentifier'>
}

export type IdentifierChange = ReturnType<typeof createIdentifierChange>

/** A customer's new e-mail address or phone. Whether it is another customer's is revealed only to the holder of its code. */
export const createIdentifierChange = ({ db, codes, credentials }: IdentifierChangeOptions) => ({
  /** Sends a code to the new identifier; `value` is how it is written to. */
  request: (identifier: Identifier, value: string, customerId: string, asker: Asker) =>
    codes.request({
      ...asker,
      purpose: 'change-identifier',
      identifier,
      reason: 'change',
      outcome: 'code',
      recipient: value,
      isOwner: false,
      customerId,
    }),

  /** Gives a customer the identifier they hold the code of. */
  confirm: async (
    identifier: Identifier,
    code: string,
    browser: string,
    source: AuditSource,
  ): Promise<Result<void, WrongCode | { code: 'identifier/taken' }>> => {
    const { customerId } = source
    const key = identifierKey(identifier)
    try {
      return await db.transaction().execute(async (tx) => {
        const used = await codes.check(tx, { purpose: 'change-identifier', key, code, browser, customerId })
        if (!used.ok) return used
        await credentials.changeIdentifier(tx, source, identifier, used.value.value)
        return ok(undefined)
      })
    } catch (error) {
      if (accounts.isTaken(error)) return err({ code: 'identifier/taken' })
      throw error
    }
  },
})
