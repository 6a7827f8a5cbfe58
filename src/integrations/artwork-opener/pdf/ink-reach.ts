import type { Box, Sides } from '#domain/preflight/file-facts.ts'
import { isNowhere, NOWHERE, union, type Extent } from '../walker/extent.ts'
import type { Raster } from './page-raster.ts'

/** Paper is at least this light; anything darker is ink. */
const PAPER = 248
/** A design that comes this near to the cut is meant to run over it, in millimetres. */
const EDGE = 0.5
/** So many of the rows that run over the cut may stop short of the rest: white parts of a photograph. */
const SHORT = 0.05
/** A letter beyond this part of a page is a picture that may run over the cut. */
const LARGE = 0.5

export type InkReach = { readonly isEmpty: boolean; readonly reach: Sides }

type Page = {
  readonly width: number
  readonly height: number
  readonly room: Sides
  /** Where letters leave ink, in millimetres from the trim. */
  readonly letters?: readonly Box[]
}

/**
 * How far the ink of a page runs beyond its trim. Only what touches the trim counts, so that crop marks and colour bars
 * beside it are no bleed; where nothing touches it, the distance from the trim to the nearest ink inside, as a negative
 * number. Read from the picture of the page, so that clips, masks and white shapes count as they print. A letter that touches the
 * trim is no colour that has to run over it: a bleed would not mend it.
 */
export function inkReach(raster: Raster, page: Page): InkReach {
  const { width, height, room } = page
  const inked = inkedDots(raster)
  const across = (room.left + width + room.right) / raster.width
  const down = (room.top + height + room.bottom) / raster.height
  const trim = {
    left: Math.round(room.left / across),
    top: Math.round(room.top / down),
    right: raster.width - Math.round(room.right / across),
    bottom: raster.height - Math.round(room.bottom / down),
  }
  const isEmpty = isNowhere(inkInside(inked, raster, trim))
  for (const box of page.letters ?? []) {
    if (Math.max(box.width, box.height) > LARGE * Math.min(width, height)) continue
    clear(inked, raster, {
      left: Math.floor((room.left + box.left) / across) - 1,
      top: Math.floor((room.top + box.top) / down) - 1,
      right: Math.ceil((room.left + box.left + box.width) / across) + 1,
      bottom: Math.ceil((room.top + box.top + box.height) / down) + 1,
    })
  }
  const inside = inkInside(inked, raster, trim)
  const at = (x: number, y: number): boolean => inked[y * raster.width + x] === 1
  const [lastX, lastY] = [raster.width - 1, raster.height - 1]
  const rows = { dot: across, first: Math.ceil(room.top / down), last: raster.height - Math.ceil(room.bottom / down) }
  const columns = {
    dot: down,
    first: Math.ceil(room.left / across),
    last: raster.width - Math.ceil(room.right / across),
  }
  const sides: Record<keyof Sides, Side> = {
    left: { ...rows, room: room.left, isInk: (along, row) => at(along, row) },
    right: { ...rows, room: room.right, isInk: (along, row) => at(lastX - along, row) },
    top: { ...columns, room: room.top, isInk: (along, column) => at(column, along) },
    bottom: { ...columns, room: room.bottom, isInk: (along, column) => at(column, lastY - along) },
  }
  if (isNowhere(inside)) {
    return { isEmpty, reach: { left: -width, right: -width, top: -height, bottom: -height } }
  }
  const reach = {
    left: overReach(sides.left) ?? room.left - inside.left * across,
    right: overReach(sides.right) ?? room.right - (raster.width - inside.right) * across,
    top: overReach(sides.top) ?? room.top - inside.top * down,
    bottom: overReach(sides.bottom) ?? room.bottom - (raster.height - inside.bottom) * down,
  }
  return { isEmpty, reach }
}

/** One for each dot that is not paper. */
function inkedDots({ width, height, dots }: Raster): Uint8Array {
  const inked = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < inked.length; at += 1, from += 4) {
    const isPaper = (dots[from] ?? 0) >= PAPER && (dots[from + 1] ?? 0) >= PAPER && (dots[from + 2] ?? 0) >= PAPER
    if (!isPaper) inked[at] = 1
  }
  return inked
}

/** Takes the ink out of a rectangle of dots. */
function clear(inked: Uint8Array, { width, height }: Raster, { left, top, right, bottom }: Extent): void {
  const [from, to] = [Math.max(0, left), Math.min(width, right)]
  if (from >= to) return
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) inked.fill(0, y * width + from, y * width + to)
}

/** Where the ink within the trim lies, in dots. */
function inkInside(inked: Uint8Array, { width }: Raster, trim: Extent): Extent {
  let extent = NOWHERE
  for (let y = trim.top; y < trim.bottom; y += 1) {
    const first = inked.indexOf(1, y * width + trim.left)
    if (first < 0) break
    if (first >= y * width + trim.right) continue
    const last = inked.lastIndexOf(1, y * width + trim.right - 1)
    extent = union(extent, { left: first - y * width, right: last - y * width + 1, top: y, bottom: y + 1 })
  }
  return extent
}

type Side = {
  /** Millimetres of a dot along a line from the edge of the page inwards. */
  readonly dot: number
  /** The lines within the trim. */
  readonly first: number
  readonly last: number
  readonly room: number
  readonly isInk: (along: number, line: number) => boolean
}

/** How far the ink that touches the trim runs beyond it; undefined when nothing touches it. */
function overReach({ dot, first, last, room, isInk }: Side): number | undefined {
  const trimAt = Math.round(room / dot)
  const edge = trimAt + Math.max(1, Math.round(EDGE / dot))
  const over: number[] = []
  for (let line = first; line < last; line += 1) {
    let along = trimAt
    while (along <= edge && !isInk(along, line)) along += 1
    if (along > edge) continue
    let outermost = trimAt
    while (outermost > 0 && isInk(outermost - 1, line)) outermost -= 1
    over.push(outermost)
  }
  const ordered = over.toSorted((one, other) => other - one)
  const outer = ordered[Math.floor(ordered.length * SHORT)]
  if (outer === undefined) return undefined
  // The dot at the very edge of the page stands for all there is.
  return outer === 0 ? room : Math.max(0, room - outer * dot)
}
