import { describe, expect, test } from 'vitest'
import { CHECKOUT_STEPS, stepNamed, stepToShow } from './checkout-steps.ts'

const DONE = { isCustomer: true, hasContact: true, hasDelivery: true }

describe('the steps to the payment', () => {
  test('have names in the address', () => {
    expect(CHECKOUT_STEPS.map(stepNamed)).toEqual(['cart', 'details', 'delivery', 'payment'])
    expect([null, '', 'pay', 'Cart'].map(stepNamed)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('are shown as they are asked for once the details are known', () => {
    expect(CHECKOUT_STEPS.map((step) => stepToShow(step, DONE))).toEqual([...CHECKOUT_STEPS])
  })

  test.each([{ isCustomer: false }, { hasContact: false }, { hasDelivery: false }])(
    'wait for the details: %o',
    (missing) => {
      const facts = { ...DONE, ...missing }
      expect(CHECKOUT_STEPS.map((step) => stepToShow(step, facts))).toEqual(['cart', 'details', 'details', 'details'])
    },
  )
})
