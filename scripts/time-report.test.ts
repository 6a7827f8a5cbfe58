import { expect, test } from 'vitest'
import { browserParts, timeReport, unitParts } from './time-report.ts'

test('unit tests are timed by file', () => {
  const report = { testResults: [{ name: '/shop/src/a.test.ts', startTime: 1_000, endTime: 3_500 }] }
  expect(unitParts(report, '/shop')).toEqual([{ name: 'src/a.test.ts', ms: 2_500 }])
})

test('browser tests are timed by file, those within groups included', () => {
  const took = (...durations: number[]) => [{ tests: [{ results: durations.map((duration) => ({ duration })) }] }]
  const cart = { file: 'cart.spec.ts', specs: took(100), suites: [{ file: 'cart.spec.ts', specs: took(20, 3) }] }
  expect(browserParts({ suites: [cart] })).toEqual([{ name: 'cart.spec.ts', ms: 123 }])
})

test('what took longest is named first, the rest is left out', () => {
  const parts = [1_000, 61_500, 2_000].map((ms) => ({ name: `${ms}.ts`, ms }))
  expect(timeReport('Longest:', parts, 2)).toBe('Longest:\n    61.5 s  61500.ts\n     2.0 s  2000.ts')
})
