/** The same region of a shot with room around it. */
import { type ShotGrid } from '../../src/domain/preview/shot-grid.ts'

/** Cells of the grid on each side; a box may reach beyond the shot, where it has none. */
export type Room = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const clamped = (value: number, length: number): number => Math.min(length - 1, Math.max(0, value))

/** A grid with more cells, which go on as its last ones do. */
export function widerGrid({ columns, rows, u, v }: ShotGrid, room: Room): ShotGrid {
  const [right, bottom] = [Math.max(0, room.right), Math.max(0, room.bottom)]
  const size = { columns: columns + room.left + right, rows: rows + room.top + bottom }
  const wider = (plane: Float32Array): Float32Array => {
    const at = (column: number, row: number): number => plane[row * columns + column] ?? 0
    return Float32Array.from({ length: size.columns * size.rows }, (_, index) => {
      const column = (index % size.columns) - room.left
      const row = Math.floor(index / size.columns) - room.top
      const [inColumn, inRow] = [clamped(column, columns), clamped(row, rows)]
      const [dx, dy] = [column - inColumn, row - inRow]
      const across = dx === 0 ? 0 : Math.abs(dx) * (at(inColumn, inRow) - at(inColumn - Math.sign(dx), inRow))
      const down = dy === 0 ? 0 : Math.abs(dy) * (at(inColumn, inRow) - at(inColumn, inRow - Math.sign(dy)))
      return Math.min(1.5, Math.max(-0.5, at(inColumn, inRow) + across + down))
    })
  }
  return { ...size, u: wider(u), v: wider(v) }
}

/** A grey picture with more pixels around it: its edge again, or nothing. */
export function widerPlane(
  data: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  room: Room,
  { cell, isContinued }: { readonly cell: number; readonly isContinued: boolean },
): Uint8Array {
  const size = {
    width: width + (room.left + Math.max(0, room.right)) * cell,
    height: height + (room.top + Math.max(0, room.bottom)) * cell,
  }
  return Uint8Array.from({ length: size.width * size.height }, (_, index) => {
    const x = (index % size.width) - room.left * cell
    const y = Math.floor(index / size.width) - room.top * cell
    const isWithin = x >= 0 && y >= 0 && x < width && y < height
    return isWithin || isContinued ? (data[clamped(y, height) * width + clamped(x, width)] ?? 0) : 0
  })
}
