import { describe, expect, test } from 'vitest'
import { anonymousText } from './anonymous-text.ts'

describe('a text without personal data', () => {
  test.each([
    [
      'Failed to fetch https://shop.example/assets/cart-Ab12.js',
      'Failed to fetch https://shop.example/assets/cart-Ab12.js',
    ],
    ['at https://shop.example/undo-change?token=secret:3:7', 'at https://shop.example/undo-change'],
    ['/payment/success?paymentId=9#top failed', '/payment/success failed'],
    ['no customer noura@studio.example here', 'no customer <email> here'],
    ['invalid number 055 123 4567', 'invalid number <number>'],
    ['الرقم ٠٥٥١٢٣٤٥٦٧ غير صحيح', 'الرقم <number> غير صحيح'],
    ['at start (/assets/base-a1.js:12:3456)', 'at start (/assets/base-a1.js:12:3456)'],
  ])('%s', (text, anonymous) => {
    expect(anonymousText(text)).toBe(anonymous)
  })
})
