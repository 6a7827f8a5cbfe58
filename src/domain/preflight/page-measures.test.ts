import { describe, expect, test } from 'vitest'
import { FILL, PAGE, SPEC, TEXT } from '#testing/artwork/checked-card.ts'
import { plainSheet } from '../print-spec/print-sheet.ts'
import { measurePage } from './page-measures.ts'

const textAt = (left: number, top: number, width = 20, height = 4) => ({ ...TEXT, box: { left, top, width, height } })

describe('the text nearest to the cut', () => {
  const nearest = (...texts: (typeof TEXT)[]) => measurePage({ ...PAGE, texts }, SPEC).nearestText
  test.each([
    ['at the left', textAt(1.8, 20), 1.8],
    ['at the right', textAt(67, 20), 3],
    ['at the top', textAt(20, 2.5), 2.5],
    ['at the bottom', textAt(20, 45), 1],
    ['across the cut', textAt(-2, 20), -2],
    ['in the middle', textAt(35, 23), 23],
  ])('%s', (_, text, distance) => {
    expect(nearest(text)).toBeCloseTo(distance, 6)
  })

  test('is the nearest of all lines, and not one that is cut off whole', () => {
    expect(nearest(textAt(9, 20), textAt(4, 20), textAt(-30, 20))).toBe(4)
  })

  test('is nothing on a page without text', () => {
    expect(nearest()).toBeNull()
  })
})

test('a banner at a tenth of its size is measured as large as it is printed', () => {
  const sheet = plainSheet({ widthMm: 850, heightMm: 2000 })
  const page = {
    ...PAGE,
    width: 85,
    height: 200,
    reach: { left: 0.3, right: 0.3, top: 0.3, bottom: 0.2 },
    texts: [textAt(1, 100)],
    strokes: [{ width: 0.05, spot: null, isWhite: false, isMixed: false, count: 1, box: FILL.box }],
    pictures: [{ resolution: 1000, bits: 8, space: 'CMYK' as const, box: FILL.box }],
  }
  expect(measurePage(page, { faces: [{ code: 'front', sheet }] })).toEqual({
    width: 850,
    height: 2000,
    bleed: 2,
    nearestText: 10,
    resolution: 100,
    stroke: 0.5,
    colours: [],
  })
})

test('a file that was not checked is taken as it is, and spot inks go by their names', () => {
  const colours = [FILL, FILL, { ...FILL, space: 'SPOT' as const, spots: ['Foil'] }]
  expect(measurePage({ ...PAGE, colours, texts: [textAt(1, 20)] }, undefined)).toMatchObject({
    width: 90,
    nearestText: 1,
    stroke: null,
    colours: ['CMYK', 'Foil'],
  })
})

test('a page without ink has no bleed', () => {
  expect(measurePage({ ...PAGE, isEmpty: true }, undefined).bleed).toBeNull()
})
