import type { SearchWord } from '#domain/search/search-word.ts'
import { isTradeWord, isNoiseWord } from '#domain/search/stop-words.ts'
import { keyWithoutAnd } from '#domain/text/word-key.ts'
import type { Read } from './read-words.ts'
import type { Vocabulary } from './term.ts'

export const MAX_WORDS = 8

/** The words that say something; all when none does. */
export function meaningful(words: readonly SearchWord[]): readonly SearchWord[] {
  const once = words.filter(({ key }, index) => key !== words[index - 1]?.key)
  const telling = once.filter(({ bare }) => !isNoiseWord(bare))
  return (telling.length > 0 ? telling : once).slice(0, MAX_WORDS)
}

/** The words that distinguish products of the shop; all when none does. */
export function tellingApart(words: readonly SearchWord[]): readonly SearchWord[] {
  const telling = words.filter(({ bare }) => !isTradeWord(bare))
  return telling.length > 0 ? telling : words
}

/** Without it a word must be so many times as common as with it. */
const COMMONER_WITHOUT_AND = 5

/** What was read, with words that only have "and" written onto them (وبطاقات) read without it. */
export async function withoutAnd(
  typed: Read,
  read: (words: readonly SearchWord[], code: string) => Promise<Read>,
): Promise<Read> {
  const words = typed.words.map((word) => wordWithoutAnd(word, typed.vocabulary))
  return words.some((word, index) => word !== typed.words[index]) ? read(words, typed.code) : typed
}

/** The word without "and", where that is a far commoner word of the shop. */
function wordWithoutAnd(word: SearchWord, { counts }: Vocabulary): SearchWord {
  const key = keyWithoutAnd(word.bare)
  const without = counts.get(key ?? '')?.heads ?? 0
  const having = counts.get(word.key)?.heads ?? 0
  if (!key || without === 0 || without < COMMONER_WITHOUT_AND * having) return word
  const bare = word.bare.slice(1)
  return { displayed: word.displayed.slice(1), whole: bare, bare, key }
}
