import { createHash } from 'node:crypto'
import type { ArabicOf, Bilingual } from '#domain/i18n/message.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import { directionOf } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { SandboxPerson } from './sandbox-people.ts'

const en = {
  title: 'Choose who you are',
  about: 'This stands in for Google in the demo. The people here are invented.',
} as const

const ar = {
  title: 'اختر من تكون',
  about: 'هذه الصفحة بديل عن Google في العرض التجريبي، ولا أحد هنا حقيقي.',
} as const satisfies ArabicOf<typeof en>

const SENTENCES = { en, ar } satisfies Bilingual<typeof en, typeof ar>
const TRANSLATORS = {
  en: createTranslator<typeof en>('en', SENTENCES.en),
  ar: createTranslator<typeof en>('ar', SENTENCES.ar),
}

// The fade that a page of the shop begins ends in an error where the next page does not take part.
const STYLE = `
@view-transition { navigation: auto }
body { margin: 0 auto; max-inline-size: 24rem; padding: 2rem 1rem; font: 16px/1.6 system-ui, sans-serif; color: #17181c }
h1 { font-size: 1.25rem }
p { color: #5c5e66 }
a { display: block; margin-block: .75rem; padding: .75rem 1rem; border: 1px solid #d9d4ca; border-radius: 12px; color: inherit; text-decoration: none }
a:focus-visible, a:hover { outline: 2px solid #17181c }
small { display: block; color: #5c5e66 }
`

export const CHOOSER_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The page on which one chooses whom to be. */
export function chooserPage(people: readonly (SandboxPerson & { href: string })[], language: Language): string {
  const { t } = TRANSLATORS[language]
  const links = people.map(
    ({ firstName, lastName, email, href }) =>
      `<a href="${escapeHtml(href)}"><bdi>${escapeHtml(`${firstName} ${lastName}`.trim())}</bdi><small dir="ltr">${escapeHtml(email)}</small></a>`,
  )
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${t('title')}</title><style>${STYLE}</style></head>
<body><h1>${t('title')}</h1><p>${t('about')}</p>${links.join('\n')}</body>
</html>
`
}
