import { describe, expect, test } from 'vitest'
import { correctedBuyer } from './corrected-buyer.ts'
import type { Buyer } from './invoice-facts.ts'

const address = {
  street: 'King Fahd Road',
  building: '7421',
  district: { en: 'Al Olaya', ar: 'العليا' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  postalCode: '12214',
}
const company = { name: 'Noor Trading', vatNumber: '300000000000003', crNumber: '1010000001', address }
const buyer: Buyer = { name: 'Sara', phone: '+966501234567', poNumber: 'PO-7', company }
const person: Buyer = { ...buyer, company: null }
const corrected = (correction: Parameters<typeof correctedBuyer>[1], of = buyer) => {
  const done = correctedBuyer(of, correction)
  return done.ok ? done.value : done.error
}

describe('the buyer of a refused invoice', () => {
  test('stays as it was in everything that is not named', () => {
    expect(corrected({})).toEqual(buyer)
    expect(corrected({ company: 'Noor Trading LLC', crNumber: '1010000002' })).toEqual({
      ...buyer,
      company: { ...company, name: 'Noor Trading LLC', crNumber: '1010000002' },
    })
    expect(corrected({ address: { building: '7422', district: 'النخيل' } })).toEqual({
      ...buyer,
      company: { ...company, address: { ...address, building: '7422', district: { ar: 'النخيل' } } },
    })
  })

  test('gets another VAT number, or none', () => {
    expect(corrected({ vatNumber: '311111111111113' })).toMatchObject({ company: { vatNumber: '311111111111113' } })
    expect(corrected({ vatNumber: null })).toMatchObject({ company: { vatNumber: null } })
  })

  test('without an address gets one as soon as street, building and city are known', () => {
    const nowhere = { ...buyer, company: { ...company, address: null } }
    expect(corrected({ company: 'Noor' }, nowhere)).toMatchObject({ company: { address: null } })
    expect(corrected({ address: { building: '1', postalCode: '12214' } }, nowhere)).toEqual({
      code: 'invoice/address-incomplete',
      missing: ['street', 'city'],
    })
    expect(corrected({ address: { street: 'طريق الملك', building: '1', city: 'جدة' } }, nowhere)).toMatchObject({
      company: {
        address: { street: 'طريق الملك', building: '1', city: { ar: 'جدة' }, district: null, postalCode: null },
      },
    })
  })

  test('who is a person has nothing to correct', () => {
    expect(corrected({}, person)).toEqual(person)
    for (const correction of [{ company: 'Noor' }, { vatNumber: null }, { address: { city: 'جدة' } }]) {
      expect(corrected(correction, person)).toEqual({ code: 'invoice/no-company' })
    }
  })
})
