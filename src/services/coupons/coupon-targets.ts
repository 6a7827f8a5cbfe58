import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findCategoryNames, findProductNames } from './desk-coupon.repository.ts'
import type { CouponTarget } from './desk-coupon.repository.ts'

/** Categories by id and products by code. */
export type TargetForm = { readonly categories: readonly string[]; readonly products: readonly string[] }

type TargetLists = { readonly include: TargetForm; readonly exclude: TargetForm }

/** The place in the form of what does not exist, or of what both lists name. */
export type TargetError = {
  readonly code: 'coupons/unknown-target' | 'coupons/both-lists'
  readonly field: `${keyof TargetLists}.${keyof TargetForm}.${number}`
}

/** Finds what a coupon is for and not for: nothing may be in both lists. Categories come before products, by their ids. */
export async function readTargets(tx: Db, lists: TargetLists): Promise<Result<CouponTarget[], TargetError>> {
  const both = inBoth(lists)
  if (both) return err({ code: 'coupons/both-lists', field: both })
  const found: CouponTarget[] = []
  for (const list of ['include', 'exclude'] as const) {
    const targets = await targetsOf(tx, lists[list], list === 'exclude')
    const missing = missingOf(lists[list], targets)
    if (missing) return err({ code: 'coupons/unknown-target', field: `${list}.${missing}` })
    found.push(...targets)
  }
  return ok(found)
}

const KINDS = ['categories', 'products'] as const

function inBoth({ include, exclude }: TargetLists): TargetError['field'] | undefined {
  for (const kind of KINDS) {
    const index = exclude[kind].findIndex((each) => include[kind].includes(each))
    if (index !== -1) return `exclude.${kind}.${index}`
  }
  return undefined
}

async function targetsOf(tx: Db, form: TargetForm, isExcluded: boolean): Promise<CouponTarget[]> {
  const categories = await findCategoryNames(tx, [...new Set(form.categories.map(Number))])
  const products = await findProductNames(tx, [...new Set(form.products)])
  return [
    ...categories.map(({ id, name }) => ({ isExcluded, categoryId: id, productId: null, code: null, name })),
    ...products.map(({ id, code, name }) => ({ isExcluded, categoryId: null, productId: id, code, name })),
  ]
}

function missingOf(
  { categories, products }: TargetForm,
  found: readonly CouponTarget[],
): `${keyof TargetForm}.${number}` | undefined {
  const category = categories.findIndex((id) => !found.some(({ categoryId }) => categoryId === Number(id)))
  if (category !== -1) return `categories.${category}`
  const product = products.findIndex((code) => !found.some((target) => target.code === code))
  return product === -1 ? undefined : `products.${product}`
}
