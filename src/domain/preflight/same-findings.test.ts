import { expect, test } from 'vitest'
import { finding } from './finding.ts'
import { sameFindings } from './same-findings.ts'

const bleed = (page: number) => finding('bleed-missing', { page, facts: { wanted: 3 } })
const near = (page: number, distance: number) => finding('text-near-cut', { page, facts: { distance, safe: 4 } })

test('what is said of both sides is one finding, in the place of the first', () => {
  const found = [bleed(1), near(1, 1), bleed(2)]
  expect(sameFindings(found)).toEqual([[bleed(1), bleed(2)], [near(1, 1)]])
})

test('other values, and a second place on the same page, are findings of their own', () => {
  expect(sameFindings([near(1, 1), near(2, 2)])).toHaveLength(2)
  expect(sameFindings([bleed(1), bleed(1)])).toHaveLength(2)
})
