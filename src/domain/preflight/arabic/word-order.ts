import { COMMON_WORDS, WORD_CLASSES, WORD_PAIRS } from './arabic-model.generated.ts'
import { withoutMarks } from './arabic-script.ts'
import { valueAt } from './model-table.ts'

const COMMON = new Set(COMMON_WORDS)
const PLACES = new Map(WORD_CLASSES.map((name, index) => [name, index]))
/** The edge of a line. */
export const LINE_EDGE = '|'

/**
 * What a word is to its neighbours: itself when it is among the common ones, else its article or preposition and its ending.
 * "Of the house" follows its noun, a preposition never ends a line: enough to see that a line runs the wrong way.
 */
export function wordClass(word: string, common: ReadonlySet<string> = COMMON): string {
  if (common.has(word)) return word
  if (/^(وال|فال)/.test(word)) return 'وال'
  if (/^(بال|كال)/.test(word)) return 'بال'
  if (word.startsWith('لل')) return 'لل'
  if (word.startsWith('ال')) return word.endsWith('ة') ? 'الـة' : 'الـ'
  const beginning = /^[وبل]/.exec(word)?.[0] ?? (/^[يتن]/.test(word) ? 'ي' : '')
  const ending = /(ة|ات|ين|ون|ا|ها|ه|ك|نا|هم|كم|ي)$/.exec(word)?.[0] ?? ''
  return `${beginning}ـ${ENDINGS[ending] ?? ending}`
}

const ENDINGS: Readonly<Record<string, string>> = {
  ين: 'ات',
  ون: 'ات',
  ها: 'ه',
  ك: 'ه',
  نا: 'ه',
  هم: 'ه',
  كم: 'ه',
}

/** How much more the words of a line read like Arabic from right to left than in reverse; negative: they look reversed. */
export function wordOrderScore(words: readonly string[]): number {
  const classes = words.map((word) => wordClass(withoutMarks(word)))
  return lineScore(classes) - lineScore(classes.toReversed())
}

function lineScore(classes: readonly string[]): number {
  const places = [LINE_EDGE, ...classes, LINE_EDGE].map((name) => PLACES.get(name) ?? 0)
  return places
    .slice(1)
    .reduce((sum, place, index) => sum + valueAt(WORD_PAIRS, WORD_CLASSES.length, places[index] ?? 0, place), 0)
}
