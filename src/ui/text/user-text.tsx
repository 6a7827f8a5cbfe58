import type { Language } from '#domain/language.ts'
import { otherLanguageOf } from '#domain/text/written-language.ts'
import { usePage } from '../page-context.tsx'
import { tidyText } from './tidy-text.ts'

/** `lang` and `dir` of an element whose text is in the other language for want of a translation; else nothing. */
export function languageOfText(text: string, page: Language): { lang?: Language; dir?: 'rtl' | 'ltr' } {
  const lang = otherLanguageOf(text, page)
  return lang ? { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' } : {}
}

/** A short text of the catalogue as it is shown, marked where it is not in the language of the page. */
export function UserText({ children }: { children: string }) {
  const other = languageOfText(children, usePage().language)
  return other.lang ? <span {...other}>{tidyText(children)}</span> : tidyText(children)
}
