import type { Language } from '#domain/language.ts'

/** The shop's name in a language. */
export const SITE_NAME: Readonly<Record<Language, string>> = { en: 'Matbaa', ar: 'مطبعة' }
