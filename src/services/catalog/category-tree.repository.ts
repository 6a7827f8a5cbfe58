import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/** Every category with its picture, how many products it has, and the cheapest of a top category's products. */
export const readCategories = (db: Db) =>
  db
    .selectFrom('category as c')
    .leftJoin('image as i', 'i.id', 'c.image_id')
    .leftJoin('listing_scope as s', 's.scope_id', 'c.id')
    .select(['c.id', 'c.code', 'c.parent_id', 'c.name', 'c.slug', 'c.description', 'c.tint'])
    .select(['i.address_key', 'i.width', 'i.height'])
    .select((eb) =>
      eb
        .selectFrom('product_listing as l')
        .whereRef('l.top_category_id', '=', 'c.id')
        .select((min) => min.fn.min('l.from_price').as('lowest'))
        .as('from_price'),
    )
    .select(sql<number>`coalesce(s.product_count, 0)`.as('product_count'))
    .orderBy('c.position')
    .orderBy('c.id')
    .execute()

export type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number]

/** Every attribute that lists can be filtered by, with its values, in the order in which they are shown. */
export const readAttributes = (db: Db) =>
  db
    .selectFrom('attribute_value as v')
    .innerJoin('attribute as a', 'a.id', 'v.attribute_id')
    .select(['a.id as attribute_id', 'a.code as attribute_code', 'a.name as attribute_name'])
    .select(['v.id', 'v.name', 'v.colour'])
    .orderBy('a.position')
    .orderBy('a.id')
    .orderBy('v.position')
    .orderBy('v.id')
    .execute()

export type AttributeRow = Awaited<ReturnType<typeof readAttributes>>[number]
