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
    expect(drawingOf({ width: 90, height: 50 }, 4, 400)).toEqual({ scale: 4, isTrue: true, isTurned: false })
    expect(drawingOf({ width: 90, height: 50 }, 6, 350)).toEqual({ scale: 6, isTrue: true, isTurned: true })
    expect(drawingOf({ width: 800, height: 900 }, 4, 400)).toEqual({ scale: 0.5, isTrue: false, isTurned: false })
  })
})
