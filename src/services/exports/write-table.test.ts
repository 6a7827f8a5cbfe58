import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvHead, csvRows } from './write-table.ts'

const plain = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', ';', 'ع', '٤', '😀') })
// A cell that begins as a formula does is guarded: its test is beside the guard.
const texts = fc.array(
  fc.array(
    plain.filter((text) => !/^'*[\n=+@-]/.test(text)),
    { minLength: 2, maxLength: 5 },
  ),
)

test('rows are quoted as csv-stringify quotes them, and read as they were', () => {
  fc.assert(
    fc.property(texts, (rows) => {
      expect(csvRows(rows)).toBe(stringify(rows))
      expect(parse(csvRows(rows), { relax_column_count: true, skip_empty_lines: false })).toEqual(rows)
    }),
  )
})

test('cells are written as machines read them', () => {
  const at = new Date('2026-11-26T12:00:00Z')
  expect(csvRows([[1, null, true, at, { halalas: 123_450 }, '=1+1', 'a\rb']])).toBe(
    `1,,true,2026-11-26T12:00:00.000Z,1234.50,'=1+1,"a\rb"\n`,
  )
  expect(csvHead(['رقم', 'a,b'])).toBe('\uFEFFرقم,"a,b"\n')
})
