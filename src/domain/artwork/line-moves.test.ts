import { describe, expect, test } from 'vitest'
import { passedState, refusalOf } from './desk-actions.ts'
import type { DeskLine } from './desk-actions.ts'
import { canLineMove, LINE_MOVES, LINE_STATES, statesWaitingFor } from './line-moves.ts'

describe('the states of a line (A-C3)', () => {
  test('lead from an awaited file to production', () => {
    const way = [
      'AWAITING_ARTWORK',
      'CHECKING',
      'PROOFING',
      'PROOF_SENT',
      'APPROVED',
      'QUEUED',
      'IN_PRODUCTION',
    ] as const
    for (const [index, state] of way.slice(1).entries()) expect(canLineMove(way[index]!, state), state).toBe(true)
  })

  test('can each be left', () => {
    for (const state of LINE_STATES) expect(LINE_MOVES[state].length, state).toBeGreaterThan(0)
  })

  test('never lead past the sign-off while files are open', () => {
    for (const state of ['CHECKING', 'NEEDS_CHANGES', 'PROOFING', 'PROOF_SENT', 'CHANGES_ASKED'] as const) {
      expect(LINE_MOVES[state]).not.toContain('QUEUED')
      expect(LINE_MOVES[state]).not.toContain('IN_PRODUCTION')
    }
  })

  test('wait for one side at a time', () => {
    expect(statesWaitingFor('CUSTOMER')).toEqual(['AWAITING_ARTWORK', 'NEEDS_CHANGES', 'PROOF_SENT'])
    expect(statesWaitingFor('SHOP')).toEqual(['CHECKING', 'PROOFING', 'CHANGES_ASKED', 'APPROVED'])
  })
})

describe('what the desk can do', () => {
  const line: DeskLine = {
    state: 'CHECKING',
    policy: 'STAFF',
    verdicts: ['CLEAN'],
    design: null,
    designs: 1,
    order: 'PROCESSING',
    isOnHold: false,
  }

  test('passes a file in which nothing must be fixed', () => {
    expect(refusalOf('pass', line)).toBeUndefined()
    expect(refusalOf('pass', { ...line, verdicts: ['TO_CONFIRM', 'NEEDS_PERSON'] })).toBeUndefined()
    expect(refusalOf('pass', { ...line, verdicts: ['CLEAN', 'TO_CHANGE'] })).toBe('MUST_BE_FIXED')
    expect(refusalOf('pass', { ...line, verdicts: ['CLEAN', null] })).toBe('NOT_CHECKED')
    expect(refusalOf('pass', { ...line, verdicts: [] })).toBe('NO_FILE')
  })

  test('sends a proof of what a person passed although a rule was against it', () => {
    expect(refusalOf('sendProof', { ...line, verdicts: ['TO_CHANGE'] })).toBe('MUST_BE_FIXED')
    for (const state of ['PROOFING', 'PROOF_SENT', 'CHANGES_ASKED'] as const)
      expect(refusalOf('sendProof', { ...line, state, verdicts: ['TO_CHANGE'] }), state).toBeUndefined()
  })

  test('releases what is signed off, of an order that is being made', () => {
    expect(refusalOf('release', { ...line, state: 'APPROVED' })).toBeUndefined()
    expect(refusalOf('release', line)).toBe('NOT_SIGNED_OFF')
    expect(refusalOf('release', { ...line, state: 'APPROVED', order: 'PENDING' })).toBe('ORDER')
    expect(refusalOf('release', { ...line, state: 'APPROVED', isOnHold: true })).toBe('ORDER')
  })

  test('is taken for design by one person, who may leave it', () => {
    const open: DeskLine = { ...line, state: 'AWAITING_ARTWORK', verdicts: [], design: 'OPEN' }
    expect(refusalOf('takeDesign', open)).toBeUndefined()
    expect(refusalOf('leaveDesign', open)).toBe('STATE')
    expect(refusalOf('replaceFile', open)).toBeUndefined()
    const taken: DeskLine = { ...open, design: 'TAKEN' }
    expect(refusalOf('takeDesign', taken)).toBe('STATE')
    expect(refusalOf('leaveDesign', taken)).toBeUndefined()
    expect(refusalOf('takeDesign', { ...open, design: null })).toBe('STATE')
    expect(refusalOf('takeDesign', { ...open, order: 'OTHER' })).toBe('ORDER')
  })

  test('shares the pieces of several designs until the line is queued', () => {
    for (const state of LINE_STATES) {
      const isPossible = !['AWAITING_ARTWORK', 'QUEUED', 'IN_PRODUCTION'].includes(state)
      expect(refusalOf('sharePieces', { ...line, designs: 2, state }) === undefined, state).toBe(isPossible)
      expect(refusalOf('sharePieces', { ...line, state }), state).toBe('STATE')
    }
  })

  test('withdraws until the line is queued', () => {
    for (const state of LINE_STATES) {
      const isPossible = state === 'PROOF_SENT' || state === 'APPROVED'
      expect(refusalOf('withdraw', { ...line, state }) === undefined, state).toBe(isPossible)
    }
  })

  test('asks for no sign-off where the product asks for none', () => {
    expect([passedState('NONE'), passedState('SELF'), passedState('STAFF')]).toEqual([
      'APPROVED',
      'PROOFING',
      'PROOFING',
    ])
  })
})
