import type { Db } from '#db/connection.ts'
import { couponCode } from '#domain/coupons/coupon.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import { recordChange } from '../changes/record-change.ts'
import type { ChangeAuthor } from '../changes/record-change.ts'
import { versionConflict } from '../changes/version-conflict.ts'
import type { VersionConflict } from '../changes/version-conflict.ts'
import { fieldsOf, formOf, termsOf } from './coupon-form.ts'
import type { CouponForm } from './coupon-form.ts'
import { readTargets } from './coupon-targets.ts'
import type { TargetError } from './coupon-targets.ts'
import {
  countCoupons,
  findCoupon,
  findCoupons,
  findTargets,
  insertCoupon,
  lockCoupon,
  replaceTargets,
  sumOfDiscounts,
  updateCoupon,
} from './desk-coupon.repository.ts'
import type { CouponFilter, CouponTarget, ListedCoupon } from './desk-coupon.repository.ts'

export type CouponError =
  | VersionConflict
  | TargetError
  | { readonly code: 'coupons/not-found' }
  | { readonly code: 'coupons/code-taken' }
  /** The last day is before the first. */
  | { readonly code: 'coupons/days-reversed' }
  /** It was used more often than the limit allows. */
  | { readonly code: 'coupons/limit-below-uses' }

/** A coupon with what it is for, and the discounts it gave, in halalas. */
export type CouponFile = {
  readonly coupon: ListedCoupon
  readonly targets: readonly CouponTarget[]
  readonly given: number
}

type CouponPage = { readonly rows: readonly ListedCoupon[]; readonly total: number; readonly next: string | null }
type Done = Promise<Result<string, CouponError>>

export type DeskCoupons = ReturnType<typeof createDeskCoupons>

/** Coupons as staff makes and ends them (A-C4). */
export const createDeskCoupons = ({ db }: { readonly db: Db }) => ({
  /** Coupons whose code has this part, the newest first, fifty to a page. */
  page: async ({ text, states }: CouponFilter, after: string | undefined): Promise<CouponPage> => {
    const filter = { states, text: couponCode(text ?? '') || undefined }
    const place = { after: after === undefined ? undefined : Number(after), limit: ROWS_PER_PAGE + 1 }
    const [found, total] = await Promise.all([findCoupons(db, filter, place), countCoupons(db, filter)])
    const rows = found.slice(0, ROWS_PER_PAGE)
    const last = rows.at(-1)
    return { rows, total, next: found.length > ROWS_PER_PAGE && last ? String(last.id) : null }
  },

  find: async (id: string): Promise<CouponFile | undefined> => {
    const coupon = await findCoupon(db, Number(id))
    if (!coupon) return undefined
    const [targets, given] = await Promise.all([findTargets(db, coupon.id), sumOfDiscounts(db, coupon.id)])
    return { coupon, targets, given }
  },

  /** Creates a coupon; answers its id. */
  create: (author: ChangeAuthor, code: string, form: CouponForm): Done =>
    db.transaction().execute(async (tx): Done => {
      const targets = await checked(tx, form)
      if (!targets.ok) return targets
      const terms = termsOf(form)
      const id = await insertCoupon(tx, code, terms)
      if (id === undefined) return err({ code: 'coupons/code-taken' })
      await replaceTargets(tx, id, targets.value)
      await recordChange(tx, author, {
        action: 'coupon.create',
        subject: { type: 'coupon', id: String(id) },
        before: null,
        after: { couponCode: code, ...fieldsOf(terms, targets.value) },
      })
      return ok(String(id))
    }),

  /** Changes a coupon at the version that its editor saw. Orders that are placed keep what they were given. */
  change: (author: ChangeAuthor, at: { readonly id: string; readonly version: number }, form: CouponForm): Done =>
    db.transaction().execute(async (tx): Done => {
      const coupon = await lockCoupon(tx, Number(at.id))
      if (!coupon) return err({ code: 'coupons/not-found' })
      const subject = { type: 'coupon', id: at.id }
      const before = await findTargets(tx, coupon.id)
      if (coupon.version !== at.version) return versionConflict(tx, subject, coupon.version, formOf(coupon, before))
      if (form.usageLimit !== null && form.usageLimit < coupon.used_count) {
        return err({ code: 'coupons/limit-below-uses' })
      }
      const targets = await checked(tx, form)
      if (!targets.ok) return targets
      const terms = termsOf(form, coupon)
      const [was, is] = [fieldsOf(coupon, before), fieldsOf(terms, targets.value)]
      const change = { action: 'coupon.change', subject, before: was, after: is } as const
      if ((await recordChange(tx, author, change)) === undefined) return ok(at.id)
      await updateCoupon(tx, coupon.id, terms)
      await replaceTargets(tx, coupon.id, targets.value)
      return ok(at.id)
    }),
})

async function checked(tx: Db, form: CouponForm): Promise<Result<CouponTarget[], CouponError>> {
  const { firstDay, lastDay } = form
  if (firstDay !== null && lastDay !== null && lastDay < firstDay) return err({ code: 'coupons/days-reversed' })
  return readTargets(tx, form)
}
