import { isShortAddressOf } from '#domain/address/national-address.ts'
import type { OrderAddress } from '#db/schema/orders.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import type { OrderRow } from '../order.repository.ts'
import type { Correction } from './desk-work.repository.ts'

/** The parts of an address that can be corrected: the city stays, which the delivery was priced for. */
type Correctable = Omit<OrderAddress, 'region' | 'city' | 'district'>
export type AddressCorrection = { readonly [Field in keyof Correctable]?: Correctable[Field] | undefined }

/** What is corrected about who an order is for, and where it goes; the rest stays. */
export type ContactCorrection = {
  readonly name?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly company?: string | null | undefined
  readonly poNumber?: string | null | undefined
  readonly address?: AddressCorrection | undefined
}

/** Who an order is for and where it goes, as its editor reads it. */
export const contactOf = (order: OrderRow): Fields => ({
  name: order.contact_name,
  phone: order.contact_phone,
  email: order.contact_email,
  company: order.company_name,
  poNumber: order.po_number,
  address: order.address,
})

/** What a correction writes, and what the order says before and after it. */
export function correctionOf(
  order: OrderRow,
  { name, phone, email, company, poNumber, address }: ContactCorrection,
): { readonly row: Correction; readonly before: Fields; readonly after: Fields } {
  const corrected = order.address && address ? { ...order.address, ...given(address) } : order.address
  const before = contactOf(order)
  const row: Correction = {
    ...(name !== undefined && { contact_name: name }),
    ...(phone !== undefined && { contact_phone: phone }),
    ...(email !== undefined && { contact_email: email }),
    ...(company !== undefined && { company_name: company }),
    ...(poNumber !== undefined && { po_number: poNumber }),
    ...(corrected !== order.address && { address: JSON.stringify(corrected) }),
  }
  const changed = given({ name, phone, email, company, poNumber })
  return { row, before, after: { ...before, ...changed, address: corrected } }
}

/** Whether the short address of a corrected order is still that of its building; what is not corrected is not looked at. */
export function isAddressWhole({ address }: OrderRow, { address: correction }: ContactCorrection): boolean {
  if (!address || (correction?.building === undefined && correction?.shortAddress === undefined)) return true
  const { building, shortAddress } = { ...address, ...given(correction) } as OrderAddress
  return shortAddress === null || isShortAddressOf(shortAddress, building)
}

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
