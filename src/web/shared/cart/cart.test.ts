import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '#ui/testing/fake-storage.ts'
import { cardsLine, quotedLine, quoteOf } from './testing/cart-lines.ts'
import { CART_OF_VERSION_1 } from './testing/cart-of-version-1.ts'
import type { BrowserCart, CartItemView } from './browser-cart.ts'

/** A tab of a browser: modules of its own over the storage there is. */
async function openTab() {
  vi.resetModules()
  const { cart } = await import('./browser-cart.ts')
  const change = await import('./change-cart.ts')
  const { changedBy, withQuote } = await import('./apply-quote.ts')
  return { cart, ...change, changedBy, withQuote, keys: () => cart.get().items.map(({ key }) => key) }
}

let storage: ReturnType<typeof fakeStorage>
beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('reportError', vi.fn<(failure: unknown) => void>())
})

const gloss = { features: [{ featureId: '3', choiceIds: ['6'] }], surcharge: 1000 }

describe('the cart of a browser', () => {
  test('holds what was put into it, in every tab and after a reload', async () => {
    const tab = await openTab()
    tab.putInCart(cardsLine('a'))
    tab.putInCart(cardsLine('b', gloss))
    expect((await openTab()).keys()).toEqual(['a', 'b'])
    expect(JSON.parse(storage.entries.get('cart') ?? '')).toMatchObject({
      v: 2,
      data: { items: [{ key: 'a' }, { key: 'b' }] },
    })
  })

  test('takes the same configuration once, in the newest quantity and at its price', async () => {
    const tab = await openTab()
    tab.putInCart(cardsLine('a'))
    const ladder = [{ minQuantity: 500, unitPrice: 40 }]
    tab.putInCart(cardsLine('b', { quantity: 500, productPrice: { ...cardsLine('b').productPrice, ladder } }))
    expect(tab.cart.get().items).toMatchObject([{ key: 'a', quantity: 500, finalPrice: 40 }])
  })

  test('prices a line again with its quantity; of a line that is gone it only reports', async () => {
    const tab = await openTab()
    const ladder = [{ minQuantity: 500, unitPrice: 40 }]
    tab.putInCart(cardsLine('a', { productPrice: { ...cardsLine('a').productPrice, ladder } }))
    tab.changeQuantity(cardsLine('a'), 500)
    expect(tab.cart.get().items[0]).toMatchObject({ quantity: 500, finalPrice: 40 })
    const before = tab.cart.get()
    tab.changeQuantity(cardsLine('gone', gloss), 1)
    expect(tab.cart.get()).toBe(before)
    expect(reportError).toHaveBeenCalledOnce()
  })

  test('leaves a file to the shop that is to change it until another one is sent', async () => {
    const tab = await openTab()
    tab.putInCart(cardsLine('a', { designMode: 'DESIGN_FOR_ME', artworkIds: ['1'] }))
    const files = { artworkIds: ['1'], artworkFaces: ['front' as const], designPieces: [], uploadIds: [] }
    tab.setFiles('a', files)
    expect(tab.cart.get().items).toMatchObject([{ designMode: 'DESIGN_FOR_ME', artworkFaces: ['front'] }])
    tab.setFiles('a', { ...files, artworkIds: ['2'] })
    expect(tab.cart.get().items).toMatchObject([{ designMode: 'UPLOAD', artworkIds: ['2'] }])
    tab.setFiles('a', { ...files, artworkIds: [] })
    expect(tab.cart.get().items).toMatchObject([{ designMode: 'LATER' }])
  })

  test('lets a line be changed, copied, put aside, taken back and removed', async () => {
    const tab = await openTab()
    tab.putInCart(cardsLine('a'))
    expect(tab.replaceLine('a', cardsLine('new', { ...gloss, quantity: 200 }))).toBe(true)
    expect(tab.cart.get().items).toMatchObject([{ key: 'a', quantity: 200, finalPrice: 95 }])
    expect(tab.replaceLine('gone', cardsLine('new'))).toBe(false)

    const [line] = tab.cart.get().items
    tab.copyLine(line!)
    tab.writeNote(tab.cart.get().items[1]!, 'For Sara')
    expect(tab.cart.get().items).toMatchObject([
      { copy: 0, notes: '' },
      { copy: 1, notes: 'For Sara' },
    ])

    tab.saveLine('a')
    expect(tab.cart.get()).toMatchObject({ saved: [{ key: 'a' }], items: [{ copy: 1 }] })
    tab.takeBack('a')
    tab.removeLine(tab.cart.get().items[0]!)
    expect(tab.keys()).toEqual(['a'])
  })

  test('gives up its coupon for urgency, and says so', async () => {
    const tab = await openTab()
    tab.chooseCoupon('TEN')
    expect(tab.chooseUrgent(true)).toBe(true)
    expect(tab.cart.get()).toMatchObject({ urgent: true, couponCode: null })
    expect(tab.chooseUrgent(false)).toBe(false)
  })

  test.each([
    ['text that is no JSON', '{"v":1,"data":'],
    ['another thing', '{"v":1,"data":7}'],
    ['no list', '{"v":1,"data":{"items":"many"}}'],
    ['nothing at all', 'null'],
  ])('begins again where storage holds %s, and can be filled', async (_, text) => {
    storage.entries.set('cart', text)
    const tab = await openTab()
    expect(tab.keys()).toEqual([])
    tab.putInCart(cardsLine('a'))
    expect((await openTab()).keys()).toEqual(['a'])
  })

  test.each<[string, object]>([
    ['a negative quantity', { quantity: -5 }],
    ['half a piece', { quantity: 1.5 }],
    ['no product price', { productPrice: undefined }],
    ['features of another form', { features: [{ id: 3 }] }],
    ['a surcharge that is none', { surcharge: -1 }],
    ['a price that is a text', { finalPrice: '0' }],
    ['nothing to show', { shown: null }],
  ])('leaves out a line with %s and keeps the others', async (_, wrong) => {
    const items = [cardsLine('a'), { ...cardsLine('b'), ...wrong }, cardsLine('c', gloss), null, 7]
    storage.entries.set(
      'cart',
      JSON.stringify({ v: 2, data: { items, saved: [null], notices: [{}], place: 3, couponCode: 9 } }),
    )
    const tab = await openTab()
    expect(tab.keys()).toEqual(['a', 'c'])
    expect(tab.cart.get()).toMatchObject({ saved: [], notices: [], place: null, couponCode: null, urgent: false })
  })

  test('that was stored before version 2 is read: its configuration, and the same price', async () => {
    storage.entries.set('cart', CART_OF_VERSION_1)
    const tab = await openTab()
    const [line] = tab.cart.get().items
    expect(line).toMatchObject({
      key: 'b6a9',
      finalPrice: 13_658,
      surcharge: 667_500,
      features: [
        { featureId: '3', choiceIds: ['31'] },
        { featureId: '4', choiceIds: ['40', '41'] },
        { featureId: '5', choiceIds: ['50'], value: '850x2000' },
        { featureId: '6', choiceIds: ['60'], value: 'Sara' },
        { featureId: '7', choiceIds: [], value: 'M 3, L 7' },
        { featureId: '8', choiceIds: [], value: '#ff6a4d' },
      ],
      notes: 'Blue, please',
    })
    expect(tab.cart.get()).toMatchObject({ couponCode: 'TEN', saved: [{ key: 's' }], unsent: false })
    tab.changeQuantity(line!, 10)
    expect(tab.cart.get().items[0]?.finalPrice).toBe(13_658)
    expect(JSON.parse(storage.entries.get('cart') ?? '').v).toBe(2)
    expect((await openTab()).cart.get().items[0]).toMatchObject({ surcharge: 667_500, finalPrice: 13_658 })
  })

  test('works where nothing can be stored, as long as the page lasts', async () => {
    storage.state.isForbidden = true
    const tab = await openTab()
    expect(tab.putInCart(cardsLine('a'))).toBe(true)
    expect(tab.keys()).toEqual(['a'])
  })
})

