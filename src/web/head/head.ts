import type { Language } from '#domain/language.ts'
import type { PicturePreload } from '#ui/picture.tsx'

/** What a page says about itself in the document's head. */
export type Head = {
  /** Without the shop's name, which is added. */
  title: string
  description?: string | undefined
  /** Canonical path without a language prefix; one per language where slugs differ. */
  path: string | Readonly<Record<Language, string>>
  /** Canonical query, `?` included, for pages of a list: '?page=2'. */
  search?: string | undefined
  /** Path of a feed (RSS) of what the page lists. */
  feed?: string | undefined
  type?: 'website' | 'article' | 'product' | undefined
  image?: HeadImage | undefined
  /** The only language the page is written in, in whichever it is shown: other addresses of it are not for finding. */
  onlyIn?: Language | undefined
  /** Pages that should not be found by search engines (search results, filtered lists). */
  noIndex?: boolean | undefined
  /** Structured data; build it with `import.meta.env.SSR ? [...] : []`, it is of no use in the browser. */
  jsonLd?: readonly object[] | undefined
  /** The largest picture of the first screen, fetched before anything else finds it. */
  preload?: PicturePreload | undefined
}

export type HeadImage = { url: string; width: number; height: number; alt: string }

/** One element of the head, as data, so that server and browser write the same. */
export type HeadTag = {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}
