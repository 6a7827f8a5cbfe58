import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_PIECE, nextPieceSize } from './piece-size.ts'

test('pieces grow on a fast line and shrink on a slow one, step by step', () => {
  expect(nextPieceSize(FIRST_PIECE, 0.01)).toBe(4 * FIRST_PIECE)
  expect(nextPieceSize(4 * FIRST_PIECE, 20)).toBe(FIRST_PIECE)
  expect(nextPieceSize(1_000_000, 1)).toBe(1_000_000)
})

test('whatever the line, a piece is between 128 KB and 16 MB', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.001, max: 600, noNaN: true }), { maxLength: 40 }), (times) => {
      const last = times.reduce(nextPieceSize, FIRST_PIECE)
      expect(last).toBeGreaterThanOrEqual(128 * 1024)
      expect(last).toBeLessThanOrEqual(16 * 1024 * 1024)
    }),
  )
})
