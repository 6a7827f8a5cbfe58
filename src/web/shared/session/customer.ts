import type { AnswerOf } from '#contract/api-client.ts'
import { maskIdentifier } from '#domain/customers/mask-identifier.ts'

type Profile = AnswerOf<'/api/customers/profile'>['data']

/** Who is signed in, as the page knows them (S158). */
export type Customer = Pick<Profile, 'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'birthDate' | 'gender'> & {
  readonly reportSubscription: boolean
}

/** The customer of a profile (S200). */
export const customerOf = (profile: Profile): Customer => ({
  id: profile.id,
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email,
  phone: profile.phone,
  birthDate: profile.birthDate,
  gender: profile.gender,
  reportSubscription: isSubscribed(profile.reportSubscription),
})

/** A visitor who has signed in and whose profile could not be fetched (S217): known by what they signed in with. */
export const unnamedCustomer = (identifier: string): Customer => ({
  id: '',
  firstName: '',
  lastName: '',
  email: identifier.includes('@') ? identifier : null,
  phone: identifier.includes('@') ? null : identifier || null,
  birthDate: null,
  gender: null,
  reportSubscription: true,
})

/** True unless the server says 0, as a number, a text or no (S201, S202). */
export const isSubscribed = (value: unknown): boolean => value !== 0 && value !== '0' && value !== false

/** What a customer is called: the first name, or enough of the identifier to know oneself by (S110); '' when neither is known. */
export function nameOf({ firstName, email, phone }: Customer): string {
  const identifier = phone ?? email
  return firstName || (identifier ? maskIdentifier(identifier) : '')
}
