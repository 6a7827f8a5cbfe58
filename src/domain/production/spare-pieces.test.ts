import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRINT_METHODS } from '../print-spec/print-method.ts'
import { DEFAULT_PIECE_RULES, packsOf, sparePieces } from './spare-pieces.ts'

describe('spare pieces', () => {
  test.each([
    ['500 cards', [500], 0, 'COATED', 5],
    ['250 cards: part of a piece is a piece', [250], 0, 'UNCOATED', 3],
    ['50 cards: the least', [50], 0, 'COATED', 2],
    ['one card', [1], 0, 'COATED', 1],
    ['500 cards with foil and gloss', [500], 2, 'COATED', 15],
    ['two designs, each by itself', [300, 30], 0, 'COATED', 5],
    ['200 shirts', [200], 0, 'TEXTILE', 4],
    ['two banners', [2], 0, 'LARGE', 0],
  ] as const)('of %s', (_, designs, layers, method, spare) => {
    expect(sparePieces(designs, layers, DEFAULT_PIECE_RULES.spare[method])).toBe(spare)
  })

  test('are never more than were ordered, by the rules of a shop that has none of its own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.constantFrom(...PRINT_METHODS), (pieces, method) => {
        expect(sparePieces([pieces], 4, DEFAULT_PIECE_RULES.spare[method])).toBeLessThanOrEqual(pieces)
      }),
    )
  })
})

describe('packs', () => {
  test.each([
    [[500], [{ count: 2, pieces: 250 }]],
    [
      [600],
      [
        { count: 2, pieces: 250 },
        { count: 1, pieces: 100 },
      ],
    ],
    [[100], [{ count: 1, pieces: 100 }]],
    [
      [350, 100],
      [
        { count: 1, pieces: 250 },
        { count: 2, pieces: 100 },
      ],
    ],
  ])('of %j', (designs, packs) => {
    expect(packsOf(designs, 250)).toEqual(packs)
  })

  test('hold all pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 600 }),
        (designs, size) => {
          const held = packsOf(designs, size).reduce((sum, { count, pieces }) => sum + count * pieces, 0)
          expect(held).toBe(designs.reduce((sum, pieces) => sum + pieces, 0))
        },
      ),
    )
  })
})
