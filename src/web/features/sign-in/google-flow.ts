import type { ApiClient } from '#contract/api-client.ts'
import { checkBirthDate } from '#domain/customers/birth-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { readDraft } from '#ui/drafts/form-draft.ts'
import { formOf } from './form-of.ts'
import { SIGN_UP_DRAFT } from './sign-up-rules.ts'
import type { SignedIn } from './use-arrival.ts'

/** Shows the token of Google to the shop (S212, S215). */
export async function enterWithGoogle(
  api: ApiClient,
  intent: 'login' | 'signup',
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
