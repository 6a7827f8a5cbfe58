import { expect, test } from 'vitest'
import { refusedHere } from './refused-here.ts'

test.each([
  ['TABBY', 'NOT_ELIGIBLE', 'tabbyRefused'],
  ['TABBY', 'GATEWAY_AWAY', 'gatewayAway'],
  ['TAMARA', 'NOT_ELIGIBLE', 'tamaraRefused'],
  ['TAMARA', 'GATEWAY_AWAY', 'gatewayAway'],
  ['CARD', 'GATEWAY_AWAY', undefined],
  ['CARD', 'DECLINED', undefined],
] as const)('%s with %s is said as %s', (method, declineCode, message) => {
  expect(refusedHere({ method, declineCode })).toBe(message)
})
