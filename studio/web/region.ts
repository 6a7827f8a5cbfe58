/** What the shop needs of one printed region of a shot, made of the numbers that the press drew. */
import { GRID_CELL } from '../../src/domain/preview/shot-grid.ts'
import type { ShotGrid } from '../../src/domain/preview/shot-grid.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly left: number
  readonly top: number
}

export interface Region {
  readonly box: Box
  readonly grid: ShotGrid
  /** Coverage of each pixel of the box, 0 to 255. */
  readonly mask: Uint8Array
  /** Light that falls on each pixel of the box; beyond the region as far as its edge is lit. */
  readonly light: Float32Array
  /** Pixels of artwork across and down that the region shows at most. */
  readonly texels: Size
}

/** A pixel is wholly of the region from this coverage on. */
const WHOLE = 0.995

/** `numbers` are u, v (upwards), light and coverage of each pixel in rows from the top, divided by the count of rounds. */
export function regionOf(numbers: Float32Array, size: Size): Region {
  const box = boxOf(numbers, size)
  const at = (x: number, y: number, channel: number): number =>
    box.left + x < size.width ? (numbers[((box.top + y) * size.width + box.left + x) * 4 + channel] ?? 0) : 0
  const mask = new Uint8Array(box.width * box.height)
  const light = new Float32Array(box.width * box.height).fill(Number.NaN)
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const cover = at(x, y, 3)
      mask[y * box.width + x] = Math.round(Math.min(1, cover) * 255)
      if (cover > 0.3) light[y * box.width + x] = at(x, y, 2) / cover
    }
  const grid = gridOf(at, box)
  return { box, grid, mask, light: spread(light, box), texels: texelsOf(grid, mask, box) }
}

/** The region's pixels with a margin, on the cells of the grid. */
function boxOf(numbers: Float32Array, { width, height }: Size): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((numbers[(y * width + x) * 4 + 3] ?? 0) > 0.002) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  if (right < left) throw new Error('a region is not seen')
  const whole = (from: number, to: number): number => Math.ceil((to + 1 - from) / GRID_CELL) * GRID_CELL
  return { left, top, width: whole(left, right), height: whole(top, bottom) }
}

type At = (x: number, y: number, channel: number) => number

function gridOf(at: At, box: Box): ShotGrid {
  const [columns, rows] = [box.width / GRID_CELL + 1, box.height / GRID_CELL + 1]
  const u = new Float32Array(columns * rows).fill(Number.NaN)
  const v = new Float32Array(columns * rows).fill(Number.NaN)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const found = corner(at, column * GRID_CELL, row * GRID_CELL)
      if (!found) continue
      u[row * columns + column] = found[0]
      v[row * columns + column] = 1 - found[1]
    }
  refine(at, { columns, rows, u, v })
  continued(u, columns, rows)
  continued(v, columns, rows)
  return { columns, rows, u, v }
}

/** u and v at the corner where four pixels meet; none unless all are wholly of the region. */
function corner(at: At, x: number, y: number): readonly [number, number] | undefined {
  const around = [
    [x - 1, y - 1],
    [x, y - 1],
    [x - 1, y],
    [x, y],
  ] as const
  if (around.some(([px, py]) => px < 0 || py < 0 || !(at(px, py, 3) > WHOLE))) return undefined
  const mean = (channel: number): number =>
    around.reduce((sum, [px, py]) => sum + at(px, py, channel) / at(px, py, 3), 0) / around.length
  return [mean(0), mean(1)]
}

/**
 * Points just beside the region, from the whole pixels nearest to them: the plane through the pixels within a cell. That is
 * nearer to the truth than going on from points a cell away.
 */
function refine(at: At, { columns, rows, u, v }: ShotGrid): void {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column
      if (!Number.isNaN(u[index])) continue
      const plane = planeAround(at, column * GRID_CELL, row * GRID_CELL)
      if (!plane) continue
      u[index] = plane[0]
      v[index] = 1 - plane[1]
    }
}

function planeAround(at: At, x: number, y: number): readonly [number, number] | undefined {
  const points: [number, number, number, number][] = []
  for (let dy = -GRID_CELL; dy < GRID_CELL; dy += 1)
    for (let dx = -GRID_CELL; dx < GRID_CELL; dx += 1) {
      if (x + dx < 0 || y + dy < 0) continue
      const cover = at(x + dx, y + dy, 3)
      if (cover > WHOLE) points.push([dx + 0.5, dy + 0.5, at(x + dx, y + dy, 0) / cover, at(x + dx, y + dy, 1) / cover])
    }
  if (points.length < 8) return undefined
  return fitted(points)
}

