import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonErrorPosition, lineAndColumn } from './json-place.ts'

test.each([
  ['{"a": [1, 2,]}', '{"a": [1, 2,'],
  ['{"a" 1}', '{"a" '],
  ['{"a": 1 "b": 2}', '{"a": 1 '],
  ['{"a": nul}', '{"a": '],
  ['[1, 2', '[1, 2'],
  ['{"products": [}', '{"products": ['],
  ['{"a": "line\nbreak"}', '{"a": '],
  ["{'a': 1}", '{'],
  ['{} {}', '{} '],
])('%j is JSON up to %j', (text, before) => {
  expect(jsonErrorPosition(text)).toBe(before.length)
})

test('what follows a whole document is where it stops', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(jsonErrorPosition(`${json} ]`)).toBe(json.length + 1)
    }),
  )
})

test('lines and columns are counted from one', () => {
  expect(lineAndColumn('ab\ncd', 4)).toEqual({ line: 2, column: 2 })
})
