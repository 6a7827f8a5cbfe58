import { expect, test } from 'vitest'
import { ActivityFilterQuery } from '#contract/office/activity.ts'
import { CHANGE_CODES } from '#testing/office-changes/change-codes.ts'
import { MoneyExportQuery } from '#contract/office/exports.ts'
import { OrderFilterQuery } from '#contract/office/orders/order-list.ts'
import { PeopleQuery } from '#contract/office/staff/people.ts'
import type { BuyerCorrection } from '#domain/invoicing/corrected-buyer.ts'
import type { BuyerAddress } from '#domain/invoicing/invoice-facts.ts'
import { REFUND_CAUSES } from '#domain/orders/desk/plan-refund.ts'
import { REJECTION_REASONS } from '#domain/orders/order-status.ts'
import { CHANGE_FIELDS, codeKey } from '#domain/staff/change-fields.ts'
import { changeWords as ar } from '#domain/activity/change-words.ar.ts'
import { changeWords as en } from '#domain/activity/change-words.en.ts'

/** Parts of the query of a list that are no filters. */
const NO_FILTER = new Set(['cursor', 'format', 'sort'])

const FILTERS = [OrderFilterQuery, ActivityFilterQuery, PeopleQuery, MoneyExportQuery]
  .flatMap(({ shape }) => Object.keys(shape))
  .filter((name) => !NO_FILTER.has(name))

/** What of the buyer of an invoice can be corrected. */
const CORRECTED: readonly (keyof BuyerCorrection | keyof BuyerAddress)[] = [
  'company',
  'vatNumber',
  'crNumber',
  'street',
  'building',
  'district',
  'city',
  'postalCode',
]

test.each([
  ['en', en],
  ['ar', ar],
])('everything that a change can say has words: %s', (_language, words) => {
  const fields = Object.entries(CHANGE_FIELDS).filter(([, kind]) => kind !== 'id')
  const keys = [
    ...fields.map(([name]) => `field-${name}`),
    ...CORRECTED.map((name) => `field-${name}`),
    ...Object.entries(CHANGE_CODES).flatMap(([field, codes]) => codes.map((code) => codeKey(field, code))),
    ...[...REFUND_CAUSES, ...REJECTION_REASONS].map((reason) => `reason-${reason}`),
    ...FILTERS.map((name) => `filter-${name}`),
  ]
  expect(keys.filter((key) => !(key in words))).toEqual([])
})
