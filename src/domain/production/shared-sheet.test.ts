import { describe, expect, test } from 'vitest'
import {
  fitsSheet,
  leastSheets,
  piecesOnSheet,
  sheetDifference,
  sheetDifferences,
  sheetFullness,
} from './shared-sheet.ts'
import type { SheetJob } from './shared-sheet.ts'

const CARD = { width: 90, height: 50, bleed: 3 }
const job = (quantity = 100, piece: typeof CARD | null = CARD, more: object = {}): SheetJob => ({
  material: 'Coated 350 g',
  print: { method: 'COATED', sides: 2, finish: null, piece, ...more },
  quantity,
})

describe('what can share a sheet', () => {
  test('jobs on one material, printed by one method on as many sides, with the same finish', () => {
    expect(sheetDifference(job(), job(500, { width: 85, height: 55, bleed: 3 }))).toBeUndefined()
    expect(sheetDifference({ ...job(), material: 'Kraft 320 g' }, job())).toBe('MATERIAL')
    expect(sheetDifference(job(100, CARD, { method: 'LARGE' }), job())).toBe('METHOD')
    expect(sheetDifference(job(100, CARD, { sides: 1 }), job())).toBe('SIDES')
    expect(sheetDifference(job(100, CARD, { finish: 'Gold foil' }), job())).toBe('FINISH')
  })

  test('no piece that is larger than the sheet, also turned', () => {
    expect(fitsSheet({ width: 416, height: 286, bleed: 3 })).toBe(true)
    expect(fitsSheet({ width: 286, height: 416, bleed: 3 })).toBe(true)
    expect(fitsSheet({ width: 417, height: 100, bleed: 3 })).toBe(false)
    expect(sheetDifference(job(1, { width: 850, height: 2_000, bleed: 3 }), job())).toBe('SIZE')
  })

  test('of several each is compared with one that suits most of them', () => {
    const [unknown, foil] = [{ ...job(), print: null }, job(100, CARD, { finish: 'Gold foil' })]
    expect(sheetDifferences([unknown, job(), foil])).toEqual([{ job: foil, difference: 'FINISH' }])
    expect(sheetDifferences([])).toEqual([])
    // The one that is too large, or the only one with a finish, is left out wherever it stands.
    const large = job(1, { width: 850, height: 2_000, bleed: 3 })
    expect(sheetDifferences([large, foil, job(), job()]).map(({ difference }) => difference)).toEqual([
      'SIZE',
      'FINISH',
    ])
  })

  test('what is not known of a job is not compared', () => {
    expect(sheetDifference({ ...job(), print: null }, job(100, CARD, { sides: 1 }))).toBeUndefined()
    expect(sheetDifference(job(100, null), job())).toBeUndefined()
    expect(sheetDifference(job(100, CARD, { method: null }), job())).toBeUndefined()
  })
})

describe('how many sheets', () => {
  test('twenty cards lie on one, of however many orders they are', () => {
    expect(leastSheets([job(400)])).toBe(20)
    expect(leastSheets([job(100), job(100), job(200)])).toBe(20)
    expect(leastSheets([job(10), job(10)])).toBe(1)
  })

  test('sizes lie in strips beside each other', () => {
    const square = { width: 65, height: 65, bleed: 3 }
    expect(leastSheets([job(8), job(10, square)])).toBe(1)
    expect(leastSheets([job(20), job(1, square)])).toBe(2)
  })

  test('none where a size is not known, or where one of each does not fit', () => {
    expect(leastSheets([job(), job(100, null)])).toBeUndefined()
    const half = { width: 280, height: 220, bleed: 3 }
    expect(leastSheets([job(10, half), job(10, { ...half, width: 270 })])).toBeUndefined()
    expect(leastSheets([])).toBeUndefined()
  })

  test('each has its part of every sheet, and the sheet is so full', () => {
    expect(piecesOnSheet(101, 20)).toBe(6)
    expect(sheetFullness([job(400)], 20)).toBeCloseTo(87.26, 1)
    expect(sheetFullness([job(400)], 10)).toBeGreaterThan(100)
    expect(sheetFullness([job(400, null), { quantity: 5, print: null }], 1)).toBe(0)
  })
})
