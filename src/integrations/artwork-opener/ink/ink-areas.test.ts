import { expect, test } from 'vitest'
import { inkAreas } from './ink-areas.ts'

/** Ten by ten dots of a millimetre each, with one of bleed around a trim of eight. */
function areas(...inks: readonly [x: number, y: number, percent: number][]) {
  const dots = new Uint8Array(400).fill(255)
  for (const [x, y, percent] of inks) dots[4 * (y * 10 + x)] = Math.round(255 * (1 - percent / 400))
  return inkAreas({ width: 10, height: 10, dots }, { across: 1, down: 1, left: 1, top: 1 })
}

test('what bears more than a limit, the most first, with where it lies', () => {
  expect(areas([2, 3, 330], [3, 3, 330], [7, 7, 285], [8, 8, 100])).toEqual([
    { percent: 330, area: 2, box: { left: 1, top: 2, width: 2, height: 1 } },
    { percent: 285, area: 3, box: { left: 1, top: 2, width: 6, height: 5 } },
  ])
})

test('nothing that any material minds', () => expect(areas([1, 1, 230], [2, 2, 100])).toEqual([]))
