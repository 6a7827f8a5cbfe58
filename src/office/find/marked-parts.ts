import { normaliseForSearch, wordsOf } from '#domain/text/normalise.ts'

/** A piece of a text, where it begins, and whether it is what was searched for. */
export type MarkedPart = { readonly text: string; readonly at: number; readonly isMatch: boolean }

const WORDS = /([\p{L}\p{M}\p{N}]+)/u

/** A text in pieces: the beginnings of its words that were typed, and the rest. Compared as the search compares. */
export function markedParts(text: string, typed: string): readonly MarkedPart[] {
  const words = wordsOf(normaliseForSearch(typed))
  let at = 0
  return text
    .split(WORDS)
    .flatMap((piece, index) => {
      const matched = index % 2 === 1 ? longestMatch(piece, words) : 0
      return [
        { text: piece.slice(0, matched), isMatch: true },
        { text: piece.slice(matched), isMatch: false },
      ]
    })
    .filter(({ text: each }) => each !== '')
    .map((part) => {
      const begins = at
      at += part.text.length
      return { ...part, at: begins }
    })
}

/** How many characters of a word were typed, with the signs above its last letter. */
function longestMatch(word: string, words: readonly string[]): number {
  const searched = normaliseForSearch(word)
  const beginning = words.filter((each) => searched.startsWith(each)).toSorted((a, b) => b.length - a.length)[0]
  if (beginning === undefined) return 0
  let end = 0
  while (end < word.length && normaliseForSearch(word.slice(0, end)).length < beginning.length) end += 1
  const [marks = ''] = /^\p{M}*/u.exec(word.slice(end)) ?? []
  return end + marks.length
}
