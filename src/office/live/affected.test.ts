import { expect, test } from 'vitest'
import { isAffected } from './affected.ts'

const ORDER = { kind: 'order', id: 'a', by: null }

test.each([
  ['the list of orders', '/api/office/orders', undefined, true],
  ['the money that waits', '/api/office/money', undefined, true],
  ['what waits today', '/api/office/today', undefined, true],
  ['its own page', '/api/office/orders/10001', 'a', true],
  ['the page of another order', '/api/office/orders/10002', 'b', false],
  ['who is signed in', '/api/office/me', undefined, false],
  ['a path that only begins alike', '/api/office/todays', undefined, false],
])('a change of an order makes %s old or not', (_what, path, id, expected) => {
  expect(isAffected({ path, id }, ORDER)).toBe(expected)
})

test.each([
  ['the board', '/api/office/production/board', true],
  ['the list of orders', '/api/office/orders', true],
  ['who is signed in', '/api/office/me', false],
])('a move of a job makes %s old or not', (_what, path, expected) => {
  expect(isAffected({ path, id: undefined }, { kind: 'job', id: 'j', by: null })).toBe(expected)
})

test('a change of a kind that the page does not know makes everything old', () => {
  expect(isAffected({ path: '/api/office/me', id: undefined }, { kind: 'coupon', id: '1', by: null })).toBe(true)
})
