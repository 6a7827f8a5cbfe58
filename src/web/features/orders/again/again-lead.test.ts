import { expect, test } from 'vitest'
import { leadOf } from './again-lead.ts'
import type { OrderAgain } from './order-again-answer.ts'
import { NO_WISHES } from './wishes.ts'

type Line = OrderAgain['lines'][number]
const line = (part: Partial<Line> = {}) =>
  ({
    key: '0',
    today: { quantity: 1, total: 1, readyBy: '2026-11-30' },
    approval: { name: 'Noura' },
    approvalReason: null,
    ...part,
  }) as Line
const again = (lines: readonly Line[], kinds: readonly string[] = []) =>
  ({ lines, differences: kinds.map((kind) => ({ kind })) }) as OrderAgain

test('what was approved goes straight to the press, at another price as well', () => {
  expect(leadOf(again([line(), line({ key: '1' })]), NO_WISHES)).toBe('leadPress')
  expect(leadOf(again([line()], ['repriced']), NO_WISHES)).toBe('leadPress')
})

test('a new approval, a change and what is gone are said first', () => {
  expect(leadOf(again([line(), line({ approvalReason: 'POLICY' })]), NO_WISHES)).toBe('leadApprove')
  expect(leadOf(again([line()]), { ...NO_WISHES, changes: { 0: 'a new number' } })).toBe('leadChanged')
  expect(leadOf(again([line()]), { ...NO_WISHES, changes: { 0: ' ' } })).toBe('leadPress')
  expect(leadOf(again([line(), line({ today: null })], ['gone']), NO_WISHES)).toBe('leadDifferent')
  expect(leadOf(again([line()], ['filesGone']), NO_WISHES)).toBe('leadDifferent')
})

test('of what needed no approval no press is promised', () => {
  expect(leadOf(again([line({ approval: null })]), NO_WISHES)).toBe('leadSame')
  expect(leadOf(again([line({ today: null })], ['gone']), NO_WISHES)).toBe('leadNothing')
})
