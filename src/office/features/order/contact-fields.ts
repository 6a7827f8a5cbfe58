import type { BodyOf } from '#contract/api-client.ts'
import type { Order } from '../../shared/order/order.queries.ts'

/** Who an order is for, and where it goes, as it is corrected. */
export const CONTACT = ['name', 'company', 'phone', 'email', 'poNumber'] as const
export const ADDRESS = [
  'street',
  'building',
  'neighbourhood',
  'postalCode',
  'additionalNumber',
  'shortAddress',
  'details',
] as const

export type ContactField = (typeof CONTACT)[number] | (typeof ADDRESS)[number]
export type ContactFields = Readonly<Record<ContactField, string>>

type Correction = BodyOf<`/api/office/orders/${string}/contact`, 'patch'>
type Written = Readonly<Record<string, unknown>> | null | undefined

/** Fields that may be emptied. */
export const OPTIONAL: ReadonlySet<ContactField> = new Set([
  'company',
  'poNumber',
  'neighbourhood',
  'postalCode',
  'additionalNumber',
  'shortAddress',
  'details',
])

const texts = (names: readonly ContactField[], of: Written) =>
  Object.fromEntries(names.map((name) => [name, typeof of?.[name] === 'string' ? of[name] : '']))

/** The fields of an order, or of what a refusal says that it is now: what is missing is an empty text. */
export const contactFields = (contact: Written, address: Written): ContactFields =>
  ({ ...texts(CONTACT, contact), ...texts(ADDRESS, address) }) as ContactFields

export const fieldsOfOrder = ({ contact, address }: Order): ContactFields => contactFields(contact, address)

/** What was changed, as the call takes it. */
export function correctionOf(changed: Partial<ContactFields>): Correction {
  const filled = (names: readonly ContactField[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = changed[name]?.trim()
        return value === undefined ? [] : [[name, value === '' && OPTIONAL.has(name) ? null : value]]
      }),
    )
  const address = filled(ADDRESS)
  return { ...filled(CONTACT), ...(Object.keys(address).length > 0 && { address }) }
}
