import { describe, expect, test } from 'vitest'
import type { Customer } from './customer.ts'
import { isSubscribed, nameOf } from './customer.ts'
import { keptText, readKept } from './kept-session.ts'

const NOURA: Customer = {
  id: '5b1f4a1e-0000-4000-8000-000000000001',
  firstName: 'نورة',
  lastName: 'العتيبي',
  email: 'noura@studio.example',
  phone: '+966551234567',
  birthDate: '1990-05-01',
  gender: 'FEMALE',
  reportSubscription: false,
}
const NOBODY = { customer: undefined, pending: undefined }

describe('what a browser remembers', () => {
  test('is who was signed in, and comes back whole', () => {
    expect(readKept(keptText({ customer: NOURA, pending: undefined }))).toEqual({ customer: NOURA, pending: undefined })
  })

  test('is the identifier that waits for its code', () => {
    const pending = { identifier: '0551234567', sentAt: 1_790_000_000_000 }
    expect(readKept(keptText({ customer: undefined, pending }))).toEqual({ customer: undefined, pending })
  })

  test('is nothing when there is nobody', () => {
    expect(keptText(NOBODY)).toBeNull()
    expect(readKept(null)).toEqual(NOBODY)
  })

  test.each([
    ['broken', '{"v":1,"data":'],
    ['of another version', '{"v":7,"data":{"isAuthenticated":true,"firstName":"Noura"}}'],
    ['of another program', '"{}"'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['not signed in', '{"v":1,"data":{"firstName":"Noura","isAuthenticated":false}}'],
  ])('is nobody when it is %s', (_, text) => {
    expect(readKept(text)).toEqual(NOBODY)
  })

  test('is mended where parts of it are of the wrong kind', () => {
    const text = JSON.stringify({ v: 1, data: { isAuthenticated: true, firstName: 7, gender: 'CAT', email: null } })
    expect(readKept(text).customer).toMatchObject({ id: '', firstName: '', gender: null, email: null })
  })
})

describe('a customer', () => {
  test('is called by the first name, or by enough of the identifier to know oneself', () => {
    expect(nameOf(NOURA)).toBe('نورة')
    expect(nameOf({ ...NOURA, firstName: '' })).toBe('•••• 567')
    expect(nameOf({ ...NOURA, firstName: '', phone: null })).toBe('n•••@studio.example')
    expect(nameOf({ ...NOURA, firstName: '', phone: null, email: null })).toBe('')
  })

  test('gets news unless the server says 0, however it writes it', () => {
    expect([0, '0', false].map(isSubscribed)).toEqual([false, false, false])
    expect([1, '1', true, undefined].map(isSubscribed)).toEqual([true, true, true, true])
  })
})
