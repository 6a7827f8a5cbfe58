import type { Sides } from '#domain/preflight/file-facts.ts'
import type { Raster } from './page-raster.ts'

/** Paper is at least this light; anything darker is ink. */
const PAPER = 248
/** A design that comes this near to the cut is meant to run over it, in millimetres. */
const EDGE = 0.5
/** So many of the rows that run over the cut may stop short of the rest: white parts of a photograph. */
const SHORT = 0.05

export type InkReach = { readonly isEmpty: boolean; readonly reach: Sides }

type Page = { readonly width: number; readonly height: number; readonly room: Sides }

/**
 * How far the ink of a page runs beyond its trim. Only what touches the trim counts, so that crop marks and colour bars
 * beside it are no bleed; where nothing touches it, the distance from the trim to the nearest ink inside, as a negative
 * number. Read from the picture of the page, so that clips, masks and white shapes count as they print.
 */
export function inkReach(raster: Raster, { width, height, room }: Page): InkReach {
  const across = (room.left + width + room.right) / raster.width
  const down = (room.top + height + room.bottom) / raster.height
  const inked = inkedDots(raster)
  const isInk = (x: number, y: number): boolean => inked[y * raster.width + x] === 1
  const level = { length: raster.width, lines: raster.height, size: across, lineSize: down }
  const upright = { length: raster.height, lines: raster.width, size: down, lineSize: across }
  const rows = { ...level, before: room.top, inside: height }
  const columns = { ...upright, before: room.left, inside: width }
  const left = sideReach({ ...rows, room: room.left, trim: width }, (along, row) => isInk(along, row))
  const right = sideReach({ ...rows, room: room.right, trim: width }, (along, row) =>
    isInk(raster.width - 1 - along, row),
  )
  const top = sideReach({ ...columns, room: room.top, trim: height }, (along, column) => isInk(column, along))
  const bottom = sideReach({ ...columns, room: room.bottom, trim: height }, (along, column) =>
    isInk(column, raster.height - 1 - along),
  )
  return { isEmpty: left <= -width && top <= -height, reach: { left, right, top, bottom } }
}

function inkedDots({ width, height, dots }: Raster): Uint8Array {
  const inked = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < inked.length; at += 1, from += 4) {
    const isPaper = (dots[from] ?? 0) >= PAPER && (dots[from + 1] ?? 0) >= PAPER && (dots[from + 2] ?? 0) >= PAPER
    if (!isPaper) inked[at] = 1
  }
  return inked
}

type Side = {
  /** Dots along a line from the edge of the page inwards, and lines of them. */
  readonly length: number
  readonly lines: number
  /** Millimetres of a dot along a line, and across it. */
  readonly size: number
  readonly lineSize: number
  /** Beyond the trim at this side, and from the trim to the other. */
  readonly room: number
  readonly trim: number
  /** Beyond the trim where the lines begin, and how much of them lies within it. */
  readonly before: number
  readonly inside: number
}

function sideReach(side: Side, isInk: (along: number, line: number) => boolean): number {
  const first = Math.max(0, Math.ceil(side.before / side.lineSize))
  const last = Math.min(side.lines, Math.floor((side.before + side.inside) / side.lineSize))
  const trimAt = Math.round(side.room / side.size)
  const edge = trimAt + Math.max(1, Math.round(EDGE / side.size))
  const over: number[] = []
  let nearest = side.length
  for (let line = first; line < last; line += 1) {
    const found = firstInk(isInk, line, trimAt, side.length)
    nearest = Math.min(nearest, found)
    if (found <= edge) over.push(outermost(isInk, line, trimAt))
  }
  if (nearest > edge) return nearest >= side.length ? -side.trim : (trimAt - nearest) * side.size
  const ordered = over.toSorted((one, other) => other - one)
  const outer = ordered[Math.floor(ordered.length * SHORT)] ?? trimAt
  // The dot at the very edge of the page stands for all there is.
  return outer === 0 ? side.room : Math.max(0, side.room - outer * side.size)
}

function firstInk(isInk: (along: number, line: number) => boolean, line: number, from: number, to: number): number {
  for (let along = from; along < to; along += 1) if (isInk(along, line)) return along
  return to
}

/** The outermost dot that is inked without a gap from the trim on. */
function outermost(isInk: (along: number, line: number) => boolean, line: number, trimAt: number): number {
  let at = trimAt
  while (at > 0 && isInk(at - 1, line)) at -= 1
  return at
}