/** The values at the origin of the planes that fit best to points [x, y, a, b]. */
function fitted(points: readonly (readonly [number, number, number, number])[]): [number, number] | undefined {
  const n = points.length
  const mean = (of: 0 | 1 | 2 | 3): number => points.reduce((sum, point) => sum + point[of], 0) / n
  const [mx, my] = [mean(0), mean(1)]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - mx) ** 2
    xy += (x - mx) * (y - my)
    yy += (y - my) ** 2
  }
  const determinant = xx * yy - xy * xy
  if (determinant < 1e-3) return undefined
  const value = (of: 2 | 3): number => {
    const middle = mean(of)
    let [ax, ay] = [0, 0]
    for (const point of points) {
      ax += (point[0] - mx) * (point[of] - middle)
      ay += (point[1] - my) * (point[of] - middle)
    }
    const slopeX = (ax * yy - ay * xy) / determinant
    const slopeY = (ay * xx - ax * xy) / determinant
    return middle - slopeX * mx - slopeY * my
  }
  return [value(2), value(3)]
}

/** Goes on evenly from two neighbours in a line, again and again until every point has a value. */
function continued(plane: Float32Array, columns: number, rows: number): void {
  const value = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? Number.NaN
      : (plane[row * columns + column] ?? Number.NaN)
  for (let round = 0; round < columns + rows; round++) {
    const found: [number, number][] = []
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        if (!Number.isNaN(value(column, row))) continue
        const lines = [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ].flatMap(([dx = 0, dy = 0]) => {
          const near = value(column + dx, row + dy)
          const far = value(column + 2 * dx, row + 2 * dy)
          return Number.isNaN(near) ? [] : [Number.isNaN(far) ? near : 2 * near - far]
        })
        if (lines.length > 0)
          found.push([row * columns + column, lines.reduce((sum, line) => sum + line, 0) / lines.length])
      }
    if (found.length === 0) return
    for (const [index, made] of found) plane[index] = Math.min(1.5, Math.max(-0.5, made))
  }
}

/** Fills what is beyond the region with the light of its edge, so that resampling never darkens the edge. */
function spread(light: Float32Array, { width, height }: Box): Float32Array {
  const known = light.filter((value) => !Number.isNaN(value))
  const average = known.reduce((sum, value) => sum + value, 0) / known.length
  for (let round = 0; round < 24; round++) {
    const before = light.slice()
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (!Number.isNaN(before[y * width + x])) continue
        const near = [
          x > 0 ? before[y * width + x - 1] : undefined,
          x < width - 1 ? before[y * width + x + 1] : undefined,
          y > 0 ? before[(y - 1) * width + x] : undefined,
          y < height - 1 ? before[(y + 1) * width + x] : undefined,
        ].filter((value): value is number => value !== undefined && !Number.isNaN(value))
        if (near.length > 0) light[y * width + x] = near.reduce((sum, value) => sum + value, 0) / near.length
      }
  }
  return light.map((value) => (Number.isNaN(value) ? average : value))
}

/** How large the artwork must be drawn so that no pixel of the region sees less than one of its pixels. */
function texelsOf({ columns, u, v }: ShotGrid, mask: Uint8Array, box: Box): Size {
  const steps: { across: number; down: number }[] = []
  for (let y = GRID_CELL; y < box.height - GRID_CELL; y += GRID_CELL)
    for (let x = GRID_CELL; x < box.width - GRID_CELL; x += GRID_CELL) {
      if (mask[y * box.width + x] !== 255) continue
      const index = (y / GRID_CELL) * columns + x / GRID_CELL
      const step = (plane: Float32Array): number =>
        Math.hypot((plane[index + 1] ?? 0) - (plane[index] ?? 0), (plane[index + columns] ?? 0) - (plane[index] ?? 0)) /
        GRID_CELL
      steps.push({ across: step(u), down: step(v) })
    }
  const least = (of: 'across' | 'down'): number => {
    const sorted = steps.map((step) => step[of]).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 10)] ?? 1 / box.width
  }
  return { width: Math.round(1 / least('across')), height: Math.round(1 / least('down')) }
}
