import { expect, test } from 'vitest'
import { contactFields, correctionOf } from './contact-fields.ts'

test('what is missing is an empty text, and an emptied text is missing again', () => {
  const fields = contactFields(
    { name: 'Sara', company: null, phone: '0551234567' },
    { street: 'King Fahd', details: null },
  )
  expect(fields).toMatchObject({ name: 'Sara', company: '', phone: '0551234567', street: 'King Fahd', details: '' })
  expect(correctionOf({ company: '', name: ' Noura ' })).toEqual({ company: null, name: 'Noura' })
})

test('parts of an address are sent as such, and nothing else', () => {
  expect(correctionOf({ street: 'Olaya', postalCode: '' })).toEqual({ address: { street: 'Olaya', postalCode: null } })
  expect(correctionOf({})).toEqual({})
})
