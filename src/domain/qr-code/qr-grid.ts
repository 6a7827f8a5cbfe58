import { alignmentCentres } from './qr-size.ts'
import type { QrSize } from './qr-size.ts'

/** The dots of a code while it is drawn: which are dark, and which belong to its patterns. */
export class QrGrid {
  readonly side: number
  readonly #dark: Uint8Array
  readonly #taken: Uint8Array

  constructor(side: number, dark = new Uint8Array(side * side), taken = new Uint8Array(side * side)) {
    this.side = side
    this.#dark = dark
    this.#taken = taken
  }

  isDark(x: number, y: number): boolean {
    return this.#dark[y * this.side + x] === 1
  }

  isTaken(x: number, y: number): boolean {
    return this.#taken[y * this.side + x] === 1
  }

  set(x: number, y: number, isDark: boolean): void {
    this.#dark[y * this.side + x] = isDark ? 1 : 0
  }

  /** Sets a dot of a pattern, which data and masks leave alone. Outside the code nothing happens. */
  take(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.side || y >= this.side) return
    this.set(x, y, isDark)
    this.#taken[y * this.side + x] = 1
  }

  copy(): QrGrid {
    return new QrGrid(this.side, this.#dark.slice(), this.#taken.slice())
  }
}

/** A grid with everything that does not depend on the text; the room for the format is reserved. */
export function patternGrid(size: QrSize): QrGrid {
  const { side, version } = size
  const grid = new QrGrid(side)
  for (let index = 0; index < side; index += 1) {
    grid.take(6, index, index % 2 === 0)
    grid.take(index, 6, index % 2 === 0)
  }
  finder(grid, 3, 3)
  finder(grid, side - 4, 3)
  finder(grid, 3, side - 4)
  const centres = alignmentCentres(size)
  const last = centres.at(-1)
  for (const x of centres) {
    for (const y of centres) {
      const isInCorner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6)
      if (!isInCorner) square(grid, x, y, 2, (distance) => distance !== 1)
    }
  }
  writeFormat(grid, 0)
  if (version >= 7) writeVersion(grid, version)
  return grid
}

const finder = (grid: QrGrid, x: number, y: number): void =>
  square(grid, x, y, 4, (distance) => distance !== 2 && distance !== 4)

/** Rings around a point, dark by their distance. */
function square(grid: QrGrid, x: number, y: number, radius: number, isDark: (distance: number) => boolean): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      grid.take(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

/** Level M and the mask, protected by ten bits, in both places. */
export function writeFormat(grid: QrGrid, mask: number): void {
  let rest = mask
  for (let bit = 0; bit < 10; bit += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const isSet = (bit: number): boolean => ((bits >>> bit) & 1) === 1
  const { side } = grid

  for (let bit = 0; bit <= 5; bit += 1) grid.take(8, bit, isSet(bit))
  grid.take(8, 7, isSet(6))
  grid.take(8, 8, isSet(7))
  grid.take(7, 8, isSet(8))
  for (let bit = 9; bit < 15; bit += 1) grid.take(14 - bit, 8, isSet(bit))

  for (let bit = 0; bit < 8; bit += 1) grid.take(side - 1 - bit, 8, isSet(bit))
  for (let bit = 8; bit < 15; bit += 1) grid.take(8, side - 15 + bit, isSet(bit))
  grid.take(8, side - 8, true)
}

function writeVersion(grid: QrGrid, version: number): void {
  let rest = version
  for (let bit = 0; bit < 12; bit += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let bit = 0; bit < 18; bit += 1) {
    const isDark = ((bits >>> bit) & 1) === 1
    const far = grid.side - 11 + (bit % 3)
    const near = Math.floor(bit / 3)
    grid.take(far, near, isDark)
    grid.take(near, far, isDark)
  }
}
