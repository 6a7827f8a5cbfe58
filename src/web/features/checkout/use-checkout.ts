import { useEffect } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { cart } from '../../shared/cart/browser-cart.ts'
import type { Delivery } from '../../shared/cart/question.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import type { Address } from '../../shared/session/addresses.query.ts'
import type { Customer } from '../../shared/session/customer.ts'
import { findSession } from '../../shared/session/session.ts'
import { useSession } from '../../shared/session/session-store.ts'
import type { Session } from '../../shared/session/session-store.ts'
import { contactOf, openFields } from './contact.ts'
import type { Contact } from './contact.ts'
import { checkout, draftFor } from './checkout-draft.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** What a customer has decided of an order, and what follows from it. */
export type CheckoutPlan = {
  readonly customer: Customer
  readonly draft: CheckoutDraft
  readonly contact: Contact
  readonly addresses: readonly Address[]
  /** Where it goes; undefined when it is picked up, or no address is chosen. */
  readonly address: Address | undefined
  /** Undefined until it is decided, and for an address that we do not deliver to. */
  readonly delivery: Delivery | undefined
  readonly hasContact: boolean
}

/** Who uses the page; the shop is asked when the page does not know. */
export function useRequiredSession(): Session {
  const { api } = usePage()
  const session = useSession()
  useEffect(() => {
    if (session.status === 'unknown') void findSession(api)
  }, [api, session.status])
  return session
}

/** The plan of a customer with these addresses. */
export function useCheckoutPlan(customer: Customer, addresses: readonly Address[]): CheckoutPlan {
  const stored = usePersisted(checkout)
  const { cartKey } = usePersisted(cart)
  const draft = stored.owner === customer.id ? draftFor(stored, cartKey) : checkout.empty
  const contact = contactOf(customer, draft.contact)
  const address = draft.fulfilment === 'PICKUP' ? undefined : chosenAddress(addresses, draft.addressId)
  const isDelivered = address !== undefined && address.shippingCost !== null
  const delivery: Delivery | undefined =
    draft.fulfilment === 'PICKUP'
      ? { fulfilment: 'PICKUP' }
      : isDelivered
        ? { fulfilment: 'DELIVERY', addressId: address.id }
        : undefined
  return {
    customer,
    draft,
    contact,
    addresses,
    address,
    delivery,
    hasContact: openFields(contact).length === 0,
  }
}

/** The one that was chosen; before that the default one. */
const chosenAddress = (addresses: readonly Address[], id: string | null): Address | undefined =>
  addresses.find((each) => each.id === id) ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
