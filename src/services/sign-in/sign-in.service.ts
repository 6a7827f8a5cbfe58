import type { Db } from '#db/connection.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import { identifierKey } from '../codes/code-limits.ts'
import type { CodeService, WrongCode } from '../codes/code.service.ts'
import { accounts } from '../customers/account.service.ts'
import type { NewAccount } from '../customers/account.service.ts'
import type { CredentialService } from '../customers/credentials.service.ts'
import type { LimitExceeded, RateLimits } from '../limits/rate-limits.ts'
import type { Browser, SessionService, Tokens } from '../sessions/session.service.ts'
import { asIdentifier, createCodeRequests } from './code-requests.ts'
import { onceMoreWhenTaken } from './once-more.ts'
import { checkPassword, forgetGuesses } from './password-sign-in.ts'
import { readSignUp } from './sign-up-fields.ts'
import type { SignUpFields } from './sign-up-fields.ts'

/** A visitor who has proved who they are, from a browser. */
export type SignInContext = Browser & { readonly ip: string; readonly language: Language }

export type SignedIn = { readonly tokens: Tokens; readonly customerId: string; readonly isNew: boolean }

export type SignInService = ReturnType<typeof createSignInService>

export interface SignInOptions {
  readonly db: Db
  readonly codes: CodeService
  readonly sessions: SessionService
  readonly credentials: Pick<CredentialService, 'setPassword'>
  readonly limits: RateLimits
  readonly audit: AuditLog
}

/** The ways in by code and by password. */
export function createSignInService({ db, codes, sessions, credentials, limits, audit }: SignInOptions) {
  const arrive = async (tx: Db, customerId: string, by: SignInContext, isNew: boolean, method: 'code' | 'password') => {
    const tokens = await sessions.open(tx, customerId, by, method)
    const source = { customerId, sessionId: tokens.sessionId, ip: by.ip }
    await audit.record(tx, isNew ? 'signed-up' : 'signed-in', source, { method })
    return { tokens, customerId, isNew }
  }

  return {
    ...createCodeRequests({ db, codes }),

    /** Signs in, or opens the account and signs in, the holder of the code. */
    verify: async (identifier: Identifier, code: string, by: SignInContext): Promise<Result<SignedIn, WrongCode>> => {
      const answer = { purpose: 'sign-in', key: identifierKey(identifier), code, browser: by.name } as const
      const signedIn = await onceMoreWhenTaken(() =>
        db.transaction().execute(async (tx): Promise<Result<SignedIn, WrongCode>> => {
          const used = await codes.check(tx, answer)
          if (!used.ok) return used
          const proved = asIdentifier(
            used.value.kind === 'email' ? used.value.value : null,
            used.value.kind === 'phone' ? used.value.value_key : null,
          )
          const owner = await accounts.ownerOf(tx, proved, by.name)
          if (owner) return ok(await arrive(tx, owner.customer_id, by, false, 'code'))
          const fields = readSignUp(used.value.sign_up)
          // A code is sent only to who has an account or opens one; the account may be gone since.
          if (!fields) return err({ code: 'codes/wrong', triesLeft: 0 })
          return ok(await arrive(tx, await accounts.open(tx, accountOf(fields, proved)), by, true, 'code'))
        }),
      )
      if (signedIn.ok) await forgetGuesses(limits, identifier)
      return signedIn
    },

    /** Signs in with a password. The same error, after the same time, for an unknown identifier and a wrong password. */
    signInWithPassword: async (
      identifier: Identifier,
      password: string,
      by: SignInContext,
    ): Promise<Result<SignedIn, LimitExceeded | { code: 'sign-in/wrong' }>> => {
      const checked = await checkPassword({ db, limits }, identifier, password, by)
      if (!checked.ok) return checked
      return ok(await db.transaction().execute((tx) => arrive(tx, checked.value, by, false, 'password')))
    },

    /** Sets a new password by a code and signs every device out. */
    resetPassword: async (
      identifier: Identifier,
      code: string,
      password: string,
      by: Pick<SignInContext, 'name' | 'ip'>,
    ): Promise<Result<void, WrongCode>> => {
      const done = await db.transaction().execute(async (tx): Promise<Result<void, WrongCode>> => {
        const key = identifierKey(identifier)
        const used = await codes.check(tx, { purpose: 'reset-password', key, code, browser: by.name })
        if (!used.ok) return used
        const owner = await accounts.ownerOf(tx, identifier, by.name)
        if (!owner) return err({ code: 'codes/wrong', triesLeft: 0 })
        const source = { customerId: owner.customer_id, ip: by.ip }
        await credentials.setPassword(tx, password, source, 'password-reset')
        await sessions.end(tx, owner.customer_id)
        return ok(undefined)
      })
      if (done.ok) await forgetGuesses(limits, identifier)
      return done
    },
  }
}

/** The account a sign-up opens: the identifier the code went to is proved, the other one only noted. */
function accountOf({ email, phone, ...person }: SignUpFields, proved: Identifier): NewAccount {
  return {
    ...person,
    googleSub: null,
    source: 'signup',
    identifiers: [
      ...(email === null
        ? []
        : [{ kind: 'email', value: email, key: email.toLowerCase(), isVerified: proved.kind === 'email' } as const]),
      ...(phone === null
        ? []
        : [{ kind: 'phone', value: phone, key: phone, isVerified: proved.kind === 'phone' } as const]),
    ],
  }
}
