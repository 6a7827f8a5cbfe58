import {
  areOftenJoined,
  asJoined,
  isOfLetters,
  joinWords,
  readWritten,
  searchWordsOf,
} from '#domain/search/search-word.ts'
import type { SearchWord } from '#domain/search/search-word.ts'
import { isStopWord } from '#domain/search/stop-words.ts'
import { codeKey } from '#domain/text/code-key.ts'
import { keyWithoutPrefix } from '#domain/text/word-key.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** The texts of a product, most telling first. Descriptions may be HTML. */
export type SearchSource = {
  readonly code: string
  readonly name: LocalizedText
  /** Categories, keywords, attributes. */
  readonly filedUnder: readonly LocalizedText[]
  /** Summary, description, contents, features. */
  readonly texts: readonly LocalizedText[]
}

/** What a product is found by; the sets are tsvector in text form, each inside the next. */
export type SearchDocument = {
  readonly codeKey: string
  readonly nameEn: string
  readonly nameAr: string
  readonly headEn: string
  readonly names: string
  readonly heads: string
  readonly words: string
}

/** A word with everything it is found by. */
type Remembered = SearchWord & { readonly forms: readonly string[]; readonly isStopWord: boolean }

/** Remembers between products what words look like: catalogues say the same things again and again. */
export type WordMemory = {
  readonly read: (written: string) => readonly Remembered[]
  /** How people write the words met so far, by bare word: those a slip may be corrected to. */
  readonly displayForms: ReadonlyMap<string, string>
}

const MAX_NAME_WORDS = 60
const MAX_NAME_KEY_LENGTH = 200
/** A product's words at most: a tsvector holds 1 MB, a word up to 160 bytes. */
const MAX_LEXEMES = 4000
const MAX_REMEMBERED = 100_000
const MIN_DISPLAYED_LETTERS = 3

/** An empty memory, for one run over many products. */
export function wordMemory(): WordMemory {
  const known = new Map<string, readonly Remembered[]>()
  const displayForms = new Map<string, string>()
  const remember = (word: SearchWord): Remembered => {
    if (!displayForms.has(word.bare) && word.bare.length >= MIN_DISPLAYED_LETTERS && isOfLetters(word.bare)) {
      displayForms.set(word.bare, word.displayed)
    }
    return { ...word, forms: formsOf(word), isStopWord: isStopWord(word.bare) }
  }
  const read = (written: string): readonly Remembered[] => {
    const before = known.get(written)
    if (before) return before
    const words = readWritten(written).map(remember)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(written, words)
    return words
  }
  return { read, displayForms }
}

/** What a product is found by, from its texts. */
export function searchDocument(source: SearchSource, { read }: WordMemory): SearchDocument {
  const nameEn = searchWordsOf(source.name.en ?? '', read).slice(0, MAX_NAME_WORDS)
  const nameAr = searchWordsOf(source.name.ar ?? '', read).slice(0, MAX_NAME_WORDS)
  const names = new Set<string>()
  addLabel(names, nameEn)
  addLabel(names, nameAr)
  const heads = new Set(names)
  for (const text of bothLanguages(source.filedUnder)) addLabel(heads, searchWordsOf(text, read))
  const words = new Set(heads)
  for (const text of bothLanguages(source.texts)) addText(words, searchWordsOf(plainText(text), read))
  return {
    codeKey: codeKey(source.code),
    nameEn: nameKey(nameEn),
    nameAr: nameKey(nameAr),
    headEn: nameKey(searchWordsOf(headOf(source.name.en ?? ''), read)),
    names: tsvector(names),
    heads: tsvector(heads),
    words: tsvector(words),
  }
}

/** What a category is found by, and the keys of its name's words in both languages. */
export function categoryDocument(name: LocalizedText): { en: string[]; ar: string[]; words: string } {
  const { read } = wordMemory()
  const [en, ar] = [searchWordsOf(name.en ?? '', read), searchWordsOf(name.ar ?? '', read)]
  const keys = (words: readonly Remembered[]): string[] =>
    words.filter((word) => !word.isStopWord).map(({ key }) => key)
  const words = new Set<string>()
  addLabel(words, en)
  addLabel(words, ar)
  return { en: keys(en), ar: keys(ar), words: tsvector(words) }
}

/** The keys of words with a space between: names that are the same to a shopper have the same. */
const nameKey = (words: readonly SearchWord[]): string =>
  words
    .map(({ key }) => key)
    .join(' ')
    .slice(0, MAX_NAME_KEY_LENGTH)

const AFTER_HEAD = /[,;:(–—]|\s(?:with|for|on|in|of|from|by|and|&)\s|\s\d/

/** What an English name is about: "Paper bag" of "Paper bag with twisted handles". Arabic names begin with it. */
const headOf = (name: string): string => name.split(AFTER_HEAD, 1)[0] ?? name

/** The set in PostgreSQL's text form. Words hold letters and digits only: nothing to escape. */
const tsvector = (lexemes: ReadonlySet<string>): string => (lexemes.size === 0 ? '' : `'${[...lexemes].join("' '")}'`)

/** Everything a name or a label is found by: its words, what their forms share, and neighbours written as one. */
function addLabel(lexemes: Set<string>, words: readonly Remembered[]): void {
  for (let index = 0; index < words.length && lexemes.size < MAX_LEXEMES; index += 1) {
    const [word, next] = [words[index], words[index + 1]]
    for (const form of word?.forms ?? []) lexemes.add(form)
    if (!word || !next || !areOftenJoined(word, next)) continue
    const joined = joinWords(word, next)
    lexemes.add(asJoined(joined.bare))
    lexemes.add(asJoined(joined.key))
  }
}

function addText(lexemes: Set<string>, words: readonly Remembered[]): void {
  for (const { forms, isStopWord } of words) {
    if (isStopWord) continue
    if (lexemes.size >= MAX_LEXEMES) return
    for (const form of forms) lexemes.add(form)
  }
}

function formsOf({ bare, key }: SearchWord): readonly string[] {
  // "and" is written onto the next word: وحروف is found by حروف too.
  const afterAnd = bare.startsWith('و') ? keyWithoutPrefix(bare) : undefined
  return [...new Set([bare, key, ...(afterAnd ? [afterAnd] : [])])]
}

const bothLanguages = (texts: readonly LocalizedText[]): readonly string[] =>
  texts.flatMap(({ en, ar }) => [en ?? '', ar ?? ''])

/** Text without tags and entities. */
const plainText = (html: string): string =>
  /[<&]/.test(html) ? html.replace(/<[^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/gi, ' ') : html
