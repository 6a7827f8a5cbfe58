import { err, ok, type Result } from '../result.ts'
import { withoutInvisible } from '../text/invisible.ts'

export type EmailError = { readonly code: 'email/invalid' }

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/

/**
 * An e-mail address in its stored form: trimmed, without invisible characters, the domain in lower case, the name before it untouched.
 * ASCII only, no quoted names, no address literals. Takes time linear in the length.
 */
export function parseEmail(text: string): Result<string, EmailError> {
  const address = withoutInvisible(text).trim()
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at)
  const domain = address.slice(at + 1).toLowerCase()
  const isValid = address.length <= MAX_LENGTH && at > 0 && isName(name) && isDomain(domain)
  return isValid ? ok(`${name}@${domain}`) : err({ code: 'email/invalid' })
}

/** The form in which two addresses are the same account: all of it in lower case. */
export const emailKey = (email: string): string => email.toLowerCase()

const isName = (name: string): boolean =>
  name.length <= MAX_LOCAL_LENGTH && name.split('.').every((part) => LOCAL_PART.test(part))

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => DOMAIN_LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '')
}
