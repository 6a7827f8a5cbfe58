import { styleOfBrand } from '#domain/brand/brand-style.ts'
import { letteringFile } from '#domain/brand/lettering-style.ts'
import { markSymbol } from '#domain/brand/mark.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { directionOf } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import type { PageState } from '../app/page-state.ts'
import type { Head } from '../head/head.ts'
import { headTags, preloadTags } from '../head/head-tags.ts'
import { escapeHtml, headHtml, scriptText } from '../head/write-head.ts'
import { siteName } from '#ui/i18n/shop-brand.ts'
import { spriteFor } from '#ui/icons/icon-sprite.ts'
import headScript from '../head-script/head-script.ts?script'

/** What documents take from the build: the style they contain, and addresses of the files they link. */
export type PageAssets = {
  entry: string
  /** CSS, written into every document: a file of its own would hold up the first paint by a round trip (0065). */
  style: string
  /** Style of the sheet, for those without script. */
  print: string
  /** Body font per language, preloaded. */
  fonts: Readonly<Partial<Record<Language, string>>>
  /** What the entry imports: React. */
  first: readonly string[]
  /** Style that only this page has: linked, so that it is never painted without. */
  styles: (page: Pick<PageState, 'file'>) => readonly string[]
  /** Scripts that a page needs at once besides: its code, its messages, what they import. */
  preloads: (page: Pick<PageState, 'file' | 'areas' | 'language'>) => readonly string[]
  /** More for the head, in development only. */
  extraHead?: string
}

type Options = {
  language: Language
  publicUrl: string
  brand: Brand
  assets: PageAssets
  head: Head
  body: string
  /** What stands in the place of the page should its code not come: see `head-script/failures.ts`. */
  failed: string
  state: PageState
}

/** The document around a rendered page. */
export function documentHtml(options: Options): string {
  const { language, publicUrl, brand, assets, head, body, failed, state } = options
  const name = siteName(language)
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
${headHtml(preloadTags(head))}<script>${headScript}</script><style>${assets.style}${styleOfBrand(brand)}</style>${stylesheets(assets.styles(state))}${firstFiles(assets, letteringFile(brand, language) ?? assets.fonts[language])}<template id="later">${modulePreloads(assets.preloads(state))}</template>\
${headHtml(headTags(head, { name, publicUrl, language, first: brand.firstLanguage }))}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.${language}.webmanifest">\
<noscript><link rel="stylesheet" media="print" href="${assets.print}"></noscript><meta name="theme-color" content="#17181C"><meta name="application-name" content="${escapeHtml(name)}"></head>\
<body>${spriteFor(body, brand.mark ? markSymbol(brand.mark) : '')}<div id="root">${body}</div><template id="failed">${failed}</template><script id="state" type="application/json">${scriptText(JSON.stringify(state))}</script></body></html>`
}

/** The entry with what it imports, React, and the font; in development the entry alone, after what hot reload needs. */
const firstFiles = ({ entry, first, extraHead = '' }: PageAssets, font: string | undefined): string =>
  `${extraHead}<script type="module" src="${entry}"></script>${modulePreloads(first)}\
${font ? `<link rel="preload" as="font" href="${font}" crossorigin>` : ''}`

const stylesheets = (files: readonly string[]): string =>
  files.map((href) => `<link rel="stylesheet" href="${href}">`).join('')

const modulePreloads = (files: readonly string[]): string =>
  files.map((href) => `<link rel="modulepreload" href="${href}">`).join('')
