import type { Address } from '../../shared/session/addresses.query.ts'
import type { AddressValues } from './address-rules.ts'

/** An unsent form of an address; one at a time is stored, with whose it is and which address it changes. */
export const ADDRESS_DRAFT = 'address'

/** Distinguishes the form of one customer and address from others'. */
export const draftOwner = (customerId: string, address: Address | undefined): string =>
  `${customerId}/${address?.id ?? 'new'}`

/** The values with what was typed over them before, if that belongs to the same form. */
export const withDraft = (
  values: AddressValues,
  draft: Readonly<Record<string, string>>,
  owner: string,
): AddressValues =>
  draft['owner'] === owner
    ? (Object.fromEntries(Object.entries(values).map(([name, text]) => [name, draft[name] ?? text])) as AddressValues)
    : values
