import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainSheet } from '../print-spec/print-sheet.ts'
import { impose, imposeSpec, PRESS_SHEET, sheetsFor } from './step-and-repeat.ts'

const card = { width: 90, height: 50, bleed: 3 }

test('cards lie turned on the sheet, as more of them fit so', () => {
  const sheet = impose(card)
  expect(sheet).toMatchObject({ columns: 7, rows: 3, isTurned: true, width: 50, height: 90 })
  expect(sheet && sheetsFor(500, sheet)).toBe(24)
  expect(sheet && sheetsFor(21, sheet)).toBe(1)
})

test('the back of a piece lies behind its front when the sheet is turned over', () => {
  const { front = [], back = [], width = 0 } = impose(card) ?? {}
  expect([front.length, back.length]).toEqual([21, 21])
  for (const [index, { x, y }] of front.entries()) {
    const behind = back[index]
    expect((behind?.x ?? 0) + x + width).toBeCloseTo(PRESS_SHEET.width, 6)
    expect(behind?.y).toBe(y)
  }
})

test('what fits once or not at all is not imposed', () => {
  expect(impose({ width: 297, height: 210, bleed: 3 })).toBeUndefined()
  expect(impose({ width: 850, height: 2000, bleed: 10 })).toBeUndefined()
})

test('pieces never reach into each other or into the edge that marks need', () => {
  const size = fc.integer({ min: 40, max: 210 })
  fc.assert(
    fc.property(size, size, fc.integer({ min: 0, max: 5 }), (width, height, bleed) => {
      const sheet = impose({ width, height, bleed })
      fc.pre(sheet !== undefined)
      const { margin } = PRESS_SHEET
      for (const [index, { x, y }] of sheet.front.entries()) {
        expect(x - bleed).toBeGreaterThanOrEqual(margin - 1e-9)
        expect(y - bleed).toBeGreaterThanOrEqual(margin - 1e-9)
        expect(x + sheet.width + bleed).toBeLessThanOrEqual(PRESS_SHEET.width - margin + 1e-9)
        expect(y + sheet.height + bleed).toBeLessThanOrEqual(PRESS_SHEET.height - margin + 1e-9)
        for (const other of sheet.front.slice(index + 1)) {
          const isApart =
            Math.abs(other.x - x) >= sheet.width + 2 * bleed - 1e-9 ||
            Math.abs(other.y - y) >= sheet.height + 2 * bleed - 1e-9
          expect(isApart).toBe(true)
        }
      }
    }),
    { numRuns: 25 },
  )
})

test('a mark on cloth lies on no sheet of the press, however small it is', () => {
  const sheet = { ...plainSheet({ widthMm: 100, heightMm: 100 }), bleed: 0 }
  const faces = [{ code: 'front' as const, sheet }]
  expect(imposeSpec({ method: 'TEXTILE', faces })).toBeUndefined()
  expect(imposeSpec({ method: 'COATED', faces })?.front.length).toBeGreaterThan(1)
})
