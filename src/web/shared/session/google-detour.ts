import type { AnswerOf } from '#contract/api-client.ts'
import type { Language } from '#domain/language.ts'
import { apiQuery } from '#ui/fetching/api-query.ts'
import { parseJson, readText, removeText, writeText } from '#ui/browser-storage/storage.ts'

/** Where one may sign in beside the shop. */
export const providersQuery = apiQuery('/api/app/identity-providers', { tags: ['settings'] })

type Google = NonNullable<AnswerOf<'/api/app/identity-providers'>['data']['google']>

/** Whether a visitor signs in, opens an account with what they have filled in, or connects Google to theirs. */
export type GoogleIntent = 'login' | 'signup' | 'connect'

/** What was begun before the browser went to Google, and the page it was begun on, without language prefix. */
type Begun = { readonly state: string; readonly intent: GoogleIntent; readonly from: string }

const KEY = 'googleSignIn'

/** Where Google may send people back to; both languages' have to be known to it. */
const returnAddress = (origin: string, language: Language): string => `${origin}/${language}/home`

/**
 * Leaves for Google, which sends the browser back with a token in the address. No script of Google runs in the shop: a
 * window of its own could not speak to ours (Cross-Origin-Opener-Policy), and phones block it.
 */
export function leaveForGoogle(google: Google, intent: GoogleIntent, language: Language): void {
  const state = crypto.randomUUID()
  const from = location.pathname.replace(/^\/(?:en|ar)(?=\/)/, '') + location.search
  writeText('session', KEY, JSON.stringify({ state, intent, from } satisfies Begun))
  const query = new URLSearchParams({
    client_id: google.clientId,
    redirect_uri: returnAddress(location.origin, language),
    response_type: 'token',
    scope: google.scope,
    state,
    prompt: 'select_account',
  })
  location.assign(`${google.authorizeUrl}?${query}`)
}

/** What was begun, if this answer of Google belongs to it; it counts once. */
export function takeBegun(answer: URLSearchParams): Begun | undefined {
  const begun = parseJson(readText('session', KEY))
  removeText('session', KEY)
  return isBegun(begun) && begun.state === answer.get('state') ? begun : undefined
}

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  'intent' in value &&
  'from' in value &&
  typeof value.from === 'string' &&
  /^\/(?![/\\])/.test(value.from)
