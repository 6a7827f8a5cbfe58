import { orderScore } from './letter-pairs.ts'
import type { LineReading } from './read-line.ts'
import { wordOrderScore } from './word-order.ts'

/** Right text has +0.9 to +7.4 a word, reversed text −4.2 to −7.4. */
const REVERSED_A_WORD = -0.7
/** A line is named alone only when it reads clearly better backwards, for brands read oddly. */
const REVERSED_ALONE = -4
/** Of the shop's own phrases one page in 200 of right order falls below the first, one in 50 below the second. */
const [WORDS_REVERSED, WORDS_DOUBTFUL] = [-4, -2.5]

type Score = { readonly words: number; readonly sum: number }

/** The lines whose letters run from left to right. A lone word never counts by its order. */
export function reversedLines(lines: readonly LineReading[]): ReadonlySet<LineReading> {
  const scores = new Map(lines.map((line) => [line, scoreOf(line)]))
  const page = [...scores.values()].reduce(add, { words: 0, sum: 0 })
  const isPageReversed = page.words >= 2 && page.sum / page.words < REVERSED_A_WORD
  return new Set(
    lines.filter((line) => {
      const { words, sum } = scores.get(line) ?? page
      if (words === 0) return false
      if (isPageReversed) return sum < 0
      return words >= 2 && sum / words < REVERSED_A_WORD && sum < REVERSED_ALONE
    }),
  )
}

function scoreOf({ words }: LineReading): Score {
  const long = words.filter(({ text }) => text.length > 1)
  return { words: long.length, sum: long.reduce((sum, { text }) => sum + orderScore(text), 0) }
}

const add = (one: Score, other: Score): Score => ({ words: one.words + other.words, sum: one.sum + other.sum })

/** Whether the words of a page, each right in itself, follow each other from left to right. */
export function wordOrder(lines: readonly LineReading[]): 'RIGHT' | 'DOUBTFUL' | 'REVERSED' {
  const sum = lines
    .filter(({ words }) => words.length > 1)
    .reduce((all, { words }) => all + wordOrderScore(words.map(({ text }) => text)), 0)
  if (sum < WORDS_REVERSED) return 'REVERSED'
  return sum < WORDS_DOUBTFUL ? 'DOUBTFUL' : 'RIGHT'
}
