import { describe, expect, test } from 'vitest'
import { looksLikeText, type Outline } from './outlined-text.ts'

const shape = (left: number, top: number, width: number, height: number, isBent = true): Outline => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  isBent,
})

/** Letters that stand on one line: their widths, heights, and which have curves. */
const standing = (letters: readonly (readonly [width: number, height: number, isBent?: boolean])[], foot = 20) =>
  letters.map(([width, height, isBent = true], index) => shape(10 + index * 3, foot - height, width, height, isBent))

/** Fourteen letters of a heading: of different widths and heights, on one line. */
const HEADING = [2.1, 1.4, 2.8, 0.9, 2.2, 1.6, 2.4, 1.1, 2.9, 2.0, 1.5, 2.6, 1.8, 2.3].map((width, index) =>
  shape(10 + index * 3, index % 3 === 0 ? 19 : 20, width, index % 3 === 0 ? 4 : 3),
)

/** "Khalid": half of its letters are straight. */
const KHALID = standing([
  [2.6, 3.7, false],
  [2.1, 3.9],
  [1.9, 2.8],
  [0.6, 3.9, false],
  [0.7, 2.8, false],
  [2.2, 3.9],
])

describe('text that was turned into shapes', () => {
  test('letters in a row', () => expect(looksLikeText(HEADING, false)).toBe(true))

  test('a short name, of which some letters have no curve', () => expect(looksLikeText(KHALID, false)).toBe(true))

  test('letters with their insides', () => {
    const insides = KHALID.filter(({ isBent }) => isBent).map((letter) =>
      shape(letter.left + 0.5, letter.top + 1.5, 0.8, 1.2),
    )
    expect(looksLikeText([...KHALID, ...insides], false)).toBe(true)
  })

  test('many lines beside text that can be read', () => {
    const lines = [20, 30, 40].flatMap((top) => HEADING.map((each) => ({ ...each, top, bottom: top + 3 })))
    expect(looksLikeText(lines, true)).toBe(true)
  })
})

describe('drawings', () => {
  test('a name in drawn letters beside text that can be read is a logo', () => {
    expect(looksLikeText([...HEADING, ...KHALID], true)).toBe(false)
  })

  test('a row of dots', () => {
    const dots = Array.from({ length: 30 }, (_, index) => shape(index * 4, 5, 2, 2))
    expect(looksLikeText(dots, false)).toBe(false)
  })

  test('shapes here and there', () => {
    const scattered = HEADING.map((letter, index) => shape(letter.left, index * 9, 3 + index / 2, 5))
    expect(looksLikeText(scattered, false)).toBe(false)
  })

  test('bars of a chart or a code', () => {
    const bars = Array.from({ length: 40 }, (_, index) => shape(index * 3, 5, 0.4 + (index % 6) / 4, 10, false))
    expect(looksLikeText(bars, false)).toBe(false)
  })

  test('buildings and domes on one line, each of another height', () => {
    const skyline = standing([
      [2.6, 9, false],
      [2.1, 6],
      [1.9, 12, false],
      [2.8, 7.5],
      [0.7, 14],
      [2.2, 5],
      [2.4, 10.4, false],
    ])
    expect(looksLikeText(skyline, false)).toBe(false)
  })

  test('a border of two alternating leaves', () => {
    const border = Array.from({ length: 40 }, (_, index) => shape(index * 3, 5, index % 2 ? 2 : 1.4, 3))
    expect(looksLikeText(border, false)).toBe(false)
  })

  test('nothing', () => expect(looksLikeText([], false)).toBe(false))
})
