import { searchWordsOf } from '#domain/search/search-word.ts'
import type { SectionName } from './format/sections.ts'
import type { ParsedRow } from './parse-rows.ts'

/** The words of a phrase as search compares them. */
export const phraseKey = (phrase: string): string =>
  searchWordsOf(phrase)
    .map(({ key }) => key)
    .join(' ')

/**
 * Puts what has no order of its own into one: conditions, tags, phrases, the two sides of an exclusion. So equal
 * catalogues are equal texts, however they were written.
 */
export function putInOrder(section: SectionName, rows: readonly ParsedRow[]): void {
  const put = ORDERS[section]
  if (put) for (const { given } of rows) put(given)
}

type GivenColumns = ParsedRow['given']

const ORDERS: Readonly<Partial<Record<SectionName, (given: GivenColumns) => void>>> = {
  features: (given) => sortList(given, 'shown_when'),
  blogs: (given) => sortList(given, 'tags'),
  synonyms: (given) => {
    if (Array.isArray(given['phrases'])) given['phrases'] = distinctPhrases(given['phrases'])
  },
  exclusions: (given) => {
    const { choice, other } = given
    if (typeof choice === 'string' && typeof other === 'string' && choice > other) {
      given['choice'] = other
      given['other'] = choice
    }
  },
}

function sortList(given: GivenColumns, column: string): void {
  const list = given[column]
  if (Array.isArray(list)) given[column] = list.toSorted()
}

/** One phrase of those that search takes for the same; none that it finds no word in. */
function distinctPhrases(phrases: readonly string[]): string[] {
  const byKey = new Map(phrases.toReversed().map((phrase) => [phraseKey(phrase), phrase]))
  byKey.delete('')
  return [...byKey.values()].toSorted()
}
