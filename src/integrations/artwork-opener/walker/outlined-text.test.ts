import { expect, test } from 'vitest'
import { looksLikeText } from './outlined-text.ts'

const shape = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** Fourteen letters of a heading: of different widths and heights, on one line. */
const HEADING = [2.1, 1.4, 2.8, 0.9, 2.2, 1.6, 2.4, 1.1, 2.9, 2.0, 1.5, 2.6, 1.8, 2.3].map((width, index) =>
  shape(10 + index * 3, index % 3 === 0 ? 19 : 20, width, index % 3 === 0 ? 4 : 3),
)

test('letters in a row', () => expect(looksLikeText(HEADING)).toBe(true))

test('a row of dots', () => {
  expect(looksLikeText(Array.from({ length: 30 }, (_, index) => shape(index * 4, 5, 2, 2)))).toBe(false)
})

test('shapes here and there', () => {
  const scattered = HEADING.map((letter, index) => shape(letter.left, index * 9, 3 + index / 2, 5))
  expect(looksLikeText(scattered)).toBe(false)
})

test('nothing', () => expect(looksLikeText([])).toBe(false))
