import type { Language } from '#domain/language.ts'
import { textsChunk } from '../build/chunks.ts'
import type { PageAssets } from '../server-render/document.ts'

/** One line of Vite's build manifest, by source file. */
type ManifestItem = { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[] }
export type Manifest = Readonly<Record<string, ManifestItem>>

const ENTRY = 'src/web/entry-client.ts'
/** What the entry leads to. */
const START = 'src/web/start.tsx'
/** Read when a page is awake, as nothing on the screen needs it; linked where there is no script. Vite names it by its full path. */
const PRINT = 'src/web/styles/print.css'
const FONTS: Readonly<Record<Language, RegExp>> = { en: /latin.*\.woff2$/, ar: /arabic.*\.woff2$/ }

/** What documents take from the build, by its manifest; `read` answers the text of a built file. */
export function pageAssets(manifest: Manifest, read: (file: string) => string): PageAssets {
  const addressOf = (source: string): string => {
    const item = manifest[source]
    if (!item) throw new Error(`the build has no ${source}`)
    return `/${item.file}`
  }
  const carried = new Set<string>()
  collect(manifest, ENTRY, carried)
  const filesOf = (kind: 'css' | 'assets') => [...carried].flatMap((source) => manifest[source]?.[kind] ?? [])
  const fontOf = (language: Language) => `/${filesOf('assets').find((file) => FONTS[language].test(file))}`
  return {
    entry: addressOf(ENTRY),
    style: styleText(filesOf('css').map(read).join('')),
    print: addressOf(Object.keys(manifest).find((source) => source.endsWith(PRINT)) ?? PRINT),
    fonts: { en: fontOf('en'), ar: fontOf('ar') },
    first: [...carried].filter((source) => source !== ENTRY).map(addressOf),
    styles: ({ file }) => (manifest[`src/web/routes/${file}.tsx`]?.css ?? []).map((css) => `/${css}`),
    preloads: ({ file, areas, language }) => {
      const sources = [
        ...(file ? [`src/web/routes/${file}.tsx`] : []),
        ...areas.map((area) => textsSource(manifest, language, area)),
      ]
      const all = new Set<string>()
      for (const source of [START, ...sources]) collect(manifest, source, all)
      return [...all].filter((source) => !carried.has(source)).map(addressOf)
    },
  }
}

/** CSS as it stands in a document, which must not end before it does. */
function styleText(css: string): string {
  if (css.includes('</')) throw new Error('the style of the build has "</" in it')
  return css
}

/** A file of its own, or the one in which the build gathers the texts of the pages people arrive at. */
function textsSource(manifest: Manifest, language: Language, area: string): string {
  const own = ['web', 'ui'].map((layer) => `src/${layer}/i18n/${language}/${area}.ts`)
  const file = own.find((each) => manifest[each])
  if (file) return file
  return Object.keys(manifest).find((source) => manifest[source]?.name === textsChunk(language)) ?? String(own[0])
}

/** A module and everything it imports at once. */
function collect(manifest: Manifest, source: string, into: Set<string>): void {
  if (into.has(source)) return
  into.add(source)
  for (const imported of manifest[source]?.imports ?? []) collect(manifest, imported, into)
}
