import { decimalAmount, halalas } from '#domain/money/halalas.ts'
import { anyWholeNumberFrom } from '#domain/text/digits.ts'
import type { Coupon, CouponFile } from './coupons.queries.ts'

/** What a coupon gives, as it is typed: a percentage or SAR, and the most that a percentage gives. */
export type TypedWorth = {
  readonly type: Coupon['worth']['type']
  readonly value: string
  readonly maxDiscount: string
}

/** A coupon as its editor has it: sums in SAR and numbers as they are typed, codes of products between line breaks. */
export type CouponDraft = {
  /** One field, so that a percentage is never saved as a sum when two people edit at once. */
  readonly worth: TypedWorth
  readonly minSubtotal: string
  readonly firstDay: string
  readonly lastDay: string
  readonly usageLimit: string
  readonly perCustomerLimit: string
  readonly firstOrderOnly: boolean
  readonly excludeOfferItems: boolean
  readonly isActive: boolean
  readonly onlyCategories: readonly string[]
  readonly onlyProducts: string
  readonly notCategories: readonly string[]
  readonly notProducts: string
}

export const EMPTY_DRAFT: CouponDraft = {
  worth: { type: 'PERCENT', value: '', maxDiscount: '' },
  minSubtotal: '',
  firstDay: '',
  lastDay: '',
  usageLimit: '',
  perCustomerLimit: '1',
  firstOrderOnly: false,
  excludeOfferItems: true,
  isActive: true,
  onlyCategories: [],
  onlyProducts: '',
  notCategories: [],
  notProducts: '',
}

type Terms = Omit<Coupon, 'id' | 'code' | 'state' | 'uses' | 'isForSome' | 'version'>
type Targets = { readonly categories: readonly string[]; readonly products: readonly string[] }

/** What the API is sent of a coupon. */
export type CouponForm = Terms & {
  readonly include: { categories: string[]; products: string[] }
  readonly exclude: { categories: string[]; products: string[] }
}

const sum = (amount: number | undefined | null): string => (amount ? decimalAmount(amount).replace(/\.00$/, '') : '')

/** A coupon as the API answers it, or as a conflict says it, in the fields of its editor. */
export function draftOf(coupon: CouponFile): CouponDraft {
  const ids = (list: CouponFile['include']): Targets => ({
    categories: list.categories.map(({ id }) => id),
    products: list.products.map(({ code }) => code),
  })
  return draftOfForm({ ...coupon, include: ids(coupon.include), exclude: ids(coupon.exclude) })
}

/** The same of a coupon in the form in which it is sent. */
export function draftOfForm({ worth, ...form }: Terms & { include: Targets; exclude: Targets }): CouponDraft {
  return {
    worth: typedWorth(worth),
    minSubtotal: sum(form.minSubtotal),
    firstDay: form.firstDay ?? '',
    lastDay: form.lastDay ?? '',
    usageLimit: form.usageLimit?.toString() ?? '',
    perCustomerLimit: form.perCustomerLimit?.toString() ?? '',
    firstOrderOnly: form.firstOrderOnly,
    excludeOfferItems: form.excludeOfferItems,
    isActive: form.isActive,
    onlyCategories: form.include.categories,
    onlyProducts: form.include.products.join('\n'),
    notCategories: form.exclude.categories,
    notProducts: form.exclude.products.join('\n'),
  }
}

function typedWorth(worth: Coupon['worth']): TypedWorth {
  const { type } = worth
  if (type === 'PERCENT') return { type, value: String(worth.percent), maxDiscount: sum(worth.maxDiscount) }
  return { type, value: type === 'FIXED' ? sum(worth.amount) : '', maxDiscount: '' }
}

/** What is sent. What is no number is sent as none, so that the API names the field. */
export function formOf(draft: CouponDraft): CouponForm {
  return {
    worth: worthOf(draft.worth),
    minSubtotal: draft.minSubtotal === '' ? 0 : amountOf(draft.minSubtotal),
    firstDay: draft.firstDay || null,
    lastDay: draft.lastDay || null,
    usageLimit: countOf(draft.usageLimit),
    perCustomerLimit: countOf(draft.perCustomerLimit),
    firstOrderOnly: draft.firstOrderOnly,
    excludeOfferItems: draft.excludeOfferItems,
    isActive: draft.isActive,
    include: { categories: [...draft.onlyCategories], products: codesIn(draft.onlyProducts) },
    exclude: { categories: [...draft.notCategories], products: codesIn(draft.notProducts) },
  }
}

/** The worth that is typed; NaN where it is no number. */
export function worthOf({ type, value, maxDiscount }: TypedWorth): CouponForm['worth'] {
  if (type === 'FREE_SHIPPING') return { type }
  if (type === 'FIXED') return { type, amount: amountOf(value) }
  const percent = anyWholeNumberFrom(value) ?? Number.NaN
  return { type, percent, ...(maxDiscount !== '' && { maxDiscount: amountOf(maxDiscount) }) }
}

function amountOf(text: string): number {
  const amount = halalas(text)
  return amount.ok ? amount.value : Number.NaN
}

/** A limit; none where nothing is typed. What is no number becomes 0, which the API refuses. */
const countOf = (text: string): number | null => (text.trim() === '' ? null : (anyWholeNumberFrom(text) ?? 0))

const codesIn = (text: string): string[] => text.split(/[\s,،]+/u).filter((code) => code !== '')

/** Fields of the API by the fields of the editor that hold lists. */
const LISTS = {
  onlyCategories: 'include.categories.',
  onlyProducts: 'include.products.',
  notCategories: 'exclude.categories.',
  notProducts: 'exclude.products.',
} as const

/** What is wrong, by the fields of the editor: of a code among many with the code. Parts of the worth have their own names. */
export function draftProblems(
  problems: Readonly<Record<string, string>>,
  draft: Pick<CouponDraft, keyof typeof LISTS>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, message]) => {
      const list = (Object.keys(LISTS) as (keyof typeof LISTS)[]).find((field) => name.startsWith(LISTS[field]))
      if (!list) return [name, message]
      const typed = draft[list]
      const code = typeof typed === 'string' ? codesIn(typed)[Number(name.slice(LISTS[list].length))] : undefined
      return [list, code === undefined ? message : `${code}: ${message}`]
    }),
  )
}
