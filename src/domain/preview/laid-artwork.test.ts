import { describe, expect, test } from 'vitest'
import { dyeBlank, dyedPixels, dyeOf } from './dyed-blank.ts'
import { dyedRegion, layArtwork, prepareRegion, type Pixels } from './laid-artwork.ts'
import { GRID_CELL, type ShotGrid } from './shot-grid.ts'
import { toLight, toScreen } from './tone.ts'

const [WIDTH, HEIGHT] = [60, 48]
const BOX = { left: 12, top: 12, width: 2 * GRID_CELL, height: 2 * GRID_CELL }
const WHITE = 0.9

/** A flat sheet that fills the box, its left edge on the left. */
const GRID: ShotGrid = {
  columns: 3,
  rows: 3,
  u: Float32Array.of(0, 0.5, 1, 0, 0.5, 1, 0, 0.5, 1),
  v: Float32Array.of(0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1),
}

const filled = (width: number, height: number, colour: (x: number, y: number) => readonly number[]): Pixels => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, i) => {
    const pixel = Math.floor(i / 4)
    return colour(pixel % width, Math.floor(pixel / width))[i % 4] ?? 255
  }),
})

/** Light that falls on the sheet; what the blank throws back of it is below the shoulder. */
const LIGHT = 0.7
const grey = Math.round(toScreen(WHITE * LIGHT) * 255)
const blank = filled(WIDTH, HEIGHT, () => [grey, grey, grey])
const plane = (value: number) => ({
  width: BOX.width,
  height: BOX.height,
  data: new Uint8Array(BOX.width * BOX.height).fill(value),
})

const PARTS = { box: BOX, light: [LIGHT, LIGHT + 0.1] as const, grid: GRID, mask: plane(255), lightPlane: plane(0) }
/** A product without gloss. */
const dull = filled(WIDTH, HEIGHT, () => [0, 0, 0])

const laid = (artwork: Pixels, mask = 255): Pixels => {
  const out = { ...blank, data: Uint8Array.from(blank.data) }
  layArtwork(out, prepareRegion(blank, dull, { ...PARTS, mask: plane(mask) }, WHITE), artwork)
  return out
}
const at = ({ data, width }: Pixels, x: number, y: number) =>
  Array.from(data.slice((y * width + x) * 4, (y * width + x) * 4 + 3))

/** The blank has eight bits, so that black is not quite black. */
const expectNear = (found: readonly number[], colour: readonly number[]): void =>
  colour.forEach((value, channel) => expect(Math.abs((found[channel] ?? 0) - value)).toBeLessThanOrEqual(3))

/** Red on the left half, blue at the bottom right, white elsewhere. */
const artwork = filled(24, 24, (x, y) => (x < 12 ? [255, 0, 0] : y >= 12 ? [0, 0, 255] : [255, 255, 255]))

describe('artwork on a blank product', () => {
  test('lies where the grid says', () => {
    const out = laid(artwork)
    expectNear(at(out, 15, 15), [grey, 0, 0])
    expectNear(at(out, 15, 33), [grey, 0, 0])
    expectNear(at(out, 33, 33), [0, 0, grey])
  })

  test('leaves the blank as it is where the artwork is white, and beside the region', () => {
    const out = laid(artwork)
    expect(at(out, 33, 15)).toEqual([grey, grey, grey])
    for (const [x, y] of [
      [11, 20],
      [36, 20],
      [20, 11],
      [20, 36],
    ] as const)
      expect(at(out, x, y)).toEqual([grey, grey, grey])
  })

  test('is lit as the blank is: half the light, half the ink', () => {
    const half = filled(4, 4, () => [188, 188, 188])
    const [red] = at(laid(half), 20, 20)
    expect(toLight((red ?? 0) / 255)).toBeCloseTo(WHITE * LIGHT * toLight(188 / 255), 2)
  })

  test('has the gloss of the product under dark ink, and no bands of what eight bits round off', () => {
    const dark = filled(4, 4, () => [0, 0, 0])
    const glossy = filled(WIDTH, HEIGHT, () => [30, 30, 30])
    for (const brighter of [-1, 0, 1]) {
      const pale = filled(WIDTH, HEIGHT, () => [grey + brighter + 8, grey + brighter, grey + brighter - 8])
      const out = { ...pale, data: Uint8Array.from(pale.data) }
      layArtwork(out, prepareRegion(pale, glossy, PARTS, WHITE), dark)
      expectNear(at(out, 20, 20), [30, 30, 30])
    }
  })

  test('fades at the edge of its mask', () => {
    const black = filled(4, 4, () => [0, 0, 0])
    const [red] = at(laid(black, 128), 20, 20)
    expect(toLight((red ?? 0) / 255)).toBeCloseTo((WHITE * LIGHT) / 2, 2)
  })

  describe('of a coloured product', () => {
    const black = filled(WIDTH, HEIGHT, () => [20, 20, 20])
    const onDye = (picture: Pixels, colour: string, pale: Pixels = blank): Pixels => {
      const out = { ...pale, data: Uint8Array.from(pale.data) }
      dyeBlank(out, dyedPixels(pale, black), dyeOf(colour))
      layArtwork(out, dyedRegion(prepareRegion(pale, black, PARTS, WHITE), black, dyeOf(colour)), picture)
      return out
    }
    const bare = (colour: string): Pixels => {
      const out = { ...blank, data: Uint8Array.from(blank.data) }
      dyeBlank(out, dyedPixels(blank, black), dyeOf(colour))
      return out
    }

    test('its own colour is not seen, and what covers the colour is seen as on white', () => {
      const out = onDye(
        filled(24, 24, (x) => (x < 12 ? [0x17, 0x18, 0x1c] : [255, 255, 255])),
        '#17181c',
      )
      expectNear(at(out, 15, 20), at(bare('#17181c'), 15, 20))
      at(out, 33, 20).forEach((value) => expect(Math.abs(value - grey)).toBeLessThan(8))
    })

    test('dark ink on pale cloth has no bands of what eight bits round off', () => {
      const navy = filled(4, 4, () => [31, 42, 58])
      const pale = (tone: number) => filled(WIDTH, HEIGHT, () => [tone, tone, tone])
      for (const tone of [grey - 1, grey + 1])
        expectNear(at(onDye(navy, '#fdfcf9', pale(tone)), 20, 20), at(onDye(navy, '#fdfcf9'), 20, 20))
    })
  })

  test('takes at most 30 ms of one processor for a shot as large as a phone shows', () => {
    const box = { left: 0, top: 0, width: 480, height: 480 }
    const large = filled(720, 900, () => [grey, grey, grey])
    const mask = { width: 480, height: 480, data: new Uint8Array(480 * 480).fill(255) }
    const grid = {
      columns: 41,
      rows: 41,
      u: new Float32Array(41 * 41).fill(0.4),
      v: new Float32Array(41 * 41).fill(0.6),
    }
    const region = prepareRegion(large, large, { box, light: [LIGHT, 1], grid, mask, lightPlane: mask }, WHITE)
    const picture = filled(900, 900, (x, y) => [x & 255, y & 255, 90])
    for (let i = 0; i < 4; i++) layArtwork(large, region, picture)
    const times = Array.from({ length: 7 }, () => {
      const start = process.cpuUsage()
      layArtwork(large, region, picture)
      return process.cpuUsage(start).user / 1000
    }).toSorted((one, other) => one - other)
    expect(times[1]).toBeLessThanOrEqual(30)
  })
})
