import { normaliseForSearch } from '#domain/text/normalise.ts'

/** Something to choose, by its name. */
export type SearchOption = { readonly id: string; readonly name: string }

/** The options whose names have a text in them, those that begin with it first; all of them without a text. */
export function foundOptions(options: readonly SearchOption[], text: string): readonly SearchOption[] {
  const words = normaliseForSearch(text)
  if (words === '') return options
  const begin: SearchOption[] = []
  const contain: SearchOption[] = []
  for (const option of options) {
    const name = normaliseForSearch(option.name)
    if (wordsBegin(name, words)) begin.push(option)
    else if (name.includes(words)) contain.push(option)
  }
  return [...begin, ...contain]
}

/** Names begin with "Al" or حي as often as not: any word counts as a beginning, and a word without its article. */
const wordsBegin = (name: string, words: string): boolean =>
  ` ${name}`.includes(` ${words}`) || ` ${name}`.includes(` ال${words}`) || ` ${name}`.includes(`-${words}`)
