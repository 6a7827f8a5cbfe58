import { z } from 'zod'
import { newCouponCode } from '#domain/coupons/coupon.ts'
import { COUPON_STATES } from '#domain/coupons/coupon-terms.ts'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { MAX_HALALAS } from '#domain/money/halalas.ts'
import { Id, listSuccess, success } from '../../envelope.ts'
import { neededField, requiredText } from '../../inbox/form-field.ts'
import { several } from '../list-query.ts'

const MAX_USES = 1_000_000
const MAX_TARGETS = 200

export const CouponListQuery = z.strictObject({
  q: z.string().trim().min(1).max(40).optional().describe('Part of a code'),
  state: several(z.enum(COUPON_STATES)),
  cursor: Id.optional().describe('`meta.next` of the page before'),
})

const amount = () => z.int().min(1).max(MAX_HALALAS).describe('halalas')

const Worth = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('PERCENT'),
      percent: z.int().min(1).max(100),
      maxDiscount: amount().optional().describe('No more than this, in halalas'),
    }),
    z.strictObject({ type: z.literal('FIXED'), amount: amount() }),
    z.strictObject({ type: z.literal('FREE_SHIPPING') }),
  ])
  .describe('What it gives: a share of the goods, a sum, or delivery')

/** A day of this century: what is later has no instant that is written with four digits of a year. */
const day = () =>
  z
    .string()
    .refine((text) => isIsoDate(text) && text.startsWith('20'))
    .nullable()

/** The terms of a coupon that its editor and its readers share. */
const TERMS = {
  worth: Worth,
  minSubtotal: z.int().min(0).max(MAX_HALALAS).describe('The goods must come to this much, in halalas'),
  firstDay: day().describe('From the midnight at which it begins, in Riyadh; null: at once'),
  lastDay: day().describe('Until the midnight at which it ends; null: without end'),
  usageLimit: z.int().min(1).max(MAX_USES).nullable().describe('Orders in all'),
  perCustomerLimit: z.int().min(1).max(1000).nullable(),
  firstOrderOnly: z.boolean(),
  excludeOfferItems: z.boolean().describe('Lines that have an offer already get nothing'),
  isActive: z.boolean(),
}

const Targets = z
  .strictObject({
    categories: z.array(Id).max(MAX_TARGETS),
    products: z
      .array(requiredText({ maxLength: 64 }, 'required'))
      .max(MAX_TARGETS)
      .describe('Codes of products'),
  })
  .describe('Categories with those below them, and products')

/** A coupon as its editor writes it. */
export const CouponForm = z.strictObject({
  ...TERMS,
  include: Targets.describe('Only for these; for everything when both lists are empty'),
  exclude: Targets.describe('Not for these'),
})

/** The code is compared without spaces and capitals; digits of Arabic count as Latin ones. */
export const NewCouponForm = CouponForm.extend({
  code: neededField(newCouponCode, { minLength: 3, maxLength: 40 }, 'required'),
})

/** A coupon as lists show it: one that was not made in the office may have other days and limits. */
export const Coupon = z
  .strictObject({
    ...TERMS,
    firstDay: z.string().nullable(),
    lastDay: z.string().nullable(),
    usageLimit: z.int().min(1).nullable(),
    id: Id,
    code: z.string(),
    state: z.enum(COUPON_STATES),
    isForSome: z.boolean().describe('Only for chosen customers'),
    uses: z.int().min(0).describe('Orders that count'),
    version: z.int().min(1),
  })
  .meta({ id: 'DeskCoupon' })

const Named = z.strictObject({ id: Id, name: z.string() })
const NamedTargets = z.strictObject({
  categories: z.array(Named),
  products: z.array(Named.extend({ code: z.string() })),
})

export const CouponListAnswer = listSuccess(
  Coupon,
  z.strictObject({ total: z.int().min(0), isTotalExact: z.boolean(), next: Id.nullable() }),
)

export const CouponAnswer = success(
  Coupon.extend({
    include: NamedTargets,
    exclude: NamedTargets,
    given: z.int().min(0).describe('The discounts of these orders together, in halalas, without free delivery'),
  }).meta({ id: 'CouponFile' }),
)
