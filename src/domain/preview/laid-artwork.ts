import type { Dye } from './dyed-blank.ts'
import { develop, LIGHT_OF, lightAt } from './picture-light.ts'
import { placeAt, type ShotGrid } from './shot-grid.ts'

/** A picture in rows, four bytes a pixel: red, green, blue of sRGB, and one that is not looked at. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array | Uint8ClampedArray }

/** One byte a pixel. */
export type Plane = { readonly width: number; readonly height: number; readonly data: Uint8Array | Uint8ClampedArray }

/** What a region of a shot is made of, decoded. */
export type RegionParts = {
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly light: readonly [number, number]
  readonly grid: ShotGrid
  /** How much of each pixel of the box is the region, 0 to 255. */
  readonly mask: Plane
  /** Light on the region, at any size. */
  readonly lightPlane: Plane
}

/** The printed pixels of a region, with all that does not depend on the artwork. */
export type PreparedRegion = {
  /** Places of the pixels in the shot. */
  readonly index: Uint32Array
  readonly u: Float32Array
  readonly v: Float32Array
  /** Light that passes through the ink, three numbers a pixel. */
  readonly paper: Float32Array
  /** Light that is there whatever the ink: gloss, and what lies beside the edge. Three numbers a pixel. */
  readonly rest: Float32Array
}

/** From this cover on a pixel is printed wholly. */
const WHOLE = 0.98

/**
 * Finds the pixels that are printed, where on the artwork they lie and how they are lit. What the product throws back in `black`
 * too is gloss.
 */
export function prepareRegion(blank: Pixels, black: Pixels, parts: RegionParts, white: number): PreparedRegion {
  const { box, mask, grid } = parts
  const printed: number[] = []
  for (let at = 0; at < box.width * box.height; at++) if ((mask.data[at] ?? 0) > 1) printed.push(at)
  const made = {
    index: new Uint32Array(printed.length),
    u: new Float32Array(printed.length),
    v: new Float32Array(printed.length),
    paper: new Float32Array(printed.length * 3),
    rest: new Float32Array(printed.length * 3),
  }
  const fallen = lightOf(parts)
  const [light, least] = [new Float32Array(3), new Float32Array(3)]
  printed.forEach((at, i) => {
    const [x, y] = [at % box.width, Math.floor(at / box.width)]
    const index = (box.top + y) * blank.width + box.left + x
    const { u, v } = placeAt(grid, x + 0.5, y + 0.5)
    made.index[i] = index
    made.u[i] = u
    made.v[i] = v
    const cover = (mask.data[at] ?? 0) / 255
    const amount = cover * fallen(x + 0.5, y + 0.5) * white
    lightAt(blank.data, index, light)
    lightAt(black.data, index, least)
    for (let channel = 0; channel < 3; channel++) {
      const value = light[channel] ?? 0
      // Less light than falls on the region is the weave of cloth: the ink has it too.
      const most = Math.max(0, value - (least[channel] ?? 0))
      const paper = cover >= WHOLE ? most : Math.min(most, amount)
      made.rest[i * 3 + channel] = value - paper
      made.paper[i * 3 + channel] = paper
    }
  })
  return made
}

/**
 * A region of a product in a colour, with its blank in black: artwork of just that colour leaves the coloured product as it is,
 * and what covers the colour is seen as on white. Not read from the coloured picture, whose eight bits would show as bands in
 * dark inks.
 */
export function dyedRegion(region: PreparedRegion, black: Pixels, dye: Dye): PreparedRegion {
  const rest = new Float32Array(region.rest.length)
  region.index.forEach((at, i) => {
    lightAt(black.data, at, rest, i * 3)
    for (let k = i * 3; k < i * 3 + 3; k++) {
      const share = dye[k % 3] ?? 1
      rest[k] = (rest[k] ?? 0) * (1 - share) + (region.rest[k] ?? 0) * share
    }
  })
  return { ...region, rest }
}

/** Light at a point of the box, between the pixels of its picture. */
function lightOf({ box, light: [least, most], lightPlane: { width, height, data } }: RegionParts) {
  return (x: number, y: number): number => {
    const px = Math.min(width - 1, Math.max(0, (x / box.width) * width - 0.5))
    const py = Math.min(height - 1, Math.max(0, (y / box.height) * height - 0.5))
    const [x0, y0] = [Math.floor(px), Math.floor(py)]
    const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)]
    const value = (column: number, row: number): number => data[row * width + column] ?? 0
    const top = value(x0, y0) + (value(x1, y0) - value(x0, y0)) * (px - x0)
    const bottom = value(x0, y1) + (value(x1, y1) - value(x0, y1)) * (px - x0)
    return least + ((top + (bottom - top) * (py - y0)) / 255) * (most - least)
  }
}

/**
 * Prints the artwork on a region of `out`, a copy of the blank: `paper x ink + rest`, so that gloss and shadow stay on the
 * ink. The artwork covers the trim exactly; white paper of it stays the blank as it is.
 */
export function layArtwork(out: Pixels, region: PreparedRegion, artwork: Pixels): void {
  const { index, u, v, paper, rest } = region
  const { width, height, data } = artwork
  // A local name: that of another module would be looked up for each of a million reads.
  const lightOf = LIGHT_OF
  const ink = new Float32Array(3)
  for (let i = 0; i < index.length; i++) {
    const x = Math.min(width - 1, Math.max(0, (u[i] ?? 0) * width - 0.5))
    const y = Math.min(height - 1, Math.max(0, (v[i] ?? 0) * height - 0.5))
    const x0 = x | 0
    const y0 = y | 0
    const fx = x - x0
    const fy = y - y0
    const right = x0 < width - 1 ? 4 : 0
    const down = y0 < height - 1 ? width * 4 : 0
    const at = (y0 * width + x0) * 4
    for (let channel = 0; channel < 3; channel++) {
      const a = lightOf[data[at + channel] ?? 0] ?? 0
      const b = lightOf[data[at + right + channel] ?? 0] ?? 0
      const c = lightOf[data[at + down + channel] ?? 0] ?? 0
      const d = lightOf[data[at + right + down + channel] ?? 0] ?? 0
      const top = a + (b - a) * fx
      ink[channel] = top + (c + (d - c) * fx - top) * fy
    }
    const k = i * 3
    develop(
      out.data,
      index[i] ?? 0,
      (paper[k] ?? 0) * (ink[0] ?? 0) + (rest[k] ?? 0),
      (paper[k + 1] ?? 0) * (ink[1] ?? 0) + (rest[k + 1] ?? 0),
      (paper[k + 2] ?? 0) * (ink[2] ?? 0) + (rest[k + 2] ?? 0),
    )
  }
}
