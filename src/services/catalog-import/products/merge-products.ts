import { completeRow, withSlug } from '../complete-row.ts'
import type { Draft } from '../complete-row.ts'
import { problemAt } from '../format/import-problem.ts'
import type { ImportProblem, Place } from '../format/import-problem.ts'
import { PRODUCT_PARTS } from '../format/section-keys.ts'
import type { ProductPart } from '../format/section-keys.ts'
import type { SectionRow } from '../format/sections.ts'
import type { ParsedRow } from '../parse-rows.ts'
import type { ProductDraft, ProductRows } from './product-bundle.ts'

/** What is imported of one product. */
export interface ParsedProduct {
  readonly code: string
  /** Its own row; undefined when only parts of it are imported. */
  readonly own: ParsedRow | undefined
  readonly parts: { readonly [Part in ProductPart]?: readonly ParsedRow[] }
}

interface MergeContext {
  /** What a new product's `published_at` is. */
  readonly now: string
  readonly complain: (problem: ImportProblem) => void
}

/**
 * The product as it will be: what is imported laid over what the shop has. Undefined when only parts of a product come
 * that the shop does not have.
 */
export function mergeProduct(
  parsed: ParsedProduct,
  current: ProductRows | undefined,
  context: MergeContext,
): ProductDraft | undefined {
  const own = parsed.own ?? bareRow(parsed)
  if (!parsed.own && !current) {
    const problem = { code: 'reference/unknown', to: 'products', possible: [], nearest: null } as const
    context.complain(problemAt(own.place, problem, 'product', parsed.code))
    return undefined
  }
  const derived = { published_at: current?.product.published_at ?? context.now }
  const slugged = withSlug(own, current?.product, { code: parsed.code })
  const part = <Part extends ProductPart>(name: Part): Draft<Part>[] =>
    mergePart(name, parsed, current, own.place, context)
  const [features, prices] = [part('features'), part('prices')]
  const [choices, exclusions] = [part('choices'), part('exclusions')]
  // A table of features without one of choices: what belonged to features that are gone goes with them.
  const remaining = new Set(features.map(({ row }) => row.code))
  return {
    product: completeRow('products', slugged, current?.product, derived, context.complain),
    prices,
    images: part('images'),
    features,
    choices: parsed.parts.choices ? choices : choices.filter(({ row }) => remaining.has(row.feature)),
    exclusions: parsed.parts.exclusions ? exclusions : exclusions.filter(({ row }) => refersTo(row, remaining)),
    templates: parsed.parts.templates ? part('templates') : part('templates').map(forAllUnless(prices)),
  }
}

/** A template that stays though its variant goes is there for all. */
const forAllUnless =
  (prices: readonly Draft<'prices'>[]) =>
  (template: Draft<'templates'>): Draft<'templates'> => {
    const remains = prices.some(({ row }) => row.code === template.row.price)
    return remains ? template : { ...template, row: { ...template.row, price: null } }
  }

const refersTo = ({ choice, other }: Draft<'exclusions'>['row'], features: ReadonlySet<string | undefined>): boolean =>
  [choice, other].every((reference) => features.has(reference?.split('/')[0]))

/** Stands for the product's own row when only its parts are imported. */
function bareRow({ code, parts }: ParsedProduct): ParsedRow {
  const place = PRODUCT_PARTS.map((part) => parts[part]?.[0]?.place).find((each) => each !== undefined)
  return { place: place ?? { file: '', sheet: null, row: null, path: null }, given: { code } }
}

function mergePart<Part extends ProductPart>(
  part: Part,
  parsed: ParsedProduct,
  current: ProductRows | undefined,
  place: Place,
  { complain }: MergeContext,
): Draft<Part>[] {
  const before = (current?.[part] ?? []) as readonly SectionRow<Part>[]
  const given = parsed.parts[part]
  if (!given) return before.map((row) => ({ place, row, isComplete: true }))

  const known = new Map(before.map((row) => [keyOf(part, row), row]))
  const positions = new Map<unknown, number>()
  return given.map((each) => {
    const row = part === 'prices' ? withPriceCode(each, before as readonly SectionRow<'prices'>[], complain) : each
    // A list given without positions is in the order it is given; choices are counted within their feature.
    const parent = row.given['feature']
    const position = positions.get(parent) ?? 0
    positions.set(parent, position + 1)
    row.given['position'] ??= position
    return completeRow(part, row, known.get(keyOf(part, row.given)), {}, complain)
  })
}

/** The columns that distinguish the rows of a product. */
export const KEY_COLUMNS: Readonly<Record<ProductPart, readonly string[]>> = {
  prices: ['code'],
  images: ['image'],
  features: ['code'],
  choices: ['feature', 'code'],
  exclusions: ['choice', 'other'],
  templates: ['file_name'],
}

/** What distinguishes the rows of a product. */
export const keyOf = (part: ProductPart, row: Readonly<Record<string, unknown>>): string =>
  KEY_COLUMNS[part].map((column) => String(row[column])).join('\n')

const ONLY_PRICE = 'standard'

/** A price without a code is the product's only one. */
function withPriceCode(
  row: ParsedRow,
  before: readonly SectionRow<'prices'>[],
  complain: MergeContext['complain'],
): ParsedRow {
  if (row.given['code'] !== undefined) return row
  if (before.length > 1) {
    const possible = before.map(({ code }) => code)
    complain(problemAt(row.place, { code: 'price/which', possible }, 'price', row.given['price']))
  }
  return { ...row, given: { ...row.given, code: before[0]?.code ?? ONLY_PRICE } }
}
