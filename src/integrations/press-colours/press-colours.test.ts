import { describe, expect, test } from 'vitest'
import { pressColours } from './press-colours.ts'

const colours = pressColours()
const percent = (bytes: Uint8ClampedArray): number[] => [...bytes].map((byte) => Math.round(byte / 2.55))
const inks = (...rgb: number[]): number[] => percent(colours.toInks(new Uint8ClampedArray(rgb)))

describe('colours of a screen on coated paper', () => {
  // Values of Little CMS 2 for the same profile, relative colorimetry with black-point compensation.
  test.each([
    ['green', [0, 255, 0], [65, 0, 96, 0]],
    ['black', [0, 0, 0], [85, 79, 54, 98]],
    ['red', [255, 0, 0], [0, 97, 98, 0]],
    ['a strong blue', [0, 120, 255], [76, 51, 0, 0]],
    ['white', [255, 255, 255], [0, 0, 0, 0]],
  ])('%s', (_, rgb, expected) => {
    expect(inks(...rgb)).toEqual(expected)
  })

  test('black of a screen is more ink than paper bears', () => {
    expect(inks(0, 0, 0).reduce((sum, ink) => sum + ink)).toBe(316)
  })

  test('a colour that the press can print comes back nearly as it was', () => {
    const rgb = new Uint8ClampedArray([200, 150, 120, 90, 110, 100, 250, 240, 230])
    const back = colours.toScreen(colours.toInks(rgb))
    for (const [index, value] of back.entries()) expect(Math.abs(value - (rgb[index] ?? 0))).toBeLessThanOrEqual(5)
  })

  test('a strong blue does not', () => {
    const [red = 0, , blue = 0] = colours.toScreen(colours.toInks(new Uint8ClampedArray([0, 120, 255])))
    expect(red).toBeGreaterThan(50)
    expect(blue).toBeLessThan(200)
  })
})

test('a profile of something else is refused', () => {
  expect(() => pressColours(new Uint8Array(200))).toThrow('ICC')
})
