/** Finds the white that a printed region leaves of its paper. */
import type { ShotGrid } from '../../src/domain/preview/shot-grid.ts'
import { beforeShoulder, toLight } from '../../src/domain/preview/tone.ts'

export type Photograph = { readonly width: number; readonly height: number; readonly data: Uint8Array }

export type WideRegion = {
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly grid: ShotGrid
  /** Coverage of each pixel of the box, which grows. */
  readonly mask: Uint8Array
  /** Half the size of the box. */
  readonly light: Uint8Array
  readonly range: readonly [number, number]
}

/** A sliver is at most so many pixels wide. */
const WIDEST = 16
/** Paper throws back at most this share of the light on the region, in every colour alike; a pixel half of the ground less alike. */
const PAPER = { most: 1.16, tint: 1.07, halfTint: 1.14, half: 0.6 }
/** A seam has a region of so much coverage on the pixel already. */
const SEAM = 0.25

type Look = {
  readonly white: number
  /** The least share of the light that the sheets of a pile throw back; null where there is no pile. */
  readonly pile: number | null
}

/** Extends the masks over paper that adjoins them; answers how many pixels were added. */
export function sliversOf(blank: Photograph, regions: readonly WideRegion[], { white, pile }: Look): number {
  let added = 0
  for (const region of regions) {
    for (let round = 0; round < (pile === null ? 1 : WIDEST); round++) {
      const found = edgeOf(region).flatMap((at): [number, number][] => {
        const place = placeOf(region, at)
        if (place.x >= blank.width || place.y >= blank.height) return []
        const cover = Math.max(0, 1 - coverOfOthers(regions, region, place))
        const own = (region.mask[at] ?? 0) / 255
        const share = paperShare(blank, place, { light: lightAt(region, at) * white, pile, own, cover })
        return share * cover > own + 0.04 ? [[at, Math.round(share * cover * 255)]] : []
      })
      if (found.length === 0) break
      for (const [at, value] of found) region.mask[at] = value
      added += found.length
    }
  }
  return added
}

const placeOf = ({ box }: WideRegion, at: number) => ({
  x: box.left + (at % box.width),
  y: box.top + Math.floor(at / box.width),
})

/** Pixels that are not wholly printed, beside one that mostly is. */
function edgeOf({ box: { width, height }, mask }: WideRegion): number[] {
  const edge: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if ((mask[at] ?? 0) > 250) continue
      const near = [
        x > 0 ? at - 1 : at,
        x < width - 1 ? at + 1 : at,
        y > 0 ? at - width : at,
        y < height - 1 ? at + width : at,
      ]
      if (near.some((each) => each !== at && (mask[each] ?? 0) > 200)) edge.push(at)
    }
  return edge
}

function coverOfOthers(
  regions: readonly WideRegion[],
  own: WideRegion,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  return regions.reduce((sum, region) => {
    const [column, row] = [x - region.box.left, y - region.box.top]
    const isWithin = column >= 0 && row >= 0 && column < region.box.width && row < region.box.height
    return region === own || !isWithin ? sum : sum + (region.mask[row * region.box.width + column] ?? 0) / 255
  }, 0)
}

/** The light on a pixel of the box. */
function lightAt({ box, light, range: [least, most] }: WideRegion, at: number): number {
  const width = Math.round(box.width / 2)
  const [x, y] = [Math.floor((at % box.width) / 2), Math.floor(at / box.width / 2)]
  return least + ((light[Math.min(light.length - 1, y * width + x)] ?? 0) / 255) * (most - least)
}

type Seen = { readonly light: number; readonly pile: number | null; readonly own: number; readonly cover: number }

/** How much of a pixel is paper: all or nothing in a pile; where two faces meet, whatever the others leave. */
function paperShare(
  blank: Photograph,
  { x, y }: { readonly x: number; readonly y: number },
  { light, pile, own, cover }: Seen,
): number {
  const isSeam = own > SEAM && cover < 0.9
  if (isSeam) return 1
  if (pile === null) return 0
  const at = (y * blank.width + x) * 3
  const seen = [0, 1, 2].map((channel) => toLight((blank.data[at + channel] ?? 0) / 255))
  const factor = beforeShoulder(Math.max(...seen)) / light
  const [most, least] = [Math.max(...seen) * factor, Math.min(...seen) * factor]
  if (least < pile || most > PAPER.most || most / least > PAPER.halfTint) return 0
  return most / least <= PAPER.tint ? 1 : PAPER.half
}
