import { expect, test } from 'vitest'
import { transferRefusal } from './transfer-offer.ts'

const transfer = { method: 'BANK_TRANSFER', hidden: null, limits: { least: 10_000, most: 50_000 } } as const

test.each([
  [4_500, { reason: 'TOO_LOW', limit: 10_000 }],
  [9_999, { reason: 'TOO_LOW', limit: 10_000 }],
  [10_000, undefined],
  [50_000, undefined],
  [50_001, { reason: 'TOO_HIGH', limit: 50_000 }],
])('an order of %i halalas by transfer: %j', (total, refusal) => {
  expect(transferRefusal([transfer], total)).toEqual(refusal)
})

test('a shop without an account at a bank takes no transfer', () => {
  expect(transferRefusal([], 20_000)).toEqual({ reason: 'NOT_SET_UP' })
})
