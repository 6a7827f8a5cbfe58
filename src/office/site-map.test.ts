import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROLE_PERMISSIONS } from '#domain/staff/roles.ts'
import { addressOf, maySee, SCREENS } from './site-map.ts'
import type { Screen } from './site-map.ts'

test.each(Object.entries(SCREENS))('the code of the screen %s exists', (_name, { file }) => {
  expect(existsSync(`src/office/features/${file}.screen.tsx`)).toBe(true)
})

test('addresses have their parts filled in, and a query', () => {
  expect(addressOf('order', { number: '10418' })).toBe('/orders/10418')
  expect(addressOf('orders', {}, 'status=PENDING')).toBe('/orders?status=PENDING')
})

test('a screen is seen with one of its permissions', () => {
  const sees = (screen: Screen, role: keyof typeof ROLE_PERMISSIONS) => maySee(screen, new Set(ROLE_PERMISSIONS[role]))
  expect(sees(SCREENS.orders, 'viewer')).toBe(true)
  expect(sees(SCREENS.orders, 'content')).toBe(false)
  expect(sees({ path: '/account', file: 'account/account', permissions: [] }, 'content')).toBe(true)
})
