import { describe, expect, test } from 'vitest'
import type { Box } from '#domain/preflight/file-facts.ts'
import { inkReach } from './ink-reach.ts'

/** A page of 30 × 20 mm with 3 mm around it, ten dots a millimetre, with rectangles of ink in millimetres of the whole. */
const PAGE = { width: 30, height: 20, room: { left: 3, right: 3, top: 3, bottom: 3 } }

type Rectangle = readonly [left: number, top: number, width: number, height: number]

const drawn = (...inks: readonly Rectangle[]) => drawnWith([], ...inks)

function drawnWith(letters: readonly Box[], ...inks: readonly Rectangle[]) {
  const [width, height] = [360, 260]
  const dots = new Uint8Array(width * height * 4).fill(255)
  for (const [left, top, wide, high] of inks) {
    for (let y = top * 10; y < (top + high) * 10; y += 1) {
      for (let x = left * 10; x < (left + wide) * 10; x += 1) dots.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3)
    }
  }
  return inkReach({ width, height, dots }, { ...PAGE, letters })
}

describe('how far ink runs beyond the trim', () => {
  test('to the edge of the page', () => {
    expect(drawn([0, 0, 36, 26])).toEqual({ isEmpty: false, reach: { left: 3, right: 3, top: 3, bottom: 3 } })
  })

  test('not at all when it stops at the trim, whatever marks stand beside it', () => {
    const { reach } = drawn([3, 3, 30, 20], [0, 3, 2, 1], [0, 12, 2, 1], [17, 0, 1, 2])
    expect(reach).toEqual({ left: 0, right: 0, top: 0, bottom: 0 })
  })

  test('a photograph with a few white dots in its bleed', () => {
    const { reach } = drawn([0, 0, 36, 5], [2, 5, 34, 0.5], [0, 5.5, 36, 20.5])
    expect(reach.left).toBe(3)
  })

  test('one side short', () => {
    expect(drawn([1, 0, 35, 26]).reach).toMatchObject({ left: 2, right: 3 })
  })

  test('negative to the nearest ink of a design on white paper', () => {
    const { reach } = drawn([8, 7, 10, 4])
    expect(reach.left).toBeCloseTo(-5)
    expect(reach.top).toBeCloseTo(-4)
  })

  test('of a letter at the trim is none, and of the colour behind it is', () => {
    const letter = { left: -1, top: 4, width: 2, height: 2 }
    expect(drawnWith([letter], [2, 7, 2, 2], [10, 10, 4, 4])).toMatchObject({ isEmpty: false, reach: { left: -7 } })
    expect(drawnWith([letter], [3, 3, 30, 20]).reach.left).toBe(0)
    expect(drawnWith([letter], [2, 7, 2, 2]).isEmpty).toBe(false)
    expect(drawnWith([{ left: -1, top: 0, width: 12, height: 20 }], [2, 3, 12, 20]).reach.left).toBe(1)
  })

  test('an empty page', () => {
    expect(drawn()).toMatchObject({ isEmpty: true, reach: { left: -30, top: -20 } })
  })
})
