import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardFormula, unguardFormula } from './formula-guard.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-5 °C', "'-5 °C"],
  ['+966551234567', "'+966551234567"],
  ['＝cmd', "'＝cmd"],
  ["'=quoted", "''=quoted"],
  ["'quoted'", "'quoted'"],
  ['A-B=C', 'A-B=C'],
  ['بطاقات', 'بطاقات'],
])('%j stands in a table as %j', (text, cell) => {
  expect(guardFormula(text)).toBe(cell)
})

test('no cell begins like a formula, and every text comes back as it was', () => {
  const nasty = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', 'ب', '＝') })
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (text) => {
      const cell = guardFormula(text)
      expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      expect(unguardFormula(cell)).toBe(text)
    }),
  )
})
