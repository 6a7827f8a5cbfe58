import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findCategoryNames, findProductNames } from './desk-coupon.repository.ts'
import type { CouponTarget } from './desk-coupon.repository.ts'

/** Categories by id and products by code. */
export type TargetForm = { readonly categories: readonly string[]; readonly products: readonly string[] }

/** The field of the form that names what does not exist, or what the other list names too. */
export type TargetError = {
  readonly code: 'coupons/unknown-target'
  readonly field: `${'include' | 'exclude'}.${keyof TargetForm}`
}

/** Finds what a coupon is for and not for: nothing may be in both lists. */
export async function readTargets(
  tx: Db,
  { include, exclude }: { readonly include: TargetForm; readonly exclude: TargetForm },
): Promise<Result<CouponTarget[], TargetError>> {
  const found: CouponTarget[] = []
  for (const [list, form] of [
    ['include', include],
    ['exclude', exclude],
  ] as const) {
    const isExcluded = list === 'exclude'
    const named = await categoriesOf(tx, form, isExcluded)
    const sold = await productsOf(tx, form, isExcluded)
    if (!named || overlaps(found, named)) return unknown(`${list}.categories`)
    if (!sold || overlaps(found, sold)) return unknown(`${list}.products`)
    found.push(...named, ...sold)
  }
  return ok(found)
}

const unknown = (field: TargetError['field']) => err({ code: 'coupons/unknown-target' as const, field })

const overlaps = (found: readonly CouponTarget[], more: readonly CouponTarget[]): boolean =>
  more.some((target) =>
    found.some(({ categoryId, productId }) => categoryId === target.categoryId && productId === target.productId),
  )

async function categoriesOf(tx: Db, { categories }: TargetForm, isExcluded: boolean): Promise<CouponTarget[] | null> {
  const ids = [...new Set(categories.map(Number))]
  if (ids.length === 0) return []
  const rows = await findCategoryNames(tx, ids)
  if (rows.length !== ids.length) return null
  return rows.map(({ id, name }) => ({ isExcluded, categoryId: id, productId: null, code: null, name }))
}

async function productsOf(tx: Db, { products }: TargetForm, isExcluded: boolean): Promise<CouponTarget[] | null> {
  const codes = [...new Set(products)]
  if (codes.length === 0) return []
  const rows = await findProductNames(tx, codes)
  if (rows.length !== codes.length) return null
  return rows.map(({ id, code, name }) => ({ isExcluded, categoryId: null, productId: id, code, name }))
}
