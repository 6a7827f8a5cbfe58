import { directionOf } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { readTheme } from '../app/theme.ts'

/** What the page of the office is made of. */
export interface OfficePage {
  /** Address of the script it starts with. */
  readonly entry: string
  /** Addresses of its stylesheets. */
  readonly styles: readonly string[]
  /** Further elements of the head. */
  readonly headHtml: string
  /** CSS of the shop's colour and lettering, after the stylesheets; empty for the built-in ones. */
  readonly style: string
  /** The shop's own mark as a symbol in SVG; null for the built-in one. */
  readonly mark: string | null
  /** The shop's name in both languages. */
  readonly shopName: Readonly<Record<Language, string>>
}

const WORDS: Readonly<Record<Language, { readonly office: string; readonly noScript: string }>> = {
  en: { office: 'Office', noScript: 'The office needs JavaScript.' },
  ar: { office: 'المكتب', noScript: 'يعمل المكتب بجافاسكربت، فعّلها في متصفحك.' },
}

/** The document of every address of the office: nothing in it is of a person or of an order. */
export function officePage(page: OfficePage, language: Language, cookie?: string): string {
  const { office, noScript } = WORDS[language]
  const name = escapeHtml(page.shopName[language])
  const state = JSON.stringify({ language, shopName: page.shopName, mark: page.mark }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-theme="${readTheme(cookie)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${name} · ${office}</title>
<link rel="icon" href="/favicon.ico" sizes="any">
${page.headHtml}${page.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${page.style === '' ? '' : `<style>${page.style}</style>`}
<script type="module" src="${page.entry}"></script>
</head>
<body>
<div id="root"><noscript>${noScript}</noscript></div>
<script type="application/json" id="state">${state}</script>
</body>
</html>
`
}

/** The language of the office in a browser: the one chosen there, or the first of its own that the office has. */
export function officeLanguage(cookie?: string, accepted?: string): Language {
  const [, chosen] = /(?:^|;\s*)office_language=(ar|en)(?:;|$)/.exec(cookie ?? '') ?? []
  if (chosen) return chosen as Language
  const [, first] = /(?:^|,)\s*(ar|en)\b/i.exec(accepted ?? '') ?? []
  return (first?.toLowerCase() as Language | undefined) ?? 'ar'
}
