import { languagesFrom } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import type { Head, HeadTag } from './head.ts'

type Site = { name: string; publicUrl: string; language: Language; first: Language }

const LOCALES: Record<Language, string> = { en: 'en_US', ar: 'ar_SA' }

/** The elements of a page's head: title, description, canonical, hreflang, Open Graph, JSON-LD. */
export function headTags(head: Head, site: Site): HeadTag[] {
  const address = (prefix: Language | null) =>
    site.publicUrl + withPrefix(prefix, pathIn(head, prefix ?? site.first)) + (head.search ?? '')
  const title = titleOf(head, site)
  return [
    { tag: 'title', attributes: {}, text: title },
    ...(head.description ? [meta('description', head.description)] : []),
    ...(head.noIndex ? [meta('robots', 'noindex, follow')] : addressLinks(address, site, head.onlyIn)),
    ...(head.feed ? [feedLink(head.feed, head.title)] : []),
    ...openGraph(head, site, title, address(site.language)),
    ...(head.jsonLd ?? []).map((item) => jsonLdScript(item)),
  ]
}

/** The largest picture of the first screen; stands before everything else that takes time. */
export const preloadTags = ({ preload }: Head): HeadTag[] => (preload ? [preloadLink(preload)] : [])

/** Longest title that search results show whole; the shop's name is what a long one can spare. */
const MAX_TITLE = 60

function titleOf({ title }: Head, { name }: Site): string {
  const whole = `${title} · ${name}`
  return whole.length > MAX_TITLE ? title : whole
}

const pathIn = ({ path }: Head, language: Language): string => (typeof path === 'string' ? path : path[language])

/** Canonical is the prefixed address of the page's own language, or of the only one; x-default the unprefixed one. */
function addressLinks(
  address: (prefix: Language | null) => string,
  { language, first }: Site,
  onlyIn?: Language,
): HeadTag[] {
  if (onlyIn) return [link({ rel: 'canonical', href: address(onlyIn) })]
  return [
    link({ rel: 'canonical', href: address(language) }),
    ...languagesFrom(first).map((other) => link({ rel: 'alternate', hreflang: other, href: address(other) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: address(null) }),
  ]
}

const feedLink = (href: string, title: string): HeadTag =>
  link({ rel: 'alternate', type: 'application/rss+xml', title, href })

function openGraph(head: Head, site: Site, title: string, url: string): HeadTag[] {
  const { image } = head
  return [
    property('og:type', head.type ?? 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    ...(head.description ? [property('og:description', head.description)] : []),
    property('og:url', url),
    property('og:locale', LOCALES[site.language]),
    ...languagesFrom(site.first)
      .filter((other) => other !== site.language)
      .map((other) => property('og:locale:alternate', LOCALES[other])),
    property('og:image', image ? absolute(image.url, site) : `${site.publicUrl}/og-image.png`),
    property('og:image:width', String(image?.width ?? 1200)),
    property('og:image:height', String(image?.height ?? 630)),
    property('og:image:alt', image?.alt || site.name),
    meta('twitter:card', 'summary_large_image'),
  ]
}

const absolute = (url: string, site: Site): string => (url.startsWith('/') ? site.publicUrl + url : url)

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })

const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
})

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })

const preloadLink = ({ srcSet, sizes, type }: NonNullable<Head['preload']>): HeadTag =>
  link({ rel: 'preload', as: 'image', type, imagesrcset: srcSet, imagesizes: sizes, fetchpriority: 'high' })

const jsonLdScript = (item: object): HeadTag => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify({ '@context': 'https://schema.org', ...item }),
})
