/** The steps from the cart to the payment, as its address names them (S297). */
export const CHECKOUT_STEPS = ['cart', 'details', 'delivery', 'payment'] as const

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** The step that an address names; undefined when there is no such step. */
export const stepNamed = (name: string | null): CheckoutStep | undefined => CHECKOUT_STEPS.find((step) => step === name)

/** What is decided of an order. */
export type CheckoutFacts = {
  readonly isCustomer: boolean
  readonly hasContact: boolean
  /** An address that we deliver to is chosen, or the customer comes for the goods. */
  readonly hasDelivery: boolean
}

/** The step to show: the one asked for, or the first one before it that is not done. */
export function stepToShow<Requested extends CheckoutStep>(
  requested: Requested,
  { isCustomer, hasContact, hasDelivery }: CheckoutFacts,
): Requested | 'details' {
  const areDetailsDone = isCustomer && hasContact && hasDelivery
  return requested === 'cart' || areDetailsDone ? requested : 'details'
}
