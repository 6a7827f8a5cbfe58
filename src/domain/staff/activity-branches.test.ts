import { describe, expect, test } from 'vitest'
import { branchesOf, MONEY_ACTIONS } from './activity-branches.ts'
import type { ActivityFilter } from './activity-branches.ts'
import { ROLE_PERMISSIONS } from './roles.ts'
import type { BuiltInRole } from './roles.ts'

const seenBy = (role: BuiltInRole, filter: ActivityFilter = {}) =>
  branchesOf({ staffId: 'me', permissions: new Set(ROLE_PERMISSIONS[role]) }, filter)

describe('the activity that is seen', () => {
  test.each(['owner', 'manager'] as const)('by the %s is everybody’s', (role) => {
    expect(seenBy(role)).toEqual([{}])
    expect(seenBy(role, { by: 'other', actions: ['order.accept'] })).toEqual([
      { by: 'other', actions: ['order.accept'] },
    ])
    expect(seenBy(role, { by: null })).toEqual([{ by: null }])
  })

  test.each(['sales', 'production', 'viewer'] as const)('by %s is their own', (role) => {
    expect(seenBy(role)).toEqual([{ by: 'me' }])
    expect(seenBy(role, { by: 'me', actions: ['order.note'] })).toEqual([{ by: 'me', actions: ['order.note'] }])
    expect(seenBy(role, { by: 'other' })).toEqual([])
    expect(seenBy(role, { by: null })).toEqual([])
  })

  test('by finance is their own, and what anybody did with money', () => {
    expect(seenBy('finance')).toEqual([{ by: 'me' }, { actions: MONEY_ACTIONS, except: 'me' }])
    expect(seenBy('finance', { by: 'other' })).toEqual([{ by: 'other', actions: MONEY_ACTIONS }])
    expect(seenBy('finance', { by: 'other', actions: ['order.accept'] })).toEqual([])
    expect(seenBy('finance', { actions: ['order.refund', 'order.accept'] })).toEqual([
      { by: 'me', actions: ['order.refund', 'order.accept'] },
      { actions: ['order.refund'], except: 'me' },
    ])
  })
})

test('money is refunds, payments, transfers and invoices', () => {
  expect(MONEY_ACTIONS).toContain('order.refund')
  expect(MONEY_ACTIONS).toContain('invoice.replace')
  expect(MONEY_ACTIONS).not.toContain('order.accept')
  expect(MONEY_ACTIONS).not.toContain('staff.change')
})
