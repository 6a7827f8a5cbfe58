import { z } from 'zod'
import { Id } from '../envelope.ts'
import { Instant } from '../instant.ts'
import { Picture } from './picture.ts'

/** A product as lists show it. Prices are halalas for one piece in the least quantity sold, VAT included. */
export const ProductCard = z
  .strictObject({
    id: Id,
    /** the product price that `fromPrice` is of: what a favourite refers to; null when there is none to sell */
    productPrice: Id.nullable(),
    code: z.string(),
    name: z.string(),
    slug: z.string(),
    /** the first three pictures */
    pictures: z.array(Picture).max(3),
    pictureCount: z.int().min(0),
    fromPrice: z.int().min(0),
    /** the price before the offer; null without an offer */
    wasPrice: z.int().min(0).nullable(),
    /** the trade also names the price of so many pieces: `fromPrice` times this */
    pricedPer: z.union([z.literal(1), z.literal(10), z.literal(100), z.literal(1000)]),
    offerPercent: z.int().min(0).max(99),
    minQuantity: z.int().min(1),
    productionDays: z.int().min(0),
    urgentAllowed: z.boolean(),
    inStock: z.boolean(),
    publishedAt: Instant,
    /** up to five swatches; `colourCount` is how many there are */
    colours: z.array(z.strictObject({ name: z.string(), hex: z.string().regex(/^#[0-9a-f]{6}$/) })).max(5),
    colourCount: z.int().min(0),
  })
  .meta({ id: 'ProductCard' })

export type ProductCard = z.infer<typeof ProductCard>
