import type { Db } from '#db/connection.ts'
import type { StaticPageKey } from '#db/schema/content.ts'

/** A page of the company with its sections and their pictures. */
export async function findStaticPage(db: Db, key: StaticPageKey) {
  const page = await db
    .selectFrom('static_page')
    .where('key', '=', key)
    .select(['key', 'title', 'intro', 'updated_at'])
    .executeTakeFirst()
  if (!page) return undefined
  const sections = await db
    .selectFrom('static_page_section')
    .where('page_key', '=', key)
    .select(['code', 'title', 'body', 'image_ids'])
    .orderBy('position')
    .execute()
  const imageIds = sections.flatMap(({ image_ids: ids }) => ids)
  const images = await db
    .selectFrom('image')
    .where('id', '=', (eb) => eb.fn.any(eb.val(imageIds)))
    .select(['id', 'address_key', 'width', 'height'])
    .execute()
  return { page, sections, images: new Map(images.map((image) => [image.id, image])) }
}
