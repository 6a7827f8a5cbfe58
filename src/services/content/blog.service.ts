import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { withPrices } from '../catalog/mentioned-prices.ts'
import { pictureOf } from '../catalog/picture.ts'
import { slugsOf } from '../catalog/product-detail.ts'
import { findPost, readPosts, readRelatedPosts, readTags, readTagsOf } from './blog.repository.ts'
import type { BlogRow } from './blog.repository.ts'

export type BlogService = ReturnType<typeof createBlogService>

type TagRow = { readonly id: number; readonly code: string; readonly name: LocalizedText }

/** Articles that are published, in one language. */
export function createBlogService(db: Db) {
  const cardsOf = async (rows: readonly BlogRow[], language: Language) => {
    const ids = rows.map(({ id }) => id)
    const tags = ids.length > 0 ? await readTagsOf(db, ids) : []
    return rows.map((row) => {
      const own = tags.filter(({ blog_post_id: id }) => id === row.id)
      return presentCard(row, own, language)
    })
  }

  return {
    /** A page of articles, newest first; `tags` are all there are. Undefined for an unknown tag. */
    list: async (page: { tag: string | undefined; limit: number; offset: number }, language: Language) => {
      const tags = await readTags(db)
      const tagId = page.tag === undefined ? undefined : Number(page.tag)
      if (tagId !== undefined && !tags.some(({ id }) => id === tagId)) return undefined
      const { total, rows } = await readPosts(db, { ...page, tagId })
      return { total, cards: await cardsOf(rows, language), tags: tags.map((tag) => presentTag(tag, language)) }
    },

    /** A whole article with others like it: the contract's BlogPost. The prices it mentions are today's. */
    find: async (id: string, language: Language) => {
      const row = await findPost(db, Number(id))
      if (!row) return undefined
      const [card, ...related] = await cardsOf([row, ...(await readRelatedPosts(db, row.id))], language)
      return (
        card && {
          ...card,
          slugs: slugsOf(row.slug),
          bodyHtml: await withPrices(db, inLanguage(row.body, language), language),
          related,
        }
      )
    },
  }
}

const presentTag = ({ id, code, name }: TagRow, language: Language) => ({
  id: String(id),
  code,
  name: inLanguage(name, language),
})

const presentCard = (row: BlogRow, tags: readonly TagRow[], language: Language) => ({
  id: String(row.id),
  title: inLanguage(row.title, language),
  slug: inLanguage(row.slug, language),
  excerpt: inLanguage(row.excerpt, language),
  cover: pictureOf(row, row.image_alt, row.title, language),
  author: inLanguage(row.author, language),
  publishedAt: riyadhTimestamp(row.published_at),
  updatedAt: riyadhTimestamp(row.updated_at),
  readingMinutes: row.reading_minutes,
  tags: tags.map((tag) => presentTag(tag, language)),
})
