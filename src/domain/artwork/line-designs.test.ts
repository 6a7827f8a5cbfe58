import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACES } from '../print-spec/print-spec.ts'
import {
  countDesigns,
  designsOf,
  fittedLayout,
  followedPieces,
  isFitting,
  layoutOfParts,
  lineParts,
  sharedPieces,
  withPieces,
} from './line-designs.ts'

describe('designs of a line', () => {
  test('files with all sides are designs of their own', () => {
    expect(designsOf([null, null, null])).toEqual([0, 1, 2])
  })

  test('a front and a back make one design, and the next front begins another', () => {
    expect(designsOf(['front', 'back', 'front', 'back'])).toEqual([0, 0, 1, 1])
    expect(designsOf(['front', null, 'back'])).toEqual([0, 1, 2])
  })

  test('pieces are shared evenly, and the first designs take what is over', () => {
    expect(sharedPieces([], 3, 500)).toEqual([167, 167, 166])
  })

  test('another quantity keeps the proportion of what was wished', () => {
    expect(sharedPieces([400, 100], 2, 1000)).toEqual([799, 201])
    expect(sharedPieces([400, 100], 2, 500)).toEqual([400, 100])
  })

  test('a design that goes or comes leaves the others as they were wished', () => {
    const three = { ids: ['a', 'b', 'c'], faces: [null, null, null], pieces: [90, 5, 5] }
    const wished = followedPieces(three, { ids: ['b', 'a'], faces: [null, null] })
    expect(sharedPieces(wished, 2, 100)).toEqual([6, 94])
    const more = followedPieces({ ids: ['a', 'b'], faces: [null, null], pieces: [80, 20] }, three)
    expect(more).toEqual([80, 20, 50])
    expect(followedPieces(three, { ids: ['a', 'x', 'c'], faces: [null, null, null] })).toEqual([90, 5, 5])
    expect(followedPieces({ ids: [], faces: [], pieces: [] }, three)).toEqual([])
  })

  test('fewer pieces than designs leave some without', () => {
    expect(sharedPieces([], 3, 2)).toEqual([1, 1, 0])
  })

  test('one design takes pieces from the others', () => {
    expect(withPieces([250, 250], 0, 400)).toEqual([400, 100])
    expect(withPieces([200, 200, 100], 2, 200)).toEqual([150, 150, 200])
    expect(withPieces([250, 250], 1, 9_000)).toEqual([1, 499])
    expect(withPieces([500], 0, 20)).toEqual([500])
  })

  const faces = fc.array(fc.option(fc.constantFrom(...FACES)), { minLength: 1, maxLength: 10 })
  const quantities = fc.integer({ min: 1, max: 100_000 })

  test('whatever was wished, the pieces together are the quantity and each design has one while there are enough', () => {
    fc.assert(
      fc.property(
        faces,
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 10 }),
        quantities,
        (sides, wished, quantity) => {
          const layout = fittedLayout(sides.length, { faces: sides, pieces: wished }, quantity)
          expect(isFitting(layout, sides.length, quantity)).toBe(true)
          expect(layout.pieces).toHaveLength(countDesigns(sides))
          const isAsWished = layout.pieces.join() === wished.join()
          const isEnough = quantity >= layout.pieces.length
          expect(!isEnough || isAsWished || !layout.pieces.includes(0)).toBe(true)
          expect(layoutOfParts(lineParts(layout))).toEqual(layout)
          expect(fittedLayout(sides.length, layout, quantity)).toEqual(layout)
        },
      ),
    )
  })

  test('no side is twice in one design', () => {
    fc.assert(
      fc.property(faces, (sides) => {
        const designs = designsOf(sides)
        const named = sides.map((face, index) => `${designs[index]} ${face}`)
        expect(new Set(named).size).toBe(named.length)
      }),
    )
  })
})
