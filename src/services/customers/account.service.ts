import type { Db } from '#db/connection.ts'
import { CONSENT_VERSIONS } from '#domain/customers/consent.ts'
import type { ConsentKind } from '#domain/customers/consent.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import type { Language } from '#domain/language.ts'
import { browserHash } from '../sessions/tokens.ts'
import {
  findByGoogle,
  findCompany,
  findPasswordHash,
  hasCustomer,
  insertConsents,
  insertCustomer,
  setGoogle,
} from './customer.repository.ts'
import type { NewConsent } from './customer.repository.ts'
import { findIdentifiers, findOwner, findOwnerId, isTaken, putIdentifier } from './identifier.repository.ts'
import type { NewIdentifier, Owner } from './identifier.repository.ts'

/** What a customer enters when they sign up. */
export type Person = {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD */
  readonly birthDate: string | null
  readonly gender: 'MALE' | 'FEMALE' | null
  readonly language: Language
}

export type NewAccount = Person & {
  readonly identifiers: readonly NewIdentifier[]
  readonly googleSub: string | null
  readonly wantsBlogUpdates: boolean
  readonly source: 'signup' | 'google'
}

/** Consent to a text in its present version. */
export const consentTo = (kind: ConsentKind, granted: boolean, source: NewConsent['source']): NewConsent => ({
  kind,
  granted,
  text_version: CONSENT_VERSIONS[kind],
  source,
})

/** Accounts as signing in sees them. */
export const accounts = {
  /** Who owns an identifier, and whether this browser was theirs before. */
  ownerOf: (db: Db, identifier: Identifier, browser: string): Promise<Owner | undefined> =>
    identifier.kind === 'email'
      ? findOwner(db, 'email', identifier.email, browserHash(browser))
      : findOwner(db, 'phone', identifier.phone, browserHash(browser)),

  /** The e-mail address or phone of a customer, as it is written to; undefined when they have proved none. */
  provedOf: async (db: Db, customerId: string, kind: Identifier['kind']): Promise<string | undefined> =>
    (await findIdentifiers(db, customerId)).find((row) => row.kind === kind && row.verified_at !== null)?.value,

  byGoogle: findByGoogle,
  connectGoogle: setGoogle,
  passwordHashOf: findPasswordHash,

  /** Opens an account. Fails (see isTaken) when an identifier became another customer's in the same moment. */
  open: async (tx: Db, account: NewAccount): Promise<string> => {
    const { firstName, lastName, birthDate, gender, language, googleSub, source } = account
    const id = await insertCustomer(tx, {
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
      gender,
      language,
      google_sub: googleSub,
    })
    for (const identifier of account.identifiers) await putIdentifier(tx, id, identifier)
    await insertConsents(tx, id, [
      consentTo('terms', true, source),
      consentTo('blog-updates', account.wantsBlogUpdates, source),
    ])
    return id
  },

  /**
   * The account that a phone number leads to, or one that is opened for its owner without a consent: they come into it by a
   * code that is sent to the number. Fails (see isTaken) when the number became another customer's in the same moment.
   */
  ofPhone: async (
    tx: Db,
    phone: string,
    { name, language }: { readonly name: string; readonly language: Language },
  ) => {
    const owner = await findOwnerId(tx, phone)
    if (owner !== undefined) return owner
    const [firstName = '', ...others] = name.split(' ')
    const id = await insertCustomer(tx, {
      first_name: firstName.slice(0, MAX_NAME_LENGTH),
      last_name: others.join(' ').slice(0, MAX_NAME_LENGTH),
      birth_date: null,
      gender: null,
      language,
      google_sub: null,
    })
    await putIdentifier(tx, id, { kind: 'phone', value: phone, key: phone, isVerified: true })
    return id
  },

  exists: hasCustomer,
  companyOf: findCompany,

  isTaken,
}

/** Longer first or last names are not stored. */
const MAX_NAME_LENGTH = 60
