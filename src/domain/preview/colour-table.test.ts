import { expect, test } from 'vitest'
import { TABLE_STEPS, tableColours, throughTable } from './colour-table.ts'

test('a table that changes nothing changes nothing, between its steps neither', () => {
  const pixels = Uint8ClampedArray.of(0, 0, 0, 255, 255, 255, 255, 255, 17, 133, 201, 9, 250, 3, 128, 0)
  const before = [...pixels]
  throughTable(pixels, new Uint8Array(tableColours()))
  expect([...pixels]).toEqual(before)
})

test('a table answers for its colours exactly, and is at most 20 KB', () => {
  const table = Uint8Array.from(tableColours(), (value) => 255 - value)
  const pixels = Uint8ClampedArray.of(0, 255, 0, 255)
  throughTable(pixels, table)
  expect([...pixels]).toEqual([255, 0, 255, 255])
  expect(table.length).toBe(TABLE_STEPS ** 3 * 3)
  expect(table.length).toBeLessThanOrEqual(20 * 1024)
})
