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
  const paper = await insertFeature(db, productId, { code: 'paper', control: 'RADIO', required: true })
  const text = await insertFeature(db, productId, { code: 'text', control: 'TEXT', max_value: 20 })
  const size = await insertFeature(db, productId, { code: 'size', control: 'DIMENSIONS' })
  const matt = await insertChoice(db, { productId, featureId: paper, code: 'matt', price: 0 })
  const gloss = await insertChoice(db, { productId, featureId: paper, code: 'gloss', price: 40 })
  const square = await insertChoice(db, { productId, featureId: size, code: 'square', price: 3000 })
  const prices = db.selectFrom('product_price').select('id').where('product_id', '=', productId)
  return {
    productId: String(productId),
    priceId: String((await prices.executeTakeFirstOrThrow()).id),
    features: { paper: String(paper), text: String(text), size: String(size) },
    choices: { matt: String(matt), gloss: String(gloss), square: String(square) },
  }
}

type FeatureSeed = { code: string; control: string; required?: boolean; max_value?: number }

async function insertFeature(db: Db, productId: number, feature: FeatureSeed): Promise<number> {
  const { id } = await db
    .insertInto('feature')
    .values({
      product_id: productId,
      name: JSON.stringify({ en: feature.code.toUpperCase(), ar: `ال${feature.code}` }),
      attribute_id: null,
      help: null,
      min_value: null,
      max_value: null,
      max_choices: null,
      ...feature,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ChoiceSeed = { productId: number; featureId: number; code: string; price: number }

/** The free choice is the default. */
async function insertChoice(db: Db, { productId, featureId, code, price }: ChoiceSeed): Promise<number> {
  const { id } = await db
    .insertInto('feature_choice')
    .values({
      feature_id: featureId,
      product_id: productId,
      code,
      name: JSON.stringify({ en: code }),
      price,
      is_default: price === 0,
      note: null,
      attribute_value_id: null,
      colour: null,
      image_id: null,
      width_mm: null,
      height_mm: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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
