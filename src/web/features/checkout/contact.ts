import { localPhone, saudiMobile } from '#domain/contact/phone.ts'
import type { Customer } from '../../shared/session/customer.ts'
import { email, mobile, personName } from '#ui/form/field-rules.ts'
import type { FieldRules } from '#ui/form/resolve-fields.ts'

/** Who the order is for, and how they are reached (S284). */
export type Contact = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
}

export const CONTACT_FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const

/** The rules are the server's. */
export const CONTACT_RULES: Required<FieldRules<Contact>> = {
  firstName: personName('first_name_too_short'),
  lastName: personName('last_name_too_short'),
  phone: mobile,
  email,
}

/** What is known of the contact: what was typed, else what the profile says. */
export const contactOf = (customer: Customer, typed: Partial<Contact>): Contact => ({
  firstName: typed.firstName ?? customer.firstName,
  lastName: typed.lastName ?? customer.lastName,
  phone: typed.phone ?? localPhone(customer.phone ?? '').replaceAll(' ', ''),
  email: typed.email ?? customer.email ?? '',
})

/** The number as it is read, in groups; as it was typed while it is none. */
export function displayPhone({ phone }: Contact): string {
  const number = saudiMobile(phone)
  return number === undefined ? phone : localPhone(number)
}

/** The fields that are missing or wrong. */
export const openFields = (contact: Contact): readonly (keyof Contact)[] =>
  CONTACT_FIELDS.filter((name) => CONTACT_RULES[name](contact[name]) !== undefined)
