import { around, NOWHERE, union, type Extent } from './extent.ts'
import type { Outline } from './outlined-text.ts'
import { mapX, mapY, type Matrix } from './matrix.ts'

type Point = { readonly x: number; readonly y: number }

/** A straight line drawn alone. */
export type Segment = { readonly from: Point; readonly to: Point }

/** More lines in one path are a drawing. */
const MAX_SEGMENTS = 32
const MAX_OUTLINES = 500
/** Straight ones take no more room than this: of letters, most have curves. */
const MAX_STRAIGHT = 250

/** Follows the construction of a path, in millimetres of the page. */
export class PathTrace {
  #left = Infinity
  #top = Infinity
  #right = -Infinity
  #bottom = -Infinity
  #isEmpty = true
  /** The part of the path that is under way: its first points, its extent, whether it bends. */
  #part: Point[] = []
  #partLength = 0
  #partExtent: Extent = NOWHERE
  #isBent = false
  readonly #segments: Segment[] = []
  readonly #outlines: Outline[] = []

  /** Takes a point on the path, or one that a curve leans to. */
  point(matrix: Matrix, x: number, y: number): void {
    const [atX, atY] = [mapX(matrix, x, y), mapY(matrix, x, y)]
    if (!Number.isFinite(atX) || !Number.isFinite(atY)) return
    if (atX < this.#left) this.#left = atX
    if (atX > this.#right) this.#right = atX
    if (atY < this.#top) this.#top = atY
    if (atY > this.#bottom) this.#bottom = atY
    this.#isEmpty = false
    this.#partLength += 1
    this.#partExtent = around(this.#partExtent, atX, atY)
    if (this.#partLength <= 2) this.#part.push({ x: atX, y: atY })
  }

  /** Begins another part of the path. */
  move(): void {
    const [from, to] = this.#part
    const isLine = this.#partLength === 2 && from && to
    if (isLine && this.#segments.length < MAX_SEGMENTS) this.#segments.push({ from, to })
    const isBent = this.#isBent
    if ((isBent || this.#partLength > 2) && this.#outlines.length < (isBent ? MAX_OUTLINES : MAX_STRAIGHT))
      this.#outlines.push({ ...this.#partExtent, isBent })
    this.#part = []
    this.#partLength = 0
    this.#partExtent = NOWHERE
    this.#isBent = false
  }

  curve(): void {
    this.#isBent = true
  }

  get extent(): Extent {
    return this.#isEmpty
      ? NOWHERE
      : union(NOWHERE, { left: this.#left, top: this.#top, right: this.#right, bottom: this.#bottom })
  }

  /** The straight lines among the parts of a path that is complete. */
  segments(): readonly Segment[] {
    this.move()
    return this.#segments
  }

  /** The shapes among the parts of a path that is complete. */
  outlines(): readonly Outline[] {
    this.move()
    return this.#outlines
  }
}
