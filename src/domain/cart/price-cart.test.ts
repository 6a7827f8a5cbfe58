import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Feature } from '../configuration/feature.ts'
import { writtenConfiguration } from '../configuration/written-feature.ts'
import { DEFAULT_POLICY } from '../shop-policy.ts'
import type { RequestedLine, Sellable } from './check-lines.ts'
import { matchesRequest, priceCart, type CartToPrice } from './price-cart.ts'
import { TEN_PERCENT } from '#testing/orders/ten-percent.ts'

/** A Sunday at noon in Riyadh: the workshop works, and it is before the cut-off. */
const now = new Date('2026-11-22T09:00:00Z')
const NONE = { categoryIds: [], productIds: [] }

const paper: Feature = {
  id: 'paper',
  code: 'paper',
  control: 'RADIO',
  required: true,
  limits: { min: null, max: null, maxChoices: null },
  choices: [
    { id: 'matt', price: 0, isDefault: true, excludes: [] },
    { id: 'gloss', price: 10, isDefault: false, excludes: [] },
  ],
}
const text: Feature = { ...paper, id: 'text', code: 'text', control: 'TEXT', required: false, choices: [] }
const file: Feature = { ...paper, id: 'file', code: 'file', control: 'FILE', required: true, choices: [] }

const sellable = (
  id: string,
  more: Partial<Sellable> & { left?: number | null; price?: number } = {},
): [string, Sellable] => [
  id,
  {
    productId: `product of ${id}`,
    categoryIds: ['print'],
    productPrice: {
      id,
      price: more.price ?? 100,
      offerPercent: 0,
      remainingQuantity: more.left ?? null,
      setupFee: 0,
      ladder: [],
    },
    features: [paper, text, file],
    rule: { minQuantity: 1, quantityStep: 1 },
    urgentAllowed: true,
    productionDays: 3,
    ...more,
  },
]

const request = (key: string, more: Partial<RequestedLine> = {}): RequestedLine => ({
  key,
  productPriceId: 'cards',
  quantity: 10,
  features: [{ featureId: 'paper', choiceIds: ['matt'] }],
  ...more,
})

const price = (more: Partial<CartToPrice<Sellable>> = {}) =>
  priceCart({
    lines: [request('a')],
    sellables: new Map([sellable('cards')]),
    urgent: false,
    shipping: 2500,
    now,
    policy: DEFAULT_POLICY,
    ...more,
  })

describe('a cart that can be had', () => {
  test('is priced line by line, with shipping and the VAT inside', () => {
    const cart = price()
    expect(cart).toMatchObject({
      lines: [{ key: 'a', quantity: 10, price: { unit: 100, line: 1000 } }],
      totals: { subtotal: 1000, shipping: 2500, total: 3500, vat: 457 },
      readyBy: { standard: '2026-11-25', urgent: '2026-11-24' },
    })
    expect(matchesRequest(cart)).toBe(true)
  })

  test('costs nothing when it is empty, and no shipping either', () => {
    expect(price({ lines: [] })).toMatchObject({ totals: { total: 0 }, readyBy: null, urgent: false })
  })

  test('waits for no file', () => {
    expect(price().invalid).toEqual([])
  })

  test('has its texts in their written form', () => {
    const features = [...request('a').features, { featureId: 'text', choiceIds: [], value: '  Sara   Ali ' }]
    const [line] = price({ lines: [request('a', { features })] }).lines
    expect(line?.chosen[1]?.value).toEqual({ kind: 'text', text: 'Sara Ali' })
  })

  test('is ready when its slowest line is', () => {
    const sellables = new Map([sellable('cards'), sellable('sign', { productionDays: 10 })])
    const cart = price({ sellables, lines: [request('a'), request('b', { productPriceId: 'sign' })] })
    expect(cart.readyBy).toEqual({ standard: '2026-12-06', urgent: '2026-11-29' })
  })
})

