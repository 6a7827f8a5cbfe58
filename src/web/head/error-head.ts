import type { Language } from '#domain/language.ts'
import { translatorOf } from '#ui/i18n/messages.ts'
import type { Head } from './head.ts'
import { missingTitle } from './missing-title.ts'
import { hrefs } from '../site-map.ts'

/** The head of the not-found page (of the route it should have been) and of the error page. */
export function errorHead(language: Language, status: number, route?: string): Head {
  const { t } = translatorOf(language, 'shell')
  return { title: status === 404 ? t(missingTitle(route)) : t('errorTitle'), path: hrefs.home(), noIndex: true }
}
