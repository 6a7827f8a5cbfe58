import type { AnswerOf, ApiClient } from '#contract/api-client.ts'
import type { Language } from '#domain/language.ts'
import { checkBirthDate } from '#domain/customers/birth-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { parseJson, readText, removeText, writeText } from '../../kept/storage.ts'
import { readDraft } from '../../ui/form-draft.ts'
import { formOf } from './form-of.ts'
import { SIGN_UP_DRAFT } from './sign-up-rules.ts'
import type { SignedIn } from './use-arrival.ts'

type Google = NonNullable<AnswerOf<'/api/app/identity-providers'>['data']['google']>

/** Whether somebody signs in, or opens an account with what they have filled in. */
export type GoogleIntent = 'login' | 'signup'

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

/** Shows the token of Google to the shop (S212, S215). */
export async function enterWithGoogle(
  api: ApiClient,
  intent: GoogleIntent,
  accessToken: string,
  today: IsoDate,
): Promise<SignedIn> {
  if (intent === 'login') return api.post('/api/customers/login-google', formOf({ accessToken }))
  const form = formOf({ ...filledIn(today), registerType: 'GOOGLE', googleAccessToken: accessToken })
  // With a token of Google no code is sent: the answer signs in.
  return (await api.post('/api/customers', form)) as SignedIn
}

/** What of the sign-up form goes along: what is whole. Google knows the rest. */
function filledIn(today: IsoDate): Record<string, string> {
  const { firstName = '', lastName = '', birthDate = '', gender = '', reportSubscription } = readDraft(SIGN_UP_DRAFT)
  return {
    ...(firstName.trim().length > 1 && { firstName }),
    ...(lastName.trim().length > 1 && { lastName }),
    ...(checkBirthDate(birthDate, today).ok && { birthDate }),
    ...(gender && { gender }),
    reportSubscription: reportSubscription ? '1' : '0',
  }
}
