import { expect, test } from 'vitest'
import { addRun } from './totals.ts'

const run = { scenario: 'kill', seed: 1, seconds: 8.6, counts: { kills: 20, lost: 0 }, wrong: [] }

test('runs of several nights are added up', () => {
  const first = addRun({}, run, '2026-11-26')
  const both = addRun(first, { ...run, seconds: 1, counts: { kills: 5, lost: 1 }, wrong: ['lost: 1'] }, '2026-11-27')
  expect(both['kill']).toEqual({
    runs: 2,
    seconds: 10,
    from: '2026-11-26',
    until: '2026-11-27',
    counts: { kills: 25, lost: 1 },
    wrong: ['lost: 1'],
  })
})

test('each scenario has a total of its own', () => {
  const totals = addRun(addRun({}, run, '2026-11-26'), { ...run, scenario: 'oversell' }, '2026-11-27')
  expect([totals['kill']?.runs, totals['oversell']?.runs]).toEqual([1, 1])
})

test('the total of longest durations is their maximum', () => {
  const full = (ms: number) => ({ ...run, scenario: 'full', counts: { 'longest recovery ms': ms } })
  const totals = addRun(addRun({}, full(900), '2026-11-26'), full(400), '2026-11-27')
  expect(totals['full']?.counts).toEqual({ 'longest recovery ms': 900 })
})
