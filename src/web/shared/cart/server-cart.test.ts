import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiClient } from '#contract/api-client.ts'
import { mergedCart } from '#domain/cart/stored-cart.ts'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import { refused } from '#ui/testing/refused.ts'
import type { CartItemView } from './browser-cart.ts'
import { cartRequest } from './question.ts'
import { cardsLine, quotedLine, quoteOf } from './testing/cart-lines.ts'

const NOURA = { id: '5b1f4a1e-0000-4000-8000-000000000001', firstName: 'Noura' }
const OMAR = { id: '5b1f4a1e-0000-4000-8000-000000000002', firstName: 'Omar' }

type Wire = { key: string; productPrice: string; quantity: number; features: object[]; copy: number }
type Shop = { version: number; items: Wire[]; isDown?: boolean; calls: string[] }
type Session = { status: 'unknown' | 'visitor' | 'customer'; customer: typeof NOURA | undefined }

const mug: Wire & Record<string, unknown> = {
  key: 'm',
  productPrice: '22',
  quantity: 3,
  features: [],
  copy: 0,
  designMode: 'LATER',
  artworkIds: [],
  notes: '',
}

/** A tab of a browser with this storage, and a shop that keeps a customer's cart. */
async function openTab(shop: Shop) {
  vi.resetModules()
  let session: Session = { status: 'visitor', customer: undefined }
  const hears = { session: [] as (() => void)[], in: [] as (() => Promise<void>)[], out: [] as (() => void)[] }
  vi.doMock('../session/session-store.ts', () => ({
    currentSession: () => session,
    onSession: (listener: () => void) => hears.session.push(listener),
  }))
  vi.doMock('../session/session.ts', () => ({
    whenSignedIn: (work: () => Promise<void>) => hears.in.push(work),
    whenSignedOut: (work: () => void) => hears.out.push(work),
  }))
  const answer = (name: string) => {
    shop.calls.push(name)
    if (shop.isDown) throw refused(503, { message: 'Busy' })
    return { data: { version: shop.version, items: shop.items, saved: [], couponCode: null, urgent: false } }
  }
  const asLines = (items: Wire[]) =>
    items.map(({ productPrice: id, ...item }) => ({
      ...item,
      id,
      features: item.features.map(asFeature),
    })) as unknown as CartItemView[]
  const api = {
    get: async () => answer('GET'),
    put: async (_: string, body: { version: number; items: Wire[] }) => {
      if (body.version !== shop.version) {
        shop.calls.push('PUT refused')
        throw refused(409, { message: 'Changed' })
      }
      shop.version += 1
      shop.items = body.items
      return answer('PUT')
    },
    post: async (path: string, body: { items: Wire[] }) => {
      if (path === '/api/carts/quote') {
        return { data: quoteOf(body.items.map(({ key, quantity }) => quotedLine(key, { quantity, features: [] }))) }
      }
      if (!shop.isDown) {
        const cartOf = (items: Wire[]) => ({ items: asLines(items), saved: [], couponCode: null, urgent: false })
        const merged = mergedCart<CartItemView>(cartOf(shop.items), cartOf(body.items)).items
        const wires = [...shop.items, ...body.items]
        shop.items = merged.map(({ key, quantity }) => ({ ...wires.find((each) => each.key === key)!, quantity }))
        shop.version += 1
      }
      return answer('MERGE')
    },
  } as unknown as ApiClient
  const { cart } = await import('./browser-cart.ts')
  const change = await import('./change-cart.ts')
  const { startCart } = await import('./start-cart.ts')
  const { closeToast, currentToasts, toast } = await import('#ui/toast/toast-store.ts')
  const { registerMessages } = await import('#ui/i18n/messages.ts')
  registerMessages('en', 'cart', (await import('../../i18n/en/cart.ts')).default)
  startCart(api)
  const become = (next: Session) => {
    session = next
    for (const listener of hears.session) listener()
  }
  return {
    cart,
    ...change,
    keys: () => cart.get().items.map(({ key }) => key),
    toast: () => currentToasts()[0],
    say: (title: string) => toast({ title }),
    closeToast,
    signIn: async (customer = NOURA) => {
      become({ status: 'customer', customer })
      await Promise.all(hears.in.map((work) => work()))
    },
    signOut: () => {
      become({ status: 'visitor', customer: undefined })
      for (const work of hears.out) work()
    },
  }
}

const asFeature = (feature: object) => {
  const { productFeature, choices } = feature as { productFeature: string; choices: string[] }
  return { featureId: productFeature, choiceIds: choices }
}

/** The lines of a cart as the shop stores them. */
const sentBy = (tab: Awaited<ReturnType<typeof openTab>>) => cartRequest(tab.cart.get()).items as unknown as Wire[]

