import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitToStock, type StockLine } from './stock.ts'

const line = (key: string, quantity: number, more: Partial<StockLine> = {}): StockLine => ({
  key,
  productPriceId: 'mug',
  quantity,
  ...more,
})

describe('a cart against the stock', () => {
  test.each<[string, StockLine[], [string, number | null][], object]>([
    ['leaves what fits', [line('a', 5)], [['mug', 5]], { adjusted: [], removed: [] }],
    ['lowers what is over it', [line('a', 9)], [['mug', 5]], { adjusted: [{ key: 'a', from: 9, to: 5 }], removed: [] }],
    ['removes what is sold out', [line('a', 9)], [['mug', 0]], { adjusted: [], removed: ['a'] }],
    ['removes what is no longer sold', [line('a', 9)], [], { adjusted: [], removed: ['a'] }],
    ['never runs out of what is made to order', [line('a', 9)], [['mug', null]], { adjusted: [], removed: [] }],
    [
      'shares the stock among all lines of the product',
      [line('a', 4), line('b', 4), line('c', 4)],
      [['mug', 6]],
      { adjusted: [{ key: 'b', from: 4, to: 2 }], removed: ['c'] },
    ],
    [
      'keeps to the steps of the product',
      [line('a', 300, { rule: { minQuantity: 100, quantityStep: 50 } })],
      [['mug', 199]],
      { adjusted: [{ key: 'a', from: 300, to: 150 }], removed: [] },
    ],
    [
      'removes what is left below the minimum',
      [line('a', 300, { rule: { minQuantity: 100, quantityStep: 50 } })],
      [['mug', 99]],
      { adjusted: [], removed: ['a'] },
    ],
  ])('%s', (_, lines, stock, changes) => {
    expect(fitToStock(lines, new Map(stock))).toEqual(changes)
  })

  const anyLines = fc.array(
    fc.record({
      productPriceId: fc.constantFrom('mug', 'pen'),
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
  )

  test('afterwards no product price is sold more often than it is there, and fitting again changes nothing', () => {
    fc.assert(
      fc.property(anyLines, fc.nat(40), fc.nat(40), (drawn, mugs, pens) => {
        const stock = new Map([
          ['mug', mugs],
          ['pen', pens],
        ])
        const lines = drawn.map((one, index) => ({ key: String(index), ...one }))
        const { adjusted, removed } = fitToStock(lines, stock)
        const stored = lines
          .filter(({ key }) => !removed.includes(key))
          .map((one) => ({
            ...one,
            quantity: adjusted.find(({ key }) => key === one.key)?.to ?? one.quantity,
          }))
        for (const [id, left] of stock) {
          const sold = stored.filter((one) => one.productPriceId === id)
          expect(sold.reduce((all, one) => all + one.quantity, 0)).toBeLessThanOrEqual(left)
        }
        expect(fitToStock(stored, stock)).toEqual({ adjusted: [], removed: [] })
      }),
    )
  })
})
