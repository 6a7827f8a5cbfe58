import { describe, expect, test } from 'vitest'
import { MAX_HOURS, readWaiting, sendWaiting, tooOld } from './waiting-moves.ts'
import type { Sent, WaitingMove } from './waiting-moves.ts'

const NOW = 1_800_000_000_000
const move = (id: string, hours = 0): WaitingMove => ({
  id,
  by: 'me',
  code: '10428-1',
  body: { move: 'finish', station: 1 },
  at: NOW - hours * 3_600_000,
})

describe('what a device has stored', () => {
  test('is read without what is no move or too old', () => {
    const young = move('a', MAX_HOURS - 1)
    expect(readWaiting([young, move('b', MAX_HOURS), 7, null, { id: 'c' }], NOW)).toEqual([young])
    expect(tooOld([young, move('b', MAX_HOURS)], NOW)).toEqual([move('b', MAX_HOURS)])
  })

  test.each([undefined, null, 'x', {}, 3])('%j are no moves', (stored) => {
    expect(readWaiting(stored, NOW)).toEqual([])
  })

  test('of a clock that was ahead is sent all the same', () => {
    expect(readWaiting([move('a', -30)], NOW)).toHaveLength(1)
  })
})

describe('waiting moves', () => {
  const run = async (answers: readonly Sent[]) => {
    const [sent, settled]: [string[], string[]] = [[], []]
    await sendWaiting(
      [move('a'), move('b'), move('c')],
      async ({ id }) => {
        sent.push(id)
        return answers[sent.length - 1] ?? { kind: 'done' }
      },
      ({ id }, { kind }) => settled.push(`${id} ${kind}`),
    )
    return { sent, settled }
  }

  test('go in their order', async () => {
    expect(await run([])).toEqual({ sent: ['a', 'b', 'c'], settled: ['a done', 'b done', 'c done'] })
  })

  test('stop where the line fails; what was answered is settled', async () => {
    expect(await run([{ kind: 'done' }, { kind: 'offline' }])).toEqual({ sent: ['a', 'b'], settled: ['a done'] })
  })

  test('go on behind one that does not fit any more', async () => {
    const refused: Sent = { kind: 'refused', reason: 'moved on' }
    expect(await run([refused])).toEqual({ sent: ['a', 'b', 'c'], settled: ['a refused', 'b done', 'c done'] })
  })
})
