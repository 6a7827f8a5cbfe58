import type { ArabicOf } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import type { Language } from '#domain/language.ts'

const en = {
  wait: {
    one: 'Too many attempts. Please try again in {count} minute.',
    other: 'Too many attempts. Please try again in {count} minutes.',
  },
} as const

const ar = {
  wait: {
    zero: 'عدد المحاولات كبير. يرجى المحاولة مرة أخرى بعد أقل من دقيقة.',
    one: 'عدد المحاولات كبير. يرجى المحاولة مرة أخرى بعد دقيقة.',
    two: 'عدد المحاولات كبير. يرجى المحاولة مرة أخرى بعد دقيقتين.',
    few: 'عدد المحاولات كبير. يرجى المحاولة مرة أخرى بعد {count} دقائق.',
    many: 'عدد المحاولات كبير. يرجى المحاولة مرة أخرى بعد {count} دقيقة.',
    other: 'عدد المحاولات كبير. يرجى المحاولة مرة أخرى بعد {count} دقيقة.',
  },
} as const satisfies ArabicOf<typeof en>

const translators = { en: createTranslator('en', en), ar: createTranslator('ar', ar) }

/** How long a limit lasts, in whole minutes. */
export const rateLimitedText = (language: Language, seconds: number): string =>
  translators[language].t('wait', { count: Math.ceil(seconds / 60) })
