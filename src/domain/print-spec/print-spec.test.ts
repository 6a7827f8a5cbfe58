import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cornerOf, plainSheet, resizedSheet, type PrintSheet } from './print-sheet.ts'
import { printSpec, specKey, type ChoicePrint, type PrintFacts, type ProductPrint } from './print-spec.ts'

const NOTHING: ChoicePrint = {
  size: null,
  sheet: null,
  secondSheet: null,
  bleed: null,
  method: null,
  shape: null,
  layer: null,
  faces: null,
  pages: null,
}
const CARD: PrintSheet = plainSheet({ widthMm: 90, heightMm: 50 })
const TAG: PrintSheet = { ...CARD, width: 50, height: 90, holes: [{ x: 25, y: 82, diameter: 4 }] }
const CARDS: ProductPrint = {
  method: 'COATED',
  faces: ['front', 'back'],
  pages: null,
  proof: 'SELF',
  sheet: CARD,
  size: { widthMm: 90, heightMm: 50 },
}

const specOf = (facts: Partial<PrintFacts>) => {
  const spec = printSpec({ product: CARDS, variantSheet: null, taken: [], dimensions: null, ...facts })
  if (!spec.ok) throw new Error(spec.error.code)
  return spec.value
}
const sizeOf = (facts: Partial<PrintFacts>) => {
  const { width, height } = specOf(facts).faces[0]!.sheet
  return [width, height]
}

test('corners are as the sheet says where they are rounded, also in another size; else as the usual punch makes them', () => {
  const rounded: PrintSheet = { ...CARD, shape: 'ROUNDED', corner: 3 }
  expect(cornerOf(rounded)).toBe(3)
  expect(cornerOf(resizedSheet(rounded, { widthMm: 65, heightMm: 65 }))).toBe(3)
  expect(cornerOf({ ...CARD, corner: 3 })).toBe(0)
  expect(cornerOf({ ...CARD, shape: 'ROUNDED' })).toBe(6)
  expect(cornerOf({ ...rounded, width: 5 })).toBe(2.5)
  const choice = { ...NOTHING, shape: 'ROUNDED' as const }
  const { sheet } = specOf({ product: { ...CARDS, sheet: { ...CARD, corner: 10 } }, taken: [choice] }).faces[0]!
  expect(cornerOf(sheet)).toBe(10)
})

describe('the size of a face', () => {
  test('is that of the product when no choice has one', () => {
    expect(sizeOf({})).toEqual([90, 50])
    expect(sizeOf({ product: { ...CARDS, sheet: null } })).toEqual([90, 50])
  })

  test('is that of the chosen size', () => {
    const square = { ...NOTHING, size: { widthMm: 65, heightMm: 65 } }
    expect(sizeOf({ taken: [NOTHING, square] })).toEqual([65, 65])
  })

  test('is that of the sheet the variant is drawn on', () => {
    expect(sizeOf({ variantSheet: TAG })).toEqual([50, 90])
  })

  test('is what the customer typed', () => {
    expect(sizeOf({ dimensions: { widthMm: 3000, heightMm: 1000 } })).toEqual([3000, 1000])
  })

  test('is asked for when nothing has one', () => {
    const nowhere = { ...CARDS, sheet: null, size: null }
    expect(printSpec({ product: nowhere, variantSheet: null, taken: [], dimensions: null })).toEqual({
      ok: false,
      error: { code: 'print/no-size' },
    })
  })
})

test('the faces after the first may be of another size', () => {
  const chestAndBack: ChoicePrint = { ...NOTHING, sheet: CARD, secondSheet: TAG, faces: ['front', 'back'] }
  expect(specOf({ taken: [chestAndBack] }).faces).toEqual([
    { code: 'front', sheet: CARD },
    { code: 'back', sheet: TAG },
  ])
  expect(specOf({ taken: [{ ...chestAndBack, faces: ['front'] }] }).faces).toEqual([{ code: 'front', sheet: CARD }])
})

