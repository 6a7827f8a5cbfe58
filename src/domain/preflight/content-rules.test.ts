import { expect, test } from 'vitest'
import { CONTENT_RULES, CONTENTS } from './content-questions.ts'
import { withContents } from './content-rules.ts'
import { finding, verdictOf } from './finding.ts'

test('what shows the flag is explained and looked at by a person, never refused', () => {
  const findings = withContents([], ['flag'])
  expect(findings).toMatchObject([{ code: 'content-flag', severity: 'WARNING', facts: { issued: '2022-09-16' } }])
  expect(verdictOf(findings)).toBe('NEEDS_PERSON')
})

test('another answer takes the place of the first, and what must be fixed comes before it', () => {
  const locked = finding('file-locked')
  const first = withContents([locked, finding('page-empty')], ['leaders', 'stamp'])
  expect(first.map(({ code }) => code)).toEqual(['file-locked', 'content-leaders', 'content-stamp', 'page-empty'])
  expect(withContents(first, []).map(({ code }) => code)).toEqual(['file-locked', 'page-empty'])
})

test.each(CONTENTS)('the rule about %s says where it is written and when', (content) => {
  const { url, issued, readOn } = CONTENT_RULES[content]
  expect(URL.canParse(url)).toBe(true)
  expect([issued, readOn].every((day) => !Number.isNaN(Date.parse(day)))).toBe(true)
})
