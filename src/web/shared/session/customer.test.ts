import { expect, test } from 'vitest'
import type { Customer } from './customer.ts'
import { isSubscribed, nameOf } from './customer.ts'

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

test('a customer is called by the first name, or by enough of the identifier to know oneself', () => {
  expect(nameOf(NOURA)).toBe('نورة')
  expect(nameOf({ ...NOURA, firstName: '' })).toBe('•••• 567')
  expect(nameOf({ ...NOURA, firstName: '', phone: null })).toBe('n•••@studio.example')
  expect(nameOf({ ...NOURA, firstName: '', phone: null, email: null })).toBe('')
})

test('a customer gets news unless the server says 0, however it writes it', () => {
  expect([0, '0', false].map(isSubscribed)).toEqual([false, false, false])
  expect([1, '1', true, undefined].map(isSubscribed)).toEqual([true, true, true, true])
})
