import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#contract/api-client.ts'
import { cardsLine } from '../cart/testing/cart-lines.ts'
import { fakeStorage } from '#ui/testing/fake-storage.ts'

const NOURA = { id: 'c-1', firstName: 'Noura' } as never

/** A page that opens at a path, in a browser that was closed at the bank; the shop answers that the payment stands so. */
async function openPage(pathname: string, status: string) {
  vi.resetModules()
  vi.stubGlobal('location', { pathname })
  const { cart } = await import('../cart/browser-cart.ts')
  const { paymentId } = await import('./payment-id.ts')
  const { pendingCart } = await import('./pending-payment.ts')
  const { showCustomer, showVisitor } = await import('../session/session-store.ts')
  const { currentToasts } = await import('#ui/toast/toast-store.ts')
  const { startLeftPayment } = await import('./start-left-payment.ts')
  cart.change((now) => ({ ...now, items: [cardsLine('a')], cartKey: 'cart-1' }))
  paymentId.change(() => 'p-1')
  pendingCart.change(() => ({
    cartKey: 'cart-1',
    print: 'abc',
    order: { id: 'o-1', number: 10_001 },
    lines: [{ key: 'a', quantity: 100 }],
  }))
  const get = vi.fn<() => Promise<unknown>>(async () => ({ data: { status, orderId: 'o-1', orderNumber: 10_001 } }))
  startLeftPayment({ get } as unknown as ApiClient, 'en')
  return {
    get,
    showCustomer: () => showCustomer(NOURA),
    showVisitor: () => showVisitor(false),
    left: () => cart.get().items.length,
    messages: () => currentToasts().map(({ title }) => title),
  }
}

beforeEach(() => {
  fakeStorage()
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
})

test('what was paid before the browser closed leaves the cart on any page, and that is said', async () => {
  const page = await openPage('/en/home', 'PAID')
  page.showCustomer()
  await vi.waitFor(() =>
    expect(page.messages()).toEqual(['Order 10001 is paid, so we removed its products from your cart.']),
  )
  expect(page.left()).toBe(0)
})

test('what is not paid stays in the cart, and nothing is said', async () => {
  const page = await openPage('/en/home', 'FAILED')
  page.showCustomer()
  await vi.waitFor(() => expect(page.get).toHaveBeenCalledTimes(1))
  expect([page.left(), page.messages()]).toEqual([1, []])
})

test('a visitor is asked nothing; the cart and the page of the outcome look by themselves', async () => {
  const visited = await openPage('/en/home', 'PAID')
  visited.showVisitor()
  const result = await openPage('/en/payment/success', 'PAID')
  result.showCustomer()
  const inCart = await openPage('/ar/cart', 'PAID')
  inCart.showCustomer()
  // By the time a page looks that has begun later, they would have looked, too.
  const later = await openPage('/en/home', 'PAID')
  later.showCustomer()
  await vi.waitFor(() => expect(later.get).toHaveBeenCalled())
  expect([visited, result, inCart].flatMap(({ get }) => get.mock.calls)).toEqual([])
})
