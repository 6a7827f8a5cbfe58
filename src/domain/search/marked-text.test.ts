import { expect, test } from 'vitest'
import { withoutMarks } from './marked-text.ts'

test.each([
  ['business card', 'business card'],
  ['<script>', ''],
  ['<script>alert(1)</script> card', 'card'],
  ['<b>card</b>', 'card'],
  ['<img src=x onerror=card', ''],
  ['<!-- card -->', ''],
  ['5 < 10', '5 < 10'],
  ['a5<a4', 'a5'],
])('%j is searched as %j', (typed, searched) => {
  expect(withoutMarks(typed).trim()).toBe(searched)
})
