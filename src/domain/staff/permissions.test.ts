import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { inOrder, isPermission, lackedOf, PERMISSIONS } from './permissions.ts'
import { BUILT_IN_ROLES, isBuiltInRole, ROLE_LABELS, ROLE_PERMISSIONS } from './roles.ts'
import type { BuiltInRole } from './roles.ts'

/** Section 4 of the design, a line a row: V views, E edits, D decides; the columns are the roles in their order. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  orders: ['D', 'D', 'E', 'V', 'V', 'V', 'V', '-', 'V'],
  money: ['D', 'D', 'V', '-', '-', '-', 'D', '-', '-'],
  invoices: ['D', 'V', 'V', '-', '-', '-', 'D', '-', '-'],
  production: ['D', 'D', 'V', 'V', 'E', 'V', '-', '-', 'V'],
  artwork: ['D', 'D', 'E', 'D', 'V', '-', '-', '-', '-'],
  quotations: ['D', 'D', 'E', 'V', '-', '-', 'V', '-', '-'],
  customers: ['D', 'E', 'E', '-', '-', '-', 'V', '-', '-'],
  messages: ['D', 'D', 'E', 'V', '-', '-', '-', '-', '-'],
  catalogue: ['D', 'D', 'V', 'V', 'V', '-', 'V', 'E', 'V'],
  prices: ['D', 'D', 'V', '-', '-', '-', 'V', '-', '-'],
  content: ['D', 'D', '-', '-', '-', '-', '-', 'D', '-'],
  delivery: ['D', 'D', 'V', 'V', 'V', 'E', 'V', '-', '-'],
  company: ['D', 'V', '-', '-', '-', '-', 'E', '-', '-'],
  staff: ['D', 'E', '-', '-', '-', '-', '-', '-', '-'],
  system: ['D', 'V', '-', '-', '-', '-', '-', '-', '-'],
}

const LEVELS = [
  ['decide', 'D'],
  ['edit', 'E'],
  ['view', 'V'],
] as const

const levelOf = (role: BuiltInRole, area: string): string =>
  LEVELS.find(([level]) => ROLE_PERMISSIONS[role].some((permission) => permission === `${area}.${level}`))?.[1] ?? '-'

const holders = (permission: string): BuiltInRole[] =>
  BUILT_IN_ROLES.filter((role) => ROLE_PERMISSIONS[role].some((held) => held === permission))

describe('the table of rights', () => {
  test.each(Object.entries(TABLE))('%s', (area, levels) => {
    expect(BUILT_IN_ROLES.map((role) => levelOf(role, area))).toEqual(levels)
  })

  test.each([
    ['contact.view', ['owner', 'manager', 'sales', 'fulfilment', 'finance']],
    ['money.counter', ['owner', 'manager', 'sales', 'finance']],
    ['money.unlimited', ['owner', 'finance']],
    ['orders.handOver', ['owner', 'manager', 'fulfilment']],
    ['orders.export', ['owner', 'manager']],
    ['customers.export', ['owner', 'manager']],
    ['production.pack', ['owner', 'manager', 'fulfilment']],
    ['reports.sales', ['owner', 'manager', 'finance', 'viewer']],
    ['reports.onTime', ['owner', 'manager', 'production', 'finance']],
    ['activity.view', ['owner', 'manager']],
    ['activity.money', ['owner', 'manager', 'finance']],
  ] as const)('%s is of %j', (permission, roles) => {
    expect(holders(permission)).toEqual(roles)
  })

  test('holds each level with those below it', () => {
    for (const role of BUILT_IN_ROLES) {
      const held: readonly string[] = ROLE_PERMISSIONS[role]
      for (const permission of held) {
        const [area, level] = permission.split('.')
        const below = level === 'decide' ? ['edit', 'view'] : level === 'edit' ? ['view'] : []
        const needed = below.map((each) => `${area}.${each}`).filter(isPermission)
        expect(
          needed.filter((each) => !held.includes(each)),
          `${role} ${permission}`,
        ).toEqual([])
      }
    }
  })

  test('gives the owner everything, and every permission to more than none', () => {
    expect(ROLE_PERMISSIONS.owner).toEqual(PERMISSIONS)
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length)
    for (const role of BUILT_IN_ROLES) expect(inOrder(ROLE_PERMISSIONS[role]), role).toEqual(ROLE_PERMISSIONS[role])
  })

  test('has a name for each role in both languages', () => {
    for (const language of LANGUAGES) {
      const names = BUILT_IN_ROLES.map((role) => ROLE_LABELS[role][language])
      expect(new Set(names).size).toBe(BUILT_IN_ROLES.length)
    }
    expect(isBuiltInRole('owner')).toBe(true)
    expect(isBuiltInRole('__proto__')).toBe(false)
  })
})

describe('no person grants what they lack', () => {
  const some = fc.subarray([...PERMISSIONS])
  test('of what is asked exactly what is not held is lacking', () => {
    fc.assert(
      fc.property(some, some, (held, request) => {
        const lacked = lackedOf(new Set(held), request)
        expect(lacked.filter((each) => held.includes(each))).toEqual([])
        expect(request.filter((each) => !held.includes(each) && !lacked.includes(each))).toEqual([])
        // What may be granted makes no one stronger than its granter.
        expect(lacked.length === 0).toBe(request.every((each) => held.includes(each)))
      }),
    )
  })

  test('the manager grants every role but those of owner and finance', () => {
    const held = new Set(ROLE_PERMISSIONS.manager)
    const out = BUILT_IN_ROLES.filter((role) => lackedOf(held, ROLE_PERMISSIONS[role]).length > 0)
    expect(out).toEqual(['owner', 'finance'])
  })
})
