/** Values are stored as one character each, so that a table is small and can be compared by eye. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const STEP = 0.15

/** The logarithm at a row and a column of a square table of that many rows. */
export const valueAt = (table: string, rows: number, row: number, column: number): number =>
  -STEP * DIGITS.indexOf(table[row * rows + column] ?? '/')

/** The character for a logarithm (0 or less). */
export const characterFor = (logarithm: number): string =>
  DIGITS[Math.min(DIGITS.length - 1, Math.round(-logarithm / STEP))] ?? '/'
