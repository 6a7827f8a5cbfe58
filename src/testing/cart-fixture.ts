import type { Db } from '#db/connection.ts'
import { insertProduct } from './catalogue-fixture.ts'
import type { ProductSeed } from './catalogue-fixture.ts'

/** The ids of a product that is configured, as texts. */
export type Configured = {
  readonly productId: string
  readonly priceId: string
  readonly features: Readonly<Record<'paper' | 'text' | 'size', string>>
  readonly choices: Readonly<Record<'matt' | 'gloss' | 'square', string>>
}

/**
 * A product with a required choice of paper (matt free, gloss 0.40), a text of at most 20 letters, and a size at 30.00 a
 * square metre. Call `rebuildListings` when lists or pages are to show it.
 */
export async function insertConfigured(db: Db, seed: ProductSeed): Promise<Configured> {
  const productId = await insertProduct(db, seed)
  const feature = async (code: string, control: string, more: { required?: boolean; max_value?: number } = {}) =>
    (
      await db
        .insertInto('feature')
        .values({
          product_id: productId,
          code,
          name: JSON.stringify({ en: code.toUpperCase(), ar: `ال${code}` }),
          control,
          required: more.required ?? false,
          attribute_id: null,
          help: null,
          min_value: null,
          max_value: more.max_value ?? null,
          max_choices: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const choice = async (featureId: number, code: string, price: number) =>
    (
      await db
        .insertInto('feature_choice')
        .values({
          feature_id: featureId,
          product_id: productId,
          code,
          name: JSON.stringify({ en: code }),
          price,
          is_default: price !== 40,
          note: null,
          attribute_value_id: null,
          colour: null,
          image_id: null,
          width_mm: null,
          height_mm: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const paper = await feature('paper', 'RADIO', { required: true })
  const text = await feature('text', 'TEXT', { max_value: 20 })
  const size = await feature('size', 'DIMENSIONS')
  const [matt, gloss, square] = [
    await choice(paper, 'matt', 0),
    await choice(paper, 'gloss', 40),
    await choice(size, 'square', 3000),
  ]
  const { id: priceId } = await db
    .selectFrom('product_price')
    .select('id')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return {
    productId: String(productId),
    priceId: String(priceId),
    features: { paper: String(paper), text: String(text), size: String(size) },
    choices: { matt: String(matt), gloss: String(gloss), square: String(square) },
  }
}

/** A coupon of ten percent, or what is given. */
export async function insertCoupon(db: Db, coupon: { code: string; more?: Record<string, unknown> }): Promise<string> {
  const { id } = await db
    .insertInto('coupon')
    .values({
      code: coupon.code,
      kind: 'PERCENT',
      percent: 10,
      amount: null,
      max_discount: null,
      starts_at: null,
      ends_at: null,
      usage_limit: null,
      per_customer_limit: null,
      ...coupon.more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
