import { expect, test } from 'vitest'
import { createTranslator } from '#domain/i18n/translator.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { cardsLine, quotedLine, quoteOf } from '../../shared/cart/testing/cart-lines.ts'
import arabic from '../../i18n/ar/cart.ts'
import english from '../../i18n/en/cart.ts'
import { cartRequestText } from './cart-request-text.ts'

const words = { t: createTranslator('en', english).t, language: 'en' } as const

test('the request says everything about each line, and what the cart comes to', () => {
  const items = [cardsLine('a', { notes: 'Logo in blue' })]
  expect(
    cartRequestText({ items, urgent: true, couponCode: null }, quoteOf([quotedLine('a')], { urgent: true }), words),
  ).toBe(
    `1. Business cards (BC-1)
   Paper: Matt
   100 pieces, SAR\u00A085
   Note: Logo in blue

Urgent production
Ready by 24 November 2026
Total: SAR\u00A085`,
  )
})

test('a cart that urgent production makes no faster is not called urgent', () => {
  const quote = quoteOf([quotedLine('a')], { readyBy: { standard: '2026-11-25', urgent: '2026-11-25' } })
  const text = cartRequestText({ items: [cardsLine('a')], urgent: true, couponCode: null }, quote, words)
  expect(text).not.toContain('Urgent')
})

test('a cart that is too long for the form is cut at a line, and the rest is counted', () => {
  const items = Array.from({ length: 60 }, (_, n) => cardsLine(`l${n}`, { copy: n, notes: 'x'.repeat(200) }))
  const text = cartRequestText({ items, urgent: false, couponCode: 'TEN' }, undefined, words)
  expect(text.length).toBeLessThan(5000)
  expect(text).toMatch(/… and \d+ more products\n\nDiscount code: TEN$/)
})

test('the form takes it as it is, in Arabic too', () => {
  const text = cartRequestText(
    { items: [cardsLine('a')], urgent: false, couponCode: null },
    quoteOf([quotedLine('a')]),
    { t: createTranslator('ar', arabic).t as unknown as typeof words.t, language: 'ar' },
  )
  expect(cleanText(text, { maxLength: 5000, multiline: true })).toMatchObject({ ok: true })
})
