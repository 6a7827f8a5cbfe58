/** What blanks share: light, cloth, and where a print lies. */
import type { Look } from '../shot.ts'
import type { Mesh } from '../mesh.ts'
import { WHITE } from '../blank.ts'

export const EXPOSURE = 0.6
export const one = (ratio: number) => [{ face: 'front', ratio }]
export const CLOTH: Look = { colour: WHITE, rough: 0.95, weave: 0.35 }

/** A mesh that shows a part of its artwork: shares of its width and height from the left and from the bottom. */
export const cut = (
  mesh: Mesh,
  [left, right]: readonly [number, number],
  [bottom, top]: readonly [number, number],
): Mesh => ({
  ...mesh,
  uvs: mesh.uvs.map((value, i) => (i % 2 === 0 ? left + (right - left) * value : bottom + (top - bottom) * value)),
})

/** An outline with its corners rounded off. */
export function smooth(points: readonly [number, number][]): [number, number][] {
  let made = [...points]
  for (let round = 0; round < 2; round++)
    made = made.flatMap(([x, y], i): [number, number][] => {
      const [nx, ny] = made[(i + 1) % made.length] ?? [x, y]
      return [
        [x * 0.75 + nx * 0.25, y * 0.75 + ny * 0.25],
        [x * 0.25 + nx * 0.75, y * 0.25 + ny * 0.75],
      ]
    })
  return made
}

/** How far a row of cloth lies over its neighbours, as a share of it. */
const OVER = 0.15

/** A sheet of cloth within an outline, row by row, its height by place. */
export function filled(outline: readonly [number, number][], top: (x: number, y: number) => number): Mesh {
  const ys = outline.map(([, y]) => y)
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const spans = (y: number): [number, number][] => {
    const hits: number[] = []
    outline.forEach(([x, py], i) => {
      const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, py]
      if (py <= y !== ny <= y) hits.push(x + ((y - py) / (ny - py)) * (nx - x))
    })
    const sorted = hits.toSorted((one, other) => one - other)
    return sorted.flatMap((x, i): [number, number][] => (i % 2 === 0 ? [[x, sorted[i + 1] ?? x]] : []))
  }
  const mesh: Mesh = { positions: [], normals: [], uvs: [], indices: [] }
  const rows = 150
  const columns = 56
  for (let row = 0; row < rows; row++) {
    const at = (share: number): number => low + ((high - low) * Math.min(rows - 0.001, Math.max(0.001, share))) / rows
    // Rows lie over each other a little: between two that have other points the ground would be seen.
    const [y0, y1] = [at(row - OVER), at(row + 1 + OVER)]
    const [lower, upper] = [spans(y0), spans(y1)]
    const pairs = lower.map((span, i) => [span, lower.length === upper.length ? (upper[i] ?? span) : span] as const)
    for (const [a, b] of pairs) {
      const first = mesh.positions.length / 3
      for (let i = 0; i <= columns; i++)
        for (const [[x0, x1], y] of [
          [a, y0],
          [b, y1],
        ] as const) {
          const x = x0 + ((x1 - x0) * i) / columns
          const e = 0.01
          const [dx, dy] = [(top(x + e, y) - top(x - e, y)) / (2 * e), (top(x, y + e) - top(x, y - e)) / (2 * e)]
          const length = Math.hypot(dx, dy, 1)
          mesh.positions.push(x, y, top(x, y))
          mesh.normals.push(-dx / length, -dy / length, 1 / length)
          mesh.uvs.push((x + 4) / 8, (y + 4) / 8)
        }
      for (let i = 0; i < columns; i++) {
        const k = first + i * 2
        mesh.indices.push(k, k + 2, k + 3, k, k + 3, k + 1)
      }
    }
  }
  return mesh
}
