import { expect, it } from 'vitest'
import { placeAt } from './place-at.ts'

const WINDOW = { width: 390, height: 844 }
const CALENDAR = { width: 310, height: 340 }
const fieldAt = (top: number) => ({ top, bottom: top + 48, left: 20, right: 370 })

it.each([
  ['below its field, at the start of the line', 100, false, { top: 154, left: 20 }],
  ['at the start of an Arabic line', 100, true, { top: 154, left: 60 }],
  ['above a field low in the window', 700, false, { top: 354, left: 20 }],
])('a calendar is %s', (_where, top, isRtl, place) => {
  expect(placeAt(fieldAt(top), CALENDAR, WINDOW, isRtl)).toEqual(place)
})

it('stays in a window that has room neither below nor above', () => {
  const low = { width: 390, height: 400 }
  expect(placeAt(fieldAt(180), CALENDAR, low, false)).toEqual({ top: 52, left: 20 })
})

it('stays in the window beside a field at its edge', () => {
  const field = { top: 100, bottom: 148, left: 300, right: 380 }
  expect(placeAt(field, CALENDAR, WINDOW, false).left).toBe(72)
})
