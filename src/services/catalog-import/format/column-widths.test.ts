import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

test('a column is as wide as its longest cell, within bounds', () => {
  const heading = ['Order', 'Name', 'Placed', 'Total'].map((value) => ({ value, fontWeight: 'bold' as const }))
  const row = [10_267, 'x'.repeat(300), new Date('2026-11-26T11:00:00Z'), { value: 11_045.5, type: Number }]
  const widths = columnWidths([heading, row, [null, 'short', null, null]])
  expect(widths.map(({ width }) => width)).toEqual([11, 50, 18, 11])
})
