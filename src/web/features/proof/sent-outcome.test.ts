import { expect, test } from 'vitest'
import { sentOutcome } from './sent-outcome.ts'

test.each([
  ['', {}],
  ['sent=FILE', { sent: 'FILE' }],
  ['sent=CHANGES', { sent: 'CHANGES' }],
  ['sent=anything', {}],
  ['problem=FILE_TYPE', { problem: 'FILE_TYPE' }],
  ['problem=VALIDATION&fields=pins:invalid', { problem: 'NOT_SENT' }],
])('an address that says “%s” is read', (query, outcome) => {
  expect(sentOutcome(new URLSearchParams(query))).toEqual(outcome)
})
