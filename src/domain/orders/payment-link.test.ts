import { expect, test } from 'vitest'
import { PAYMENT_METHODS } from '../payments/payment-method.ts'
import { ORDER_STATUSES } from './order-status.ts'
import { paymentLinkMethods, paymentLinkState } from './payment-link.ts'

const OPEN = { status: 'AWAITING_PAYMENT', isOpen: true, isUnderWay: false } as const

test('a link can be paid while its order waits, it is open, and no gateway takes the money', () => {
  expect(paymentLinkState(OPEN)).toBe('OPEN')
  expect(paymentLinkState({ ...OPEN, isOpen: false })).toBe('ENDED')
  expect(paymentLinkState({ ...OPEN, isUnderWay: true })).toBe('CHECKING')
  expect(paymentLinkState({ ...OPEN, isOpen: false, isUnderWay: true })).toBe('CHECKING')
})

test.each(ORDER_STATUSES.filter((status) => status !== 'AWAITING_PAYMENT'))('of an order that is %s', (status) => {
  const isGone = ['EXPIRED', 'CANCELLED', 'REJECTED'].includes(status)
  expect(paymentLinkState({ ...OPEN, status })).toBe(isGone ? 'ENDED' : 'PAID')
})

test('what the shop offers can be used, but for a card of an account', () => {
  const methods = paymentLinkMethods(PAYMENT_METHODS, { hasEmail: true })
  expect(methods).toEqual(['APPLE_PAY', 'CARD', 'STC_PAY', 'TABBY', 'TAMARA', 'BANK_TRANSFER'])
  expect(paymentLinkMethods(['CARD', 'SAVED_CARD'], { hasEmail: true })).toEqual(['CARD'])
})

test('Tabby needs an e-mail address', () => {
  expect(paymentLinkMethods(['TABBY', 'TAMARA'], { hasEmail: false })).toEqual(['TAMARA'])
})
