import type { Db } from '#db/connection.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { identifierKey } from '../codes/code-limits.ts'
import type { CodeRequestError, CodeSent, CodeService, WrongCode } from '../codes/code.service.ts'
import { accounts } from '../customers/account.service.ts'
import type { SessionService } from '../sessions/session.service.ts'
import { asIdentifier } from './code-requests.ts'

/** The user of a session, and from where. */
export type Requester = {
  readonly customerId: string
  readonly sessionId: string
  readonly browser: string
  readonly ip: string
  readonly language: Language
}

/** There is no such identifier to send a code to. */
type NoIdentifier = { readonly code: 'identifier/none' }

export interface ReauthenticationOptions {
  readonly db: Db
  readonly codes: CodeService
  readonly sessions: Pick<SessionService, 'noteReauthentication'>
}

export type Reauthentication = ReturnType<typeof createReauthentication>

/** Proves with a code to what the customer has now that it is still they who use the session. */
export function createReauthentication({ db, codes, sessions }: ReauthenticationOptions) {
  const present = async (customerId: string, kind: Identifier['kind']): Promise<Identifier | undefined> => {
    const value = await accounts.provedOf(db, customerId, kind)
    return value === undefined ? undefined : asIdentifier(kind === 'email' ? value : null, value)
  }

  return {
    /** Sends the code to the customer's e-mail address or phone. */
    request: async (
      kind: Identifier['kind'],
      { customerId, sessionId: _session, ...asker }: Requester,
    ): Promise<Result<CodeSent, CodeRequestError | NoIdentifier>> => {
      const identifier = await present(customerId, kind)
      if (!identifier) return err({ code: 'identifier/none' })
      return codes.request({
        ...asker,
        purpose: 'reauthentication',
        identifier,
        reason: 'reauthentication',
        outcome: 'code',
        recipient: identifierKey(identifier),
        isOwner: true,
        customerId,
      })
    },

    /** Uses the code up; the session is proved from then on. */
    confirm: async (
      kind: Identifier['kind'],
      code: string,
      { customerId, sessionId, browser }: Requester,
    ): Promise<Result<void, WrongCode>> => {
      const identifier = await present(customerId, kind)
      if (!identifier) return err({ code: 'codes/wrong', triesLeft: 0 })
      const key = identifierKey(identifier)
      return db.transaction().execute(async (tx): Promise<Result<void, WrongCode>> => {
        const used = await codes.check(tx, { purpose: 'reauthentication', key, code, browser, customerId })
        if (!used.ok) return used
        await sessions.noteReauthentication(tx, customerId, sessionId)
        return ok(undefined)
      })
    },
  }
}
