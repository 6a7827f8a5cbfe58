/** The languages of the shop, in the order in which a missing translation falls back. */
export const LANGUAGES = ['en', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** The languages of the shop, its first one first. */
export const languagesFrom = (first: Language): readonly Language[] => (first === 'ar' ? ['ar', 'en'] : LANGUAGES)

/** Whether a word from outside (cookie, path, header) names a language of the shop. */
export const isLanguage = (word: unknown): word is Language => word === 'en' || word === 'ar'

/** Reading direction of a language. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')
