import type { Language } from './language.ts'

/** A text in the shop's languages; at least one is present and not empty. Twin of the SQL domain `localized_text`. */
export type LocalizedText = { readonly en?: string; readonly ar?: string }

/** The text in a language; where it is missing, English, then whatever there is (S476). */
export const inLanguage = (text: LocalizedText, language: Language): string =>
  text[language] || text.en || text.ar || ''
