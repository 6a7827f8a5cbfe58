import { expect, test } from 'vitest'
import { engrave } from './engraving.ts'
import { layOnGround } from './ground.ts'

const [WIDTH, HEIGHT] = [40, 4]
const NAVY = [31, 42, 58] as const

/** A page whose left half has one colour, and the right half another. */
const page = (left: readonly number[], right: readonly number[]) => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => {
    const colour = (at >> 2) % WIDTH < WIDTH / 2 ? left : right
    return colour[at % 4] ?? 255
  }),
})
const onNavy = (left: readonly number[], right: readonly number[]) => {
  const engraved = page(left, right)
  engrave(engraved)
  layOnGround(engraved, NAVY)
  return (x: number) => Array.from(engraved.data.slice((WIDTH + x) * 4, (WIDTH + x) * 4 + 3))
}
const isMetal = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean =>
  Math.min(red, green, blue) >= 100 && Math.abs(red - blue) <= 14

test('ink of any colour shows bare metal, and paper shows the coat', () => {
  for (const ink of [
    [0, 0, 0],
    [200, 20, 30],
    [201, 163, 90],
  ]) {
    const at = onNavy(ink, [255, 255, 255])
    for (const x of [2, 9, 17]) expect(isMetal(at(x)), `${ink} at ${x}`).toBe(true)
    expect(at(30)).toEqual([...NAVY])
  }
})

test('where nothing is drawn the coat stays', () => {
  expect(onNavy([0, 0, 0, 255], [0, 0, 0, 0])(30)).toEqual([...NAVY])
})

test('a design in white alone is engraved where it covers; a page with nothing on it is not', () => {
  const at = onNavy([255, 255, 255, 255], [0, 0, 0, 0])
  expect(isMetal(at(9))).toBe(true)
  expect(at(30)).toEqual([...NAVY])
  expect(onNavy([255, 255, 255], [255, 255, 255])(9)).toEqual([...NAVY])
})
