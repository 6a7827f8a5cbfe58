import { expect, test } from 'vitest'
import { FINDINGS } from '#domain/preflight/finding.ts'
import type { FindingCode } from '#domain/preflight/finding.ts'
import english from '#ui/i18n/en/artwork-findings.ts'
import { canBeSet } from './ask-to-set.tsx'

test('each finding whose text offers that the shop sets a line has the button for it, and no other finding has', () => {
  const codes = Object.keys(FINDINGS) as FindingCode[]
  const offered = codes.filter((code) => english[`${code}.todo`].includes('ask us to set'))
  expect(offered.length).toBeGreaterThan(0)
  expect(codes.filter(canBeSet)).toEqual(offered)
})
