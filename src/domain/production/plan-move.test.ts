import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canMove, chosenMoves, JOB_STATES, nextMove } from './job-moves.ts'
import { planMove } from './plan-move.ts'
import type { PlannedJob, RequestedMove } from './plan-move.ts'
import type { Station, StationKind } from './station.ts'
import { isMaking, lackedAt, STATION_KINDS } from './station.ts'
import { stationAfter } from './job-route.ts'

const STATIONS: readonly Station[] = STATION_KINDS.map((kind, position) => ({ id: position + 1, kind, position }))
const at = (kind: StationKind): number => STATION_KINDS.indexOf(kind) + 1
const ROUTE = [at('PREPRESS'), at('PRINT'), at('FINISH'), at('PACK')]

const job = (more: Partial<PlannedJob> = {}): PlannedJob => ({
  state: 'QUEUED',
  stationId: at('PRINT'),
  route: ROUTE,
  quantity: 500,
  reason: null,
  isReprint: false,
  ...more,
})
const plan = (more: Partial<PlannedJob>, move: RequestedMove) => planMove(job(more), move, STATIONS)
const here = { station: at('PRINT') }

describe('the way of a job', () => {
  test('leads through its route, and ends after the last station', () => {
    expect(stationAfter(ROUTE, at('PRINT'), STATIONS)).toBe(at('FINISH'))
    expect(stationAfter(ROUTE, at('PACK'), STATIONS)).toBeUndefined()
    // The quality check is not on its route: from there it goes on to what lies behind.
    expect(stationAfter(ROUTE, at('QC'), STATIONS)).toBe(at('PACK'))
  })

  test('goes on when it is done, with all pieces', () => {
    expect(plan({ state: 'RUNNING' }, { move: 'finish', ...here })).toMatchObject({
      value: { move: 'finish', change: { state: 'QUEUED', stationId: at('FINISH') } },
    })
    const last = { state: 'RUNNING', stationId: at('PACK') } as const
    expect(plan(last, { move: 'finish', station: at('PACK') })).toMatchObject({ value: { change: { state: 'DONE' } } })
  })

  test('with pieces missing goes on with the good ones; the others are printed again', () => {
    const finish = { move: 'finish', good: 480, station: at('FINISH') } as const
    expect(plan({ state: 'RUNNING', stationId: at('FINISH') }, finish)).toMatchObject({
      value: {
        change: { stationId: at('PACK'), quantity: 480 },
        part: { quantity: 20, station: at('PRINT'), isReprint: true },
      },
    })
  })

  test('with more good pieces than the job has is refused', () => {
    const finish = { move: 'finish', good: 501, station: at('FINISH') } as const
    expect(plan({ state: 'RUNNING', stationId: at('FINISH') }, finish)).toEqual({
      ok: false,
      error: { code: 'production/pieces' },
    })
  })

  test('with no good piece goes back to the press', () => {
    const finish = { move: 'finish', good: 0, station: at('FINISH') } as const
    expect(plan({ state: 'RUNNING', stationId: at('FINISH') }, finish)).toMatchObject({
      value: { move: 'reprint', change: { stationId: at('PRINT'), isReprint: true } },
    })
  })

  test('artwork cannot lack pieces', () => {
    const finish = { move: 'finish', good: 1, station: at('PREPRESS') } as const
    expect(plan({ stationId: at('PREPRESS') }, finish)).toMatchObject({ error: { code: 'production/pieces' } })
  })

  test('is refused to who sees the job where it is not any more', () => {
    for (const move of ['start', 'resume', 'finish'] as const) {
      expect(plan({}, { move, station: at('FINISH') })).toMatchObject({ error: { code: 'production/moved-on' } })
    }
    expect(plan({ state: 'RUNNING' }, { move: 'start', ...here })).toMatchObject({ ok: false })
    expect(plan({ state: 'DONE' }, { move: 'finish', ...here })).toMatchObject({ ok: false })
    expect(plan({ state: 'CANCELLED' }, { move: 'move', to: 1, ...here })).toMatchObject({ ok: false })
  })

  test.each([0, 500, 501])('cannot be split into %i of 500 pieces', (quantity) => {
    expect(plan({}, { move: 'split', quantity, ...here })).toMatchObject({ error: { code: 'production/pieces' } })
  })
})

describe('pieces', () => {
  const count = fc.integer({ min: 0, max: 1_000 })
  const requested: fc.Arbitrary<RequestedMove> = fc.oneof(
    count.map((good) => ({ move: 'finish', good, ...here }) as const),
    count.map((quantity) => ({ move: 'split', quantity, ...here }) as const),
    count.map((quantity) => ({ move: 'reprint', quantity, reason: 'gold off', ...here }) as const),
  )
  test('are never lost and never made up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.constantFrom(...JOB_STATES),
        requested,
        (quantity, state, move) => {
          const planned = plan({ quantity, state }, move)
          fc.pre(planned.ok)
          const { change, part } = planned.value
          expect((change.quantity ?? quantity) + (part?.quantity ?? 0)).toBe(quantity)
          expect(change.quantity ?? 1).toBeGreaterThan(0)
        },
      ),
    )
  })
})

describe('what is offered', () => {
  test('can be done', () => {
    for (const state of JOB_STATES) {
      for (const move of chosenMoves(state, 2)) expect(move === 'split' || canMove(move, state)).toBe(true)
      for (const kind of STATION_KINDS) {
        const next = nextMove(kind, state)
        expect(next === undefined || canMove(next, state), `${kind} ${state}`).toBe(true)
      }
    }
    expect(chosenMoves('QUEUED', 1)).not.toContain('split')
    expect(chosenMoves('CANCELLED', 5)).toEqual([])
  })

  test('is the right of who works there', () => {
    expect(lackedAt('PREPRESS', new Set(['production.edit']))).toBe('artwork.decide')
    expect(lackedAt('PRINT', new Set(['production.pack']))).toBe('production.edit')
    expect(lackedAt('PACK', new Set(['production.pack']))).toBeUndefined()
    expect(STATION_KINDS.filter(isMaking)).toEqual(['PRINT', 'FINISH', 'QC', 'PACK'])
  })
})
