import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pinPlaces } from './pin-places.ts'

describe('pins', () => {
  test('stand at their findings when these are far enough apart', () => {
    const places = [
      { left: 0.1, top: 0.1 },
      { left: 0.6, top: 0.5 },
    ]
    expect(pinPlaces(places, 0.6)).toEqual(places)
  })

  test('of the whole page stand side by side along its upper edge, beside one at its corner', () => {
    const [first, second, corner] = pinPlaces([null, null, { left: 0, top: 0 }], 0.6)
    expect(first).toEqual({ left: 0.04, top: 0 })
    expect(second?.left).toBeCloseTo(0.175)
    expect(corner?.left).toBeGreaterThan(0.3)
  })

  test('can each be pressed alone, however many lie on one place', () => {
    const place = fc.option(
      fc.record({ left: fc.double({ min: 0, max: 1, noNaN: true }), top: fc.double({ min: 0, max: 1, noNaN: true }) }),
      { nil: null },
    )
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), (requested) => {
        const placed = pinPlaces(requested, 0.6)
        for (const [index, one] of placed.entries())
          for (const other of placed.slice(index + 1))
            expect(Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top) * 0.6)).toBeGreaterThan(
              0.134,
            )
      }),
    )
  })
})
