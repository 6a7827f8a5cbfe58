import { describe, expect, test } from 'vitest'
import type { FieldProblemCode } from '#contract/problem.ts'
import { refused } from '../testing/refused.ts'
import { readSentForm, refusalOf } from './refusal.ts'

describe('why a form sent by script was not taken', () => {
  test('the fields the server names, by their codes', () => {
    const failure = refused(400, {
      message: 'x',
      code: 'VALIDATION',
      errors: [
        { field: 'email', code: 'invalid_email', message: 'Invalid email address' },
        { field: 'attachments[0]', code: 'invalid', message: '' },
        { field: 'message', code: 'no_such_code' as FieldProblemCode, message: '' },
      ],
    })
    expect(refusalOf(failure)).toEqual({ code: 'VALIDATION', fields: { email: 'invalid_email' } })
  })

  test('how many minutes to wait', () => {
    const failure = refused(429, { message: '', code: 'RATE_LIMITED', retryAfter: 2606 })
    expect(refusalOf(failure)).toEqual({ code: 'RATE_LIMITED', fields: {}, minutes: 44 })
  })

  test('in the words of the server, where there are none of ours', () => {
    const failure = refused(503, { message: 'Use your e-mail address.', code: 'SMS_UNAVAILABLE' })
    expect(refusalOf(failure)).toEqual({ code: 'NOT_SENT', fields: {}, serverText: 'Use your e-mail address.' })
  })

  test('which of the files is to blame', () => {
    const errors = [{ field: 'attachments.1', code: 'invalid' as const, message: '' }]
    const failure = refused(415, { message: '', code: 'FILE_TYPE', errors })
    expect(refusalOf(failure)).toEqual({ code: 'FILE_TYPE', fields: {}, file: 1 })
  })

  test.each([
    [refused(429, { message: '', code: 'RATE_LIMITED' }), 'RATE_LIMITED'],
    [refused(500, { message: '', code: 'UNEXPECTED' }), 'NOT_SENT'],
    [refused(0), 'OFFLINE'],
    [new TypeError('a bug'), 'NOT_SENT'],
  ])('%s is %s', (failure, code) => {
    expect(refusalOf(failure)).toEqual({ code, fields: {} })
  })
})

describe('what came of a form sent without script', () => {
  const read = (search: string) => readSentForm(new URLSearchParams(search))

  test('a reference', () => {
    expect(read('sent=C-7KQ2XHNM')).toEqual({ sent: 'C-7KQ2XHNM' })
  })

  test('a problem with its fields', () => {
    expect(read('problem=VALIDATION&fields=email:invalid_email,message:message_required')).toEqual({
      refusal: { code: 'VALIDATION', fields: { email: 'invalid_email', message: 'message_required' } },
    })
  })

  test.each(['', 'sent=<b>hello</b>', 'sent=C-1'])('nothing for "%s"', (search) => {
    expect(read(search)).toEqual({})
  })

  test('an unknown problem is the general one, unknown fields are left out', () => {
    expect(read('problem=WHATEVER&fields=a:b,c,__proto__')).toEqual({ refusal: { code: 'NOT_SENT', fields: {} } })
  })
})
