import { judgeGoogleToken } from '#domain/customers/google-token.ts'
import type { GoogleTokenError } from '#domain/customers/google-token.ts'
import { err, ok, type Result } from '#domain/result.ts'

/** A visitor as Google knows them. */
export type GoogleIdentity = {
  readonly sub: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export type GoogleError = GoogleTokenError | { readonly code: 'google/away' } | { readonly code: 'google/invalid' }

/** Resolves an access token to its owner. */
export interface GoogleProvider {
  readonly identify: (accessToken: string) => Promise<Result<GoogleIdentity, GoogleError>>
}

export interface GoogleOptions {
  readonly clientId: string
  readonly tokenInfoUrl: string
  readonly userInfoUrl: string
}

const TIMEOUT_MS = 5_000

type Facts = Readonly<Record<string, unknown>>

/** Asks Google, or a server that answers the same. The token is sent in bodies and headers, never in an address. */
export const createGoogleProvider = ({ clientId, tokenInfoUrl, userInfoUrl }: GoogleOptions): GoogleProvider => ({
  identify: async (accessToken) => {
    const facts = await ask(tokenInfoUrl, {
      method: 'POST',
      body: new URLSearchParams({ access_token: accessToken }),
    })
    if (!facts.ok) return facts
    const subject = judgeGoogleToken(facts.value, clientId)
    if (!subject.ok) return subject
    const person = await ask(userInfoUrl, { headers: { authorization: `Bearer ${accessToken}` } })
    if (!person.ok) return person
    const { sub, given_name: firstName, family_name: lastName } = person.value
    if (sub !== subject.value.sub) return err({ code: 'google/invalid' })
    return ok({ ...subject.value, firstName: nameOf(firstName), lastName: nameOf(lastName) })
  },
})

async function ask(
  url: string,
  request: RequestInit,
): Promise<Result<Facts, Extract<GoogleError, { code: 'google/away' | 'google/invalid' }>>> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status >= 500) return err({ code: 'google/away' })
    const answer: unknown = await response.json()
    return response.ok && typeof answer === 'object' && answer !== null
      ? ok({ ...answer })
      : err({ code: 'google/invalid' })
  } catch {
    return err({ code: 'google/away' })
  }
}

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : '')
