import { err, ok, type Result } from '../result.ts'
import { emailKey, parseEmail } from './email.ts'
import { parseContactPhone } from './phone.ts'

/** What a visitor signs in with. */
export type Identifier =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }

export type IdentifierError = { readonly code: 'identifier/invalid' }

/** An e-mail address, or a phone number of at least ten digits (S356); in the form accounts are found by. */
export function parseIdentifier(text: string): Result<Identifier, IdentifierError> {
  const email = parseEmail(text)
  if (email.ok) return ok({ kind: 'email', email: emailKey(email.value) })
  const phone = parseContactPhone(text)
  return phone.ok ? ok({ kind: 'phone', phone: phone.value }) : err({ code: 'identifier/invalid' })
}