test('a picture that ends at the edge of its frame needs less bleed than one that runs around it', () => {
  const canvas: PrintSheet = { ...CARD, width: 300, height: 400, bleed: 45 }
  const ends: ChoicePrint = { ...NOTHING, bleed: 3 }
  const bleeds = (...taken: ChoicePrint[]) =>
    specOf({ product: { ...CARDS, sheet: canvas }, taken }).faces.map(({ sheet }) => sheet.bleed)
  expect(bleeds()).toEqual([45, 45])
  expect(bleeds(ends)).toEqual([3, 3])
  expect(bleeds({ ...NOTHING, secondSheet: canvas }, ends)).toEqual([3, 3])
})

test('holes and folds belong to one size: another size has none', () => {
  const tags = { ...CARDS, sheet: TAG }
  expect(specOf({ product: tags }).faces[0]!.sheet.holes).toHaveLength(1)
  const larger = { ...NOTHING, size: { widthMm: 60, heightMm: 110 } }
  expect(specOf({ product: tags, taken: [larger] }).faces[0]!.sheet.holes).toEqual([])
  const same = { ...NOTHING, size: { widthMm: 50, heightMm: 90 } }
  expect(specOf({ product: tags, taken: [same] }).faces[0]!.sheet.holes).toHaveLength(1)
})

test('a banner is expected at a tenth of its size, with a bleed that is right when it is printed', () => {
  const [face] = specOf({ dimensions: { widthMm: 3000, heightMm: 1000 } }).faces
  expect(face?.sheet).toMatchObject({ scale: 10, bleed: 30, safe: 40 })
})

test('foil and gloss ask for layers of their own, in one order', () => {
  const gloss: ChoicePrint = { ...NOTHING, layer: 'Gloss' }
  const foil: ChoicePrint = { ...NOTHING, layer: 'Foil' }
  expect(specOf({ taken: [gloss, foil] }).layers).toEqual(['Foil', 'Gloss'])
})

test('one side asks for one page, two sides for two, a booklet for the pages that were chosen', () => {
  expect(specOf({}).pages).toEqual({ min: 2, max: 2, multiple: 1 })
  expect(specOf({ taken: [{ ...NOTHING, faces: ['front'] }] }).pages).toEqual({ min: 1, max: 1, multiple: 1 })
  const booklet = { ...CARDS, pages: { min: 8, max: 48, multiple: 4 } }
  expect(specOf({ product: booklet }).pages).toEqual({ min: 8, max: 48, multiple: 4 })
  expect(specOf({ product: booklet, taken: [{ ...NOTHING, pages: 16 }] }).pages).toEqual({
    min: 16,
    max: 16,
    multiple: 1,
  })
})

test('uncoated paper bears less ink', () => {
  expect(specOf({}).limits.inkLimit).toBe(300)
  expect(specOf({ taken: [{ ...NOTHING, method: 'UNCOATED' }] }).limits.inkLimit).toBe(260)
})

test('round corners change the shape, and a round label stays round only while it is as wide as high', () => {
  expect(specOf({ taken: [{ ...NOTHING, shape: 'ROUNDED' }] }).faces[0]!.sheet.shape).toBe('ROUNDED')
  const label = { ...CARDS, sheet: { ...CARD, width: 50, height: 50, shape: 'ROUND' as const } }
  const wide = { ...NOTHING, size: { widthMm: 60, heightMm: 40 } }
  const small = { ...NOTHING, size: { widthMm: 30, heightMm: 30 } }
  expect(specOf({ product: label, taken: [small] }).faces[0]!.sheet.shape).toBe('ROUND')
  expect(specOf({ product: label, taken: [wide] }).faces[0]!.sheet.shape).toBe('RECTANGLE')
})

test('specifications are the same text exactly when they say the same', () => {
  const side = fc.integer({ min: 10, max: 6000 })
  fc.assert(
    fc.property(side, side, side, (width, height, other) => {
      const key = specKey(specOf({ dimensions: { widthMm: width, heightMm: height } }))
      expect(specKey(specOf({ dimensions: { heightMm: height, widthMm: width } }))).toBe(key)
      expect(specKey(specOf({ dimensions: { widthMm: other, heightMm: height } })) === key).toBe(other === width)
    }),
  )
})
