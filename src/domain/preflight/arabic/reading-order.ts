import { orderScore } from './letter-pairs.ts'
import { digitsIn } from './numbers.ts'
import type { LineReading } from './read-line.ts'
import { wordOrderScore } from './word-order.ts'

/** Right text has +0.9 to +7.4 a word, reversed text −4.2 to −7.4; among few words one odd name weighs more. */
const [REVERSED_A_WORD, REVERSED_OF_FEW] = [-0.7, -2]
const FEW = 6
/** All words together must read clearly better backwards, for brands read oddly. */
const REVERSED_IN_ALL = -4
/** Of pages of one to four right lines that the tables never saw, one in 1,000 falls below the first, one in 140 below the second. */
const [WORDS_REVERSED, WORDS_DOUBTFUL] = [-4, -2.5]

/** Of the words of a reversed line half or more are worse forwards; one odd word among right ones is a name. */
const MOST = 0.45

type Score = { readonly words: number; readonly worse: number; readonly sum: number }

/** The lines whose letters run from left to right. A lone word never counts by its order. */
export function reversedLines(lines: readonly LineReading[]): ReadonlySet<LineReading> {
  const scores = new Map(lines.map((line) => [line, scoreOf(line)]))
  const page = [...scores.values()].reduce(add, { words: 0, worse: 0, sum: 0 })
  const isPageReversed = isReversed(page)
  return new Set(
    lines.filter((line) => {
      const score = scores.get(line) ?? page
      return isPageReversed ? score.sum < 0 : isReversed(score)
    }),
  )
}

function scoreOf({ words }: LineReading): Score {
  const scores = words.filter(({ text }) => text.length > 1).map(({ text }) => orderScore(text))
  return {
    words: scores.length,
    worse: scores.filter((score) => score < 0).length,
    sum: scores.reduce((sum, score) => sum + score, 0),
  }
}

const add = (one: Score, other: Score): Score => ({
  words: one.words + other.words,
  worse: one.worse + other.worse,
  sum: one.sum + other.sum,
})

const isReversed = ({ words, worse, sum }: Score): boolean =>
  worse >= 2 &&
  worse / words >= MOST &&
  sum / words < (words < FEW ? REVERSED_OF_FEW : REVERSED_A_WORD) &&
  sum < REVERSED_IN_ALL

/** Whether the words of a page, each right in itself, follow each other from left to right. Numbers part words: such lines say little. */
export function wordOrder(lines: readonly LineReading[]): 'RIGHT' | 'DOUBTFUL' | 'REVERSED' {
  const sum = lines
    .filter(({ words, text }) => words.length > 1 && digitsIn(text).length === 0)
    .reduce((all, { words }) => all + wordOrderScore(words.map(({ text }) => text)), 0)
  if (sum < WORDS_REVERSED) return 'REVERSED'
  return sum < WORDS_DOUBTFUL ? 'DOUBTFUL' : 'RIGHT'
}
