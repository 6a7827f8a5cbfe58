import { expect, test } from 'vitest'
import { findingsToSee, type NumberedFinding } from './numbered-findings.ts'

const found = (number: number, severity: string, ...pages: readonly number[]) =>
  ({ number, severity, places: pages.map((page) => ({ page, box: null })) }) as unknown as NumberedFinding

test('on a page is asked what is to be fixed or looked at there, worst first; what is good to know is not', () => {
  const findings = [found(1, 'ERROR', 1, 2), found(2, 'WARNING', 2), found(3, 'NOTE', 2), found(4, 'WARNING')]
  expect(findingsToSee(findings, 1).map(({ number }) => number)).toEqual([1])
  expect(findingsToSee(findings, 2).map(({ number }) => number)).toEqual([1, 2])
  expect(findingsToSee(findings, 3)).toEqual([])
})
