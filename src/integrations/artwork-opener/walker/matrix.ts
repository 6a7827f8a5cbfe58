/** A transformation as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies `first`, then `then`. */
export const multiply = (first: Matrix, then: Matrix): Matrix => [
  first[0] * then[0] + first[1] * then[2],
  first[0] * then[1] + first[1] * then[3],
  first[2] * then[0] + first[3] * then[2],
  first[2] * then[1] + first[3] * then[3],
  first[4] * then[0] + first[5] * then[2] + then[4],
  first[4] * then[1] + first[5] * then[3] + then[5],
]

export const mapX = (matrix: Matrix, x: number, y: number): number => matrix[0] * x + matrix[2] * y + matrix[4]
export const mapY = (matrix: Matrix, x: number, y: number): number => matrix[1] * x + matrix[3] * y + matrix[5]

/** How much larger things become, in both directions alike: the root of the change of area. */
export const scaleOf = (matrix: Matrix): number => Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))

/** The operands of `cm` and of a matrix in a dictionary; whatever is no number counts as 0. */
export const matrixOf = (values: readonly unknown[]): Matrix => {
  const at = (index: number): number => {
    const value = values[index]
    return typeof value === 'number' && Number.isFinite(value) ? value : 0
  }
  return [at(0), at(1), at(2), at(3), at(4), at(5)]
}
