import { z } from 'zod'
import { Picture } from '../catalog/picture.ts'
import { FeatureControl } from '../catalog/product-detail.ts'
import { Id, PrivateId, success } from '../envelope.ts'
import type { FieldProblemCode } from '../problem.ts'
import { linesField } from './cart-line.ts'

/** A coupon's code as a visitor types it. */
export const couponCodeField = () => z.string().min(1).max(64)

/** What a cart is called while it becomes an order. */
export const cartKeyField = () => z.uuid()

/** A cart to be priced or checked. */
export const QuoteForm = z.strictObject({
  items: linesField(),
  couponCode: couponCodeField().optional(),
  urgent: z.boolean().default(false),
  fulfilment: z.enum(['DELIVERY', 'PICKUP']).default('DELIVERY'),
  addressId: PrivateId.optional().describe('One of the customer’s addresses, who must be signed in'),
  cityId: Id.optional().describe('Where to, when there is no address yet'),
  districtId: Id.optional(),
  cartKey: cartKeyField()
    .optional()
    .describe('The cart’s name at checkout: what its own unpaid order holds is not missing; for its customer only'),
})

export type QuoteForm = z.output<typeof QuoteForm>

const Halalas = z.int().min(0)
const Day = z.iso.date()

/** What the shop changed since the customer last looked, by the keys of the lines (A-C2). */
const CHANGES = {
  adjusted: z.array(z.strictObject({ key: z.string(), from: z.int(), to: z.int(), reason: z.enum(['stock', 'rule']) })),
  removed: z.array(z.string()).describe('Lines that are out of stock or no longer sold'),
  gone: z.array(z.string()).describe('The removed lines that are no longer sold'),
  repriced: z.array(z.strictObject({ key: z.string(), old: Halalas, new: Halalas })).describe('Halalas a piece'),
  invalid: z
    .array(z.strictObject({ key: z.string(), features: z.array(z.string()) }))
    .describe('Lines whose configuration is no longer valid, with the features to choose again'),
}

const Changes = z.strictObject(CHANGES).meta({ id: 'CartChanges' })

export const ValidateAnswer = success(Changes)

const QuotedLine = z
  .strictObject({
    key: z.string(),
    product: z.strictObject({
      id: Id,
      code: z.string(),
      name: z.string(),
      slug: z.string(),
      variant: z.string().nullable(),
      picture: Picture.nullable(),
      minQuantity: z.int().min(1),
      quantityStep: z.int().min(1),
      urgentAllowed: z.boolean(),
      productionDays: z.int().min(0),
      takesFile: z.boolean().describe('Whether it is printed from a file'),
    }),
    productPrice: z.strictObject({
      id: Id,
      price: Halalas,
      offerPercent: z.int().min(0).max(99),
      remainingQuantity: z.int().min(0).nullable(),
      setupFee: Halalas,
      ladder: z.array(z.strictObject({ minQuantity: z.int().min(1), unitPrice: Halalas })),
    }),
    features: z.array(
      z.strictObject({
        productFeature: Id,
        name: z.string(),
        control: FeatureControl,
        choices: z.array(z.strictObject({ id: Id, name: z.string(), price: Halalas })),
        value: z.string().nullable(),
        mostKinds: z
          .int()
          .nullable()
          .describe('The most kinds that its value can split the quantity into, such as sizes; null when it does not'),
      }),
    ),
    quantity: z.int().min(1),
    finalPrice: Halalas.describe('The unit price, after choices and offer'),
    wasPrice: Halalas.nullable().describe('The unit price without the offer; null when there is no offer'),
    total: Halalas.describe('The total of the line, including the set-up fee'),
    discount: Halalas.describe('The line’s share of the coupon discount'),
    nextBreak: z
      .strictObject({ quantity: z.int(), morePieces: z.int(), extraCost: z.int() })
      .nullable()
      .describe('The next quantity with a lower unit price, when it is near'),
    readyBy: Day,
    urgentReadyBy: Day,
  })
  .meta({ id: 'QuotedLine' })

/** The totals block (S300), halalas. */
const Totals = z
  .strictObject({
    subtotal: Halalas,
    discount: Halalas,
    urgent: Halalas,
    shipping: Halalas.nullable().describe('null while the destination is unknown; the total excludes it then'),
    taxable: Halalas,
    vat: Halalas,
    total: Halalas,
  })
  .meta({ id: 'CartTotals' })

/** A coupon that counts, or why it does not. */
const QuotedCoupon = z
  .strictObject({
    code: z.string(),
    type: z.enum(['PERCENT', 'FIXED', 'FREE_SHIPPING']).nullable(),
    refusal: z
      .strictObject({
        code: z.enum([
          'COUPON_INVALID',
          'COUPON_EXPIRED',
          'COUPON_NOT_STARTED',
          'COUPON_MIN_SUBTOTAL',
          'COUPON_LIMIT_REACHED',
          'COUPON_ALREADY_USED',
          'COUPON_NOT_ELIGIBLE',
          'COUPON_URGENT',
        ]),
        message: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'QuotedCoupon' })

export const Quote = z
  .strictObject({
    ...CHANGES,
    lines: z.array(QuotedLine),
    totals: Totals,
    coupon: QuotedCoupon.nullable(),
    urgent: z.boolean().describe('Whether urgent production applies: requested, possible for every line, and earlier'),
    notUrgent: z.array(z.string()).describe('Lines that cannot be made faster'),
    readyBy: z.strictObject({ standard: Day, urgent: Day }).nullable(),
  })
  .meta({ id: 'CartQuote' })

export type Quote = z.infer<typeof Quote>
export type QuotedLine = z.infer<typeof QuotedLine>

export const QuoteAnswer = success(Quote)

/** A code to be tried with a cart. */
export const ApplyCouponForm = z
  .strictObject({
    code: couponCodeField().optional(),
    couponCode: couponCodeField().optional().describe('The same as `code`, by the name that carts give it'),
    items: linesField(),
    urgent: z.boolean().default(false),
  })
  .refine(({ code, couponCode }) => (code === undefined) !== (couponCode === undefined), {
    path: ['code'],
    params: { problem: 'required' satisfies FieldProblemCode },
  })

export const ApplyCouponAnswer = success(
  z.strictObject({ code: z.string(), type: z.enum(['PERCENT', 'FIXED', 'FREE_SHIPPING']), discount: Halalas }),
)
