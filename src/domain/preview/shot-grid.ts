/** Pixels of a shot between two points of its grid. */
export const GRID_CELL = 12

/**
 * Where the pixels of a printed region lie on its artwork: u and v at every point of a grid over the region, a cell apart, in
 * rows. u runs from 0 at the left edge of the trim to 1 at the right, v from 0 at the top to 1 at the bottom. Points beside
 * the region are continued from within, so that cells on its edge are right up to the edge.
 */
export type ShotGrid = {
  readonly columns: number
  readonly rows: number
  readonly u: Float32Array
  readonly v: Float32Array
}

/** Stored numbers reach from -0.5 to 1.5 in this many steps. */
const STEPS = 65_535
const BYTES_A_POINT = 4
const HEADER = 4

const stored = (value: number): number => Math.round(Math.min(1, Math.max(0, value / 2 + 0.25)) * STEPS)
const restored = (value: number): number => (value / STEPS - 0.25) * 2

/** What a point would be if the surface went on evenly; the difference to it is small and compresses well. */
const expected = (values: Uint16Array, index: number, columns: number): number => {
  const left = index % columns === 0 ? undefined : values[index - 1]
  const above = index < columns ? undefined : values[index - columns]
  if (left === undefined) return above ?? 0
  if (above === undefined) return left
  return left + above - (values[index - columns - 1] ?? 0)
}

/** A grid as bytes: columns and rows, then for u and for v the high bytes and the low bytes of all differences. */
export function encodeGrid({ columns, rows, u, v }: ShotGrid): Uint8Array {
  const count = columns * rows
  const bytes = new Uint8Array(HEADER + count * BYTES_A_POINT)
  bytes.set([columns >> 8, columns & 255, rows >> 8, rows & 255])
  ;[u, v].forEach((plane, which) => {
    const values = Uint16Array.from(plane, stored)
    const start = HEADER + which * 2 * count
    for (let index = 0; index < count; index++) {
      const difference = ((values[index] ?? 0) - expected(values, index, columns)) & 0xffff
      // Small differences of either sign get small numbers.
      const folded = difference < 0x8000 ? difference * 2 : (0xffff - difference) * 2 + 1
      bytes[start + index] = folded >> 8
      bytes[start + count + index] = folded & 255
    }
  })
  return bytes
}

/** The grid that `encodeGrid` made these bytes of; undefined for bytes that are no grid. */
export function decodeGrid(bytes: Uint8Array): ShotGrid | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  const [columns, rows] = [a * 256 + b, c * 256 + d]
  const count = columns * rows
  if (count === 0 || bytes.length !== HEADER + count * BYTES_A_POINT) return undefined
  const plane = (which: number): Float32Array => {
    const values = new Uint16Array(count)
    const start = HEADER + which * 2 * count
    for (let index = 0; index < count; index++) {
      const folded = (bytes[start + index] ?? 0) * 256 + (bytes[start + count + index] ?? 0)
      const difference = folded % 2 === 0 ? folded / 2 : 0xffff - (folded - 1) / 2
      values[index] = (expected(values, index, columns) + difference) & 0xffff
    }
    return Float32Array.from(values, restored)
  }
  return { columns, rows, u: plane(0), v: plane(1) }
}

/** The place on the artwork of a point of the region, in pixels from its top left corner. */
export function placeAt(
  { columns, rows, u, v }: ShotGrid,
  x: number,
  y: number,
): { readonly u: number; readonly v: number } {
  const column = Math.min(columns - 2, Math.max(0, Math.floor(x / GRID_CELL)))
  const row = Math.min(rows - 2, Math.max(0, Math.floor(y / GRID_CELL)))
  const [across, down] = [x / GRID_CELL - column, y / GRID_CELL - row]
  const first = row * columns + column
  const mixed = (plane: Float32Array): number => {
    const top = (plane[first] ?? 0) * (1 - across) + (plane[first + 1] ?? 0) * across
    const bottom = (plane[first + columns] ?? 0) * (1 - across) + (plane[first + columns + 1] ?? 0) * across
    return top * (1 - down) + bottom * down
  }
  return { u: mixed(u), v: mixed(v) }
}
