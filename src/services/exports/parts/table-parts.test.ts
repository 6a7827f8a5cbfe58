import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Cell } from '../write-table.ts'
import { tableParts } from './table-parts.ts'

const OPTIONS = { headings: ['رقم', 'اسم'], sheet: { name: 'الطلبات & more', isRightToLeft: true } }
const ROWS: readonly (readonly Cell[])[] = [
  [1, 'ورق "مصقول" <b>&\u0000'],
  [2, '=1+1'],
  [{ halalas: 12_345 }, true],
  [null, new Date('2026-11-26T12:00:00Z')],
]

test('a workbook whose parts were made by several processes is read as one', async () => {
  const first = tableParts('xlsx', OPTIONS)
  const pieces = [first.head(), first.rows(ROWS.slice(0, 2))]
  const second = tableParts('xlsx', OPTIONS, JSON.parse(JSON.stringify(first.state())))
  pieces.push(second.rows(ROWS.slice(2)), second.rows([]), second.end())
  expect(await readSheet(Buffer.concat(pieces))).toEqual([
    ['رقم', 'اسم'],
    [1, 'ورق "مصقول" <b>&'],
    [2, "'=1+1"],
    [123.45, true],
    [null, new Date('2026-11-26T12:00:00Z')],
  ])
})

test('a CSV file is its parts, one after the other', () => {
  const parts = tableParts('csv', OPTIONS)
  const file = Buffer.concat([parts.head(), parts.rows(ROWS.slice(1, 3)), parts.end()])
  expect(file.toString()).toBe("\uFEFFرقم,اسم\n2,'=1+1\n123.45,true\n")
})
