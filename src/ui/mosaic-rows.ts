/** Columns of twelve that a tile takes: 6 wide, 3 narrow; 12 when it is alone. */
export type TileSpan = 3 | 6 | 12

/** The rows there are. In each the narrow tiles come in pairs, so that two columns of a phone have no hole either. */
const ROWS: readonly (readonly TileSpan[])[] = [
  [3, 3, 3, 3],
  [6, 6],
  [3, 3, 6],
  [6, 3, 3],
]
const FIRST_ROW: readonly TileSpan[] = [6, 3, 3]

/** Rows that hold exactly so many tiles, no two alike one after the other; large numbers may need a repeat. */
export function mosaicRows(count: number): readonly (readonly TileSpan[])[] {
  if (count <= 0) return []
  if (count === 1) return [[12]]
  if (count < FIRST_ROW.length) return [[6, 6]]
  if (count === 4) return [[3, 3, 3, 3]]
  const rest = fill(count - FIRST_ROW.length, FIRST_ROW)
  if (!rest) throw new Error(`no rows for ${count} tiles`)
  return [FIRST_ROW, ...rest]
}

/** The span of every tile in order. */
export const tileSpans = (count: number): readonly TileSpan[] => mosaicRows(count).flat()

function fill(left: number, before: readonly TileSpan[]): (readonly TileSpan[])[] | undefined {
  if (left === 0) return []
  for (const row of ROWS) {
    if (row.length > left || row.join() === before.join()) continue
    const rest = fill(left - row.length, row)
    if (rest) return [row, ...rest]
  }
  return undefined
}
