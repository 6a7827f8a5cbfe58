import { randomNumbers } from '../random.ts'
import { codeOf } from './search-catalogue.ts'
import { vocabulary } from './search-vocabulary.ts'
import type { Words } from './search-vocabulary.ts'

/** Things people type, of one kind. */
export type QueryKind = { readonly name: string; readonly queries: readonly string[] }

const QUERIES_OF_A_KIND = 40

/** Searches of every kind in both languages over the generated catalogue, always the same. */
export function queryKinds(catalogueSize: number): readonly QueryKind[] {
  const random = randomNumbers(23)
  const { en, ar } = vocabulary()
  const within = (words: Words, from: number, to: number): string =>
    words[from + Math.floor(random() * (to - from))] ?? ''
  const either = (from: number, to: number): string => within(random() < 0.5 ? en : ar, from, to)
  const long = (): string => {
    for (;;) {
      const word = either(0, 3000)
      if (word.length >= 5) return word
    }
  }
  const kinds: Readonly<Record<string, () => string>> = {
    'a very common word': () => either(0, 20),
    'a common word': () => either(20, 300),
    'a rare word': () => either(3000, 5500),
    'with the article': () => `ال${within(ar, 0, 3000)}`,
    'two common words': () => `${within(en, 0, 60)} ${within(en, 0, 60)}`,
    'two common words in Arabic': () => `${within(ar, 0, 60)} ${within(ar, 0, 60)}`,
    'a common and a rare word': () => `${within(ar, 0, 60)} ${within(ar, 2000, 5500)}`,
    'three words': () => `${within(en, 0, 200)} ${within(en, 0, 200)} ${within(en, 0, 200)}`,
    'both languages': () => `${within(en, 0, 200)} ${within(ar, 0, 200)}`,
    'two letters': () => long().slice(0, 2),
    'three letters': () => long().slice(0, 3),
    'a word and a beginning': () => `${either(0, 200)} ${long().slice(0, 3)}`,
    'a typo': () => withTypo(long(), random),
    'a typo in one of two words': () => `${either(0, 300)} ${withTypo(long(), random)}`,
    'a code': () => codeOf(1 + Math.floor(random() * catalogueSize)),
    'no such word': () => `${withTypo(long(), random)}${withTypo(long(), random)}`,
  }
  return Object.entries(kinds).map(([name, make]) => ({
    name,
    queries: Array.from({ length: QUERIES_OF_A_KIND }, make),
  }))
}

/** The word with one slip. */
function withTypo(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  const slips = [
    before + after,
    before + letter + letter + after,
    `${before}${word[0] ?? ''}${after}`,
    before + (after[0] ?? '') + letter + after.slice(1),
  ]
  return slips[Math.floor(random() * slips.length)] ?? word
}
