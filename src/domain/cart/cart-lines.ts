import { err, ok, type Result } from '../result.ts'
import { isSameLine, MAX_LINES, type CartLine, type LineIdentity } from './cart-item.ts'

/** Why a line cannot be added. */
export type AddError = { readonly code: 'cart/full'; readonly most: number }

/** The line of a cart that is the same product price with an identical feature set. */
export const findLine = <Line extends CartLine>(lines: readonly Line[], line: LineIdentity): Line | undefined =>
  lines.find((each) => isSameLine(each, line))

/**
 * Puts a line into a cart: the quantity of an identical line is replaced, never summed (S221, S222). An identical line
 * keeps its name, and its note when the new one has none.
 */
export function withLine<Line extends CartLine>(lines: readonly Line[], line: Line): Result<readonly Line[], AddError> {
  const same = findLine(lines, line)
  if (!same) {
    return lines.length < MAX_LINES ? ok([...lines, line]) : err({ code: 'cart/full', most: MAX_LINES })
  }
  const notes = line.notes === '' ? same.notes : line.notes
  return ok(lines.map((each) => (each === same ? { ...line, key: same.key, notes } : each)))
}

/** The lines without one (S224). */
export const withoutLine = <Line extends CartLine>(lines: readonly Line[], line: LineIdentity): readonly Line[] =>
  lines.filter((each) => !isSameLine(each, line))

/** The lines with another quantity of one (S225); undefined when there is no such line, which callers only log (S226). */
export function withQuantity<Line extends CartLine>(
  lines: readonly Line[],
  line: LineIdentity,
  quantity: number,
): readonly Line[] | undefined {
  const same = findLine(lines, line)
  return same && lines.map((each) => (each === same ? { ...each, quantity } : each))
}

/**
 * The lines with one of them changed (S227). When it is then the same as another line, the two become one: the changed
 * one, at its own place (S228). Undefined when there is no line of that name.
 */
export function withEdit<Line extends CartLine>(
  lines: readonly Line[],
  key: string,
  edit: Partial<Line>,
): readonly Line[] | undefined {
  const line = lines.find((each) => each.key === key)
  if (!line) return undefined
  const edited = { ...line, ...edit, key }
  return lines
    .filter((each) => each === line || !isSameLine(each, edited))
    .map((each) => (each === line ? edited : each))
}

/** The lines with a second print of one, right after it and distinguished from it: same choices, other files to come. */
export function withCopy<Line extends CartLine>(
  lines: readonly Line[],
  line: Line,
  key: string,
): Result<readonly Line[], AddError> {
  if (lines.length >= MAX_LINES) return err({ code: 'cart/full', most: MAX_LINES })
  let number = line.copy + 1
  while (findLine(lines, { ...line, copy: number })) number += 1
  const copy = { ...line, key, copy: number }
  return ok(lines.flatMap((each) => (each.key === line.key ? [each, copy] : [each])))
}
