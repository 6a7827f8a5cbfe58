const KILOBYTE = 1024

/** The first piece, before the line's speed is known. Bytes. */
export const FIRST_PIECE = 256 * KILOBYTE
const [SMALLEST, LARGEST] = [128 * KILOBYTE, 16 * KILOBYTE * KILOBYTE]
/** A piece that takes this long shows progress often enough, and costs few turns. Seconds. */
const TARGET_SECONDS = 1

/** How large the next piece is after one of `size` bytes took `seconds`: at most four times as large, or a quarter. */
export function nextPieceSize(size: number, seconds: number): number {
  const fitting = (size / seconds) * TARGET_SECONDS
  return Math.round(Math.min(LARGEST, size * 4, Math.max(SMALLEST, size / 4, fitting)))
}
