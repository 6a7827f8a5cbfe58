import { isChoiceControl } from '#domain/configuration/feature.ts'
import type { Draft } from '../complete-row.ts'
import { checkPrint } from './check-print.ts'
import { KEY_COLUMNS, keyOf } from '../products/merge-products.ts'
import { PRODUCT_PARTS } from '../format/section-keys.ts'
import type { ProductDraft } from '../products/product-bundle.ts'
import type { Complaints } from './complaints.ts'
import type { KnownCodes } from './known-codes.ts'

/** Checks what holds between the rows of one product, and what they refer to. What is undefined is reported already. */
export function checkProduct(draft: ProductDraft, known: KnownCodes, complaints: Complaints): void {
  checkOwnRow(draft, known, complaints)
  checkTwice(draft, complaints)
  checkPrices(draft, complaints)
  const references = draft.choices.map(({ row }) => `${row.feature}/${row.code}`)
  checkFeatures(draft, references, known, complaints)
  checkChoices(draft, known, complaints)
  checkExclusions(draft, references, complaints)
  checkTemplates(draft, complaints)
  checkPrint(draft, known, complaints)
}

function checkOwnRow(
  { product: { place, row }, prices }: ProductDraft,
  known: KnownCodes,
  complaints: Complaints,
): void {
  const { complain, unknown } = complaints
  if (row.category !== undefined && !known.categories.has(row.category)) {
    unknown(place, 'category', row.category, 'categories', known.categories.keys())
  }
  if (isHalf(row)) complain(place, { code: 'size/half' }, 'height_mm')
  for (const code of row.related ?? []) {
    if (code === row.code) complain(place, { code: 'related/itself' }, 'related', code)
    else if (!known.products.has(code)) unknown(place, 'related', code, 'products', known.products)
  }
  if (prices.length === 0) complain(place, { code: 'product/no-price' }, 'prices')
}

const isHalf = ({
  width_mm: width,
  height_mm: height,
}: {
  width_mm: number | null | undefined
  height_mm: number | null | undefined
}): boolean => width !== undefined && height !== undefined && (width === null) !== (height === null)

function checkTwice(draft: ProductDraft, { complain }: Complaints): void {
  for (const part of PRODUCT_PARTS) {
    const seen = new Map<string, Draft<typeof part>>()
    for (const each of draft[part] as readonly Draft<typeof part>[]) {
      const row = each.row as Readonly<Record<string, unknown>>
      if (KEY_COLUMNS[part].some((column) => row[column] === undefined)) continue
      const key = keyOf(part, row)
      const first = seen.get(key)
      if (first) complain(each.place, { code: 'row/twice', other: first.place }, null, key.replaceAll('\n', '/'))
      else seen.set(key, each)
    }
  }
  for (const part of ['prices', 'images'] as const) {
    const positions = new Set<number>()
    for (const { place, row } of draft[part]) {
      if (row.position === undefined) continue
      if (positions.has(row.position)) complain(place, { code: 'position/twice' }, 'position', row.position)
      positions.add(row.position)
    }
  }
}

function checkPrices({ product, prices }: ProductDraft, { complain }: Complaints): void {
  const minimum = product.row.min_quantity ?? 1
  for (const { place, row } of prices) {
    let last = row.price ?? Infinity
    for (const [quantity, price] of row.ladder ?? []) {
      if (quantity <= minimum) complain(place, { code: 'ladder/not-above-minimum', minimum, quantity }, 'ladder')
      if (price > last) complain(place, { code: 'ladder/not-descending', quantity }, 'ladder')
      last = price
    }
  }
}

type CheckFeatures = (
  draft: ProductDraft,
  references: readonly string[],
  known: KnownCodes,
  complaints: Complaints,
) => void

const checkFeatures: CheckFeatures = ({ features, choices }, references, known, { complain, unknown }) => {
  for (const { place, row } of features) {
    const own = choices.filter((choice) => choice.row.feature === row.code)
    if (row.attribute && !known.attributes.has(row.attribute)) {
      unknown(place, 'attribute', row.attribute, 'attributes', known.attributes)
    }
    if ((row.min_value ?? -Infinity) > (row.max_value ?? Infinity)) {
      complain(place, { code: 'limits/reversed' }, 'max_value', row.max_value)
    }
    if (row.control && needsChoices(row.control) && own.length === 0) {
      complain(place, { code: 'feature/no-choices' }, 'control', row.control)
    }
    if (row.control !== 'CHECKBOX' && own.filter((choice) => choice.row.is_default).length > 1) {
      complain(place, { code: 'choice/two-defaults' }, 'code', row.code)
    }
    for (const reference of row.shown_when ?? []) {
      if (!references.includes(reference)) unknown(place, 'shown_when', reference, 'choices', references)
      else if (reference.startsWith(`${row.code}/`))
        complain(place, { code: 'feature/needs-itself' }, 'shown_when', reference)
    }
  }
}

type Control = Parameters<typeof isChoiceControl>[0]

/** DIMENSIONS has the price of its square metre as a choice. */
const needsChoices = (control: Control): boolean => isChoiceControl(control) || control === 'DIMENSIONS'

function checkChoices({ features, choices }: ProductDraft, known: KnownCodes, { complain, unknown }: Complaints): void {
  const byCode = new Map(features.flatMap(({ row }): [string, typeof row][] => (row.code ? [[row.code, row]] : [])))
  for (const { place, row } of choices) {
    const feature = byCode.get(row.feature ?? '')
    if (row.feature && !feature) unknown(place, 'feature', row.feature, 'features', byCode.keys())
    if (isHalf(row)) complain(place, { code: 'size/half' }, 'height_mm')
    if (!row.attribute_value || !feature) continue
    if (feature.attribute === null) {
      complain(place, { code: 'choice/not-of-attribute' }, 'attribute_value', row.attribute_value)
    } else if (feature.attribute && !known.attributeValues.has(`${feature.attribute}/${row.attribute_value}`)) {
      const prefix = `${feature.attribute}/`
      const possible = [...known.attributeValues].flatMap((each) =>
        each.startsWith(prefix) ? each.slice(prefix.length) : [],
      )
      unknown(place, 'attribute_value', row.attribute_value, `values of ${feature.attribute}`, possible)
    }
  }
}

function checkExclusions(
  { exclusions }: ProductDraft,
  references: readonly string[],
  { complain, unknown }: Complaints,
): void {
  for (const { place, row } of exclusions) {
    for (const column of ['choice', 'other'] as const) {
      const reference = row[column]
      if (reference && !references.includes(reference)) unknown(place, column, reference, 'choices', references)
    }
    if (row.choice && row.choice === row.other) complain(place, { code: 'exclusion/itself' }, 'other', row.other)
  }
}

function checkTemplates({ templates, prices }: ProductDraft, { unknown }: Complaints): void {
  const variants = prices.flatMap(({ row }) => row.code ?? [])
  for (const { place, row } of templates) {
    if (row.price && !variants.includes(row.price)) unknown(place, 'price', row.price, 'prices', variants)
  }
}
