import type { FastifyInstance } from 'fastify'
import { directionOf, LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { wholeSprite } from '#ui/icons/icon-sprite.ts'

const THEMES = ['light', 'dark', 'contrast'] as const

type Theme = (typeof THEMES)[number]

/** The address of the page's code, and what its head needs before it. */
type PartsCode = { readonly entry: string; readonly headHtml: string }

/** The page of parts: answers what is asked of it, one language and theme, or all of them beside each other. */
export function partsRoute(app: FastifyInstance, code: PartsCode, headers: Readonly<Record<string, string>>): void {
  app.get<{ Querystring: PartsQuery }>('/dev/parts', ({ query }, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(partsHtml(query, code)),
  )
}

type PartsQuery = { readonly language?: string; readonly theme?: string }

function partsHtml(requested: PartsQuery, code: PartsCode): string {
  const language = LANGUAGES.find((each) => each === requested.language)
  const theme = THEMES.find((each) => each === requested.theme)
  return language && theme ? partsIn(language, theme, code) : allParts()
}

const partsIn = (language: Language, theme: Theme, { entry, headHtml }: PartsCode): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-theme="${theme}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Parts, ${language}, ${theme}</title>${headHtml}</head>\
<body>${wholeSprite()}<div id="root"></div><script type="module" src="${entry}"></script></body></html>`

/** Both directions in each theme, as frames of one page. */
const allParts = (): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Parts</title><style>\
body{margin:0;display:grid;grid-template-columns:1fr 1fr;font:14px system-ui}iframe{width:100%;height:90vh;border:0}a{display:block;padding:8px}\
</style></head><body>${THEMES.flatMap((theme) =>
    LANGUAGES.map((language) => {
      const href = `/dev/parts?language=${language}&amp;theme=${theme}`
      return `<div><a href="${href}">${language}, ${theme}</a><iframe src="${href}" title="${language}, ${theme}"></iframe></div>`
    }),
  ).join('')}</body></html>`
