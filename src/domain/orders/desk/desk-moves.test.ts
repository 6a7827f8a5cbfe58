import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../../staff/permissions.ts'
import { ROLE_PERMISSIONS } from '../../staff/roles.ts'
import { ORDER_STATUSES, orderMove } from '../order-status.ts'
import { DESK_MOVES, possibleMoves } from './desk-moves.ts'
import type { DeskFacts } from './desk-moves.ts'

const FACTS: DeskFacts = {
  status: 'PENDING',
  fulfilment: 'DELIVERY',
  isHeld: false,
  isCancelRequested: false,
  isStarted: false,
  openJobs: 0,
  left: 5_000,
  needsApproval: false,
}
const ALL = new Set(PERMISSIONS)
const names = (facts: Partial<DeskFacts>, permissions: ReadonlySet<(typeof PERMISSIONS)[number]> = ALL) =>
  possibleMoves({ ...FACTS, ...facts }, permissions).map(({ move }) => move)

describe('what staff can do about an order', () => {
  test.each([
    [{}, ['accept', 'postpone', 'hold', 'cancel', 'reject']],
    [{ status: 'PROCESSING' }, ['ship', 'start', 'postpone', 'hold', 'cancel', 'reject']],
    [
      { status: 'PROCESSING', fulfilment: 'PICKUP', isStarted: true },
      ['ready', 'postpone', 'hold', 'cancel', 'reject'],
    ],
    [{ status: 'ON_THE_WAY' }, ['deliver', 'takeBack']],
    [{ isHeld: true }, ['release', 'postpone', 'cancel', 'reject']],
    [{ isCancelRequested: true }, ['accept', 'refuseCancel', 'postpone', 'hold', 'cancel', 'reject']],
    [{ status: 'COMPLETED' }, []],
    [{ status: 'AWAITING_PAYMENT' }, []],
  ] as const)('%j: %j', (facts, moves) => {
    expect(names(facts)).toEqual(moves)
  })

  test.each([
    ['production', []],
    ['fulfilment', []],
    ['sales', ['accept', 'postpone', 'hold']],
    ['manager', ['accept', 'postpone', 'hold', 'cancel', 'reject']],
  ] as const)('%s may make of a new order: %j', (role, moves) => {
    expect(names({}, new Set(ROLE_PERMISSIONS[role]))).toEqual(moves)
  })

  test('says what the customer is sent, and what money goes back', () => {
    const [accept] = possibleMoves(FACTS, ALL)
    expect(accept).toEqual({
      move: 'accept',
      isNext: true,
      message: 'in-production',
      refunds: 0,
      needsApproval: false,
      closesJobs: 0,
      needs: [],
    })
    const cancel = possibleMoves(FACTS, ALL).find(({ move }) => move === 'cancel')
    expect(cancel).toMatchObject({ isNext: false, message: 'cancelled', refunds: 5_000, needs: ['reason'] })
  })

  test.each(['ship', 'ready'] as const)('an order with open jobs is not handed over next: %s', (move) => {
    const making = {
      status: 'PROCESSING',
      fulfilment: move === 'ship' ? 'DELIVERY' : 'PICKUP',
      isStarted: true,
      openJobs: 2,
    } as const
    const offered = possibleMoves({ ...FACTS, ...making }, ALL)
    expect(offered.find(({ isNext }) => isNext)).toBeUndefined()
    expect(offered.find((each) => each.move === move)).toMatchObject({ closesJobs: 2 })
    expect(names(making, new Set(ROLE_PERMISSIONS.fulfilment))).toEqual([])
    expect(names({ ...making, openJobs: 0 }, new Set(ROLE_PERMISSIONS.fulfilment))).toEqual([move])
  })

  test('says whether a second person decides about the money', () => {
    const request = possibleMoves({ ...FACTS, needsApproval: true }, ALL)
    expect(request.filter(({ needsApproval }) => needsApproval).map(({ move }) => move)).toEqual(['cancel', 'reject'])
    expect(possibleMoves({ ...FACTS, left: 0, needsApproval: true }, ALL).some((move) => move.needsApproval)).toBe(
      false,
    )
  })

  test('never offers what the table of orders refuses, and one next step at most', () => {
    const facts = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      fulfilment: fc.constantFrom('DELIVERY' as const, 'PICKUP' as const),
      isHeld: fc.boolean(),
      isCancelRequested: fc.boolean(),
      isStarted: fc.boolean(),
      openJobs: fc.nat(),
      needsApproval: fc.boolean(),
      left: fc.nat(),
    })
    const TO = {
      accept: 'PROCESSING',
      ready: 'ON_THE_WAY',
      ship: 'ON_THE_WAY',
      deliver: 'DELIVERED',
      takeBack: 'PROCESSING',
      cancel: 'CANCELLED',
      reject: 'REJECTED',
    } as const
    fc.assert(
      fc.property(facts, (each) => {
        const moves = possibleMoves(each, ALL)
        expect(moves.filter(({ isNext }) => isNext).length).toBeLessThanOrEqual(1)
        for (const { move } of moves) {
          expect(DESK_MOVES[move].from as readonly string[]).toContain(each.status)
          const to = move in TO ? TO[move as keyof typeof TO] : undefined
          expect(to === undefined || orderMove(each.status, to, 'STAFF') !== undefined).toBe(true)
        }
      }),
    )
  })
})
