import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { directionOf } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'

const BASE_STYLE = `
body { margin: 0 auto; max-inline-size: 46rem; padding: 2rem 1rem; font: 16px/1.6 system-ui, sans-serif; background: #faf8f4; color: #17181c }
`

/** What a page of the demo's own tools consists of. */
export interface DevPage {
  readonly language: Language
  readonly title: string
  /** Added to the style that all of them have. */
  readonly style: string
  /** Seconds after which the browser reloads it. */
  readonly reloadAfter?: number
  readonly bodyHtml: string
}

/** A page below /dev, with a link to itself in the other language. */
export function devPage({ language, title, style, reloadAfter, bodyHtml }: DevPage): string {
  const other =
    language === 'ar' ? '<a href="?lang=en" lang="en">English</a>' : '<a href="?lang=ar" lang="ar">العربية</a>'
  const reload = reloadAfter === undefined ? '' : `<meta http-equiv="refresh" content="${reloadAfter}">`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${reload}
<title>${title}</title><style>${BASE_STYLE}${style}</style></head>
<body>
<nav>${other}</nav>
<h1>${title}</h1>
${bodyHtml}
</body>
</html>
`
}

/** The policy of such a page: its own style sheet, and what else is named. */
export function devPolicy(style: string, ...allowed: readonly string[]): string {
  const digest = createHash('sha256').update(`${BASE_STYLE}${style}`).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
    ...allowed,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Headers of a page that nothing stores, finds, or names to others. */
export const privately = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
