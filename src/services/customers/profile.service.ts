import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Pool } from 'pg'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { consentTo } from './account.service.ts'
import { findConsents, insertConsents, lockCustomerRow, profileReaders, updateCustomer } from './customer.repository.ts'
import type { ProfileRow } from './customer.repository.ts'

/** What a customer may change of themselves; what is undefined stays. */
export type ProfileChange = {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly birthDate?: string | null | undefined
  readonly gender?: 'MALE' | 'FEMALE' | null | undefined
  readonly preferredLang?: Language | undefined
  readonly companyName?: string | null | undefined
  readonly vatNumber?: string | null | undefined
  readonly crNumber?: string | null | undefined
  readonly reportSubscription?: boolean | undefined
  readonly marketingConsent?: boolean | undefined
  readonly whatsappConsent?: boolean | undefined
}

export type Profile = ReturnType<ReturnType<typeof presentProfile>>
export type ProfileService = ReturnType<typeof createProfileService>

interface ProfileParts {
  readonly pool: Pool
  readonly db: Db
  /** Whether messages go by WhatsApp to customers who agree to it. */
  readonly hasWhatsApp: boolean
}

/** What customers see and change of themselves. */
export function createProfileService({ pool, db, hasWhatsApp }: ProfileParts) {
  const profileOf = presentProfile(hasWhatsApp)
  const { ofCustomer, ofSession } = profileReaders(db)

  const read = async (customerId: string): Promise<Profile> => {
    const [row] = await ofCustomer.run(pool, customerId, 'short')
    if (!row) throw new Error('a customer who is signed in has no row')
    return profileOf(row)
  }

  return {
    read,

    /** Whose session it is; undefined when it has ended. The check and the answer are one statement. */
    readOfSession: async (sessionId: string): Promise<Profile | undefined> => {
      const [row] = await ofSession.run(pool, sessionId, 'short')
      return row && profileOf(row)
    },

    /** What the customer has agreed to and taken back, oldest first. */
    consents: (customerId: string) => findConsents(db, customerId),

    update: async (customerId: string, change: ProfileChange): Promise<Profile> => {
      await db.transaction().execute(async (tx) => {
        await lockCustomerRow(tx, customerId)
        await updateCustomer(tx, customerId, columnsOf(change))
        const { reportSubscription, marketingConsent, whatsappConsent } = change
        // Without WhatsApp no text was shown that could be agreed to; a consent of before can still be taken back.
        const isAnswered = whatsappConsent === false || (whatsappConsent === true && hasWhatsApp)
        await insertConsents(tx, customerId, [
          ...(reportSubscription === undefined ? [] : [consentTo('blog-updates', reportSubscription, 'profile')]),
          ...(marketingConsent === undefined ? [] : [consentTo('marketing', marketingConsent, 'profile')]),
          ...(isAnswered ? [consentTo('whatsapp', whatsappConsent, 'profile')] : []),
        ])
      })
      return read(customerId)
    },
  }
}

function columnsOf(change: ProfileChange) {
  const columns = {
    first_name: change.firstName,
    last_name: change.lastName,
    birth_date: change.birthDate,
    gender: change.gender,
    language: change.preferredLang,
    company_name: change.companyName,
    vat_number: change.vatNumber,
    cr_number: change.crNumber,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** The contract's Profile. */
const presentProfile = (hasWhatsApp: boolean) => (row: ProfileRow) => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailVerifiedAt: row.email_verified_at && riyadhTimestamp(row.email_verified_at),
  phone: row.phone,
  phoneVerifiedAt: row.phone_verified_at && riyadhTimestamp(row.phone_verified_at),
  birthDate: row.birth_date,
  gender: row.gender,
  preferredLang: row.language,
  companyName: row.company_name,
  vatNumber: row.vat_number,
  crNumber: row.cr_number,
  reportSubscription: row.blog_updates ? (1 as const) : (0 as const),
  marketingConsent: row.marketing ?? false,
  whatsappConsent: hasWhatsApp ? (row.whatsapp ?? false) : null,
  defaultAddressId: row.default_address_id,
  hasPassword: row.has_password,
  hasGoogle: row.has_google,
  deletionDueAt: row.deletion_due_at && riyadhTimestamp(row.deletion_due_at),
  createdAt: riyadhTimestamp(row.created_at),
})
