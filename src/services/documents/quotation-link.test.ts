import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuotationLinks } from './quotation-link.ts'

const quoted = { number: 'Q-7KQ2XHNM', total: 114_820, issued: '2026-11-22' }
const links = createQuotationLinks({ secret: 'a secret of the test', publicUrl: 'https://shop.example' })
const link = links.linkOf(quoted)
const code = link.split('/').at(-1) ?? ''
const TODAY = new Date('2026-11-23T09:00:00Z')

test('a link confirms number, total and validity, and holds nothing else', () => {
  expect(link).toMatch(/^https:\/\/shop\.example\/quotation\/Q-7KQ2XHNM\.114820\.20261122\.[\w-]{22}$/)
  expect(links.confirm(code, TODAY)).toEqual({ ...quoted, state: 'VALID', validUntil: '2026-12-06' })
})

test.each([
  ['2026-12-06T20:59:00Z', 'VALID'],
  ['2026-12-06T21:01:00Z', 'EXPIRED'],
])('at %s it is %s: the last day ends in Riyadh', (now, state) => {
  expect(links.confirm(code, new Date(now)).state).toBe(state)
})

test('whatever is changed in it makes it unknown, and so does another shop’s secret', () => {
  fc.assert(
    fc.property(fc.nat(code.length - 1), fc.constantFrom(...'AZaz09-_.QX57'), (place, letter) => {
      fc.pre(code[place] !== letter)
      const changed = code.slice(0, place) + letter + code.slice(place + 1)
      expect(links.confirm(changed, TODAY)).toEqual({ state: 'UNKNOWN' })
    }),
  )
  const other = createQuotationLinks({ secret: 'another secret', publicUrl: 'https://shop.example' })
  expect(other.confirm(code, TODAY)).toEqual({ state: 'UNKNOWN' })
  for (const text of ['', 'Q-7KQ2XHNM', code.replace('20261122', '20261399')]) {
    expect(links.confirm(text, TODAY)).toEqual({ state: 'UNKNOWN' })
  }
})
