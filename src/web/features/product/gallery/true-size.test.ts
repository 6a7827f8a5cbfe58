import { describe, expect, test } from 'vitest'
import { drawingOf, referenceFor } from './true-size.ts'

describe('true size', () => {
  test.each([
    [90, 50, 'card'],
    [210, 297, 'sheet'],
    [850, 2000, 'door'],
  ])('%s × %s mm is shown beside a %s', (width, height, name) => {
    expect(referenceFor({ width, height }).name).toBe(name)
  })

  test('is true when it fits, turned where that helps, else as large as fits', () => {
    const room = { width: 400, height: 600 }
    expect(drawingOf({ width: 90, height: 50 }, 4, room)).toEqual({ scale: 4, isTrue: true, isTurned: false })
    expect(drawingOf({ width: 90, height: 50 }, 6, { ...room, width: 350 })).toEqual({
      scale: 6,
      isTrue: true,
      isTurned: true,
    })
    expect(drawingOf({ width: 800, height: 900 }, 4, room)).toEqual({ scale: 0.5, isTrue: false, isTurned: false })
  })

  test('a tent of three metres is not taller than the screen', () => {
    expect(drawingOf({ width: 3000, height: 3000 }, 4, { width: 900, height: 450 }).scale).toBe(0.15)
  })
})
