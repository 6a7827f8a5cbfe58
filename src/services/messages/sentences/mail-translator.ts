import { brandWords } from '#domain/brand/brand.ts'
import type { Bilingual } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import type { Translator } from '#domain/i18n/translator.ts'
import type { Language } from '#domain/language.ts'
import { currentBrand } from '../../shop-settings/current-brand.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'

const SENTENCES = { en, ar } satisfies Bilingual<typeof en, typeof ar>

export type MailTranslator = Translator<typeof en>

/** The sentences of mail, one translator per language. */
export const MAIL_TRANSLATORS: Readonly<Record<Language, MailTranslator>> = {
  en: createTranslator<typeof en>('en', SENTENCES.en, () => brandWords(currentBrand(), 'en')),
  ar: createTranslator<typeof en>('ar', SENTENCES.ar, () => brandWords(currentBrand(), 'ar')),
}
