import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentAmounts } from './document-line.ts'
import type { DocumentLine } from './document-line.ts'

const goods = (quantity: number, unit: number, more: Partial<DocumentLine> = {}): DocumentLine => ({
  name: { en: 'Cards' },
  details: null,
  quantity,
  unit,
  setup: 0,
  line: quantity * unit + (more.setup ?? 0),
  discount: 0,
  ...more,
})

describe('the amounts of a document', () => {
  test('VAT is taken out of the total, once', () => {
    const { parts, ...totals } = documentAmounts({ lines: [goods(1, 23_115)], urgent: 0, shipping: 0, total: 23_115 })
    expect(totals).toEqual({ discount: 0, taxable: 20_100, vat: 3015, total: 23_115 })
    expect(parts).toMatchObject([{ kind: 'goods', taxable: 20_100, vat: 3015, gross: 23_115 }])
  })

  test('urgent delivery and shipping are parts of their own, and left out when they cost nothing', () => {
    const lines = [goods(100, 49, { setup: 500, discount: 400 })]
    const { parts } = documentAmounts({ lines, urgent: 4050, shipping: 2500, total: 11_550 })
    expect(parts.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['goods', 5000],
      ['urgent', 4050],
      ['shipping', 2500],
    ])
    expect(documentAmounts({ lines, urgent: 0, shipping: 0, total: 5000 }).parts).toHaveLength(1)
  })

  test('a total that is not the sum of its parts is a bug', () => {
    expect(() => documentAmounts({ lines: [goods(1, 100)], urgent: 0, shipping: 0, total: 99 })).toThrow(RangeError)
    expect(() =>
      documentAmounts({ lines: [goods(2, 100, { line: 199 })], urgent: 0, shipping: 0, total: 199 }),
    ).toThrow(RangeError)
  })

  const amount = fc.integer({ min: 0, max: 5_000_000 })
  const line = fc
    .record({ quantity: fc.integer({ min: 1, max: 5000 }), unit: amount, setup: amount, share: fc.nat(100) })
    .map(({ quantity, unit, setup, share }) => {
      const full = quantity * unit + setup
      return goods(quantity, unit, { setup, discount: Math.floor((full * share) / 100) })
    })

  test('parts add up to the totals, and none is negative', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), amount, amount, (lines, urgent, shipping) => {
        const total = lines.reduce((all, each) => all + each.line - each.discount, urgent + shipping)
        const amounts = documentAmounts({ lines, urgent, shipping, total })
        const sum = (key: 'taxable' | 'vat' | 'gross') => amounts.parts.reduce((all, part) => all + part[key], 0)
        expect([sum('taxable'), sum('vat'), sum('gross')]).toEqual([amounts.taxable, amounts.vat, total])
        for (const part of amounts.parts) {
          expect(part.taxable + part.vat).toBe(part.gross)
          expect(Math.min(part.taxable, part.vat)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
