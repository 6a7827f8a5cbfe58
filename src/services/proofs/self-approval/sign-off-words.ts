import type { Language } from '#domain/language.ts'
import { sentencesOf } from '../../messages/new-message.ts'

/** The sentence that is ticked and signed, in the language it is read in. */
export const signOffWords = (language: Language, quantity: number): string =>
  sentencesOf(language)('proof.words', { count: quantity })
