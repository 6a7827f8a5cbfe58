import { writeFormat } from './qr-grid.ts'
import type { QrGrid } from './qr-grid.ts'

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The code under the mask that is easiest to read. */
export function bestMasked(grid: QrGrid): QrGrid {
  const masked = MASKS.map((isTurned, mask) => {
    const copy = grid.copy()
    for (let y = 0; y < copy.side; y += 1) {
      for (let x = 0; x < copy.side; x += 1) {
        if (!copy.isTaken(x, y) && isTurned(x, y)) copy.set(x, y, !copy.isDark(x, y))
      }
    }
    writeFormat(copy, mask)
    return { copy, penalty: penaltyOf(copy) }
  })
  return masked.reduce((best, other) => (other.penalty < best.penalty ? other : best)).copy
}

/** Runs, squares, false finders and a lopsided balance make a code hard to read (ISO/IEC 18004, 7.8.3). */
function penaltyOf(grid: QrGrid): number {
  const { side } = grid
  let dark = 0
  let penalty = 0
  for (let line = 0; line < side; line += 1) {
    penalty += linePenalty(side, (index) => grid.isDark(index, line))
    penalty += linePenalty(side, (index) => grid.isDark(line, index))
    for (let x = 0; x < side; x += 1) {
      const isDark = grid.isDark(x, line)
      if (isDark) dark += 1
      const isSquare =
        x + 1 < side &&
        line + 1 < side &&
        grid.isDark(x + 1, line) === isDark &&
        grid.isDark(x, line + 1) === isDark &&
        grid.isDark(x + 1, line + 1) === isDark
      if (isSquare) penalty += 3
    }
  }
  const steps = Math.ceil(Math.abs(dark * 20 - side * side * 10) / (side * side)) - 1
  return penalty + Math.max(0, steps) * 10
}

function linePenalty(side: number, isDark: (index: number) => boolean): number {
  let penalty = 0
  let dots = ''
  for (let index = 0; index < side; index += 1) dots += isDark(index) ? '1' : '0'
  for (const [run] of dots.matchAll(/1{5,}|0{5,}/g)) penalty += run.length - 2
  // The light half of a false finder may lie outside the code.
  const framed = `0000${dots}0000`
  for (const finder of ['00001011101', '10111010000']) penalty += 40 * (framed.split(finder).length - 1)
  return penalty
}
