import { brandWords } from '#domain/brand/brand.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { withOwnTexts } from '#domain/brand/own-texts.ts'
import type { Bilingual } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import type { Translator } from '#domain/i18n/translator.ts'
import type { Language } from '#domain/language.ts'
import { currentBrand } from '../../shop-settings/current-brand.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'

const SENTENCES = { en, ar } satisfies Bilingual<typeof en, typeof ar>

export type MailTranslator = Translator<typeof en>

type Made = { readonly brand: Brand; readonly translator: MailTranslator }

const made: { [Of in Language]?: Made } = {}

/** The sentences of mail in a language, in the shop's own words where it has some; made again when the brand changes. */
export function mailTranslator(language: Language): MailTranslator {
  const brand = currentBrand()
  const known = made[language]
  if (known?.brand === brand) return known.translator
  const sentences = withOwnTexts(SENTENCES[language], 'mail', brand.texts[language])
  const translator = createTranslator<typeof en>(language, sentences, () => brandWords(brand, language))
  made[language] = { brand, translator }
  return translator
}
