import type { Language } from '#domain/language.ts'
import { translatorOf } from '../i18n/messages.ts'
import type { Head } from './head.ts'

/** The head of the not-found page and of the error page. */
export function errorHead(language: Language, status: number): Head {
  const { t } = translatorOf(language, 'shell')
  return { title: status === 404 ? t('notFoundTitle') : t('errorTitle'), path: '/home', noIndex: true }
}