describe('what the shop says of a cart', () => {
  const cartOf = (...items: CartItemView[]): BrowserCart => ({
    items,
    saved: [],
    couponCode: null,
    urgent: false,
    notices: [],
    place: null,
    owner: null,
    version: 0,
    unsent: false,
    cartKey: null,
  })

  test('changes nothing but names and prices when all is as it was', async () => {
    const { withQuote, changedBy } = await openTab()
    const quote = quoteOf([quotedLine('a', { product: { ...quotedLine('a').product, name: 'بطاقات' } })])
    const after = withQuote(cartOf(cardsLine('a', { notes: 'Blue' })), quote, 'ar')
    expect(after.items).toMatchObject([
      { key: 'a', notes: 'Blue', finalPrice: 85, shown: { name: 'بطاقات', language: 'ar' } },
    ])
    expect(after.notices).toEqual([])
    expect(changedBy(quote)).toEqual({ adjusted: false, soldOut: false, other: false })
  })

  test('is noted at the line until it is dismissed: a lowered quantity without the price that follows from it', async () => {
    const tab = await openTab()
    tab.putInCart(cardsLine('a', { quantity: 300 }))
    const quote = quoteOf([quotedLine('a', { quantity: 150, finalPrice: 99 })], {
      adjusted: [{ key: 'a', from: 300, to: 150, reason: 'stock' }],
      repriced: [{ key: 'a', old: 85, new: 99 }],
    })
    tab.cart.change((stored) => tab.withQuote(stored, quote, 'en'))
    const notice = { key: 'a', name: 'Business cards', kind: 'stock', from: 300, to: 150 }
    expect(tab.cart.get()).toMatchObject({ items: [{ quantity: 150 }], notices: [notice] })
    expect(tab.changedBy(quote).adjusted).toBe(true)
    tab.dismissNotice('a', 'stock')
    expect(tab.cart.get().notices).toEqual([])
  })

  test('takes lines out, and keeps their names to say so', async () => {
    const { withQuote, changedBy } = await openTab()
    const quote = quoteOf([], { removed: ['a', 'b'], gone: ['b'] })
    const after = withQuote(cartOf(cardsLine('a'), cardsLine('b', gloss)), quote, 'en')
    expect(after.items).toEqual([])
    expect(after.notices).toMatchObject([
      { key: 'a', kind: 'sold-out', name: 'Business cards' },
      { key: 'b', kind: 'gone' },
    ])
    expect(changedBy(quote)).toMatchObject({ soldOut: true, other: true })
  })

  test('is a new price, noted with the old one', async () => {
    const { withQuote } = await openTab()
    const productPrice = { ...quotedLine('a').productPrice, price: 90 }
    const quote = quoteOf([quotedLine('a', { productPrice, finalPrice: 90 })], {
      repriced: [{ key: 'a', old: 85, new: 90 }],
    })
    const after = withQuote(cartOf(cardsLine('a')), quote, 'en')
    expect(after.items[0]?.finalPrice).toBe(90)
    expect(after.notices).toMatchObject([{ kind: 'price', from: 85, to: 90 }])
  })

  test('leaves a line alone that must be decided again', async () => {
    const { withQuote } = await openTab()
    const line = cardsLine('a')
    const quote = quoteOf([], { invalid: [{ key: 'a', features: ['3'] }] })
    expect(withQuote(cartOf(line), quote, 'en').items).toEqual([line])
  })
})
