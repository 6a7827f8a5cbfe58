import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, freshRow, pieced, SHIPPING, refundRequestOf, wrongField } from './refund-draft.ts'
import type { RefundDraft } from './refund-draft.ts'

const line = (position: number, quantity: number, paid: number) => ({
  position,
  quantity,
  line_total: paid,
  discount: 0,
  vat: 0,
})
const ORDER = {
  lines: [line(0, 1_000, 24_000), line(1, 12, 100_800)],
  shipping: 2_500,
  left: 127_300,
  pricesIncludeVat: true,
  given: [{ position: 1, quantity: 2, amount: 16_800 }],
}
const draft = (more: Partial<RefundDraft>): RefundDraft => ({ ...EMPTY_DRAFT, ...more })

describe('the form of a refund', () => {
  test('offers what is left of a line and of delivery', () => {
    expect(freshRow(ORDER, 1)).toEqual({ quantity: '10', amount: '840.00' })
    expect(freshRow(ORDER, SHIPPING)).toEqual({ quantity: '', amount: '25.00' })
    expect(pieced(ORDER, 1, '1')).toEqual({ quantity: '1', amount: '84.00' })
  })

  test('asks for its rows, with Arabic digits too', () => {
    const rows = { 1: { quantity: '2', amount: '١٥٨٫٠٠' }, [SHIPPING]: { quantity: '', amount: '25' } }
    expect(refundRequestOf(draft({ rows }), ORDER)).toEqual({
      lines: [{ position: 1, quantity: 2, amount: 15_800 }],
      shipping: 2_500,
    })
  })

  test.each([
    [draft({})],
    [draft({ way: 'AMOUNT', amount: '0' })],
    [draft({ way: 'AMOUNT', amount: 'much' })],
    [draft({ way: 'AMOUNT', amount: '1273.01' })],
    [draft({ rows: { 1: { quantity: '11', amount: '1' } } })],
    [draft({ rows: { 1: { quantity: '1.5', amount: '1' } } })],
    [draft({ rows: { 1: { quantity: '1', amount: '' } } })],
    [draft({ rows: { [SHIPPING]: { quantity: '', amount: '25.01' } } })],
  ])('asks for nothing that cannot be: %j', (typed) => {
    expect(refundRequestOf(typed, ORDER)).toBeUndefined()
  })

  test.each([
    ['2741', '', 'quantity'],
    ['٢٥٠٠٫٥٠', '', 'quantity'],
    ['0', '', 'quantity'],
    ['11', '1', 'quantity'],
    ['10', '840.01', 'amount'],
    ['10', 'much', 'amount'],
    ['', '', 'amount'],
    ['٢', '168', undefined],
  ])('of %j pieces for %j names the field that is wrong: %s', (quantity, amount, field) => {
    expect(wrongField(ORDER, 1, { quantity, amount })).toBe(field)
  })

  test('counts pieces that are typed in Arabic digits', () => {
    expect(pieced(ORDER, 1, '٢')).toEqual({ quantity: '٢', amount: '168.00' })
    expect(wrongField(ORDER, SHIPPING, { quantity: '', amount: '25.01' })).toBe('amount')
  })

  test('asks for an amount, and for all', () => {
    expect(refundRequestOf(draft({ way: 'AMOUNT', amount: '1,273' }), ORDER)).toEqual({ amount: 127_300 })
    expect(refundRequestOf(draft({ way: 'ALL' }), ORDER)).toEqual({ all: true })
  })
})
