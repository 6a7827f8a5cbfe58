import { describe, expect, test } from 'vitest'
import { tableColours, throughTable } from '#domain/preview/colour-table.ts'
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

test('the table that screens use is within two of 255 of the press for most colours, and never far from it', () => {
  const printed = (rgb: Uint8ClampedArray): Uint8ClampedArray => colours.toScreen(colours.toInks(rgb))
  const steps = [...Array(24).keys()].map((step) => (step * 255) / 23)
  const screen = Uint8ClampedArray.from(steps.flatMap((r) => steps.flatMap((g) => steps.flatMap((b) => [r, g, b]))))
  const expected = printed(screen)
  const pixels = Uint8ClampedArray.from({ length: (screen.length / 3) * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : (screen[Math.floor(i / 4) * 3 + (i % 4)] ?? 0),
  )
  throughTable(pixels, Uint8Array.from(printed(tableColours())))
  const differences = Array.from({ length: screen.length / 3 }, (_, at) =>
    Math.max(...[0, 1, 2].map((c) => Math.abs((pixels[at * 4 + c] ?? 0) - (expected[at * 3 + c] ?? 0)))),
  )
  expect(differences.filter((each) => each <= 2).length / differences.length).toBeGreaterThan(0.94)
  expect(Math.max(...differences)).toBeLessThanOrEqual(16)
})
