import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { ProductTable } from '#db/schema/products.ts'
import { slugOf } from '#domain/catalog/slug.ts'
import type { LocalizedText } from '#domain/localized-text.ts'

/** Rows of a catalogue for tests, each made with only what the test cares about. Call `rebuildListings` afterwards. */

const text = (value: LocalizedText): string => JSON.stringify(value)

const slug = ({ en, ar }: LocalizedText): string =>
  text({ ...(en && { en: slugOf(en) }), ...(ar && { ar: slugOf(ar) }) })

export async function insertCategory(
  db: Db,
  category: { code: string; name: LocalizedText; parentId?: number; imageId?: number; position?: number },
): Promise<number> {
  const { id } = await db
    .insertInto('category')
    .values({
      code: category.code,
      name: text(category.name),
      slug: slug(category.name),
      parent_id: category.parentId ?? null,
      image_id: category.imageId ?? null,
      description: null,
      position: category.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An attribute with its values; returns the ids of the values in the order given. */
export async function insertAttribute(
  db: Db,
  attribute: {
    code: string
    name: LocalizedText
    values: readonly { code: string; name: LocalizedText; colour?: string }[]
  },
): Promise<number[]> {
  const { id } = await db
    .insertInto('attribute')
    .values({ code: attribute.code, name: text(attribute.name) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('attribute_value')
    .values(
      attribute.values.map(({ code, name, colour }, position) => ({
        attribute_id: id,
        code,
        name: text(name),
        colour: colour ?? null,
        position,
      })),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** A picture that exists in the database only. */
export async function insertImage(db: Db, label: string): Promise<number> {
  const sha256 = createHash('sha256').update(label).digest('hex')
  const { id } = await db
    .insertInto('image')
    .values({ sha256, storage_key: sha256, media_type: 'image/jpeg', width: 1600, height: 1200, byte_size: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type ProductSeed = {
  readonly code: string
  readonly categoryId: number
  readonly name?: LocalizedText
  /** halalas */
  readonly price?: number
  readonly offerPercent?: number
  readonly remaining?: number | null
  readonly ladder?: readonly { min_quantity: number; unit_price: number }[]
  readonly imageIds?: readonly number[]
  /** Attribute values it can be had in: choices of one optional feature. */
  readonly valueIds?: readonly number[]
  readonly more?: Partial<Insertable<ProductTable>>
}

/** A product with one price, and a feature when it has attribute values. Returns its id. */
export async function insertProduct(db: Db, seed: ProductSeed): Promise<number> {
  const name = seed.name ?? { en: `Product ${seed.code}`, ar: `منتج ${seed.code}` }
  const { id } = await db
    .insertInto('product')
    .values({
      code: seed.code,
      category_id: seed.categoryId,
      name: text(name),
      slug: slug(name),
      summary: null,
      description: null,
      included: null,
      specifications: null,
      keywords: null,
      width_mm: null,
      height_mm: null,
      ...seed.more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertPrice(db, id, seed)
  await insertImages(db, id, seed.imageIds ?? [])
  await insertChoices(db, id, seed.valueIds ?? [])
  return id
}

async function insertPrice(db: Db, productId: number, seed: ProductSeed): Promise<void> {
  const { id } = await db
    .insertInto('product_price')
    .values({
      product_id: productId,
      code: 'standard',
      name: null,
      price: seed.price ?? 1000,
      offer_percent: seed.offerPercent ?? 0,
      remaining_quantity: seed.remaining ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!seed.ladder?.length) return
  await db
    .insertInto('price_ladder_row')
    .values(seed.ladder.map((row) => ({ ...row, product_price_id: id })))
    .execute()
}

async function insertImages(db: Db, productId: number, imageIds: readonly number[]): Promise<void> {
  if (imageIds.length === 0) return
  await db
    .insertInto('product_image')
    .values(imageIds.map((image_id, position) => ({ product_id: productId, position, image_id, alt: null })))
    .execute()
}

async function insertChoices(db: Db, productId: number, valueIds: readonly number[]): Promise<void> {
  if (valueIds.length === 0) return
  const feature = await db
    .insertInto('feature')
    .values({
      product_id: productId,
      code: 'options',
      attribute_id: null,
      name: text({ en: 'Options', ar: 'الخيارات' }),
      help: null,
      control: 'RADIO',
      min_value: null,
      max_value: null,
      max_choices: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('feature_choice')
    .values(
      valueIds.map((valueId, position) => ({
        feature_id: feature.id,
        product_id: productId,
        code: `value-${valueId}`,
        name: text({ en: `Value ${valueId}`, ar: `قيمة ${valueId}` }),
        note: null,
        attribute_value_id: valueId,
        colour: null,
        image_id: null,
        width_mm: null,
        height_mm: null,
        position,
      })),
    )
    .execute()
}
