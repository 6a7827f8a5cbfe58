import { FIRST_LETTER, LETTER_COUNT, LETTER_PAIRS } from './arabic-model.generated.ts'
import { withoutMarks } from './arabic-script.ts'
import { valueAt } from './model-table.ts'

/** What a pair costs that no text of the shop has. */
const UNKNOWN = -6.5
/** The edge of a word stands before the first letter in the table. */
const EDGE = 0

/** How much more a word reads like Arabic from right to left than backwards; negative: it looks reversed. */
export function orderScore(word: string): number {
  const letters = withoutMarks(word)
  return wordScore(letters) - wordScore([...letters].toReversed().join(''))
}

/** How likely letters follow each other in an Arabic word: a sum of logarithms, larger is likelier. */
function wordScore(word: string): number {
  const places = [EDGE, ...[...word].map(placeOf), EDGE]
  return places.slice(1).reduce((sum, place, index) => sum + scoreOf(places[index] ?? EDGE, place), 0)
}

const scoreOf = (one: number, next: number): number =>
  one < 0 || next < 0 ? UNKNOWN : valueAt(LETTER_PAIRS, LETTER_COUNT, one, next)

/** The row of a letter in the table, -2 for one that it does not know. */
function placeOf(letter: string): number {
  const place = (letter.codePointAt(0) ?? 0) - FIRST_LETTER + 1
  return place > EDGE && place < LETTER_COUNT ? place : -2
}
