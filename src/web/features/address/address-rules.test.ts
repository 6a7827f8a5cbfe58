import { describe, expect, test } from 'vitest'
import type { Address } from '../../shared/session/addresses.query.ts'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { addressBody, addressRules, addressValues } from './address-rules.ts'
import type { AddressValues } from './address-rules.ts'

const OFFICE: Address = {
  id: '5b1f4a1e-0000-4000-8000-000000000001',
  name: 'Office',
  phone: '+966551234567',
  region: { id: '1', name: 'Riyadh' },
  city: { id: '1', name: 'Riyadh' },
  district: { id: '12', name: 'Al Olaya' },
  neighbourhood: null,
  street: 'King Fahd Road',
  building: '2929',
  details: null,
  shortAddress: 'RRRD2929',
  postalCode: '12214',
  additionalNumber: null,
  lat: 24.7,
  lng: 46.7,
  isDefault: true,
  shippingCost: 2000,
}
const OFFICE_VALUES = addressValues(OFFICE, null)

const problems = (change: Partial<AddressValues>, needsDistrict = true) => {
  const values = { ...OFFICE_VALUES, ...change }
  const { errors } = resolveFields(addressRules({ building: values.building, needsDistrict }))(values)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.type]))
}

describe('an address', () => {
  test('is shown as people write it, and is right as it was stored', () => {
    expect(OFFICE_VALUES).toMatchObject({ phone: '0551234567', districtId: '12', details: '' })
    expect(problems({})).toEqual({})
  })

  test('begins with the customer’s number', () => {
    expect(addressValues(undefined, '+966551234567')).toMatchObject({ phone: '0551234567', name: '' })
    expect(addressValues(undefined, null).phone).toBe('')
  })

  test.each<[Partial<AddressValues>, object]>([
    [{ name: ' ' }, { name: 'required' }],
    [{ phone: '0112345678' }, { phone: 'phone_not_a_mobile' }],
    [
      { cityId: '', districtId: '' },
      { cityId: 'required', districtId: 'required' },
    ],
    [{ building: '' }, { building: 'required' }],
    [{ building: '12345' }, { building: 'building_invalid' }],
    [{ building: '2928' }, { shortAddress: 'short_address_differs' }],
    [{ shortAddress: 'RR2929' }, { shortAddress: 'short_address_invalid' }],
    [{ shortAddress: 'rrrd ٢٩٢٩' }, {}],
    [{ shortAddress: '', postalCode: '', street: 'طريق الملك فهد' }, {}],
    [{ postalCode: '123' }, { postalCode: 'invalid' }],
  ])('with %o is refused for %o', (change, expected) => {
    expect(problems(change)).toEqual(expected)
  })

  test('needs a district only where districts are known', () => {
    expect(problems({ districtId: '' }, false)).toEqual({})
  })
})

describe('what is sent of an address', () => {
  test('leaves out what is empty, and keeps its place on the map', () => {
    expect(addressBody(OFFICE_VALUES, OFFICE, true)).toEqual({
      name: 'Office',
      phone: '0551234567',
      shortAddress: 'RRRD2929',
      regionId: '1',
      cityId: '1',
      districtId: '12',
      street: 'King Fahd Road',
      building: '2929',
      postalCode: '12214',
      lat: 24.7,
      lng: 46.7,
      isDefault: true,
    })
  })

  test('forgets the place on the map of one that has moved', () => {
    expect(addressBody({ ...OFFICE_VALUES, districtId: '13' }, OFFICE, false)).not.toHaveProperty('lat')
  })
})
