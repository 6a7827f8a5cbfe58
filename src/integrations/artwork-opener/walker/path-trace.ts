import { NOWHERE, union, type Extent } from './extent.ts'
import { mapX, mapY, type Matrix } from './matrix.ts'

type Point = { readonly x: number; readonly y: number }

/** A straight line drawn alone. */
export type Segment = { readonly from: Point; readonly to: Point }

/** Follows the construction of a path, in millimetres of the page. */
export class PathTrace {
  #left = Infinity
  #top = Infinity
  #right = -Infinity
  #bottom = -Infinity
  #points: Point[] = []
  #steps = 0
  #curves = 0

  /** Takes a point on the path, or one that a curve leans to. */
  point(matrix: Matrix, x: number, y: number): void {
    const [atX, atY] = [mapX(matrix, x, y), mapY(matrix, x, y)]
    if (!Number.isFinite(atX) || !Number.isFinite(atY)) return
    if (atX < this.#left) this.#left = atX
    if (atX > this.#right) this.#right = atX
    if (atY < this.#top) this.#top = atY
    if (atY > this.#bottom) this.#bottom = atY
    this.#steps += 1
    if (this.#steps <= 2) this.#points.push({ x: atX, y: atY })
  }

  curve(): void {
    this.#curves += 1
  }

  get hasCurves(): boolean {
    return this.#curves > 0
  }

  get extent(): Extent {
    return this.#steps === 0
      ? NOWHERE
      : union(NOWHERE, { left: this.#left, top: this.#top, right: this.#right, bottom: this.#bottom })
  }

  /** The line, when that is all the path is. */
  get segment(): Segment | undefined {
    const [from, to] = this.#points
    return this.#steps === 2 && this.#curves === 0 && from && to ? { from, to } : undefined
  }
}
