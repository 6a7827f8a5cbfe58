import { describe, expect, test } from 'vitest'
import { plainSheet, type PrintSheet } from '../print-spec/print-sheet.ts'
import { PRINT_LIMITS } from '../print-spec/print-method.ts'
import type { PrintSpec } from '../print-spec/print-spec.ts'
import { checkArtwork } from './check-artwork.ts'
import type { ColourUse, FileFacts, PageFacts, TextUse } from './file-facts.ts'
import { verdictOf } from './finding.ts'

const CARD: PrintSheet = plainSheet({ widthMm: 90, heightMm: 50 })
const SPEC: PrintSpec = {
  method: 'COATED',
  limits: PRINT_LIMITS.COATED,
  faces: [{ code: 'front', sheet: CARD }],
  pages: { min: 1, max: 1, multiple: 1 },
  layers: [],
  proof: 'SELF',
}
const MIDDLE = { left: 20, top: 20, width: 30, height: 5 }
const EVERYWHERE = { left: -3, top: -3, width: 96, height: 56 }
const THREE = { left: 3, right: 3, top: 3, bottom: 3 }

const PAGE: PageFacts = {
  number: 1,
  width: 90,
  height: 50,
  pixels: null,
  trimFrom: 'TRIM',
  room: THREE,
  reach: THREE,
  isEmpty: false,
  marksInside: null,
  printedComments: 0,
  hasUnreadableText: false,
  hasOutlinedText: false,
  hasArabic: false,
  digits: ['LATIN'],
  colours: [],
  strokes: [],
  texts: [],
  pictures: [],
  arabic: [],
  phones: [],
  thinnestMark: null,
  ink: [],
}
const FILE: FileFacts = {
  kind: 'PDF',
  pageCount: 1,
  pages: [PAGE],
  isDamaged: false,
  isLocked: false,
  form: 'NONE',
  hasActions: false,
  hasAttachments: false,
  layers: [],
  fonts: [],
}
const FILL: ColourUse = {
  kind: 'FILL',
  space: 'CMYK',
  spots: [],
  leastTint: 1,
  isWhite: false,
  isBlack: false,
  isRichBlack: false,
  overprints: false,
  isTransparent: false,
  count: 1,
  box: EVERYWHERE,
}
const TEXT: TextUse = {
  points: 9,
  font: 'Readex',
  isArabic: false,
  isWhite: false,
  isRichBlack: false,
  isBlack: true,
  overprints: true,
  count: 20,
  box: MIDDLE,
}

const page = (changes: Partial<PageFacts>): FileFacts => ({ ...FILE, pages: [{ ...PAGE, ...changes }] })
const codes = (facts: FileFacts, spec = SPEC) => checkArtwork(facts, spec).map(({ code }) => code)

test('a card drawn as asked has nothing to say', () => {
  const good = page({ colours: [FILL], texts: [TEXT] })
  expect(codes(good)).toEqual([])
  expect(verdictOf(checkArtwork(good, SPEC))).toBe('CLEAN')
})

describe('phone numbers in two languages', () => {
  const phone = (number: string, language: 'ar' | 'en') => ({ number, language, box: MIDDLE })

  test('a mobile number that differs is said with both', () => {
    const [found] = checkArtwork(page({ phones: [phone('551234567', 'ar'), phone('551234568', 'en')] }), SPEC)
    expect(found).toMatchObject({
      code: 'arabic-phones-differ',
      severity: 'NOTE',
      facts: { number: '0551234567', other: '0551234568' },
    })
  })

  test('the same number, numbers of two kinds and numbers of one language are right', () => {
    expect(codes(page({ phones: [phone('551234567', 'ar'), phone('551234567', 'en')] }))).toEqual([])
    expect(codes(page({ phones: [phone('551234567', 'ar'), phone('920012345', 'en')] }))).toEqual([])
    expect(codes(page({ phones: [phone('551234567', 'ar'), phone('551234568', 'ar')] }))).toEqual([])
  })
})

test('vowel marks finer than the thinnest line of a method may disappoint', () => {
  const fine = page({ thinnestMark: { size: 0.2, box: MIDDLE } })
  expect(codes(fine)).toEqual([])
  expect(codes(fine, { ...SPEC, limits: PRINT_LIMITS.STAMP })).toEqual(['text-dots-thin'])
})

test('a file that cannot be opened is said once, and nothing else', () => {
  expect(codes({ ...FILE, isDamaged: true, pages: [] })).toEqual(['file-damaged'])
  expect(codes({ ...FILE, isLocked: true, pages: [] })).toEqual(['file-locked'])
})

describe('size', () => {
  test.each([
    ['the size asked for', 90, 50, []],
    ['half a millimetre more', 90.4, 50.4, []],
    ['two per cent more', 91.8, 51, ['page-size-near']],
    ['turned', 50, 90, ['page-rotated']],
    ['a tenth, as large prints are sent', 9, 5, ['page-at-a-tenth']],
    ['square', 65, 65, ['page-size']],
    ['two per cent wider but as high', 91.8, 50, ['page-size']],
  ] as const)('%s', (_, width, height, expected) => {
    expect(codes(page({ width, height }))).toEqual(expected)
  })

  test('a banner at a tenth of its size is measured at its printed size', () => {
    const banner = {
      ...SPEC,
      faces: [{ code: 'front' as const, sheet: plainSheet({ widthMm: 3000, heightMm: 1000 }) }],
    }
    const small = page({ width: 300, height: 100, texts: [{ ...TEXT, points: 5, box: { ...MIDDLE, top: 50 } }] })
    expect(codes(small, banner)).toEqual(['page-at-a-tenth'])
  })
})

