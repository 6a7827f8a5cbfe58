import { describe, expect, test } from 'vitest'
import { plainSheet } from '../print-spec/print-sheet.ts'
import type { PrintSpec } from '../print-spec/print-spec.ts'
import { checkArtwork } from './check-artwork.ts'
import { verdictOf } from './finding.ts'
import { CARD, SPEC, MIDDLE, THREE, PAGE, FILE, FILL, TEXT, page, codes } from '#testing/artwork/checked-card.ts'

/** Of a page without ink. */
const NOWHERE = { left: -90, right: -90, top: -50, bottom: -50 }

test('a card drawn as asked has nothing to say', () => {
  const good = page({ colours: [FILL], texts: [TEXT] })
  expect(codes(good)).toEqual([])
  expect(verdictOf(checkArtwork(good, SPEC))).toBe('CLEAN')
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

describe('pages', () => {
  const two: PrintSpec = {
    ...SPEC,
    faces: [...SPEC.faces, { code: 'back', sheet: CARD }],
    pages: { min: 2, max: 2, multiple: 1 },
  }

  test('one page for two sides asks whether the back stays blank', () => {
    expect(codes(FILE, two)).toEqual(['page-back-missing'])
  })

  test('our template as it was downloaded has one page, on which there is nothing', () => {
    const empty = page({ isEmpty: true, reach: NOWHERE })
    expect(codes(empty, two)).toEqual(['page-back-missing', 'page-empty'])
  })

  test('more pages than faces', () => {
    const three = { ...FILE, pageCount: 3, pages: [1, 2, 3].map((number) => ({ ...PAGE, number })) }
    expect(codes(three, two)).toEqual(['page-count'])
  })

  test('sides of different sizes', () => {
    const mixed = { ...FILE, pageCount: 2, pages: [PAGE, { ...PAGE, number: 2, width: 85, height: 55 }] }
    expect(codes(mixed, two)).toEqual(['page-sizes-differ', 'page-size'])
  })

  test('sides on sheets of different sizes are compared each with its own', () => {
    const back = { ...CARD, width: 200, height: 200 }
    const chestAndBack = { ...two, faces: [...SPEC.faces, { code: 'back' as const, sheet: back }] }
    const pages = [PAGE, { ...PAGE, number: 2, width: 206, height: 206, bleed: null, trim: null }]
    expect(codes({ ...FILE, pageCount: 2, pages }, chestAndBack)).not.toContain('page-sizes-differ')
    const same = [PAGE, { ...PAGE, number: 2 }]
    expect(codes({ ...FILE, pageCount: 2, pages: same }, chestAndBack)).toContain('page-size')
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

  test('white letters on cloth are no empty page, as they are on paper', () => {
    const white = page({ isEmpty: true, reach: NOWHERE, colours: [{ ...FILL, isWhite: true }] })
    expect(codes(white)).toContain('page-empty')
    expect(codes(white, { ...SPEC, method: 'TEXTILE' })).not.toContain('page-empty')
  })

  test('an empty page is a question', () => {
    expect(codes(page({ isEmpty: true, reach: NOWHERE }))).toEqual(['page-empty'])
  })
})

test('marks in the ink of all plates are taken out by a tap, and lines in other colours are not', () => {
  const fixOf = (space: 'ALL' | 'CMYK') =>
    checkArtwork(page({ marksInside: MIDDLE, colours: [{ ...FILL, space }] }), SPEC).find(
      ({ code }) => code === 'marks-inside',
    )?.fix
  expect([fixOf('ALL'), fixOf('CMYK')]).toEqual(['DROP_MARKS', null])
})

test('the worst is said first', () => {
  const facts = page({
    colours: [{ ...FILL, space: 'RGB' }],
    arabic: [{ problem: 'ORDER_REVERSED', text: 'ةعبطم', box: MIDDLE }],
  })
  expect(codes({ ...facts, layers: ['Bleed'] })).toEqual(['arabic-order-reversed', 'colour-rgb', 'file-layers'])
})
