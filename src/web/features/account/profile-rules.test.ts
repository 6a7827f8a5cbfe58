import { describe, expect, test } from 'vitest'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { profileChange, profileRules, profileValues } from './profile-rules.ts'
import type { Profile, ProfileValues } from './profile-rules.ts'

const NOURA = profileValues({
  firstName: 'نورة',
  lastName: 'العتيبي',
  birthDate: '1990-05-31',
  gender: null,
  preferredLang: 'ar',
  companyName: null,
  vatNumber: '300000000000003',
  crNumber: null,
} as Profile)

describe('a profile', () => {
  test('is sent where it was changed; what is emptied is taken away', () => {
    expect(profileChange(NOURA, NOURA)).toEqual({})
    const typed = { ...NOURA, firstName: ' هدى ', vatNumber: '', gender: 'FEMALE' }
    expect(profileChange(typed, NOURA)).toEqual({ firstName: 'هدى', vatNumber: null, gender: 'FEMALE' })
  })

  test.each<[Partial<ProfileValues>, object]>([
    [{}, {}],
    [{ birthDate: '' }, {}],
    [{ firstName: 'x' }, { firstName: 'first_name_too_short' }],
    [{ birthDate: '2026-11-23' }, { birthDate: 'birth_date_in_future' }],
    [{ birthDate: '1899-12-31' }, { birthDate: 'birth_date_too_early' }],
    [{ birthDate: '1990-02-30' }, { birthDate: 'invalid' }],
    [{ vatNumber: '٣٠٠ ٠٠٠ ٠٠٠ ٠٠٠ ٠٠٣' }, {}],
    [{ vatNumber: '400000000000003' }, { vatNumber: 'vat_number_invalid' }],
    [{ crNumber: '123' }, { crNumber: 'cr_number_invalid' }],
  ])('with %o is refused for %o', (change, expected) => {
    const { errors } = resolveFields(profileRules('2026-11-22'))({ ...NOURA, ...change })
    expect(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.type]))).toEqual(expected)
  })
})
