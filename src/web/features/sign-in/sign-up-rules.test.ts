import { describe, expect, test } from 'vitest'
import { EMPTY_SIGN_UP, signUpForm, signUpResolver } from './sign-up-rules.ts'
import type { SignUpValues } from './sign-up-rules.ts'

const judge = signUpResolver('2026-11-22')
const NOURA = { ...EMPTY_SIGN_UP, firstName: 'نورة', lastName: 'العتيبي', phone: '0551234567' }
const problems = (values: Partial<SignUpValues>) =>
  Object.entries(judge({ ...NOURA, ...values }).errors).map(([name, error]) => `${name}: ${String(error?.type)}`)

describe('signing up', () => {
  test('takes both names and a mobile number, written in any usual way', () => {
    expect(
      ['0551234567', '٠٥٥١٢٣٤٥٦٧', '+966 55 123 4567', '966551234567'].map((phone) => problems({ phone })),
    ).toEqual([[], [], [], []])
  })

  test('takes an e-mail address instead, or both', () => {
    expect(problems({ phone: '', email: 'noura@studio.example' })).toEqual([])
    expect(problems({ email: 'noura@studio.example' })).toEqual([])
  })

  test('says at the phone that one of the two is needed', () => {
    expect(problems({ phone: '' })).toEqual(['phone: email_or_phone_required'])
  })

  test('says nothing of a field that is passed over, until the form is sent', () => {
    expect(judge(EMPTY_SIGN_UP, undefined, { names: ['firstName'] }).errors).toEqual({})
    expect(judge({ ...EMPTY_SIGN_UP, firstName: 'N' }, undefined, { names: ['firstName'] }).errors).toHaveProperty(
      'firstName',
    )
    expect(Object.keys(judge(EMPTY_SIGN_UP).errors)).toEqual(['firstName', 'lastName', 'phone'])
  })

  test.each<[Partial<SignUpValues>, string]>([
    [{ firstName: 'ن' }, 'firstName: first_name_too_short'],
    [{ lastName: ' ' }, 'lastName: last_name_too_short'],
    [{ lastName: 'ع' }, 'lastName: last_name_too_short'],
    [{ phone: '055123456' }, 'phone: phone_not_ten_digits'],
    [{ phone: '0112345678' }, 'phone: phone_not_a_mobile'],
    [{ email: 'noura@studio' }, 'email: invalid_email'],
    [{ birthDate: '2026-11-23' }, 'birthDate: birth_date_in_future'],
    [{ birthDate: '1899-12-31' }, 'birthDate: birth_date_too_early'],
    [{ birthDate: '2020-02-30' }, 'birthDate: invalid'],
  ])('%o is refused', (values, problem) => {
    expect(problems(values)).toEqual([problem])
  })

  test('sends what was filled in, and no consent that was not given', () => {
    expect([...signUpForm({ ...NOURA, gender: 'FEMALE' })]).toEqual([
      ['firstName', 'نورة'],
      ['lastName', 'العتيبي'],
      ['phone', '0551234567'],
      ['gender', 'FEMALE'],
      ['reportSubscription', '0'],
      ['registerType', 'BASIC'],
    ])
    expect(signUpForm({ ...NOURA, reportSubscription: true }).get('reportSubscription')).toBe('1')
  })
})
