import { describe, expect, test } from 'vitest'
import { mosaicRows, tileSpans } from './mosaic-rows.ts'

const MANY = Array.from({ length: 39 }, (_, index) => index + 2)

describe('a mosaic of tiles', () => {
  test('nine tiles are laid out as drawn: 6+3+3, 3+3+3+3, 6+6', () => {
    expect(mosaicRows(9)).toEqual([
      [6, 3, 3],
      [3, 3, 3, 3],
      [6, 6],
    ])
  })

  test.each([
    [0, []],
    [1, [12]],
    [2, [6, 6]],
    [4, [3, 3, 3, 3]],
    [8, [6, 3, 3, 6, 6, 3, 3, 6]],
  ])('%i tiles', (count, spans) => {
    expect(tileSpans(count)).toEqual(spans)
  })

  test.each(MANY)('%i tiles: all shown, every row full', (count) => {
    const rows = mosaicRows(count)
    expect(rows.flat()).toHaveLength(count)
    expect(rows.map((row) => row.reduce<number>((sum, span) => sum + span, 0))).toEqual(rows.map(() => 12))
  })

  test.each(MANY)('%i tiles: no row like the one before it', (count) => {
    const rows = mosaicRows(count).map((row) => row.join())
    expect(rows.filter((row, index) => row === rows[index - 1])).toEqual([])
  })

  test.each(MANY)('%i tiles: no hole in the two columns of a phone', (count) => {
    const runs = tileSpans(count)
      .map((span) => (span === 3 ? 'n' : 'w'))
      .join('')
      .split('w')
    expect(runs.every((run) => run.length % 2 === 0)).toBe(true)
  })
})
