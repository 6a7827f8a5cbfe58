import { directionOf, LANGUAGES } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { wholeSprite } from '../ui/icon-sprite.ts'

const ENTRY = '/src/web/parts/parts-entry.tsx'
const THEMES = ['light', 'dark', 'contrast'] as const

type Theme = (typeof THEMES)[number]

/** What is asked of the page of parts: one language and theme, or all of them beside each other. */
export function partsHtml(asked: { language?: string; theme?: string }, headHtml: string): string {
  const language = LANGUAGES.find((each) => each === asked.language)
  const theme = THEMES.find((each) => each === asked.theme)
  return language && theme ? partsIn(language, theme, headHtml) : allParts()
}

const partsIn = (language: Language, theme: Theme, headHtml: string): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-theme="${theme}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Parts, ${language}, ${theme}</title>${headHtml}</head>\
<body>${wholeSprite()}<div id="root"></div><script type="module" src="${ENTRY}"></script></body></html>`

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
