import type { Language } from '../language.ts'

/** What stands between the parts of a list in a sentence. */
export const LIST_COMMA: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' }
