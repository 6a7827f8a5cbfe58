import { describe, expect, test } from 'vitest'
import { cancellation } from './cancellation.ts'
import { isClosed, ORDER_MOVES, ORDER_STATUSES, orderMove } from './order-status.ts'
import type { OrderActor } from './order-status.ts'
import { parseOrderNumber } from './order-number.ts'

const ACTORS: readonly OrderActor[] = ['CUSTOMER', 'STAFF', 'SYSTEM']

/** Every cell of the table: from, to, and the initials of who may. Anything not written is refused. */
const LEGAL = `
AWAITING_PAYMENT PENDING    st sy
AWAITING_PAYMENT EXPIRED    cu sy
EXPIRED          PENDING    sy
PENDING          PROCESSING st
PENDING          REJECTED   st
PENDING          CANCELLED  cu st
PROCESSING       CANCELLED  cu st
PROCESSING       REJECTED   st
PROCESSING       ON_THE_WAY st sy
ON_THE_WAY       PROCESSING st
ON_THE_WAY       DELIVERED  st sy
DELIVERED        COMPLETED  cu sy`

describe('moves of an order', () => {
  test('are exactly those of the table, for every pair of statuses and every actor', () => {
    const rows = LEGAL.trim()
      .split('\n')
      .map((row) => row.split(/ +/))
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        const [, , ...may] = rows.find((row) => row[0] === from && row[1] === to) ?? []
        for (const actor of ACTORS) {
          const legal = may.includes(actor.slice(0, 2).toLowerCase())
          expect(orderMove(from, to, actor) !== undefined, `${actor}: ${from} to ${to}`).toBe(legal)
        }
      }
    }
    expect(ORDER_MOVES).toHaveLength(rows.length)
  })

  test('end where an order is closed, and an order that is unpaid is not closed for good', () => {
    for (const status of ORDER_STATUSES) {
      expect(isClosed(status), status).toBe(!ORDER_MOVES.some(({ from }) => from === status))
    }
  })

  test('give money and goods back exactly where an order ends without its goods', () => {
    for (const { from, to, effects } of ORDER_MOVES) {
      const endsEmpty = to === 'CANCELLED' || to === 'REJECTED' || to === 'EXPIRED'
      expect(effects.includes('RELEASE'), `${from} to ${to}`).toBe(endsEmpty)
      expect(effects.includes('REFUND'), `${from} to ${to}`).toBe(endsEmpty && to !== 'EXPIRED')
      expect(effects.includes('SELL'), `${from} to ${to}`).toBe(to === 'PENDING')
    }
  })
})

describe('what a customer can do about an order', () => {
  const untouched = { isInProduction: false, isProofApproved: false }
  test.each([
    ['PENDING', [{ ...untouched, isProofApproved: true }], 'CANCEL'],
    ['PROCESSING', [untouched, untouched], 'CANCEL'],
    ['PROCESSING', [untouched, { ...untouched, isInProduction: true }], 'ASK'],
    ['PROCESSING', [{ ...untouched, isProofApproved: true }], 'ASK'],
    ['AWAITING_PAYMENT', [untouched], 'NONE'],
    ['ON_THE_WAY', [untouched], 'NONE'],
    ['DELIVERED', [untouched], 'NONE'],
    ['COMPLETED', [untouched], 'NONE'],
    ['CANCELLED', [untouched], 'NONE'],
  ] as const)('%s with lines %j: %s', (status, lines, outcome) => {
    expect(cancellation(status, lines)).toBe(outcome)
  })
})

test('an order number is read as people write it', () => {
  expect(['10241', ' #10241 ', '١٠٢٤١', '#٠', '1e3', '-5', ''].map(parseOrderNumber)).toEqual([
    10_241,
    10_241,
    10_241,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