describe('bleed', () => {
  test('colour that stops at the cut is extended by a tap', () => {
    const none = { left: 0, right: 0, top: 0, bottom: 0 }
    const [found] = checkArtwork(page({ room: none, reach: none }), SPEC)
    expect(found).toMatchObject({ code: 'bleed-missing', fix: 'ADD_BLEED', facts: { wanted: 3 }, box: null })
  })

  test('colour that stops on some sides only is said so, with the place, and extended there', () => {
    const [found] = checkArtwork(page({ room: { ...THREE, right: 0 }, reach: { ...THREE, right: 0 } }), SPEC)
    const { width, height } = SPEC.faces[0]!.sheet
    expect(found).toMatchObject({
      code: 'bleed-partial',
      fix: 'ADD_BLEED',
      facts: { wanted: 3, sides: 'right' },
      box: { left: width - 3, top: 0, width: 3, height },
    })
  })

  test('a design on white paper needs none', () => {
    expect(
      codes(
        page({ room: { left: 0, right: 0, top: 0, bottom: 0 }, reach: { left: -8, right: -8, top: -8, bottom: -8 } }),
      ),
    ).toEqual([])
  })
})

describe('text', () => {
  test('near the cut is shown where it comes nearest', () => {
    const near = { ...TEXT, box: { left: 2, top: 10, width: 20, height: 4 } }
    const nearer = { ...TEXT, box: { left: 1, top: 30, width: 20, height: 4 } }
    expect(checkArtwork(page({ texts: [near, nearer] }), SPEC)).toMatchObject([
      { code: 'text-near-cut', box: nearer.box, facts: { distance: 1, safe: 4 } },
    ])
  })

  test('across the fold of a folded card is shown', () => {
    const folded = { ...CARD, width: 180, creases: { x: [90], y: [] } }
    const spec = { ...SPEC, faces: [{ code: 'front' as const, sheet: folded }] }
    const across = { ...TEXT, box: { left: 80, top: 20, width: 30, height: 5 } }
    expect(codes(page({ width: 180, texts: [across] }), spec)).toEqual(['text-over-fold'])
    expect(codes(page({ width: 180, texts: [TEXT] }), spec)).toEqual([])
  })

  test.each([
    ['too small', { points: 4.5 }, ['text-small']],
    ['small and Arabic, whose dots need room', { points: 6, isArabic: true }, ['text-small']],
    ['small and Latin', { points: 6 }, []],
    ['small and white on colour', { points: 5.5, isWhite: true, isBlack: false }, ['text-small']],
    ['black mixed of four inks', { isRichBlack: true, isBlack: false }, ['black-text-mixed']],
    ['a large heading of mixed black', { isRichBlack: true, isBlack: false, points: 30 }, []],
  ] as const)('%s', (_, changes, expected) => {
    expect(codes(page({ texts: [{ ...TEXT, ...changes }] }))).toEqual(expected)
  })
})

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

describe('Arabic', () => {
  test('broken letters stop the file and are shown as they were read', () => {
    const found = checkArtwork(page({ arabic: [{ problem: 'LETTERS_APART', text: 'م ط ب ع ة', box: MIDDLE }] }), SPEC)
    expect(found).toMatchObject([{ code: 'arabic-letters-apart', severity: 'ERROR', facts: { text: 'م ط ب ع ة' } }])
    expect(verdictOf(found)).toBe('TO_CHANGE')
  })

  test('text that cannot be read goes to a person and is never called right', () => {
    const found = checkArtwork(page({ hasUnreadableText: true }), SPEC)
    expect(verdictOf(found)).toBe('NEEDS_PERSON')
  })
})

describe('pages', () => {
  const two: PrintSpec = {
    ...SPEC,
    faces: [...SPEC.faces, { code: 'back', sheet: CARD }],
    pages: { min: 2, max: 2, multiple: 1 },
  }

  test('one page for two sides asks whether the back stays blank', () => {
    expect(codes(FILE, two)).toEqual(['page-back-missing'])
  })

  test('more pages than faces', () => {
    const three = { ...FILE, pageCount: 3, pages: [1, 2, 3].map((number) => ({ ...PAGE, number })) }
    expect(codes(three, two)).toEqual(['page-count'])
  })

  test('sides of different sizes', () => {
    const mixed = { ...FILE, pageCount: 2, pages: [PAGE, { ...PAGE, number: 2, width: 85, height: 55 }] }
    expect(codes(mixed, two)).toEqual(['page-sizes-differ', 'page-size'])
  })

  test('a booklet is bound in fours', () => {
    const booklet: PrintSpec = { ...SPEC, pages: { min: 8, max: 48, multiple: 4 } }
    const ten = {
      ...FILE,
      pageCount: 10,
      pages: Array.from({ length: 10 }, (_, index) => ({ ...PAGE, number: index + 1 })),
    }
    expect(codes(ten, booklet)).toEqual(['page-multiple'])
  })

  test('an empty page is a question', () => {
    expect(codes(page({ isEmpty: true, reach: { left: -90, right: -90, top: -50, bottom: -50 } }))).toEqual([
      'page-empty',
    ])
  })
})

test('the worst is said first', () => {
  const facts = page({
    colours: [{ ...FILL, space: 'RGB' }],
    arabic: [{ problem: 'ORDER_REVERSED', text: 'ةعبطم', box: MIDDLE }],
  })
  expect(codes({ ...facts, layers: ['Bleed'] })).toEqual(['arabic-order-reversed', 'colour-rgb', 'file-layers'])
})
