import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { additionalNumber, buildingNumber, isShortAddressOf, postalCode, shortAddress } from './national-address.ts'
import { shippingCost } from './shipping-tariff.ts'
import type { Tariff } from './shipping-tariff.ts'

describe('a short National Address', () => {
  test.each([
    ['RRRD2929', 'RRRD2929'],
    ['rrrd 2929', 'RRRD2929'],
    ['RRRD-٢٩٢٩', 'RRRD2929'],
    ['RRRD29', undefined],
    ['RRR12929', undefined],
    ['', undefined],
    ['رررد2929', undefined],
  ])('%j is stored as %j', (text, stored) => {
    expect(shortAddress(text)).toBe(stored)
  })

  test('belongs to the building of its digits', () => {
    expect(isShortAddressOf('RRRD2929', '2929')).toBe(true)
    expect(isShortAddressOf('RRRD0042', '42')).toBe(true)
    expect(isShortAddressOf('RRRD2929', '2928')).toBe(false)
  })

  test('reads the same once it was read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]{4} ?[0-9٠-٩]{4}$/), (text) => {
        const stored = shortAddress(text)
        expect(stored && shortAddress(stored)).toBe(stored)
      }),
    )
  })
})

test('numbers of an address have their digits', () => {
  expect([buildingNumber('٧٠٠٥'), buildingNumber('12345'), buildingNumber('7a')]).toEqual([
    '7005',
    undefined,
    undefined,
  ])
  expect([postalCode('12345'), postalCode('1234')]).toEqual(['12345', undefined])
  expect([additionalNumber('2121'), additionalNumber('212')]).toEqual(['2121', undefined])
})

describe('what shipping costs', () => {
  const tariffs: Tariff[] = [
    { cityId: null, districtId: null, price: 3500 },
    { cityId: 1, districtId: null, price: 2000 },
    { cityId: 1, districtId: 11, price: 1500 },
  ]

  test.each([
    [{ cityId: 1, districtId: 11 }, 1500],
    [{ cityId: 1, districtId: 12 }, 2000],
    [{ cityId: 1, districtId: null }, 2000],
    [{ cityId: 2, districtId: 21 }, 3500],
  ])('to %o is %i', (place, price) => {
    expect(shippingCost(tariffs, place)).toBe(price)
    expect(shippingCost(tariffs.toReversed(), place)).toBe(price)
  })

  test('is not known without a tariff', () => {
    expect(shippingCost([], { cityId: 1, districtId: null })).toBeUndefined()
  })
})
