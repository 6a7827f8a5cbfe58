import type { Language } from '../language.ts'

const LETTERS: Record<Language, RegExp> = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u }
const TAG = /<[^>]*>/g

/**
 * The other language, when a text (HTML too) is written in it alone: a translation is missing and another stands in
 * its place. Undefined when the text has letters of the page's language, or no letters at all.
 */
export function otherLanguageOf(text: string, page: Language): Language | undefined {
  const written = text.replace(TAG, '')
  const other = page === 'ar' ? 'en' : 'ar'
  return !LETTERS[page].test(written) && LETTERS[other].test(written) ? other : undefined
}
