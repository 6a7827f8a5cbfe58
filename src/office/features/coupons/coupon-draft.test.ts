import { describe, expect, test } from 'vitest'
import { draftOfForm, draftProblems, EMPTY_DRAFT, formOf } from './coupon-draft.ts'
import type { CouponDraft, TypedWorth } from './coupon-draft.ts'

const form = (draft: Partial<CouponDraft>, worth: Partial<TypedWorth> = {}) =>
  formOf({ ...EMPTY_DRAFT, worth: { type: 'PERCENT', value: '10', maxDiscount: '', ...worth }, ...draft })

describe('a coupon as it is typed', () => {
  test('becomes whole halalas, numbers and days, in any digits', () => {
    expect(
      form({ minSubtotal: '49.5', usageLimit: '1,000', firstDay: '2026-12-01' }, { maxDiscount: '٢٠٠' }),
    ).toMatchObject({
      worth: { type: 'PERCENT', percent: 10, maxDiscount: 20_000 },
      minSubtotal: 4950,
      usageLimit: 1000,
      perCustomerLimit: 1,
      firstDay: '2026-12-01',
      lastDay: null,
    })
  })

  test('of a sum or of delivery says nothing of a share', () => {
    expect(form({}, { type: 'FIXED', value: '50', maxDiscount: '9' }).worth).toEqual({ type: 'FIXED', amount: 5000 })
    expect(form({}, { type: 'FREE_SHIPPING' }).worth).toEqual({ type: 'FREE_SHIPPING' })
  })

  test('has codes of products between commas of both languages, spaces and lines', () => {
    expect(form({ onlyProducts: 'A-1, A-2،A-3\nA-4 ' }).include.products).toEqual(['A-1', 'A-2', 'A-3', 'A-4'])
  })

  test('that is no number is not sent as one', () => {
    expect(form({ usageLimit: 'many', minSubtotal: 'x' }, { value: 'ten' })).toMatchObject({
      worth: { percent: Number.NaN },
      usageLimit: 0,
      minSubtotal: Number.NaN,
    })
  })

  test('is the same again when it was sent', () => {
    const sent = form({ minSubtotal: '99.95', lastDay: '2026-12-31', notProducts: 'A-1' }, { maxDiscount: '200' })
    expect(formOf(draftOfForm(sent))).toEqual(sent)
  })

  test('shows what is wrong at the field that was typed, with the code that is meant', () => {
    const typed = { ...EMPTY_DRAFT, onlyProducts: 'A-1, A-2' }
    const problems = { 'worth.amount': 'too big', 'include.products.1': 'unknown', 'exclude.categories.0': 'gone' }
    expect(draftProblems(problems, typed)).toEqual({
      'worth.amount': 'too big',
      onlyProducts: 'A-2: unknown',
      notCategories: 'gone',
    })
  })
})
