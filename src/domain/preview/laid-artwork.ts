import { placeAt, type ShotGrid } from './shot-grid.ts'
import { beforeShoulder, shoulder, toLight, toScreen } from './tone.ts'

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

/**
 * Blank and light are pictures of eight bits: where they differ by less, the difference is no gloss, and would show as bands
 * in dark inks. A share of the light.
 */
const ROUNDING = 0.05

const LIGHT_OF = Float32Array.from({ length: 256 }, (_, byte) => toLight(byte / 255))

const SCREEN_STEPS = 4096
const SCREEN_OF = Uint8Array.from({ length: SCREEN_STEPS + 1 }, (_, step) =>
  Math.round(toScreen(step / SCREEN_STEPS) * 255),
)

/** Light of the brightest channel up to which the shoulder is tabulated, and steps from one to the next whole. */
const BRIGHTEST = 4
const SHOULDER_STEPS = 512
const SHOULDER_OF = Float32Array.from({ length: BRIGHTEST * SHOULDER_STEPS + 1 }, (_, step) =>
  shoulder(step / SHOULDER_STEPS),
)

/** Finds the pixels that are printed, where on the artwork they lie and how they are lit. */
export function prepareRegion(blank: Pixels, parts: RegionParts, white: number): PreparedRegion {
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
  const lightAt = lightOf(parts)
  printed.forEach((at, i) => {
    const [x, y] = [at % box.width, Math.floor(at / box.width)]
    const index = (box.top + y) * blank.width + box.left + x
    const { u, v } = placeAt(grid, x + 0.5, y + 0.5)
    made.index[i] = index
    made.u[i] = u
    made.v[i] = v
    const cover = (mask.data[at] ?? 0) / 255
    const amount = cover * lightAt(x + 0.5, y + 0.5) * white
    const rounding = ROUNDING * amount * Math.max(0, 2 * cover - 1)
    const colour = [0, 1, 2].map((channel) => LIGHT_OF[blank.data[index * 4 + channel] ?? 0] ?? 0)
    const factor = beforeShoulder(Math.max(...colour))
    colour.forEach((value, channel) => {
      const light = value * factor
      const rest = Math.max(0, light - amount - rounding) + Math.min(0, light - amount + rounding)
      made.rest[i * 3 + channel] = rest
      made.paper[i * 3 + channel] = light - rest
    })
  })
  return made
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
  const { index, u, v } = region
  const { width, height, data } = artwork
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
      const a = LIGHT_OF[data[at + channel] ?? 0] ?? 0
      const b = LIGHT_OF[data[at + right + channel] ?? 0] ?? 0
      const c = LIGHT_OF[data[at + down + channel] ?? 0] ?? 0
      const d = LIGHT_OF[data[at + right + down + channel] ?? 0] ?? 0
      const top = a + (b - a) * fx
      ink[channel] = top + (c + (d - c) * fx - top) * fy
    }
    develop(out, region, i, ink)
  }
}

/** Shows the light of a pixel with its ink. */
function develop(out: Pixels, region: PreparedRegion, i: number, ink: Float32Array): void {
  const { paper, rest } = region
  const index = region.index[i] ?? 0
  const red = Math.max(0, (paper[i * 3] ?? 0) * (ink[0] ?? 0) + (rest[i * 3] ?? 0))
  const green = Math.max(0, (paper[i * 3 + 1] ?? 0) * (ink[1] ?? 0) + (rest[i * 3 + 1] ?? 0))
  const blue = Math.max(0, (paper[i * 3 + 2] ?? 0) * (ink[2] ?? 0) + (rest[i * 3 + 2] ?? 0))
  const top = Math.min(BRIGHTEST, Math.max(red, green, blue))
  const factor = (SHOULDER_OF[(top * SHOULDER_STEPS) | 0] ?? 1) * SCREEN_STEPS
  out.data[index * 4] = SCREEN_OF[(red * factor + 0.5) | 0] ?? 255
  out.data[index * 4 + 1] = SCREEN_OF[(green * factor + 0.5) | 0] ?? 255
  out.data[index * 4 + 2] = SCREEN_OF[(blue * factor + 0.5) | 0] ?? 255
}
