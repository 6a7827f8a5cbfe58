import { describe, expect, test } from 'vitest'
import { PRINT_LIMITS } from '../print-spec/print-method.ts'
import type { PrintSpec } from '../print-spec/print-spec.ts'
import { checkArtwork } from './check-artwork.ts'
import type { ColourUse } from './file-facts.ts'
import { SPEC, MIDDLE, FILL, page, codes } from '#testing/artwork/checked-card.ts'

test('a picture is sharp, soft or unusable at the size at which it is printed', () => {
  const at = (resolution: number) => page({ pictures: [{ resolution, bits: 8, space: 'CMYK', box: MIDDLE }] })
  expect([300, 150, 80, 2400].map((resolution) => codes(at(resolution)))).toEqual([
    [],
    ['picture-soft'],
    ['picture-unusable'],
    ['picture-oversized'],
  ])
  expect(checkArtwork(at(100), SPEC)[0]?.facts).toMatchObject({ sharpTo: 15 })
})

describe('a picture file has dots and no size', () => {
  const photo = (width: number, height: number) =>
    page({
      pixels: { width, height },
      width: 0,
      height: 0,
      pictures: [{ resolution: 72, bits: 8, space: 'CMYK', box: MIDDLE }],
    })

  test.each([
    ['with the bleed around it', 1134, 661, []],
    ['without bleed', 1063, 591, ['bleed-missing']],
    ['turned', 591, 1063, ['page-rotated', 'bleed-missing']],
    ['of other proportions', 1000, 1000, ['page-size']],
    ['with too few dots', 340, 198, ['picture-unusable']],
  ] as const)('%s', (_, width, height, expected) => {
    expect(codes(photo(width, height))).toEqual(expected)
  })
})

describe('colour', () => {
  const uses = (...changes: Partial<ColourUse>[]) =>
    page({ colours: changes.map((change) => ({ ...FILL, ...change })) })

  test('RGB is converted by a tap', () => {
    expect(checkArtwork(uses({ space: 'RGB' }), SPEC)).toMatchObject([{ code: 'colour-rgb', fix: 'TO_CMYK' }])
  })

  test('a spot that was not ordered prints in process colours', () => {
    expect(codes(uses({ space: 'SPOT', spots: ['PANTONE 485 C'] }))).toEqual(['spot-not-ordered'])
  })

  test.each([
    ['named as asked', 'Foil', 1, []],
    ['under the name of another printer', 'Hot Foil', 1, ['layer-alias']],
    ['not solid', 'Foil', 0.4, ['layer-tinted']],
  ] as const)('foil that was ordered, %s', (_, ink, leastTint, expected) => {
    const foil: PrintSpec = { ...SPEC, layers: ['Foil'] }
    expect(codes(uses({ space: 'SPOT', spots: [ink], leastTint }), foil)).toEqual(expected)
  })

  test('foil that was ordered and is not drawn', () => {
    expect(codes(uses({}), { ...SPEC, layers: ['Foil'] })).toEqual(['layer-missing'])
  })

  test('white that overprints would vanish', () => {
    expect(codes(uses({ isWhite: true, overprints: true }))).toEqual(['white-overprints'])
  })

  test('too much ink on a place large enough to be felt', () => {
    const ink = (percent: number, area: number) => page({ ink: [{ percent, area, box: MIDDLE }] })
    expect(codes(ink(320, 200))).toEqual(['ink-heavy'])
    expect(codes(ink(320, 4))).toEqual([])
    expect(codes(ink(280, 200))).toEqual([])
    expect(codes(ink(280, 200), { ...SPEC, limits: PRINT_LIMITS.UNCOATED })).toEqual(['ink-heavy'])
  })
})

describe('lines', () => {
  const line = (width: number, changes = {}) =>
    page({ strokes: [{ width, spot: null, isWhite: false, isMixed: false, count: 3, box: MIDDLE, ...changes }] })

  test.each([
    ['a hairline', line(0.03), ['stroke-thin']],
    ['a fine line', line(0.1), []],
    ['a fine white line on colour', line(0.1, { isWhite: true }), ['stroke-thin']],
    ['a line that is cut', line(0.05, { spot: 'CutContour' }), []],
    ['a fine line of foil', line(0.2, { spot: 'Foil' }), ['stroke-too-thin']],
  ] as const)('%s', (_, facts, expected) => {
    expect(codes(facts)).toEqual(expected)
  })
})
