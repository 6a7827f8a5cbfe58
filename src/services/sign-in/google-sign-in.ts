import type { Db } from '#db/connection.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { GoogleError, GoogleIdentity, GoogleProvider } from '#integrations/identity/google.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import { accounts } from '../customers/account.service.ts'
import type { Person } from '../customers/account.service.ts'
import type { SessionService } from '../sessions/session.service.ts'
import { onceMoreWhenTaken } from './once-more.ts'
import type { SignInContext, SignedIn } from './sign-in.service.ts'

export type GoogleSignInError =
  | GoogleError
  /** No sign-in with Google here. */
  | { readonly code: 'google/off' }
  /** The e-mail address has an account: its owner signs in with a code and connects Google there. */
  | { readonly code: 'google/account-exists' }

/** What a sign-up form adds to what Google knows. */
export type GoogleSignUp = Partial<Omit<Person, 'language'>> & { readonly wantsBlogUpdates: boolean }

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>

export interface GoogleSignInOptions {
  readonly db: Db
  readonly provider: GoogleProvider | undefined
  readonly sessions: SessionService
  readonly audit: AuditLog
}

/** The way in by Google. Accounts are found by Google's subject, never by an e-mail address. */
export function createGoogleSignIn({ db, provider, sessions, audit }: GoogleSignInOptions) {
  const identify = async (accessToken: string): Promise<Result<GoogleIdentity, GoogleSignInError>> =>
    provider ? provider.identify(accessToken) : err({ code: 'google/off' })

  const arrive = async (tx: Db, identity: GoogleIdentity, by: SignInContext, signUp: GoogleSignUp) => {
    const known = await accounts.byGoogle(tx, identity.sub)
    const customerId = known?.id ?? (await accounts.open(tx, accountOf(identity, by, signUp)))
    const tokens = await sessions.open(tx, customerId, by, 'google')
    const source = { customerId, sessionId: tokens.sessionId, ip: by.ip }
    await audit.record(tx, known ? 'signed-in' : 'signed-up', source, { method: 'google' })
    return { tokens, customerId, isNew: !known }
  }

  return {
    identify,

    /** Signs in whom Google vouches for, opening an account when there is none. */
    signIn: async (
      accessToken: string,
      by: SignInContext,
      signUp: GoogleSignUp = { wantsBlogUpdates: false },
    ): Promise<Result<SignedIn, GoogleSignInError>> => {
      const identity = await identify(accessToken)
      if (!identity.ok) return identity
      try {
        return ok(
          await onceMoreWhenTaken(() => db.transaction().execute((tx) => arrive(tx, identity.value, by, signUp))),
        )
      } catch (error) {
        if (accounts.isTaken(error)) return err({ code: 'google/account-exists' })
        throw error
      }
    },
  }
}

const accountOf = (identity: GoogleIdentity, by: SignInContext, signUp: GoogleSignUp) => ({
  firstName: signUp.firstName ?? nameOf(identity.firstName),
  lastName: signUp.lastName ?? nameOf(identity.lastName),
  birthDate: signUp.birthDate ?? null,
  gender: signUp.gender ?? null,
  language: by.language,
  googleSub: identity.sub,
  wantsBlogUpdates: signUp.wantsBlogUpdates,
  source: 'google' as const,
  identifiers: [{ kind: 'email', value: identity.email, key: identity.email.toLowerCase(), isVerified: true } as const],
})

/** A name at Google as the shop keeps names; nothing when it is none. */
function nameOf(name: string): string {
  const cleaned = cleanText(name, { maxLength: 60 })
  return cleaned.ok ? cleaned.value : ''
}
