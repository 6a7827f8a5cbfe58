import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Quote } from '#contract/cart/quote.ts'
import { cardsLine } from '../../shared/cart/testing/cart-lines.ts'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import type { CheckoutPlan } from './use-checkout.ts'

const CUSTOMER = { id: 'c-1', firstName: 'Sara', lastName: 'Ali' }

async function openTab() {
  vi.resetModules()
  const { cart } = await import('../../shared/cart/browser-cart.ts')
  const stored = await import('./checkout-draft.ts')
  const { orderContents } = await import('./order-contents.ts')
  cart.change((now) => ({ ...now, items: [cardsLine('a')], cartKey: null }))
  /** What is sent when the customer presses "Pay" now. */
  const contents = (quote: Partial<Quote> = {}) => {
    const draft = stored.draftFor(stored.checkout.get(), cart.get().cartKey)
    const plan = { customer: CUSTOMER, draft, contact: {}, delivery: { fulfilment: 'PICKUP' } }
    return orderContents(
      plan as unknown as CheckoutPlan,
      { totals: { total: 6_300 }, urgent: false, ...quote } as Quote,
    )
  }
  return { cart, contents, ...stored }
}

beforeEach(() => {
  fakeStorage()
})

test('an order is urgent as it was priced, not as the cart wishes', async () => {
  const tab = await openTab()
  tab.cart.change((now) => ({ ...now, urgent: true }))
  expect(tab.contents({ urgent: false })).toMatchObject({ urgent: false })
  expect(tab.contents({ urgent: true })).toMatchObject({ urgent: true })
})

describe('the note of an order', () => {
  test('goes with it, also when it is tried again', async () => {
    const tab = await openTab()
    tab.decide(CUSTOMER.id, { notes: 'Call first', poNumber: 'PO-7', cartKey: null })
    expect(tab.contents()).toMatchObject({ notes: 'Call first', poNumber: 'PO-7' })
    expect(tab.contents()).toMatchObject({ notes: 'Call first', poNumber: 'PO-7' })
  })

  test('is not that of the next one, however often that is tried', async () => {
    const tab = await openTab()
    tab.decide(CUSTOMER.id, { notes: 'Call first', cartKey: null })
    tab.contents()
    tab.cart.change((now) => ({ ...now, cartKey: null }))
    expect(tab.contents()).not.toHaveProperty('notes')
    expect(tab.contents()).not.toHaveProperty('notes')
  })
})
