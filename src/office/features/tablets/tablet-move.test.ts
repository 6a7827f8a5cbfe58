import { describe, expect, test } from 'vitest'
import { otherTabletMoves, tabletMoveBody } from './tablet-move.ts'

const ANSWERS = { request: 'r', person: 'p', pin: '483920', good: '490', spoilt: '10', reason: 'Gold is off' }

describe('what a tablet sends', () => {
  test.each([
    ['start', true, {}],
    ['finish', true, { good: 490, spoilt: 10 }],
    ['finish', false, {}],
    ['report', false, { reason: 'Gold is off' }],
    ['hold', false, { reason: 'Gold is off' }],
    ['resume', false, {}],
  ] as const)('for %s, counted %s', (move, isCounted, rest) => {
    expect(tabletMoveBody(move, ANSWERS, isCounted)).toEqual({
      move,
      request: 'r',
      person: 'p',
      pin: '483920',
      ...rest,
    })
  })
})

test('a tablet offers what its station can do, and nothing that plans the work', () => {
  expect(otherTabletMoves({ moves: ['finish', 'report', 'reprint', 'split', 'move', 'hold', 'assign'] })).toEqual([
    'finish',
    'report',
    'hold',
  ])
  expect(otherTabletMoves({ moves: [] })).toEqual([])
})