let shop: Shop
beforeEach(() => {
  fakeStorage()
  shop = { version: 0, items: [], calls: [] }
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})

describe('the cart of a visitor who signs in', () => {
  test('joins the shop’s, whose lines are shown with names and prices, and that is said', async () => {
    Object.assign(shop, { version: 4, items: [mug] })
    const tab = await openTab(shop)
    tab.putInCart(cardsLine('a'))
    await tab.signIn()
    expect(shop.calls).toContain('MERGE')
    expect(tab.cart.get()).toMatchObject({
      items: [{ key: 'm', quantity: 3, finalPrice: 85, shown: { name: 'Business cards' } }, { key: 'a' }],
      owner: NOURA.id,
      version: 5,
      unsent: false,
    })
    expect(tab.toast()).toMatchObject({ title: 'We added your saved cart', text: 'Business cards' })
    expect(tab.cart.get().notices).toEqual([{ key: 'm', name: 'Business cards', kind: 'added' }])
  })

  test('says of each line whose quantity has grown what it was', async () => {
    const tab = await openTab(shop)
    tab.putInCart(cardsLine('a'))
    const [{ quantity }] = tab.cart.get().items as [CartItemView]
    const [wire] = sentBy(tab)
    Object.assign(shop, { version: 4, items: [{ ...wire, quantity: quantity + 4 }] })
    await tab.signIn()
    const message = { name: 'Business cards', kind: 'joined', from: quantity, to: quantity + 4 }
    expect(tab.cart.get().notices).toEqual([expect.objectContaining(message)])
    expect(tab.toast()).toMatchObject({ title: 'We added your saved cart' })
  })

  test('waits with its toast until the one that is open has been read', async () => {
    Object.assign(shop, { version: 4, items: [mug] })
    const tab = await openTab(shop)
    tab.putInCart(cardsLine('a'))
    const first = tab.say('Account verified successfully')
    await tab.signIn()
    expect(tab.toast()).toMatchObject({ title: 'Account verified successfully' })
    tab.closeToast(first)
    expect(tab.toast()).toMatchObject({ title: 'We added your saved cart', open: true })
  })

  test('is that of the shop in a browser that has none, without a word', async () => {
    Object.assign(shop, { version: 4, items: [mug] })
    const tab = await openTab(shop)
    await tab.signIn()
    expect(tab.keys()).toEqual(['m'])
    expect(shop.calls.includes('MERGE')).toBe(false)
    expect(tab.toast()).toBeUndefined()
  })

  test('stays as it is when the shop does not answer', async () => {
    shop.isDown = true
    const tab = await openTab(shop)
    tab.putInCart(cardsLine('a'))
    await tab.signIn()
    expect(tab.cart.get()).toMatchObject({ items: [{ key: 'a' }], owner: null })
    expect(reportError).toHaveBeenCalled()
  })
})

describe('the cart of a customer', () => {
  test('is sent with each change, and comes back at the next sign-in', async () => {
    const tab = await openTab(shop)
    await tab.signIn()
    vi.useFakeTimers()
    tab.putInCart(cardsLine('a'))
    tab.changeQuantity(cardsLine('a'), 200)
    vi.advanceTimersByTime(500)
    vi.useRealTimers()
    await vi.waitFor(() => expect(tab.cart.get().unsent).toBe(false))
    expect(shop).toMatchObject({ version: 1, items: [{ key: 'a', quantity: 200 }] })
    tab.signOut()
    expect(tab.keys()).toEqual([])
    await tab.signIn()
    expect(tab.keys()).toEqual(['a'])
  })

  test('loses nothing when another device changed it meanwhile', async () => {
    const tab = await openTab(shop)
    await tab.signIn()
    Object.assign(shop, { version: 9, items: [mug] })
    tab.putInCart(cardsLine('a'))
    await vi.waitFor(() => expect(tab.cart.get().unsent).toBe(false))
    expect(shop.calls).toContain('PUT refused')
    expect(tab.keys()).toEqual(['m', 'a'])
    expect(shop.items.map(({ key }) => key)).toEqual(['m', 'a'])
  })

  test('is not another customer’s', async () => {
    const first = await openTab(shop)
    await first.signIn()
    first.putInCart(cardsLine('a'))
    const second = await openTab({ version: 0, items: [], calls: [] })
    expect(second.keys()).toEqual([])
    await second.signIn(OMAR)
    expect(second.keys()).toEqual([])
  })

  test('of a visitor is never sent anywhere', async () => {
    const tab = await openTab(shop)
    tab.putInCart(cardsLine('a'))
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(shop.calls).toEqual([])
  })
})
