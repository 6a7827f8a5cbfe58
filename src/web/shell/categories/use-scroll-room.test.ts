import { describe, expect, test } from 'vitest'
import { scrollRoom } from './use-scroll-room.ts'

const line = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1_000, clientWidth: 600 })

describe('arrows of the category bar', () => {
  test.each([
    ['at the start', 0, { start: false, end: true }],
    ['at the start, rounded', 1, { start: false, end: true }],
    ['in the middle', 200, { start: true, end: true }],
    ['with 10 px left', 390, { start: true, end: true }],
    ['with 9 px left', 391, { start: true, end: false }],
    ['at the end', 400, { start: true, end: false }],
  ])('%s', (_, at, room) => {
    expect(scrollRoom(line(at))).toEqual(room)
    // Right to left, the browser counts down from 0.
    expect(scrollRoom(line(-at))).toEqual(room)
  })
})
