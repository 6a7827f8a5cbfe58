import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCursor, writeCursor } from './order-cursor.ts'
import { ORDER_SORTS } from './order-filter.ts'
import { invoiceNumber, termsQuery } from './order-terms.ts'
import { QUEUE_NAMES, queuesOf } from './queues.ts'

describe('what orders are found by', () => {
  test.each([
    [{ text: 'أحمد' }, `('w:احمد':*)`],
    [{ text: '#10241' }, `('w:10241':* | 'n:10241' | 'q:10241':* | 'p:14201':*)`],
    [{ text: '٥٠' }, `('w:50':* | 'n:50')`],
    [{ text: '+966 55 123 4567' }, `('q:0551234567':* | 'p:7654321550':*)`],
    [{ text: 'Sara@Shop.example' }, `('e:sara@shop.example':*)`],
    [{ text: `o'neil\\` }, `('w:oneil':* | 'e:oneil':*)`],
    [{ text: '???' }, undefined],
  ])('%j', ({ text }, terms) => {
    expect(termsQuery(text, true)).toBe(terms)
  })

  test.each([
    ['4567', `('w:4567':* | 'n:4567')`],
    ['+966 55 123 4567', undefined],
    ['sara@shop.example', `('w:')`],
    ['sara', `('w:sara':*)`],
  ])('%s finds no one by their phone or address for those who may not see them', (text, terms) => {
    expect(termsQuery(text, false)).toBe(terms)
  })

  test('are written so that no text ends the words it is in', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const terms = termsQuery(text, true) ?? ''
        const outside = terms.replaceAll(/'(?:[^'\\]|''|\\\\)*'/g, '')
        expect(outside).toMatch(/^[()|&: *]*$/)
      }),
    )
  })
})

test.each([
  ['INV-000012', 'INV-000012'],
  ['inv 12', 'INV-000012'],
  ['cn-١٢', 'CN-000012'],
  ['INV-12345678', 'INV-12345678'],
  ['12', undefined],
  ['inv', undefined],
])('%s names the invoice %s', (text, number) => {
  expect(invoiceNumber(text)).toBe(number)
})

describe('where a page ends', () => {
  test('is read as it was written, for the same sort only', () => {
    const place = fc.record({
      key: fc.integer({ min: 0, max: 90_000 }),
      number: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    })
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_SORTS), fc.constantFrom(...ORDER_SORTS), place, (sort, other, at) => {
        expect(readCursor(other, writeCursor(sort, at)).ok).toBe(sort === other)
        expect(readCursor(sort, writeCursor(sort, at))).toEqual({ ok: true, value: at })
      }),
    )
  })

  test.each([
    '',
    '-placed',
    '-placed.1.',
    '-placed.-1.5',
    '-placed.1e9.5',
    '-placed.9999999999999999.1',
    '-placed.1.2147483648',
  ])('%j was given out by no page', (cursor) => {
    expect(readCursor('-placed', cursor).ok).toBe(false)
  })
})

test('queues are seen by those who may decide', () => {
  expect(queuesOf(new Set())).toEqual([])
  expect(queuesOf(new Set(['orders.view', 'money.view'] as const))).toEqual([
    'paymentsUnknown',
    'mine',
    'held',
    'paymentsAwaited',
    'transfersAwaited',
  ])
  expect(new Set(QUEUE_NAMES).size).toBe(QUEUE_NAMES.length)
})
