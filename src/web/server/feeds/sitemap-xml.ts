import { escapeXml, XML_HEAD } from './xml.ts'

/** One address of a sitemap. `changed` is ISO 8601. */
export type SitemapUrl = { address: string; pictures: readonly string[]; changed?: string | undefined }

/** A sitemap (sitemaps.org 0.9) with Google's image extension. */
export const urlSet = (urls: readonly SitemapUrl[]): string =>
  `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls
    .map(urlElement)
    .join('\n')}\n</urlset>\n`

/** The list of sitemaps. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`

const urlElement = ({ address, pictures, changed }: SitemapUrl): string =>
  `<url><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}${pictures
    .map((picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`)
    .join('')}</url>`
