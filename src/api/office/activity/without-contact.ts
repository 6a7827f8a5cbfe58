/** Fields of changes that say how a customer is reached. */
const CONTACT_FIELDS: ReadonlySet<string> = new Set(['phone', 'email', 'address', 'vatNumber', 'iban', 'senderIban'])

/** One side of a change without what reaches a customer, for those who may not see it. */
export const withoutContact = (side: Readonly<Record<string, unknown>> | null) =>
  side && Object.fromEntries(Object.entries(side).filter(([name]) => !CONTACT_FIELDS.has(name)))
