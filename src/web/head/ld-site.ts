import type { Language } from '#domain/language.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import { hrefs } from '../site-map.ts'

/** Where structured data points: absolute addresses in the page's language. */
export type LdSite = { publicUrl: string; language: Language; name: string }

/** A path of the shop as an address. */
export const absolute = ({ publicUrl, language }: LdSite, path: string): string =>
  publicUrl + withPrefix(language, path)

/** Where a picture is, as wide as given (px). */
export const pictureUrl = ({ publicUrl }: LdSite, key: string, width = 1280): string =>
  `${publicUrl}/images/${key}/${width}.webp`

/** The shop where a page only points at it: the home page says the rest, and readers see one page at a time. */
export const shopLd = (site: LdSite): object => ({
  '@type': 'OnlineStore',
  '@id': `${site.publicUrl}/#organization`,
  name: site.name,
  url: absolute(site, hrefs.home()),
  logo: `${site.publicUrl}/icon-512.png`,
})
