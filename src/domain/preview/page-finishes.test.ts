import { expect, test } from 'vitest'
import type { InkLayer } from '../print-spec/print-spec.ts'
import type { Pixels } from './laid-artwork.ts'
import { metalOf, type Metal } from './metal.ts'
import { drawFinishes, layPage } from './page-finishes.ts'

const [WIDTH, HEIGHT] = [200, 40]
const filled = (...colour: readonly number[]): Pixels => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => [...colour, 255][at % 4] ?? 0),
})
/** The left half of the page. */
const half = (layer: InkLayer) => ({
  layer,
  amount: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, dot) => (dot % WIDTH < WIDTH / 2 ? 255 : 0)),
})
const at = ({ data }: Pixels, x: number, y: number) =>
  Array.from(data.slice((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3))
const row = (page: Pixels, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => at(page, from + index, 20))
const drawn = (page: Pixels, layer: InkLayer, metal: Metal = 'GOLD'): Pixels => {
  drawFinishes(page, [half(layer)], metal)
  return page
}

test.each([
  ['foil-gold', 'GOLD'],
  ['foil', 'GOLD'],
  ['foil-silver', 'SILVER'],
  ['foil-copper', 'COPPER'],
])('the choice %s is %s', (code, metal) => expect(metalOf(code)).toBe(metal))

test('foil is metal whatever is under it: warm for gold, grey for silver, bright and dark by turns', () => {
  const gold = row(drawn(filled(0, 90, 200), 'Foil'), 0, 100)
  expect(gold.every(([red = 0, , blue = 0]) => red > blue + 60)).toBe(true)
  const greens = gold.map(([, green = 0]) => green)
  expect(Math.max(...greens) - Math.min(...greens)).toBeGreaterThan(120)
  const silver = row(drawn(filled(0, 90, 200), 'Foil', 'SILVER'), 0, 100)
  expect(silver.every((colour) => Math.max(...colour) - Math.min(...colour) <= 12)).toBe(true)
  expect(at(drawn(filled(0, 90, 200), 'Foil'), 150, 20)).toEqual([0, 90, 200])
})

test('white ink keeps colours as they are; without it the material shows through', () => {
  const page = drawn(filled(255, 255, 255), 'White')
  expect(at(page, 20, 20)).toEqual([255, 255, 255])
  expect(Math.max(...at(page, 150, 20))).toBeLessThan(150)
  expect(at(drawn(filled(200, 10, 10), 'White'), 150, 20)[0]).toBeLessThan(100)
})

test('on dark cloth a design covers, unless white ink was ordered: then only where that lies', () => {
  const navy = [31, 42, 58] as const
  const page = filled(200, 10, 10)
  for (let dot = 0; dot < WIDTH * HEIGHT; dot++) if (dot % WIDTH >= 150) page.data[dot * 4 + 3] = 0
  const plain = { ...page, data: Uint8ClampedArray.from(page.data) }
  layPage(plain, [], 'GOLD', navy)
  expect([at(plain, 120, 20), at(plain, 170, 20)]).toEqual([[200, 10, 10], [...navy]])
  layPage(page, [half('White')], 'GOLD', navy)
  expect([at(page, 20, 20), at(page, 170, 20)]).toEqual([[200, 10, 10], [...navy]])
  expect(Math.max(...at(page, 120, 20))).toBeLessThan(40)
})

test('process inks let the colour of dyed paper be seen, and white of the page is paper', () => {
  const kraft = [196, 154, 108] as const
  const laid = (...colour: readonly number[]) => {
    const page = filled(...colour)
    layPage(page, [half('Foil')], 'GOLD', kraft, 'TRANSPARENT')
    return page
  }
  expect(at(laid(255, 255, 255), 150, 20)).toEqual([...kraft])
  expect(at(laid(255, 0, 0), 150, 20)).toEqual([196, 0, 0])
  expect(at(laid(0, 128, 255), 150, 20)).toEqual([0, 77, 108])
  // Foil is no ink: it covers.
  expect(at(laid(0, 0, 0), 20, 20)[0]).toBeGreaterThan(130)
})

test('white ink beneath the inks covers dyed paper, where it lies', () => {
  const page = filled(200, 10, 10)
  layPage(page, [half('White')], 'GOLD', [31, 42, 58], 'TRANSPARENT')
  expect(at(page, 20, 20)).toEqual([200, 10, 10])
  expect(Math.max(...at(page, 150, 20))).toBeLessThan(40)
})

test('varnish changes the light of a colour and not the colour', () => {
  const page = drawn(filled(40, 40, 40), 'Gloss')
  const tones = row(page, 0, 100).map(([red = 0]) => red)
  expect(Math.max(...tones)).toBeGreaterThan(100)
  expect(Math.min(...tones)).toBeLessThan(40)
  expect(Math.min(...row(drawn(filled(255, 255, 255), 'Gloss'), 0, 100).flat())).toBeLessThan(225)
  expect(at(page, 150, 20)).toEqual([40, 40, 40])
})

test('of an area that is cut only the edge is drawn', () => {
  const page = drawn(filled(255, 255, 255), 'Cut')
  expect(at(page, 99, 20)).toEqual([0, 168, 84])
  expect(at(page, 50, 20)).toEqual([255, 255, 255])
  expect(at(page, 150, 20)).toEqual([255, 255, 255])
})
