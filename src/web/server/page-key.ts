import type { Language } from '#domain/language.ts'

/**
 * The name under which a page is cached: its canonical target under a prefix ("/ar/home"), or language and
 * target without one ("ar/home"). Made of nothing but path, listed parameters and language.
 */
export const pageKey = (prefix: Language | null, language: Language, path: string, search: string): string =>
  (prefix ? `/${prefix}` : language) + path + search

/** The same for a raw request target; a target that is not canonical simply finds nothing under it. */
export const keyOfTarget = (target: string, cookie: string | undefined, first: Language): string =>
  isPrefixed(target) ? target : languageOfCookie(cookie, first) + target

function isPrefixed(target: string): boolean {
  const first = target.slice(1, 3)
  if (first !== 'ar' && first !== 'en') return false
  const next = target[3]
  return next === '/' || next === '?' || next === undefined
}

/** The stored language of a visitor (cookie `lang`), or the shop's first one. */
export function languageOfCookie(cookie: string | undefined, first: Language): Language {
  if (!cookie) return first
  const match = /(?:^|;\s*)lang=(ar|en)(?:;|$)/.exec(cookie)
  return match ? (match[1] as Language) : first
}
