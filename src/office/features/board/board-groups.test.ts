import { describe, expect, test } from 'vitest'
import type { BoardJob, BoardStation } from './board.queries.ts'
import { columnsOf, groupJobs, isShown, loadOf, nextStationOf, withWholeSheets } from './board-groups.ts'

const job = (more: Partial<BoardJob> = {}): BoardJob => ({
  code: '10428-1',
  order: 10428,
  station: 2,
  state: 'QUEUED',
  quantity: 500,
  name: 'Cards',
  variant: null,
  image: null,
  artwork: null,
  customer: 'Noura Studio',
  due: '2026-11-24',
  urgent: false,
  isReprint: false,
  reason: null,
  held: null,
  material: null,
  colour: null,
  pool: null,
  print: null,
  sheets: null,
  assignee: null,
  pickup: false,
  route: [1, 2, 5],
  version: 1,
  ...more,
})
const station = (id: number, more: Partial<BoardStation> = {}): BoardStation => ({
  id,
  kind: 'PRINT',
  name: `Station ${id}`,
  jobsADay: null,
  isActive: true,
  isOnRoute: true,
  mayWork: true,
  ...more,
})

describe('a column', () => {
  const kraft = job({ code: 'a', material: 'Kraft', colour: '#c49a6c' })
  const cotton = job({ code: 'b', material: 'Cotton' })
  const other = job({ code: 'c', material: 'Kraft' })

  test('has its cards by material, the most urgent material first', () => {
    expect(groupJobs([kraft, cotton, other], 'material')).toEqual([
      { key: 'Kraft', colour: '#c49a6c', jobs: [kraft, other] },
      { key: 'Cotton', colour: null, jobs: [cotton] },
    ])
    expect(groupJobs([kraft, job({ due: '2026-11-25' })], 'day').map(({ key }) => key)).toEqual([
      '2026-11-24',
      '2026-11-25',
    ])
    expect(groupJobs([kraft, cotton], 'order')).toHaveLength(1)
  })

  test('keeps a shared sheet whole: however few cards are drawn, and however they are grouped', () => {
    const early = job({ code: 'd', pool: 'sheet', due: '2026-11-24' })
    const late = job({ code: 'e', pool: 'sheet', due: '2026-12-09' })
    expect(withWholeSheets([early, kraft], [early, kraft, cotton, late])).toEqual([early, kraft, late])
    expect(withWholeSheets([kraft], [early, kraft, cotton, late])).toEqual([kraft])
    expect(groupJobs([early, kraft, late], 'day')).toEqual([
      { key: '2026-11-24', colour: null, jobs: [early, kraft, late] },
    ])
    expect(
      groupJobs([job({ code: 'f', due: '2026-11-25' }), early, late], 'day').map(({ jobs }) => jobs.length),
    ).toEqual([1, 2])
  })

  test('is there when a product goes through it, or a card is in it', () => {
    const stations = [station(1), station(2, { isOnRoute: false }), station(3, { isActive: false }), station(4)]
    expect(columnsOf(stations, []).map(({ id }) => id)).toEqual([1, 4])
    expect(columnsOf(stations, [job({ station: 2 })]).map(({ id }) => id)).toEqual([1, 2, 4])
  })

  test('is as full as its jobs are many for a day', () => {
    expect(loadOf(6, station(1, { jobsADay: 12 }))).toBe(0.5)
    expect(loadOf(99, station(1, { jobsADay: 12 }))).toBe(1)
    expect(loadOf(6, station(1))).toBeUndefined()
  })
})

describe('a card', () => {
  test('goes on along its route, also from beside it', () => {
    const stations = [station(1), station(2), station(3), station(5)]
    expect(nextStationOf(job({ station: 2 }), stations)).toBe(5)
    expect(nextStationOf(job({ station: 3 }), stations)).toBe(5)
    expect(nextStationOf(job({ station: 5 }), stations)).toBeUndefined()
  })

  test.each([
    ['all', '2027-01-01', true],
    ['late', '2026-11-23', true],
    ['late', '2026-11-24', false],
    ['today', '2026-11-24', true],
    ['today', '2026-11-25', false],
    ['week', '2026-11-30', true],
    ['week', '2026-12-01', false],
  ] as const)('by %s, due %s: %s', (due, day, displayed) => {
    expect(isShown(job({ due: day }), { due, assignee: undefined }, '2026-11-24')).toBe(displayed)
  })

  test('of another person is left out', () => {
    const mine = job({ assignee: { id: 'me', name: 'Me' } })
    expect(isShown(mine, { due: 'all', assignee: 'me' }, '2026-11-24')).toBe(true)
    expect(isShown(job(), { due: 'all', assignee: 'me' }, '2026-11-24')).toBe(false)
  })
})
