import { directionOf } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import type { PageState } from '../app/page-state.ts'
import type { Head } from '../head/head.ts'
import { headTags, preloadTags } from '../head/head-tags.ts'
import { escapeHtml, headHtml, scriptText } from '../head/write-head.ts'
import { SITE_NAME } from '../app/site-name.ts'
import { spriteFor } from '../ui/icon-sprite.ts'
import { HEAD_SCRIPT, TAIL_SCRIPT } from './head-script.ts'

/** Addresses of the built files that a document links. */
export type PageAssets = {
  entry: string
  styles: readonly string[]
  /** Style of the sheet, for those without script. */
  print: string
  /** Body font per language, preloaded. */
  fonts: Readonly<Partial<Record<Language, string>>>
  /** What the entry imports: React. */
  first: readonly string[]
  /** Scripts that a page needs at once besides: its code, its messages, what they import. */
  preloads: (page: Pick<PageState, 'file' | 'areas' | 'language'>) => readonly string[]
  /** More for the head, in development only. */
  extraHead?: string
}

type Options = {
  language: Language
  publicUrl: string
  assets: PageAssets
  head: Head
  body: string
  /** What stands in the place of the page should its code not come: see `FAILURES`. */
  failed: string
  state: PageState
}

/**
 * What the browser should fetch while the document is still on its way, for the `Link` header: the styles, which the
 * first paint waits for. Not the scripts: they would take the line from the document itself.
 */
export const linkHeader = ({ styles }: PageAssets): string =>
  styles.map((href) => `<${href}>; rel=preload; as=style`).join(', ')

/** The document around a rendered page. */
export function documentHtml(options: Options): string {
  const { language, publicUrl, assets, head, body, failed, state } = options
  const name = SITE_NAME[language]
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
${headHtml(preloadTags(head))}<script>${HEAD_SCRIPT}</script>${laterHtml(assets, state)}\
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}\
${headHtml(headTags(head, { name, publicUrl, language }))}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.${language}.webmanifest">\
<noscript><link rel="stylesheet" media="print" href="${assets.print}"></noscript><meta name="theme-color" content="#17181C"><meta name="application-name" content="${escapeHtml(name)}"></head>\
<body>${spriteFor(body)}<div id="root">${body}</div><template id="failed">${failed}</template><script id="state" type="application/json">${scriptText(JSON.stringify(state))}</script><script>${TAIL_SCRIPT}</script></body></html>`
}

/** What the head script fetches a moment later; in development the entry itself, after what hot reload needs. */
function laterHtml({ entry, first, preloads, fonts, extraHead }: PageAssets, state: PageState): string {
  const font = fonts[state.language]
  const modules = (files: readonly string[]) => files.map((href) => ['modulepreload', href])
  const later = [[['module', entry], ...modules(first), ...(font ? [['preload', font]] : [])], modules(preloads(state))]
  return extraHead === undefined
    ? `<script id="later" type="application/json">${JSON.stringify(later)}</script>`
    : `${extraHead}<script type="module" src="${entry}"></script><script id="later" type="application/json">[[],[]]</script>`
}
