import type { Db } from '#db/connection.ts'
import { slugOf } from '#domain/catalog/slug.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

const text = (value: LocalizedText): string => JSON.stringify(value)

/** A tag of articles; returns its id. */
export async function insertTag(db: Db, { code, name }: { code: string; name: LocalizedText }): Promise<number> {
  const { id } = await db
    .insertInto('blog_tag')
    .values({ code, name: text(name) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An article published on a day counted from 1 January 2026; returns its id. */
export async function insertArticle(
  db: Db,
  article: { code: string; title: LocalizedText; day: number; tagIds: readonly number[] },
): Promise<number> {
  const { en, ar } = article.title
  const { id } = await db
    .insertInto('blog_post')
    .values({
      code: article.code,
      title: text(article.title),
      slug: text({ ...(en && { en: slugOf(en) }), ...(ar && { ar: slugOf(ar) }) }),
      excerpt: text({ en: 'In short' }),
      body: text({ en: '<p>At length</p>' }),
      author: text({ en: 'Sara', ar: 'سارة' }),
      image_id: null,
      image_alt: null,
      reading_minutes: 3,
      published_at: new Date(Date.UTC(2026, 0, article.day)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (article.tagIds.length > 0) {
    await db
      .insertInto('blog_post_tag')
      .values(article.tagIds.map((tag) => ({ blog_post_id: id, blog_tag_id: tag })))
      .execute()
  }
  return id
}
