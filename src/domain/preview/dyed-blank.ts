import type { Pixels } from './laid-artwork.ts'
import { develop, LIGHT_OF, lightAt } from './picture-light.ts'

/** What a coloured product throws back of the light that a white one does: red, green and blue, 0 to 1. */
export type Dye = readonly [number, number, number]

const COLOUR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** The bytes of a colour written as #rrggbb; white for anything else. */
export const bytesOf = (colour: string): readonly [number, number, number] => {
  const [red = 'ff', green = 'ff', blue = 'ff'] = COLOUR.exec(colour)?.slice(1) ?? []
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

export const dyeOf = (colour: string): Dye => {
  const [red, green, blue] = bytesOf(colour)
  return [LIGHT_OF[red] ?? 1, LIGHT_OF[green] ?? 1, LIGHT_OF[blue] ?? 1]
}

/** Channels of the two pictures of a shot that differ by less are what their compression left, and no part of the product. */
const ALIKE = 6

/** The pixels of a shot that take the colour of the product, with their light in black and what white adds to it. */
export type DyedPixels = { readonly index: Uint32Array; readonly least: Float32Array; readonly more: Float32Array }

/** Finds what takes colour: gloss, shadow and what lies around the product are in both pictures. */
export function dyedPixels(white: Pixels, black: Pixels): DyedPixels {
  const differs = (index: number): boolean =>
    [0, 1, 2].some(
      (channel) => (white.data[index * 4 + channel] ?? 0) - (black.data[index * 4 + channel] ?? 0) >= ALIKE,
    )
  const index = Uint32Array.from({ length: white.width * white.height }, (_, each) => each).filter(differs)
  const [least, more] = [new Float32Array(index.length * 3), new Float32Array(index.length * 3)]
  const most = new Float32Array(3)
  index.forEach((at, i) => {
    lightAt(black.data, at, least, i * 3)
    lightAt(white.data, at, most)
    for (let channel = 0; channel < 3; channel++)
      more[i * 3 + channel] = Math.max(0, (most[channel] ?? 0) - (least[i * 3 + channel] ?? 0))
  })
  return { index, least, more }
}

/** Gives the product a colour in `out`, a picture of it in any other one. */
export function dyeBlank(out: Pixels, { index, least, more }: DyedPixels, [red, green, blue]: Dye): void {
  for (let i = 0, at = 0; i < index.length; i++, at += 3) {
    develop(
      out.data,
      index[i] ?? 0,
      (least[at] ?? 0) + (more[at] ?? 0) * red,
      (least[at + 1] ?? 0) + (more[at + 1] ?? 0) * green,
      (least[at + 2] ?? 0) + (more[at + 2] ?? 0) * blue,
    )
  }
}
