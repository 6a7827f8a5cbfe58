import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'

/**
 * Reads what cards and details are made of, for many products at once: one statement a table, in the order in which
 * things are shown. Products that are not published are left out.
 */
export async function readListingSource(db: Db, productIds: readonly number[]) {
  const [products, images, prices, ladderRows, features, choices, conditions, exclusions, templates] =
    await Promise.all([
      readProducts(db, productIds),
      readImages(db, productIds),
      readPrices(db, productIds),
      readLadders(db, productIds),
      readFeatures(db, productIds),
      readChoices(db, productIds),
      readConditions(db, productIds),
      readExclusions(db, productIds),
      readTemplates(db, productIds),
    ])
  return { products, images, prices, ladderRows, features, choices, conditions, exclusions, templates }
}

export type ListingSource = Awaited<ReturnType<typeof readListingSource>>
export type ProductRow = ListingSource['products'][number]

const readProducts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product as p')
    .innerJoin('category as c', 'c.id', 'p.category_id')
    .leftJoin('category as parent', 'parent.id', 'c.parent_id')
    .where('p.id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('p.published', '=', true)
    .select(['p.id', 'p.code', 'p.name', 'p.slug', 'p.summary', 'p.description', 'p.included', 'p.specifications'])
    .select(['p.min_quantity', 'p.quantity_step', 'p.priced_per', 'p.urgent_allowed', 'p.production_days'])
    .select(['p.width_mm', 'p.height_mm', 'p.popularity', 'p.published_at', 'p.updated_at'])
    .select(['c.id as category_id', 'c.name as category_name', 'c.slug as category_slug'])
    .select(['parent.id as parent_id', 'parent.name as parent_name', 'parent.slug as parent_slug'])
    .execute()

const readImages = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product_image as pi')
    .innerJoin('image as i', 'i.id', 'pi.image_id')
    .where('pi.product_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select(['pi.product_id', 'pi.alt', 'i.address_key', 'i.width', 'i.height'])
    .orderBy('pi.product_id')
    .orderBy('pi.position')
    .execute()

const readPrices = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product_price')
    .where('product_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select(['product_id', 'id', 'code', 'name', 'price', 'offer_percent', 'setup_fee', 'remaining_quantity'])
    .orderBy('product_id')
    .orderBy('position')
    .execute()

/** Prices first, as a list: a join might read all ladders there are, while the database has not counted them yet. */
const readLadders = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('price_ladder_row')
    .where('product_price_id', '=', (eb) =>
      eb.fn.any(sql<number[]>`array(select id from product_price where product_id = any(${ids}))`),
    )
    .select(['product_price_id', 'min_quantity', 'unit_price'])
    .orderBy('product_price_id')
    .orderBy('min_quantity')
    .execute()

const readFeatures = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('feature')
    .where('product_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select([
      'product_id',
      'id',
      'code',
      'name',
      'help',
      'control',
      'required',
      'min_value',
      'max_value',
      'max_choices',
    ])
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute()

const readChoices = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('feature_choice as c')
    .leftJoin('attribute_value as v', 'v.id', 'c.attribute_value_id')
    .leftJoin('image as i', 'i.id', 'c.image_id')
    .where('c.product_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select(['c.feature_id', 'c.id', 'c.code', 'c.name', 'c.note', 'c.price', 'c.attribute_value_id', 'c.is_default'])
    .select(['c.width_mm', 'c.height_mm', 'i.address_key', 'i.width', 'i.height'])
    .select((eb) => eb.fn.coalesce('c.colour', 'v.colour').as('colour'))
    .orderBy('c.feature_id')
    .orderBy('c.position')
    .orderBy('c.id')
    .execute()

const readConditions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('feature_condition')
    .where('product_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select(['feature_id', 'choice_id'])
    .orderBy('choice_id')
    .execute()

const readExclusions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('choice_exclusion')
    .where('product_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select(['choice_id', 'other_choice_id', 'reason'])
    .orderBy('choice_id')
    .orderBy('other_choice_id')
    .execute()

const readTemplates = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('template_file')
    .where('product_id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select(['product_id', 'id', 'name', 'file_name', 'media_type', 'byte_size', 'product_price_id'])
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute()
