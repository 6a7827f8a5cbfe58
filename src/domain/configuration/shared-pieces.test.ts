import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSharedPieces, sumOfPieces, writeSharedPieces } from './shared-pieces.ts'

const written = (text: string, most = 12) => {
  const read = parseSharedPieces(text, most)
  return read.ok ? writeSharedPieces(read.value) : read.error
}

describe('pieces of each size', () => {
  test.each([
    ['M 3, L 7', 'M 3, L 7'],
    ['3 M, 7 L', 'M 3, L 7'],
    ['M 10، L 15، XL 5', 'M 10, L 15, XL 5'],
    ['M ٣\nL ٧', 'M 3, L 7'],
    ['M: 3; L=7', 'M 3, L 7'],
    ['M-3, L × 7', 'M 3, L 7'],
    ['XXL5', 'XXL 5'],
    ['2XL 5, 5 3XL', '2XL 5, 3XL 5'],
    ['صغير 4، كبير ٦', 'صغير 4, كبير 6'],
    ['6-8 years 5', '6-8 years 5'],
    ['M 3, L 0, m 4, ', 'M 7'],
    ['8 5, 10: 5', '8 5, 10 5'],
    ['M 3 and L 7', 'M 3, L 7'],
    ['M 3 & L 7', 'M 3, L 7'],
    ['3 M + 7 L', 'M 3, L 7'],
    ['M ٣ و L ٧', 'M 3, L 7'],
    ['M 3 وL 7', 'M 3, L 7'],
    ['صغير 4 و كبير 6', 'صغير 4, كبير 6'],
    ['صغير 4، وسط 6', 'صغير 4, وسط 6'],
  ])('%j is %j', (text, expected) => {
    expect(written(text)).toBe(expected)
  })

  test.each(['M', '3', 'M, L', 'M 3 L 7', 'M 0', ' , ', 'M 3, and the rest L', 'M 12345678'])('%j is none', (text) => {
    expect(written(text)).toEqual({ code: 'value/not-shared' })
  })

  test('are of so many sizes at most', () => {
    expect(written('S 1, M 1, L 1', 2)).toEqual({ code: 'value/too-many-names', max: 2 })
  })

  test('are read again as they were written, with the same sum', () => {
    const size = fc.constantFrom('S', 'M', 'L', 'XL', '2XL', '6-8', 'صغير')
    const pieces = fc.uniqueArray(fc.record({ name: size, pieces: fc.integer({ min: 1, max: 9_999 }) }), {
      minLength: 1,
      selector: ({ name }) => name,
    })
    fc.assert(
      fc.property(pieces, (shared) => {
        const read = parseSharedPieces(writeSharedPieces(shared), 12)
        expect(read).toEqual({ ok: true, value: shared })
        expect(read.ok && sumOfPieces(read.value)).toBe(sumOfPieces(shared))
      }),
    )
  })
})
