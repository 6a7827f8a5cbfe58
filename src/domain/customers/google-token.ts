import { parseEmail } from '../contact/email.ts'
import { err, ok, type Result } from '../result.ts'

/** What Google answers about an access token; all of it text, as it comes. */
export type TokenFacts = {
  readonly aud?: unknown
  readonly azp?: unknown
  readonly sub?: unknown
  readonly scope?: unknown
  readonly expires_in?: unknown
  readonly email?: unknown
  readonly email_verified?: unknown
}

export type GoogleTokenError = {
  readonly code: 'google/other-client' | 'google/expired' | 'google/scope' | 'google/no-subject' | 'google/email'
}

/** Whom a token speaks for: the subject never changes, the e-mail address may. */
export type GoogleSubject = { readonly sub: string; readonly email: string }

/**
 * Whether an access token was given to this shop for a customer whose e-mail address Google has verified. Without the
 * check of the client anybody who runs another site could sign in as their visitors (RFC 6749, 10.16).
 */
export function judgeGoogleToken(facts: TokenFacts, clientId: string): Result<GoogleSubject, GoogleTokenError> {
  const { aud, azp, sub, scope, expires_in: expiresIn, email, email_verified: verified } = facts
  if (aud !== clientId || (azp !== undefined && azp !== clientId)) return err({ code: 'google/other-client' })
  if (!(Number(expiresIn) > 0)) return err({ code: 'google/expired' })
  if (!hasEmailScope(scope)) return err({ code: 'google/scope' })
  if (typeof sub !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(sub)) return err({ code: 'google/no-subject' })
  const address = typeof email === 'string' ? parseEmail(email) : undefined
  if (!address?.ok || (verified !== true && verified !== 'true')) return err({ code: 'google/email' })
  return ok({ sub, email: address.value })
}

/** Google writes scopes short or as addresses. */
function hasEmailScope(scope: unknown): boolean {
  const scopes = typeof scope === 'string' ? scope.split(' ') : []
  return scopes.includes('email') || scopes.includes('https://www.googleapis.com/auth/userinfo.email')
}