describe('an urgent cart', () => {
  test('costs 75% of the goods more, and takes no coupon', () => {
    const cart = price({ urgent: true, coupon: { found: TEN_PERCENT } })
    expect(cart).toMatchObject({ urgent: true, totals: { urgent: 750, discount: 0, total: 4250 } })
    expect(cart.coupon).toEqual({ ok: false, error: { code: 'COUPON_URGENT' } })
  })

  test('is not urgent when a line cannot be made faster, and names it', () => {
    const sellables = new Map([sellable('cards'), sellable('sign', { urgentAllowed: false })])
    const cart = price({ urgent: true, sellables, lines: [request('a'), request('b', { productPriceId: 'sign' })] })
    expect(cart).toMatchObject({ urgent: false, notUrgent: ['b'], totals: { urgent: 0 } })
  })

  test.each([
    ['a day of production, which is not halved', 1, '2026-11-23', '2026-11-23'],
    ['no production at all', 0, '2026-11-22', '2026-11-23'],
  ])('costs nothing and is not urgent where it wins no day: %s', (_, productionDays, standard, urgent) => {
    const sellables = new Map([sellable('cards', { productionDays })])
    const cart = price({ urgent: true, sellables, coupon: { found: TEN_PERCENT } })
    expect(cart).toMatchObject({
      urgent: false,
      readyBy: { standard, urgent },
      totals: { urgent: 0, discount: 100, total: 3400 },
    })
  })
})

describe('a coupon', () => {
  test('takes its part off the lines it is for', () => {
    const sellables = new Map([sellable('cards'), sellable('mug', { categoryIds: ['gifts'] })])
    const found = { ...TEN_PERCENT, include: { ...NONE, categoryIds: ['gifts'] } }
    const cart = price({ sellables, coupon: { found }, lines: [request('a'), request('b', { productPriceId: 'mug' })] })
    expect(cart.totals).toMatchObject({ discount: 100, lineDiscounts: [0, 100], total: 2000 + 2500 - 100 })
  })

  test('that counts no more takes nothing off, and says why', () => {
    const cart = price({ coupon: { found: null } })
    expect(cart.coupon).toEqual({ ok: false, error: { code: 'COUPON_INVALID' } })
    expect(cart.totals.total).toBe(3500)
  })
})

describe('what changed meanwhile', () => {
  test('a price is reported, and the new one counts', () => {
    const cart = price({ lines: [request('a', { finalPrice: 90 })] })
    expect(cart.repriced).toEqual([{ key: 'a', old: 90, new: 100 }])
    expect(matchesRequest(cart)).toBe(false)
  })

  test('what is not sold any more is removed, and so is what is sold out', () => {
    const cart = price({
      sellables: new Map([sellable('mug', { left: 0 })]),
      lines: [request('a'), request('b', { productPriceId: 'mug' })],
    })
    expect(cart).toMatchObject({ removed: ['a', 'b'], gone: ['a'], lines: [], totals: { total: 0 } })
  })

  test('all lines of a variant share its stock', () => {
    const cart = price({
      sellables: new Map([sellable('cards', { left: 15 })]),
      lines: [request('a'), request('b', { features: [{ featureId: 'paper', choiceIds: ['gloss'] }] })],
    })
    expect(cart.adjusted).toEqual([{ key: 'b', from: 10, to: 5, reason: 'stock' }])
  })

  test.each([
    ['below a new minimum is raised to it', { minQuantity: 50, quantityStep: 50 }, 50],
    ['between two steps is raised to the next', { minQuantity: 4, quantityStep: 4 }, 12],
  ])('a quantity %s', (_, rule, to) => {
    const cart = price({ sellables: new Map([sellable('cards', { rule })]) })
    expect(cart.adjusted).toEqual([{ key: 'a', from: 10, to, reason: 'rule' }])
  })

  test('a quantity above what is sold at once is lowered to it', () => {
    const cart = price({ lines: [request('a', { quantity: 1_000_000 })] })
    expect(cart.adjusted).toEqual([{ key: 'a', from: 1_000_000, to: 100, reason: 'rule' }])
  })

  test('a line whose choice is gone must be decided again: it is not priced, and takes no stock from others', () => {
    const cart = price({
      sellables: new Map([sellable('cards', { left: 10 })]),
      lines: [request('a', { features: [{ featureId: 'paper', choiceIds: ['linen'] }] }), request('b')],
    })
    expect(cart.invalid).toMatchObject([{ key: 'a', problems: [{ featureId: 'paper', code: 'choice/unknown' }] }])
    expect(cart).toMatchObject({ lines: [{ key: 'b', quantity: 10 }], adjusted: [], totals: { subtotal: 1000 } })
  })

  test('a line whose sizes are not its quantity must be decided again; one that comes to it is stored in one form', () => {
    const sizes: Feature = { ...text, id: 'sizes', limits: { min: null, max: 40, maxChoices: 5 } }
    const [M, L] = [
      { name: 'M', pieces: 3 },
      { name: 'L', pieces: 7 },
    ]
    const named = (value: string) => ({ features: [{ featureId: 'sizes', choiceIds: [], value }] })
    const cart = price({
      sellables: new Map([sellable('cards', { features: [sizes] })]),
      lines: [request('a', named('M 3')), request('b', named('٣ M\n7 L'))],
    })
    expect(cart.invalid).toEqual([
      { key: 'a', problems: [{ featureId: 'sizes', code: 'value/other-sum', sum: 3, quantity: 10 }] },
    ])
    expect(cart.lines).toMatchObject([{ key: 'b', chosen: [{ value: { kind: 'pieces', pieces: [M, L] } }] }])
  })

  test('the hint at a cheaper quantity never goes beyond the stock', () => {
    const [, cards] = sellable('cards', { left: 12 })
    const ladder = [{ minQuantity: 12, unitPrice: 90 }]
    const withLadder = (left: number) =>
      new Map([['cards', { ...cards, productPrice: { ...cards.productPrice, ladder, remainingQuantity: left } }]])
    expect(price({ sellables: withLadder(12) }).lines[0]?.next).toMatchObject({ quantity: 12, morePieces: 2 })
    expect(price({ sellables: withLadder(11) }).lines[0]?.next).toBeUndefined()
  })
})

