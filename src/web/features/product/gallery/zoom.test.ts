import { describe, expect, test } from 'vitest'
import { movedBy, scaledTo, stepped, WHOLE } from './zoom.ts'

const frame = { width: 400, height: 600 }

describe('looking closer at a picture', () => {
  test('the buttons go step by step and stop at both ends', () => {
    const closer = stepped(WHOLE, 1, frame)
    expect(closer.scale).toBe(1.6)
    expect(stepped(stepped(stepped(closer, 1, frame), 1, frame), 1, frame).scale).toBe(4)
    expect(stepped(closer, -1, frame)).toEqual(WHOLE)
    expect(stepped(WHOLE, -1, frame)).toEqual(WHOLE)
  })

  test('the point under the finger stays where it is', () => {
    expect(scaledTo(WHOLE, 2, { x: 100, y: -50 }, frame)).toEqual({ scale: 2, x: -100, y: 50 })
  })

  test('the picture never leaves its frame', () => {
    const close = scaledTo(WHOLE, 2, { x: 0, y: 0 }, frame)
    expect(movedBy(close, 900, -900, frame)).toEqual({ scale: 2, x: 200, y: -300 })
    expect(movedBy(WHOLE, 50, 50, frame)).toEqual(WHOLE)
  })
})
