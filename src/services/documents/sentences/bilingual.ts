import type { Bilingual, MessageArguments } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { isolateInArabic, isolateLatinRuns } from '#domain/text/latin-runs.ts'
import type { PrintedText } from '#integrations/documents/sales-document.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'

const SENTENCES = { en, ar } satisfies Bilingual<typeof en, typeof ar>
const ENGLISH = createTranslator<typeof en>('en', SENTENCES.en)
const ARABIC = createTranslator<typeof en>('ar', SENTENCES.ar)

type Key = keyof typeof en

/** A sentence of the documents in both languages. */
export const bilingual = <K extends Key>(key: K, ...args: MessageArguments<(typeof en)[K]>): PrintedText => ({
  en: ENGLISH.t(key, ...args),
  ar: isolateLatinRuns(ARABIC.t(key, ...args)),
})

/** A text of the shop in both languages, what runs left to right in its Arabic kept in order; emoji are not printed. */
export const printed = (text: LocalizedText): PrintedText => ({
  en: printable(inLanguage(text, 'en')),
  ar: printable(inLanguage(text, 'ar')),
})

/** What somebody is called, the same in both languages. */
export const named = (name: string): PrintedText => ({ en: printable(name), ar: printable(name) })

/** A code or a number that somebody wrote: a purchase order, an order's number. */
export const written = (code: string): string => clean(code)

const printable = (text: string): string => isolateInArabic(clean(text))

// The font has Arabic and Latin; pictographs would be empty boxes. Digits and signs such as © count as emoji too.
const PICTURES = /(?![\p{ASCII}\u00A0-\u00FF\u2122])\p{Emoji}|[\uFE0F\u200D]/gu
const CONTROLS = /[\p{Cc}\p{Cs}\p{Co}]/gu
/** No word of any language: it may be broken, so that it stays in its column. */
const ENDLESS_WORD = /\S{25,}/gu

const clean = (text: string): string =>
  withoutInvisible(text.toWellFormed())
    .replace(PICTURES, '')
    .replaceAll(/\s+/g, ' ')
    .replace(CONTROLS, '')
    .trim()
    .replace(ENDLESS_WORD, (word) => word.replace(/.{10}(?=.)/gu, '$&\u200B'))
