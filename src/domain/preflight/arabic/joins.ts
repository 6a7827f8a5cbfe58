import { joinsNext, joinsPrevious } from './arabic-script.ts'
import type { DrawnGlyph } from './drawn-glyph.ts'
import type { LineReading } from './read-line.ts'

/** A gap this wide between two letters that must join, as a part of the height of the line. */
const GAP = 0.035
/** Right files have up to one pair in seven apart, broken ones from one in three. */
const MAX_APART = 0.3

/** Dots are no larger than this part of the height of the type. */
const DOT = 0.2

type Joins = { readonly pairs: number; readonly apart: number }

/** Whether the letters of a line stand apart that must join. `isReversed`: its letters run from left to right. */
export function isApart(line: LineReading, isReversed: boolean): boolean {
  if (isScattered(line)) return true
  const { pairs, apart } = joinsOf(line, isReversed)
  return pairs >= 2 && apart / pairs > MAX_APART
}

/** The same for a page, whose lines are short: those with one pair alone say little, together they do. */
export function apartLines(lines: readonly LineReading[]): readonly LineReading[] {
  const all = lines.map((line) => joinsOf(line, false))
  const pairs = sum(all.map(({ pairs }) => pairs))
  const apart = sum(all.map(({ apart }) => apart))
  const isEverywhere = pairs >= 2 && apart / pairs > MAX_APART
  return lines.filter((line, index) => isApart(line, false) || (isEverywhere && (all[index]?.apart ?? 0) > 0))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Letters so far apart that each reads as a word. */
function isScattered({ words }: LineReading): boolean {
  const single = words.filter(({ text }) => /^\p{L}\p{M}*$/u.test(text) && joinsPrevious(text[0] ?? ''))
  return words.length >= 4 && single.length / words.length > 0.6
}

function joinsOf({ words, height }: LineReading, isReversed: boolean): Joins {
  let [pairs, apart] = [0, 0]
  for (const { glyphs } of words) {
    for (const [index, right] of glyphs.slice(0, -1).entries()) {
      const left = glyphs[index + 1]
      if (!left || !isMeasurable(right) || !isMeasurable(left)) continue
      const [before, after] = isReversed ? [left, right] : [right, left]
      if (!mustJoin(before, after)) continue
      pairs += 1
      if (right.left - left.right > GAP * height || before.text.endsWith('\u200c')) apart += 1
    }
  }
  return { pairs, apart }
}

const mustJoin = (before: DrawnGlyph, after: DrawnGlyph): boolean =>
  joinsNext(lastLetter(before.text)) && joinsPrevious([...after.text][0] ?? '')

const lastLetter = (text: string): string => [...text.replace(/[\p{M}\u200c]/gu, '')].at(-1) ?? ''

/**
 * The boxes of letters on a slope are wider than the letters, so that their gaps cannot be measured; nor can those of a letter
 * of which the reader saw the dots alone.
 */
const isMeasurable = ({ angle, hasInk, left, right, top, bottom, em }: DrawnGlyph): boolean =>
  hasInk && angle % 90 === 0 && Math.max(right - left, bottom - top) > DOT * em
