import type { BlogCard } from '#contract/content/blog.ts'
import { imageAddress } from '#domain/images/image-widths.ts'
import type { Language } from '#domain/language.ts'
import arabic from '../../i18n/ar/blog.ts'
import english from '../../i18n/en/blog.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import { BLOG_FEEDS, hrefs } from '../../site-map.ts'
import { rss } from './rss.ts'
import type { SitemapSource } from './sitemap.ts'
import { escapeXml, textElement } from './xml.ts'

const TEXTS = { en: english, ar: arabic }

/** The newest articles of a language, for feed readers. */
export async function blogFeed({ publicUrl, brand, apiFor }: SitemapSource, language: Language): Promise<string> {
  const { data: posts } = await apiFor(language).get('/api/app/blogs', { query: { page: 1 } })
  const { title, description } = TEXTS[language]
  const channel = {
    title: `${brand().name[language]}: ${title}`,
    description,
    page: publicUrl + withPrefix(language, hrefs.blogs()),
    self: publicUrl + BLOG_FEEDS[language],
    language,
  }
  return rss(
    channel,
    posts.map((post) => item(post, publicUrl, language)),
  )
}

function item(post: BlogCard, publicUrl: string, language: Language): string {
  const { title, excerpt, author, publishedAt, tags, cover } = post
  const address = publicUrl + withPrefix(language, hrefs.blog(post))
  return [
    '<item>',
    textElement('title', title),
    textElement('link', address),
    // An article stays the same one when its address changes with its title.
    `<guid isPermaLink="false">${escapeXml(`${publicUrl}/blogs/${post.id}#${language}`)}</guid>`,
    textElement('pubDate', new Date(publishedAt).toUTCString()),
    textElement('dc:creator', author),
    textElement('description', withCover(excerpt, cover && publicUrl + imageAddress(cover.key, 640, 'webp'))),
    ...tags.map((tag) => textElement('category', tag.name)),
    '</item>',
  ].join('')
}

/** Readers show a description as HTML. */
const withCover = (excerpt: string, cover: string | null): string =>
  cover === null ? escapeXml(excerpt) : `<p><img src="${escapeXml(cover)}" alt=""></p><p>${escapeXml(excerpt)}</p>`
