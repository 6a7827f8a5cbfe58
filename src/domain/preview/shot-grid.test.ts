import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeGrid, encodeGrid, GRID_CELL, placeAt, type ShotGrid } from './shot-grid.ts'

/** A sheet seen at an angle: a perspective map of the box onto the artwork. */
const tilted = (columns: number, rows: number, lean: number): ShotGrid => {
  const points = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [(i % columns) / (columns - 1), Math.floor(i / columns) / (rows - 1)]
    const far = 1 + lean * y
    return [0.5 + (x - 0.5) / far, y / far] as const
  })
  return {
    columns,
    rows,
    u: Float32Array.from(points, ([u]) => u),
    v: Float32Array.from(points, ([, v]) => v),
  }
}

describe('the grid of a printed region', () => {
  test('is read as it was written, to a twenty-thousandth of the artwork', () => {
    const side = fc.integer({ min: 2, max: 12 })
    fc.assert(
      fc.property(
        side,
        side,
        fc.infiniteStream(fc.double({ min: -0.5, max: 1.5, noNaN: true })),
        (columns, rows, numbers) => {
          const plane = () => Float32Array.from({ length: columns * rows }, () => numbers.next().value as number)
          const grid = { columns, rows, u: plane(), v: plane() }
          const read = decodeGrid(encodeGrid(grid))
          expect(read).toMatchObject({ columns, rows })
          grid.u.forEach((value, i) => expect(read?.u[i]).toBeCloseTo(value, 4))
          grid.v.forEach((value, i) => expect(read?.v[i]).toBeCloseTo(value, 4))
        },
      ),
    )
  })

  test('is not read from bytes that are cut off', () => {
    const bytes = encodeGrid(tilted(4, 5, 0.3))
    expect(decodeGrid(bytes.subarray(0, bytes.length - 1))).toBeUndefined()
    expect(decodeGrid(new Uint8Array())).toBeUndefined()
  })

  test('says where on the artwork a pixel lies: exactly at its points, evenly in between', () => {
    const grid = tilted(5, 5, 0)
    expect(placeAt(grid, 0, 0)).toEqual({ u: 0, v: 0 })
    expect(placeAt(grid, 2 * GRID_CELL, 4 * GRID_CELL)).toEqual({ u: 0.5, v: 1 })
    expect(placeAt(grid, 1.5 * GRID_CELL, GRID_CELL)).toEqual({ u: 0.375, v: 0.25 })
  })

  test('goes on evenly beyond its edge', () => {
    expect(placeAt(tilted(5, 5, 0), 5 * GRID_CELL, 0).u).toBeCloseTo(1.25)
  })
})
