import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** Articles like another that are offered with it. */
const RELATED = 3

const cards = (db: Db) =>
  db
    .selectFrom('blog_post as b')
    .leftJoin('image as i', 'i.id', 'b.image_id')
    .where('b.published_at', '<=', sql<Date>`now()`)
    .select([
      'b.id',
      'b.title',
      'b.slug',
      'b.excerpt',
      'b.author',
      'b.reading_minutes',
      'b.published_at',
      'b.updated_at',
      'b.image_alt',
    ])
    .select(['i.address_key', 'i.width', 'i.height'])

export type BlogRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]

/** Tags, all of them, in the order of their making. */
export const readTags = (db: Db) => db.selectFrom('blog_tag').select(['id', 'code', 'name']).orderBy('id').execute()

/** Which tags some articles have. */
export const readTagsOf = (db: Db, postIds: readonly number[]) =>
  db
    .selectFrom('blog_post_tag as pt')
    .innerJoin('blog_tag as t', 't.id', 'pt.blog_tag_id')
    .where('pt.blog_post_id', '=', (eb) => eb.fn.any(eb.val(postIds)))
    .select(['pt.blog_post_id', 't.id', 't.code', 't.name'])
    .orderBy('t.id')
    .execute()

/** A page of the articles, newest first, of one tag when given; and how many there are. */
export async function readPosts(db: Db, page: { tagId: number | undefined; limit: number; offset: number }) {
  const listed = cards(db).$if(page.tagId !== undefined, (query) =>
    query.where('b.id', 'in', (eb) =>
      eb
        .selectFrom('blog_post_tag')
        .where('blog_tag_id', '=', page.tagId ?? 0)
        .select('blog_post_id'),
    ),
  )
  const { total } = await listed
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await listed
    .orderBy('b.published_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { total, rows }
}

export const findPost = (db: Db, id: number) => cards(db).where('b.id', '=', id).select('b.body').executeTakeFirst()

/** The articles that share most tags with one, the newest first among equals. */
export const readRelatedPosts = (db: Db, id: number) =>
  cards(db)
    .where('b.id', '!=', id)
    .orderBy(
      (eb) =>
        eb
          .selectFrom('blog_post_tag as mine')
          .innerJoin('blog_post_tag as theirs', 'theirs.blog_tag_id', 'mine.blog_tag_id')
          .where('mine.blog_post_id', '=', id)
          .whereRef('theirs.blog_post_id', '=', 'b.id')
          .select((count) => count.fn.countAll().as('shared')),
      'desc',
    )
    .orderBy('b.published_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(RELATED)
    .execute()
