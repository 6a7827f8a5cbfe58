import { describe, expect, test } from 'vitest'
import { ATTEMPT_STATES, attemptStatesBefore, canMoveAttempt, isInFlight } from './attempt-state.ts'
import { isSecurityCode, possibleBrands } from './mada.ts'
import { AMOUNT_LIMITS, outsideLimits } from './payment-method.ts'
import { paymentStatus } from './payment-status.ts'
import { canMoveRefund, REFUND_STATES, refundStatesBefore } from './refund-state.ts'

/** Rows: from; columns: to, in the order of the states. A dot is refused. */
const ATTEMPTS = `
CREATED         . x . . . . x x
SENT            . . x x x x . .
REQUIRES_ACTION . . . x x x x x
UNKNOWN         . . x . x x . .
APPROVED        . . . . . . . .
DECLINED        . . . . x . . .
CANCELLED       . . . . x . . .
EXPIRED         . . . . x . . .`

const REFUNDS = `
TO_APPROVE        . x . . . . x
PENDING           . . x . x . .
SENT              . x . x . x x
UNKNOWN           . x . . . x x
AWAITING_TRANSFER . . . . . x .
DONE              . . . . . . .
DECLINED          . . . . . . .`

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(/ +/).slice(1))

describe('an attempt to pay', () => {
  test('moves exactly as its table says', () => {
    const table = cells(ATTEMPTS)
    ATTEMPT_STATES.forEach((from, row) =>
      ATTEMPT_STATES.forEach((to, column) =>
        expect(canMoveAttempt(from, to), `${from} to ${to}`).toBe(table[row]![column] === 'x'),
      ),
    )
    expect(attemptStatesBefore('DECLINED')).toEqual(['SENT', 'REQUIRES_ACTION', 'UNKNOWN'])
  })

  test('never comes back from money taken, and money taken is believed whatever was thought before', () => {
    expect(ATTEMPT_STATES.filter((state) => canMoveAttempt('APPROVED', state))).toEqual([])
    const request = ATTEMPT_STATES.filter((state) => state !== 'CREATED' && state !== 'APPROVED')
    expect(attemptStatesBefore('APPROVED')).toEqual(request)
  })

  test('keeps others away exactly while it may still take money', () => {
    const inFlight = ATTEMPT_STATES.filter(isInFlight)
    expect(inFlight).toEqual(['CREATED', 'SENT', 'REQUIRES_ACTION', 'UNKNOWN'])
  })

  test('is never called failed while it is unknown', () => {
    const of = (state: (typeof ATTEMPT_STATES)[number]) => paymentStatus({ state, captured: 0, refunded: 0 })
    expect(ATTEMPT_STATES.map(of)).toEqual([
      'CREATED',
      'CREATED',
      'REQUIRES_ACTION',
      'AUTHORIZED',
      'PAID',
      'FAILED',
      'CANCELLED',
      'EXPIRED',
    ])
    const paid = { state: 'APPROVED', captured: 10_000 } as const
    expect(paymentStatus({ ...paid, refunded: 4_000 })).toBe('PART_REFUNDED')
    expect(paymentStatus({ ...paid, refunded: 10_000 })).toBe('REFUNDED')
  })
})

test('a refund moves exactly as its table says', () => {
  const table = cells(REFUNDS)
  REFUND_STATES.forEach((from, row) =>
    REFUND_STATES.forEach((to, column) =>
      expect(canMoveRefund(from, to), `${from} to ${to}`).toBe(table[row]![column] === 'x'),
    ),
  )
  expect(refundStatesBefore('DONE')).toEqual(['SENT', 'UNKNOWN', 'AWAITING_TRANSFER'])
})

describe('a card by its first digits', () => {
  test.each([
    ['4201320111111010', ['mada', 'visa']],
    ['٤٢٠١ ٣٢', ['mada', 'visa']],
    ['42013', ['visa']],
    ['588845', ['mada']],
    ['52166100', ['mada', 'master']],
    ['52166101', ['master']],
    ['4111-1111', ['visa']],
    ['2221', ['master']],
    ['2720', ['master']],
    ['2721', []],
    ['371449', ['amex']],
    ['6011', []],
    ['', []],
    ['4x', []],
  ] as const)('%s: %j', (typed, brands) => {
    expect(possibleBrands(typed)).toEqual(brands)
  })

  test('has a security code of three digits, American Express four', () => {
    expect(isSecurityCode('123')).toBe(true)
    expect(isSecurityCode('١٢٣', 'visa')).toBe(true)
    expect(isSecurityCode('1234', 'mada')).toBe(false)
    expect(isSecurityCode('1234', 'amex')).toBe(true)
    expect(isSecurityCode('123', 'amex')).toBe(false)
    expect(['12', '12345', '12a', ''].some((typed) => isSecurityCode(typed))).toBe(false)
  })
})

test('a method is offered between its limits, both included', () => {
  const { least, most } = AMOUNT_LIMITS.TABBY
  const answers = [least - 1, least, most, most + 1].map((total) => outsideLimits(total, AMOUNT_LIMITS.TABBY))
  expect(answers).toEqual(['TOO_LOW', undefined, undefined, 'TOO_HIGH'])
})
