import { expect, test } from 'vitest'
import { dyeBlank, dyedPixels, dyeOf } from './dyed-blank.ts'
import type { Pixels } from './laid-artwork.ts'

const [WIDTH, HEIGHT] = [40, 20]

/** Cloth on the left half, lit better above, with a little gloss; a blue ground on the right, which has no part in its colour. */
const taken = (cloth: number, top: number): Pixels => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => {
    const [x, y] = [(at >> 2) % WIDTH, Math.floor((at >> 2) / WIDTH)]
    if (at % 4 === 3) return 255
    if (x >= WIDTH / 2) return [120, 170, 220][at % 4] ?? 0
    return y < HEIGHT / 2 ? top : cloth
  }),
})
const [white, black] = [taken(200, 240), taken(14, 22)]

const dyed = (colour: string): Pixels => {
  const out = { ...white, data: Uint8Array.from(white.data) }
  dyeBlank(out, dyedPixels(white, black), dyeOf(colour))
  return out
}
const at = ({ data }: Pixels, x: number, y: number) =>
  Array.from(data.slice((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3))

test('white cloth is as it was taken in white, black cloth as it was taken in black', () => {
  for (const [x, y] of [
    [5, 15],
    [5, 5],
    [30, 5],
  ] as const) {
    at(dyed('#ffffff'), x, y).forEach((value, k) => expect(Math.abs(value - (at(white, x, y)[k] ?? 0))).toBeLessThan(3))
    at(dyed('#000000'), x, y).forEach((value, k) => expect(Math.abs(value - (at(black, x, y)[k] ?? 0))).toBeLessThan(3))
  }
})

test('a colour has the hue that was chosen, and the light and shade of the cloth', () => {
  const red = dyed('#d13a1f')
  const [[lit = 0, green = 0], [shaded = 0]] = [at(red, 5, 5), at(red, 5, 15)]
  expect(lit).toBeGreaterThan(shaded + 15)
  expect(lit).toBeGreaterThan(green * 2)
})

test('what lies around the product keeps its colour, whatever the product has', () => {
  for (const colour of ['#000000', '#d13a1f', '#f2b705']) expect(at(dyed(colour), 30, 5)).toEqual([120, 170, 220])
})

test('another colour takes the place of the one before', () => {
  const out = dyed('#d13a1f')
  dyeBlank(out, dyedPixels(white, black), dyeOf('#0e7c9b'))
  expect(out).toEqual(dyed('#0e7c9b'))
})

test('a change of colour of a shot takes at most 30 ms of one processor', () => {
  const large = (cloth: number): Pixels => ({
    width: 720,
    height: 900,
    data: new Uint8Array(720 * 900 * 4).fill(cloth, 0, 720 * 400 * 4),
  })
  const pixels = dyedPixels(large(220), large(20))
  const out = large(220)
  const times = Array.from({ length: 9 }, () => {
    const start = process.cpuUsage()
    dyeBlank(out, pixels, dyeOf('#8a2f45'))
    return process.cpuUsage(start).user / 1000
  }).toSorted((one, other) => one - other)
  expect(times[1]).toBeLessThanOrEqual(30)
})
