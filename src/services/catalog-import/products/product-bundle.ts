import { isDeepStrictEqual } from 'node:util'
import type { Draft, Placed } from '../complete-row.ts'
import { PRODUCT_PARTS } from '../format/section-keys.ts'
import type { ProductPart } from '../format/section-keys.ts'
import type { SectionRow } from '../format/sections.ts'
import { stableText } from '../row-text.ts'

/** A product with all of its parts, as the format has them. */
export type ProductRows = { readonly product: SectionRow<'products'> } & {
  readonly [Part in ProductPart]: readonly SectionRow<Part>[]
}

/** The same, each row with its place in what is imported. */
export type ProductBundle = { readonly product: Placed<'products'> } & {
  readonly [Part in ProductPart]: readonly Placed<Part>[]
}

/** A product of which rows may lack values. */
export type ProductDraft = { readonly product: Draft<'products'> } & {
  readonly [Part in ProductPart]: readonly Draft<Part>[]
}

/** Whether every row of a draft is complete. */
export const isBundle = (draft: ProductDraft): draft is ProductDraft & ProductBundle =>
  draft.product.isComplete && PRODUCT_PARTS.every((part) => draft[part].every(({ isComplete }) => isComplete))

/** The rows of a bundle without their places. */
export const rowsOf = (bundle: ProductBundle): ProductRows => ({
  product: bundle.product.row,
  prices: bundle.prices.map(({ row }) => row),
  images: bundle.images.map(({ row }) => row),
  features: bundle.features.map(({ row }) => row),
  choices: bundle.choices.map(({ row }) => row),
  exclusions: bundle.exclusions.map(({ row }) => row),
  templates: bundle.templates.map(({ row }) => row),
})

/** Whether nothing would change, whatever the order of rows and keys. The same order is the rule, and quicker to compare. */
export const isSameProduct = (before: ProductRows, after: ProductRows): boolean =>
  isDeepStrictEqual(before, after) || productText(before) === productText(after)

/** One text for everything a product is made of, whatever the order of its rows. */
const productText = (rows: ProductRows): string =>
  [stableText(rows.product), ...PRODUCT_PARTS.map((part) => rows[part].map(stableText).toSorted().join('\n'))].join(
    '\n\n',
  )
