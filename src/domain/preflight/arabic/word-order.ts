import { WORD_CLASSES, WORD_PAIRS } from './arabic-model.generated.ts'
import { withoutMarks } from './arabic-script.ts'
import { valueAt } from './model-table.ts'

const PLACES = new Map(WORD_CLASSES.map((name, index) => [name, index]))
/** The edge of a line. */
export const LINE_EDGE = '|'
/** Words that ask for another one after them. */
const PARTICLES = new Set('في من على إلى عن مع حتى بلا دون كل بين عند بعد قبل أو لا تحت فوق خلال عبر'.split(' '))
/** One line alone proves nothing: it counts for this much at most. */
const MAX_LINE = 2.5
/** A shorter word that begins like a preposition is mostly a word of its own. */
const LEAST_WITH_PREFIX = 4

/**
 * What a word is to its neighbours, by its article or preposition and its ending. "Of the house" follows its noun, "and ..."
 * never begins a line, a particle never ends one: that is what shows that a line runs the wrong way.
 */
export function wordClass(word: string): string {
  if (PARTICLES.has(word)) return 'في'
  if (/^[وف]ال/.test(word)) return 'وال'
  if (/^(بال|كال|لل)/.test(word)) return 'بال'
  if (word.startsWith('ال')) return 'الـ'
  if (word.length >= LEAST_WITH_PREFIX && word.startsWith('و')) return 'و'
  if (word.length >= LEAST_WITH_PREFIX && /^[بل]/.test(word)) return 'ب'
  if (word.endsWith('ة')) return 'ـة'
  if (/(ات|ين|ون)$/.test(word)) return 'ـات'
  return /(ها|نا|هم|كم|ه|ك)$/.test(word) ? 'ـه' : 'ـ'
}

/** How much more the words of a line read like Arabic from right to left than in reverse; negative: they look reversed. */
export function wordOrderScore(words: readonly string[]): number {
  const classes = words.map((word) => wordClass(withoutMarks(word)))
  const score = lineScore(classes) - lineScore(classes.toReversed())
  return Math.max(-MAX_LINE, Math.min(MAX_LINE, score))
}

function lineScore(classes: readonly string[]): number {
  const places = [LINE_EDGE, ...classes, LINE_EDGE].map((name) => PLACES.get(name) ?? 0)
  return places
    .slice(1)
    .reduce((sum, place, index) => sum + valueAt(WORD_PAIRS, WORD_CLASSES.length, places[index] ?? 0, place), 0)
}
