import { describe, expect, test } from 'vitest'
import type { Board, BoardJob } from './board.queries.ts'
import { createMoveTurns, withMoves } from './moves-under-way.ts'
import type { MoveUnderWay } from './moves-under-way.ts'

const CODE = '10428-1'
const boardOf = (job: Pick<BoardJob, 'station' | 'state'>) =>
  ({ jobs: [{ code: CODE, route: [1, 2, 5], ...job }], stations: [], made: [] }) as unknown as Board
const START: MoveUnderWay = { code: CODE, body: { move: 'start', station: 2 } }
const FINISH: MoveUnderWay = { code: CODE, body: { move: 'finish', station: 2 } }

test.each([
  ['read as it was before', { station: 2, state: 'QUEUED' }, [START], { station: 2, state: 'RUNNING' }],
  ['read as it is since', { station: 2, state: 'RUNNING' }, [START], { station: 2, state: 'RUNNING' }],
  [
    'of which two moves are under way',
    { station: 2, state: 'QUEUED' },
    [START, FINISH],
    { station: 5, state: 'QUEUED' },
  ],
  ['finished already', { station: 5, state: 'QUEUED' }, [FINISH], { station: 5, state: 'QUEUED' }],
  ['that stands still by now', { station: 2, state: 'HELD' }, [START], { station: 2, state: 'HELD' }],
] as const)('a job %s', (_case, read, moves, expected) => {
  expect(withMoves(boardOf(read), moves).jobs).toMatchObject([expected])
})

test('a job leaves the board with its last station', () => {
  const last = { code: CODE, body: { move: 'finish', station: 5 } } as const
  expect(withMoves(boardOf({ station: 5, state: 'RUNNING' }), [last]).jobs).toEqual([])
})

describe('two moves of one job', () => {
  const started: string[] = []
  const answers = new Map<string, (isDone: boolean) => void>()
  const sending = (name: string) => (): Promise<boolean> => {
    started.push(name)
    return new Promise((resolve) => answers.set(name, resolve))
  }

  test('are sent one after the other; those of another job do not wait', async () => {
    const inTurn = createMoveTurns()
    started.length = 0
    const both = [inTurn(CODE, sending('start')), inTurn(CODE, sending('finish')), inTurn('10429-1', sending('other'))]
    expect(started).toEqual(['start', 'other'])
    answers.get('start')?.(true)
    await both[0]
    await expect.poll(() => started).toEqual(['start', 'other', 'finish'])
    answers.get('finish')?.(true)
    answers.get('other')?.(true)
    expect(await Promise.all(both)).toEqual([true, true, true])
  })

  test('of which the first is refused: the second is not sent, and the next one is', async () => {
    const inTurn = createMoveTurns()
    started.length = 0
    const both = [inTurn(CODE, sending('start')), inTurn(CODE, sending('finish'))]
    answers.get('start')?.(false)
    expect(await Promise.all(both)).toEqual([false, false])
    expect(started).toEqual(['start'])
    const next = inTurn(CODE, sending('again'))
    answers.get('again')?.(true)
    expect(await next).toBe(true)
  })
})
