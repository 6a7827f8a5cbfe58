import type { Operand } from './content-tokens.ts'

/** The number at a place among the operands, 0 when there is none. */
export function numberAt(operands: readonly Operand[], index: number): number {
  const operand = operands[index]
  return typeof operand === 'number' && Number.isFinite(operand) ? operand : 0
}

/** The name at a place among the operands. */
export function nameAt(operands: readonly Operand[], index: number): string {
  const operand = operands[index]
  return typeof operand === 'string' ? operand : ''
}

export const numbersIn = (operands: readonly Operand[]): readonly number[] =>
  operands.filter((operand): operand is number => typeof operand === 'number')
