import { z } from 'zod'
import { FEATURE_CONTROLS } from '#domain/configuration/feature.ts'
import { Id, success } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { Picture } from './picture.ts'

/** A choice of a feature. `price` is halalas added to the unit price (per square metre for DIMENSIONS). */
export const FeatureChoice = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  price: z.int().min(0),
  hex: z.string().nullable(),
  picture: Picture.nullable(),
  widthMm: z.int().nullable(),
  heightMm: z.int().nullable(),
  isDefault: z.boolean(),
  /** choices (of other features) that cannot go with this one */
  excludes: z.array(z.strictObject({ choiceId: Id, reason: z.string().nullable() })),
})

export const FeatureControl = z.enum(FEATURE_CONTROLS)

/** A step of the configurator. Shown only when one of `shownWhen` is chosen (always, when empty). */
export const ProductFeature = z
  .strictObject({
    id: Id,
    code: z.string(),
    name: z.string(),
    help: z.string().nullable(),
    control: FeatureControl,
    required: z.boolean(),
    minValue: z.int().nullable(),
    maxValue: z.int().nullable(),
    maxChoices: z.int().nullable(),
    shownWhen: z.array(Id),
    choices: z.array(FeatureChoice),
  })
  .meta({ id: 'ProductFeature' })

/** The sellable variant. Prices in halalas per piece, before the offer. `remainingQuantity` null: made to order. */
export const ProductPrice = z
  .strictObject({
    id: Id,
    code: z.string(),
    name: z.string().nullable(),
    price: z.int().min(0),
    offerPercent: z.int().min(0).max(99),
    setupFee: z.int().min(0),
    remainingQuantity: z.int().min(0).nullable(),
    /** unit prices from a quantity on; the first row is the minimum quantity */
    ladder: z.array(z.strictObject({ minQuantity: z.int().min(1), unitPrice: z.int().min(0) })),
  })
  .meta({ id: 'ProductPrice' })

export const TemplateFile = z.strictObject({
  id: Id,
  name: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  byteSize: z.int().min(1),
  /** address to download from */
  href: z.string(),
  /** the variant it is drawn for; null: for all */
  priceId: Id.nullable(),
})

const CategoryLink = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  slugs: z.strictObject({ en: z.string(), ar: z.string() }),
})

export const ProductDetail = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  slugs: z.strictObject({ en: z.string(), ar: z.string() }),
  summary: z.string().nullable(),
  /** sanitised HTML */
  descriptionHtml: z.string().nullable(),
  /** what the customer gets, line by line */
  included: z.array(z.string()),
  /** rows of the table of facts */
  specifications: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  topCategory: CategoryLink,
  category: CategoryLink.nullable(),
  pictures: z.array(Picture),
  minQuantity: z.int().min(1),
  quantityStep: z.int().min(1),
  pricedPer: z.union([z.literal(1), z.literal(10), z.literal(100), z.literal(1000)]),
  urgentAllowed: z.boolean(),
  productionDays: z.int().min(0),
  widthMm: z.int().nullable(),
  heightMm: z.int().nullable(),
  /** at least one; the first is preselected */
  prices: z.array(ProductPrice).min(1),
  features: z.array(ProductFeature),
  templates: z.array(TemplateFile),
  publishedAt: Instant,
  updatedAt: Instant,
})

export const ProductAnswer = success(ProductDetail)

export type ProductDetail = z.infer<typeof ProductDetail>
export type ProductFeature = z.infer<typeof ProductFeature>
export type FeatureChoice = z.infer<typeof FeatureChoice>
export type ProductPrice = z.infer<typeof ProductPrice>