describe('of any cart', () => {
  const anyLine = fc.record({
    productPriceId: fc.constantFrom('cards', 'mug', 'sign', 'gone'),
    quantity: fc.integer({ min: 1, max: 400 }),
    features: fc.constantFrom(
      [{ featureId: 'paper', choiceIds: ['matt'] }],
      [{ featureId: 'paper', choiceIds: ['gloss'] }],
      [{ featureId: 'paper', choiceIds: ['linen'] }],
      [],
    ),
    finalPrice: fc.option(fc.nat(300), { nil: undefined }),
  })
  const sellables = new Map([
    sellable('cards', { price: 33, rule: { minQuantity: 50, quantityStep: 50 } }),
    sellable('mug', { price: 2999, left: 70 }),
    sellable('sign', { price: 12_345, left: 9, urgentAllowed: false }),
  ])
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { maxLength: 10 }).map((lines) => lines.map((one, n) => ({ ...one, key: String(n) }))),
    urgent: fc.boolean(),
    coupon: fc.constantFrom(undefined, { found: TEN_PERCENT }, { found: null }),
    shipping: fc.nat(9000),
  })

  test('the lines add up to the subtotal, taxable and VAT to the total, and nothing is negative', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { lines, totals } = price({ ...order, sellables })
        expect(lines.reduce((all, { price: each }) => all + each.line, 0)).toBe(totals.subtotal)
        expect(totals.taxable + totals.vat).toBe(totals.total)
        expect(totals.total).toBe(totals.subtotal - totals.discount + totals.urgent + totals.shipping)
        expect(Math.min(totals.total, ...totals.lineDiscounts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('it is urgent exactly if that was chosen, is possible for every line and is ready earlier', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }), (order, days) => {
        const timed = new Map(
          [...sellables].map(([id, each], index) => [id, { ...each, productionDays: days[index] ?? 0 }]),
        )
        const { urgent, notUrgent, readyBy, totals } = price({ ...order, sellables: timed })
        const isEarlier = readyBy !== null && readyBy.urgent < readyBy.standard
        expect(urgent).toBe(order.urgent && notUrgent.length === 0 && isEarlier)
        expect(urgent || totals.urgent === 0).toBe(true)
      }),
    )
  })

  test('every line asked for is bought, removed or to be decided again', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const cart = price({ ...order, sellables })
        const answered = [...cart.lines.map(({ key }) => key), ...cart.removed, ...cart.invalid.map(({ key }) => key)]
        expect(answered.toSorted()).toEqual(order.lines.map(({ key }) => key).toSorted())
      }),
    )
  })

  test('asking again with what was answered changes nothing more', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const first = price({ ...order, sellables })
        const again = price({
          ...order,
          sellables,
          lines: first.lines.map(
            ({ key, productPriceId, quantity, chosen, sellable: { features }, price: { unit } }) => ({
              key,
              productPriceId,
              quantity,
              features: writtenConfiguration(features, chosen),
              finalPrice: unit,
            }),
          ),
        })
        expect(matchesRequest(again)).toBe(true)
        expect(again.totals).toEqual(first.totals)
      }),
    )
  })
})
