import { expect, test } from 'vitest'
import { placeOf } from './requested-change.ts'
import type { Page } from './proof.query.ts'

const card: Page = {
  file: 0,
  page: 1,
  width: 1200,
  height: 700,
  corner: 0,
  trim: { width: 90, height: 50, left: 3, right: 3, top: 3, bottom: 3 },
  face: 'front',
}

test('a touch of a page is a place in millimetres from the cut, to a tenth', () => {
  expect(placeOf(card, 0.5, 0.5)).toEqual({ file: 0, page: 1, x: 45, y: 25 })
  expect(placeOf(card, 1 / 3, 0)).toMatchObject({ x: 30, y: 0 })
  expect(placeOf(card, 0.1234, 0.9999)).toMatchObject({ x: 11.1, y: 50 })
})
