import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { persistedValue } from '#ui/browser-storage/persisted-value.ts'
import { whenSignedOut } from '../../shared/session/session.ts'
import type { Contact } from './contact.ts'

/** What was decided and typed on the way to the payment; a card never is in it. */
export type CheckoutDraft = {
  /** The customer it belongs to. */
  readonly owner: string | null
  /** As it is typed, over what the profile says. */
  readonly contact: Partial<Contact>
  readonly fulfilment: 'DELIVERY' | 'PICKUP'
  readonly addressId: string | null
  readonly method: PaymentMethod | null
  readonly poNumber: string
  readonly notes: string
  /** The cart that note and number are for, once it has a name. */
  readonly cartKey: string | null
}

const EMPTY: CheckoutDraft = {
  owner: null,
  contact: {},
  fulfilment: 'DELIVERY',
  addressId: null,
  method: null,
  poNumber: '',
  notes: '',
  cartKey: null,
}

/** Lasts until one signs out: who an order is for is not asked again for the next one (ux 43). */
export const checkout = persistedValue<CheckoutDraft>({
  key: 'checkout',
  version: 1,
  empty: EMPTY,
  read: readDraft,
})

whenSignedOut(() => checkout.clear())

/** Notes what a customer has decided or typed; what another one had decided is forgotten. */
export const decide = (owner: string, change: Partial<CheckoutDraft>): void =>
  void checkout.change((draft) => ({ ...(draft.owner === owner ? draft : EMPTY), owner, ...change }))

/** The draft without what was written for an order that is placed. */
export const draftFor = (draft: CheckoutDraft, cartKey: string | null): CheckoutDraft =>
  draft.cartKey === null || draft.cartKey === cartKey ? draft : { ...draft, notes: '', poNumber: '', cartKey: null }

function readDraft(data: unknown): CheckoutDraft {
  const stored = data as Partial<CheckoutDraft>
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  return {
    owner: text(stored.owner) || null,
    contact: Object.fromEntries(Object.entries(stored.contact ?? {}).filter(([, value]) => typeof value === 'string')),
    fulfilment: stored.fulfilment === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
    addressId: text(stored.addressId) || null,
    method: PAYMENT_METHODS.find((method) => method === stored.method) ?? null,
    poNumber: text(stored.poNumber),
    notes: text(stored.notes),
    cartKey: text(stored.cartKey) || null,
  }
}
