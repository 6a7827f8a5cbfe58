import type { Quote } from '#contract/cart/quote.ts'
import { newKey } from '../../shared/cart/change-cart.ts'
import { cart } from '../../shared/cart/browser-cart.ts'
import { orderLines } from '../../shared/cart/question.ts'
import { decide } from './checkout-draft.ts'
import type { CheckoutPlan } from './use-checkout.ts'

/** The order as it stands, at the price that the customer was shown. The cart gets its name now, if it has none. */
export function orderContents({ customer, contact, delivery, draft }: CheckoutPlan, { totals, urgent }: Quote) {
  if (!delivery) throw new TypeError('an order without delivery is not paid')
  const cartKey = cart.get().cartKey ?? newKey()
  cart.change((now) => ({ ...now, cartKey }))
  decide(customer.id, { cartKey, notes: draft.notes, poNumber: draft.poNumber })
  const stored = cart.get()
  const [poNumber, notes] = [draft.poNumber.trim(), draft.notes.trim()]
  return {
    cartKey,
    items: orderLines(stored),
    ...delivery,
    contact,
    ...(stored.couponCode !== null && { couponCode: stored.couponCode }),
    urgent,
    ...(poNumber !== '' && { poNumber }),
    ...(notes !== '' && { notes }),
    expectedTotal: totals.total,
  }
}
