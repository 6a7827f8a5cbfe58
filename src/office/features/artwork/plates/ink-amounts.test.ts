import { expect, test } from 'vitest'
import { composite, heaviest, probeAt } from './ink-amounts.ts'
import type { PlateSet } from './ink-amounts.ts'

const plate = (ink: string, ...levels: number[]) => ({ ink, cover: 0, levels: Uint8Array.from(levels) })
/** Two dots: blue of two inks, and bare paper. */
const SET: PlateSet = {
  width: 2,
  height: 1,
  hasScreenColours: false,
  plates: [plate('Cyan', 255, 0), plate('Magenta', 204, 0), plate('Foil gold', 0, 0)],
}

test('what lies under the pointer, ink by ink and in all', () => {
  expect(probeAt(SET, 0.4, 0.9)).toEqual({
    total: 180,
    inks: [
      { ink: 'Cyan', percent: 100 },
      { ink: 'Magenta', percent: 80 },
      { ink: 'Foil gold', percent: 0 },
    ],
  })
  expect(probeAt(SET, 1.2, 0)?.total).toBe(0)
  expect(probeAt(SET, 2, 0)).toBeUndefined()
  expect(probeAt(SET, -0.1, 0)).toBeUndefined()
})

test('the heaviest place of a page', () => expect(heaviest(SET)).toMatchObject({ x: 0, y: 0, probe: { total: 180 } }))

test('only chosen inks are drawn, and paper stays white', () => {
  const [red, green, blue] = composite(SET, new Set(['Cyan']))
  expect(red).toBe(0)
  expect(blue).toBeGreaterThan(green ?? 255)
  expect([...composite(SET, new Set())]).toEqual([255, 255, 255, 255, 255, 255, 255, 255])
  expect([...composite(SET, new Set(['Cyan', 'Magenta'])).subarray(4)]).toEqual([255, 255, 255, 255])
})
