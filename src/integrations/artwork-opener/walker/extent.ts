import type { Box } from '#domain/preflight/file-facts.ts'
import { mapX, mapY, type Matrix } from './matrix.ts'

/** A rectangle by its edges, as it grows point by point; empty while `left` is beyond `right`. */
export type Extent = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const NOWHERE: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

export const isNowhere = ({ left, top, right, bottom }: Extent): boolean => !(left <= right && top <= bottom)

export const around = (extent: Extent, x: number, y: number): Extent => ({
  left: Math.min(extent.left, x),
  top: Math.min(extent.top, y),
  right: Math.max(extent.right, x),
  bottom: Math.max(extent.bottom, y),
})

export const union = (one: Extent, other: Extent): Extent => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

export const intersection = (one: Extent, other: Extent): Extent => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

export const grown = ({ left, top, right, bottom }: Extent, by: number): Extent => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** Where a rectangle comes to lie after a transformation. */
export function mapped(matrix: Matrix, left: number, bottom: number, right: number, top: number): Extent {
  let extent = NOWHERE
  for (const x of [left, right]) {
    for (const y of [bottom, top]) extent = around(extent, mapX(matrix, x, y), mapY(matrix, x, y))
  }
  return extent
}

export const extentOf = ({ left, top, width, height }: Box): Extent => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** As a box of facts, to a thousandth of a millimetre. */
export const boxOf = ({ left, top, right, bottom }: Extent): Box => ({
  left: thousandths(left),
  top: thousandths(top),
  width: thousandths(right - left),
  height: thousandths(bottom - top),
})

const thousandths = (millimetres: number): number => Math.round(millimetres * 1000) / 1000
