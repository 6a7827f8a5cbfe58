import { absolute, pictureUrl, shopLd } from './ld-site.ts'
import type { LdSite } from './ld-site.ts'
import { hrefs } from '../site-map.ts'

/** schema.org BreadcrumbList; home first, the page itself last. Paths without prefix. */
export const breadcrumbLd = (site: LdSite, trail: readonly { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(site, path),
  })),
})

/** The shop itself (home and company pages). */
export const organizationLd = (
  site: LdSite,
  facts: {
    legalName?: string
    email?: string
    telephone?: string
    vatNumber?: string
    address?: string
    latitude?: number
    longitude?: number
    sameAs?: readonly string[]
  },
): object => ({
  ...shopLd(site),
  legalName: facts.legalName,
  email: facts.email,
  telephone: facts.telephone,
  vatID: facts.vatNumber,
  sameAs: facts.sameAs,
  ...(facts.address && {
    address: { '@type': 'PostalAddress', streetAddress: facts.address, addressCountry: 'SA' },
  }),
  ...(facts.latitude !== undefined && {
    location: {
      '@type': 'Place',
      geo: { '@type': 'GeoCoordinates', latitude: facts.latitude, longitude: facts.longitude },
    },
  }),
})

/** The search box of the shop, for the home page. */
export const webSiteLd = (site: LdSite): object => ({
  '@type': 'WebSite',
  name: site.name,
  url: absolute(site, hrefs.home()),
  inLanguage: site.language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(site, hrefs.search())}?name={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** A list of products in the order shown. */
export const itemListLd = (site: LdSite, items: readonly { name: string; path: string }[]): object => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absolute(site, path),
  })),
})

/** An article of the blog. Dates are ISO 8601. */
export const articleLd = (
  site: LdSite,
  article: {
    path: string
    title: string
    description: string
    author: string
    publishedAt: string
    updatedAt?: string
    picture?: string | undefined
  },
): object => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  inLanguage: site.language,
  mainEntityOfPage: absolute(site, article.path),
  image: article.picture && [pictureUrl(site, article.picture)],
  author: authorLd(article.author),
  publisher: shopLd(site),
  datePublished: article.publishedAt,
  dateModified: article.updatedAt ?? article.publishedAt,
})

/** "Majed Al Qahtani, finishing" is a name and what he does. */
function authorLd(author: string): object {
  const [name = author, ...job] = author.split(/[,،]/).map((part) => part.trim())
  return { '@type': 'Person', name, ...(job.length > 0 && { jobTitle: job.join(', ') }) }
}
