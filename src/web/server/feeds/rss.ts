import type { Language } from '#domain/language.ts'
import { escapeXml, textElement, XML_HEAD } from './xml.ts'

/** What a feed says of itself. Addresses are absolute. */
export type Channel = {
  readonly title: string
  readonly description: string
  /** The page it is about. */
  readonly page: string
  /** Its own address. */
  readonly self: string
  readonly language: Language
}

/** An RSS 2.0 feed; the items are elements, which may use the name spaces g (Google Merchant) and dc. */
export const rss = ({ title, description, page, self, language }: Channel, items: readonly string[]): string =>
  [
    `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:g="http://base.google.com/ns/1.0">`,
    '<channel>',
    textElement('title', title),
    textElement('link', page),
    textElement('description', description),
    textElement('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>`,
    ...items,
    '</channel>\n</rss>\n',
  ].join('\n')
