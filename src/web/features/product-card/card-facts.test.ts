import { describe, expect, test } from 'vitest'
import { isNew, pictureAfterSwipe, pictureUnder } from './card-facts.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

describe('the "new" mark', () => {
  test.each([
    ['published a minute ago', '2026-11-21T09:59:00Z', true],
    ['published 29 days ago', '2026-10-23T10:00:00Z', true],
    ['published 30 days ago', '2026-10-22T10:00:00Z', false],
    ['published tomorrow', '2026-11-22T10:00:00Z', false],
  ])('%s', (_, publishedAt, expected) => {
    expect(isNew({ publishedAt }, now)).toBe(expected)
  })
})

describe('looking through the pictures of a card', () => {
  test('a mouse shows the second picture, over the last third the third', () => {
    expect([0.1, 0.5, 0.9].map((along) => pictureUnder(along, 3))).toEqual([1, 1, 2])
    expect([0.1, 0.9].map((along) => pictureUnder(along, 2))).toEqual([1, 1])
    expect(pictureUnder(0.9, 1)).toBe(0)
  })

  test('a swipe turns one picture and stops at both ends', () => {
    expect(pictureAfterSwipe(0, -80, 3)).toBe(1)
    expect(pictureAfterSwipe(2, -80, 3)).toBe(2)
    expect(pictureAfterSwipe(0, 80, 3)).toBe(0)
    expect(pictureAfterSwipe(1, 12, 3)).toBe(1)
  })
})
