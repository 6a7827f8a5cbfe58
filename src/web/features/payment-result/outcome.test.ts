import { describe, expect, test } from 'vitest'
import { PAYMENT_STATUSES } from '#domain/payments/payment-status.ts'
import { isOpen, isPlaced, outcomeOf, pageOf } from './outcome.ts'

const known = { paymentId: 'p', hasPendingCart: true }

describe('what is shown of a payment', () => {
  test.each([
    ['PAID', null, 'paid', 'success'],
    ['PART_REFUNDED', null, 'paid', 'success'],
    ['REFUNDED', null, 'returned', 'success'],
    ['CREATED', null, 'processing', 'success'],
    ['AUTHORIZED', null, 'processing', 'success'],
    ['REQUIRES_ACTION', null, 'processing', 'success'],
    ['REQUIRES_ACTION', 'GATEWAY_FORM', 'processing', 'success'],
    ['REQUIRES_ACTION', 'BANK_TRANSFER', 'transfer', 'success'],
    ['REQUIRES_ACTION', 'STC_PAY_CODE', 'code', 'success'],
    ['FAILED', null, 'failed', 'failed'],
    ['EXPIRED', null, 'failed', 'failed'],
    ['CANCELLED', null, 'cancelled', 'cancel'],
  ] as const)('%s with %s is %s', (status, action, outcome, page) => {
    expect(outcomeOf({ ...known, payment: { status, action } })).toBe(outcome)
    expect(pageOf(outcome)).toBe(page)
  })

  test('without a payment it says so, whatever else is stored', () => {
    expect(outcomeOf({ paymentId: '', hasPendingCart: true })).toBe('missing')
    expect(outcomeOf({ paymentId: '', hasPendingCart: false, failure: 'unreachable' })).toBe('missing')
  })

  test('an unknown payment is an error only where something was being paid', () => {
    expect(outcomeOf({ ...known, failure: 'unknown' })).toBe('error')
    expect(outcomeOf({ ...known, failure: 'unknown', hasPendingCart: false })).toBe('no-cart')
  })

  test('a shop that does not answer takes nothing back that is known already', () => {
    expect(outcomeOf(known)).toBe('asking')
    expect(outcomeOf({ ...known, failure: 'unreachable' })).toBe('error')
    const payment = { status: 'AUTHORIZED', action: null } as const
    expect(outcomeOf({ ...known, failure: 'unreachable', payment })).toBe('processing')
  })

  test('the cart is emptied only by money, or by an order that waits for a transfer', () => {
    const emptied = PAYMENT_STATUSES.filter((status) =>
      isPlaced(outcomeOf({ ...known, payment: { status, action: null } })),
    )
    expect(emptied).toEqual(['PAID', 'PART_REFUNDED'])
    expect(isPlaced('transfer')).toBe(true)
    expect(isPlaced('error')).toBe(false)
    expect(isOpen('processing')).toBe(true)
    expect(isOpen('transfer')).toBe(false)
  })
})
