import { isLanguage } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { readText, removeText, writeText } from '#ui/browser-storage/storage.ts'

const SCROLL_KEY = 'language-scroll'
const YEAR_S = 31_536_000

/**
 * Stores the language (local entry and its cookie twin) and loads the same page again in it (S112, S113, S116).
 * `address` is the page's in that language, prefix included; an address without prefix stays without.
 */
export function changeLanguage(language: Language, prefix: Language | null, address: string): void {
  rememberLanguage(language)
  writeText('session', SCROLL_KEY, String(window.scrollY))
  const { pathname, search, hash } = location
  const next = prefix ? address : address.slice(language.length + 1)
  if (next === pathname + search) location.reload()
  else location.assign(next + hash)
}

/**
 * Takes over the language entries of the whole page, so that they keep the form of the address, the scroll position and
 * the drafts. On the document and before React, because the footer may still be asleep when its entry is pressed, and
 * React lets no event pass that aims at a sleeping block.
 */
export function followLanguageLinks(
  current: Language,
  prefix: Language | null,
  addressIn: (language: Language) => string,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-language]') : null
    const chosen = link?.dataset['language']
    if (!isLanguage(chosen) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (chosen !== current) changeLanguage(chosen, prefix, addressIn(chosen))
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

/** Makes a language the stored one, for pages without a prefix. */
export function rememberLanguage(language: Language): void {
  writeText('local', 'lang', language)
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}

/** After a language change: back to where the reader was. */
export function restoreScroll(): void {
  const offset = readText('session', SCROLL_KEY)
  if (offset === null) return
  removeText('session', SCROLL_KEY)
  window.scrollTo(0, Number(offset))
}
