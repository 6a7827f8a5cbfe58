import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiClient } from '#contract/api-client.ts'
import { cardsLine } from '../cart/testing/cart-lines.ts'
import { fakeStorage } from '../testing/fake-storage.ts'

let storage: ReturnType<typeof fakeStorage>
beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
})

const CART = { cartKey: 'c', orderId: 'o', orderNumber: 10_003 }

/** A tab that has left the shop to pay for a cart of one line, with one put aside. */
async function leftToPay() {
  vi.resetModules()
  const pending = await import('./pending-payment.ts')
  const { finishPending } = await import('./finish-pending.ts')
  const { cart } = await import('../cart/kept-cart.ts')
  cart.change((kept) => ({ ...kept, items: [cardsLine('a')], saved: [cardsLine('b')], couponCode: 'TEN', version: 3 }))
  pending.keepPending({ paymentId: 'p', method: 'CARD' }, CART)
  const finish = async (status: string) => {
    const get = vi.fn<(path: string) => Promise<unknown>>(async () => ({ data: { status } }))
    await finishPending({ get } as unknown as ApiClient)
    return get
  }
  return { ...pending, cart, finish }
}

describe('a payment the browser has left the shop for', () => {
  test('is kept under the names of old, and read back by the next page', async () => {
    const { pendingCart } = await leftToPay()
    expect(['paymentId', 'paymentMethod', 'pendingCartData'].every((key) => storage.entries.has(key))).toBe(true)
    expect(pendingCart.get()).toEqual(CART)
    storage.writeElsewhere('pendingCartData', '{"v":1,"data":{"cartKey":7}}')
    expect(pendingCart.get()).toBeNull()
  })

  test('empties the cart once it is paid, but not what was put aside', async () => {
    const { cart, finish, paymentId } = await leftToPay()
    await finish('PAID')
    expect(cart.get()).toMatchObject({ items: [], saved: [{ key: 'b' }], couponCode: null, version: 3, unsent: true })
    expect(paymentId.get()).toBe('')
    // Another cart, filled since, has nothing to do with it.
    cart.change((kept) => ({ ...kept, items: [cardsLine('c')] }))
    expect(await finish('PAID')).not.toHaveBeenCalled()
    expect(cart.get().items).toHaveLength(1)
  })

  test('leaves the cart as it is while nobody knows, and when it failed', async () => {
    const { cart, finish, paymentId } = await leftToPay()
    for (const status of ['AUTHORIZED', 'FAILED', 'REQUIRES_ACTION']) await finish(status)
    expect(cart.get().items).toHaveLength(1)
    expect(paymentId.get()).toBe('p')
  })
})
