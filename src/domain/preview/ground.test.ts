import { expect, test } from 'vitest'
import { isOnColour, layOnGround } from './ground.ts'

test('a page lies on the colour where nothing covers it, and half on it where half does', () => {
  const page = { width: 3, height: 1, data: Uint8Array.of(200, 0, 0, 255, 200, 0, 0, 0, 255, 255, 255, 128) }
  layOnGround(page, [20, 40, 60])
  expect([...page.data]).toEqual([200, 0, 0, 255, 20, 40, 60, 255, 138, 148, 158, 255])
})

test('cloth is printed on its colour, and so are bags and bottles; paper is white', () => {
  expect(isOnColour('TEXTILE', null)).toBe(true)
  expect(isOnColour('OBJECT', 'bottle')).toBe(true)
  expect(isOnColour('UNCOATED', 'paper-bag')).toBe(true)
  expect(isOnColour('COATED', 'card')).toBe(false)
  expect(isOnColour('OBJECT', 'mug')).toBe(false)
  expect(isOnColour('COATED', null)).toBe(false)
})
