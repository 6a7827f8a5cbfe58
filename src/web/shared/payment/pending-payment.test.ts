import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiClient } from '#contract/api-client.ts'
import { cardsLine } from '../cart/testing/cart-lines.ts'
import { fakeStorage } from '#ui/testing/fake-storage.ts'

const ORDER = { paymentId: 'p-1', orderId: 'o-1', orderNumber: 10_001, method: 'CARD' as const }

async function openTab() {
  vi.resetModules()
  const { cart } = await import('../cart/browser-cart.ts')
  const pending = { ...(await import('./pending-payment.ts')), ...(await import('./payment-id.ts')) }
  const fill = () => {
    cart.change((now) => ({
      ...now,
      items: [cardsLine('a'), cardsLine('b', { quantity: 200 })],
      couponCode: 'WELCOME10',
      cartKey: 'cart-1',
    }))
    pending.pendingCart.change(() => ({
      cartKey: 'cart-1',
      print: 'abc',
      order: null,
      lines: [
        { key: 'a', quantity: 100 },
        { key: 'b', quantity: 200 },
      ],
    }))
  }
  const { finishPending } = await import('./finish-pending.ts')
  /** The next page asks the shop, which answers this. */
  const comeBack = (status: string) => {
    const get = async () => ({ data: { status, orderId: 'o-1', orderNumber: 10_001 } })
    return finishPending({ get } as unknown as ApiClient)
  }
  return { cart, fill, comeBack, ...pending }
}

let storage: ReturnType<typeof fakeStorage>
beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
})

describe('what is being paid', () => {
  test('outlives the way to the gateway and back, under its three names', async () => {
    const tab = await openTab()
    tab.fill()
    tab.notePayment(ORDER)
    const later = await openTab()
    expect(later.paymentId.get()).toBe('p-1')
    expect(later.paymentMethod.get()).toBe('CARD')
    expect(later.pendingCart.get()?.order).toEqual({ id: 'o-1', number: 10_001 })
    expect(['paymentId', 'pendingCartData', 'paymentMethod'].every((key) => storage.entries.has(key))).toBe(true)
  })

  test('leaves the cart once it is paid, and is forgotten; once more changes nothing', async () => {
    const tab = await openTab()
    tab.fill()
    tab.notePayment(ORDER)
    tab.finishPayment('o-1')
    expect(tab.cart.get()).toMatchObject({ items: [], couponCode: null, cartKey: null, unsent: true })
    expect(tab.paymentId.get()).toBe('')
    expect(tab.pendingCart.get()).toBeNull()
    tab.cart.change((now) => ({ ...now, items: [cardsLine('c')] }))
    tab.finishPayment('o-1')
    expect(tab.cart.get().items).toMatchObject([{ key: 'c' }])
  })

  test('takes nothing with it that was added or changed since', async () => {
    const tab = await openTab()
    tab.fill()
    tab.notePayment(ORDER)
    tab.cart.change((now) => ({
      ...now,
      items: [cardsLine('a'), cardsLine('b', { quantity: 300 }), cardsLine('c')],
    }))
    tab.finishPayment('o-1')
    expect(tab.cart.get().items.map(({ key }) => key)).toEqual(['b', 'c'])
  })

  test('stays when the page of an earlier order is opened again, or the cart is another one', async () => {
    const tab = await openTab()
    tab.fill()
    tab.notePayment(ORDER)
    tab.finishPayment('o-0')
    expect(tab.cart.get().items).toHaveLength(2)
    expect(tab.paymentId.get()).toBe('p-1')
    tab.cart.change((now) => ({ ...now, cartKey: 'cart-2' }))
    tab.finishPayment('o-1')
    expect(tab.cart.get().items).toHaveLength(2)
    expect(tab.paymentId.get()).toBe('')
  })

  test('is asked about by the next page when the browser never came back', async () => {
    const tab = await openTab()
    tab.fill()
    tab.notePayment(ORDER)
    for (const status of ['AUTHORIZED', 'FAILED', 'REQUIRES_ACTION']) expect(await tab.comeBack(status)).toBeUndefined()
    expect(tab.cart.get().items).toHaveLength(2)
    expect(await tab.comeBack('PAID')).toMatchObject({ orderNumber: 10_001 })
    expect(tab.cart.get().items).toEqual([])
    expect(await tab.comeBack('PAID')).toBeUndefined()
  })

  test('begins again where storage holds nonsense', async () => {
    storage.entries.set('pendingCartData', '{"v":1,"data":{"cartKey":7}}')
    storage.entries.set('paymentMethod', '{"v":1,"data":"CASH"}')
    const tab = await openTab()
    expect(tab.pendingCart.get()).toBeNull()
    expect(tab.paymentMethod.get()).toBeNull()
  })
})
