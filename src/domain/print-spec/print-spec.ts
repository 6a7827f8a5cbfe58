import type { Dimensions } from '../configuration/dimensions.ts'
import { err, ok, type Result } from '../result.ts'
import { PRINT_LIMITS, type PrintLimits, type PrintMethod } from './print-method.ts'
import { plainSheet, resizedSheet, type PrintSheet, type SheetShape } from './print-sheet.ts'

/** The faces of a product, in the order of the pages of a file. */
export const FACES = ['front', 'back', 'inside', 'left', 'right', 'lid', 'sleeve', 'clip'] as const

export type FaceCode = (typeof FACES)[number]

/** Layers that a finish asks of the file, each named so that every design program can write it. */
export const INK_LAYERS = ['Foil', 'Gloss', 'White', 'Cut'] as const

export type InkLayer = (typeof INK_LAYERS)[number]

/** Who confirms what is printed: no one, the customer at the preview, or the customer at a proof that staff made. */
export const PROOF_POLICIES = ['NONE', 'SELF', 'STAFF'] as const

export type ProofPolicy = (typeof PROOF_POLICIES)[number]

/** How many pages a file has. */
export type PageRule = { readonly min: number; readonly max: number; readonly multiple: number }

/** What is stored about the print of a product. */
export type ProductPrint = {
  readonly method: PrintMethod
  readonly faces: readonly FaceCode[]
  /** Pages of a booklet; null when every page is a face. */
  readonly pages: PageRule | null
  readonly proof: ProofPolicy
  readonly sheet: PrintSheet | null
  /** The true size of the product. */
  readonly size: Dimensions | null
}

/** What a taken choice says of the print; null where it says nothing. */
export type ChoicePrint = {
  readonly size: Dimensions | null
  readonly sheet: PrintSheet | null
  /** The sheet of the faces after the first, where it is another one. */
  readonly secondSheet: PrintSheet | null
  /** How far the print runs beyond the cut, in millimetres. */
  readonly bleed: number | null
  readonly method: PrintMethod | null
  readonly shape: SheetShape | null
  readonly layer: InkLayer | null
  readonly faces: readonly FaceCode[] | null
  readonly pages: number | null
}

/** Everything that decides what a file must look like. */
export type PrintFacts = {
  readonly product: ProductPrint
  /** The sheet that the chosen variant is drawn on. */
  readonly variantSheet: PrintSheet | null
  /** The choices that are taken, in the order of their features. */
  readonly taken: readonly ChoicePrint[]
  /** A size that the customer typed. */
  readonly dimensions: Dimensions | null
}

/** What a file for one order line must look like. */
export type PrintSpec = {
  readonly method: PrintMethod
  readonly limits: PrintLimits
  readonly faces: readonly { readonly code: FaceCode; readonly sheet: PrintSheet }[]
  readonly pages: PageRule
  readonly layers: readonly InkLayer[]
  readonly proof: ProofPolicy
}

/**
 * The print specification of a configured product. The size comes from a choice with a size, else from a typed size, else
 * from the sheet of the variant, else from the product. Errors: `print/no-size` when none of them has one.
 */
export function printSpec(facts: PrintFacts): Result<PrintSpec, { readonly code: 'print/no-size' }> {
  const sheet = sheetOf(facts)
  if (!sheet) return err({ code: 'print/no-size' })
  const { product, taken } = facts
  const faces = last(taken, ({ faces }) => faces) ?? product.faces
  const method = last(taken, ({ method }) => method) ?? product.method
  const second = last(taken, ({ secondSheet }) => secondSheet) ?? sheet
  const bleed = last(taken, (choice) => choice.bleed)
  const bled = (own: PrintSheet): PrintSheet => (bleed === undefined ? own : { ...own, bleed })
  return ok({
    method,
    limits: PRINT_LIMITS[method],
    faces: faces.map((code, index) => ({ code, sheet: bled(index === 0 ? sheet : second) })),
    pages: pagesOf(facts, faces.length),
    layers: INK_LAYERS.filter((layer) => taken.some((choice) => choice.layer === layer)),
    proof: product.proof,
  })
}

/** The specification of a file that is one side alone; undefined when the product has no such side, or is a booklet. */
export function specOfFace(spec: PrintSpec, code: FaceCode): PrintSpec | undefined {
  const face = spec.faces.find((each) => each.code === code)
  return face && spec.faces.length === spec.pages.max
    ? { ...spec, faces: [face], pages: { min: 1, max: 1, multiple: 1 } }
    : undefined
}

function sheetOf({ product, variantSheet, taken, dimensions }: PrintFacts): PrintSheet | undefined {
  const base = last(taken, ({ sheet }) => sheet) ?? variantSheet ?? product.sheet
  const size = last(taken, ({ size }) => size) ?? dimensions ?? (base ? null : product.size)
  const sheet = size && base ? resizedSheet(base, size) : size ? plainSheet(size) : base
  if (!sheet) return undefined
  const shape = last(taken, ({ shape }) => shape)
  return shape ? { ...sheet, shape } : sheet
}

function pagesOf({ product, taken }: PrintFacts, faces: number): PageRule {
  const chosen = last(taken, ({ pages }) => pages)
  if (chosen) return { min: chosen, max: chosen, multiple: 1 }
  return product.pages ?? { min: faces, max: faces, multiple: 1 }
}

/** What the last choice that says something says; later features refine earlier ones. */
const last = <Value>(taken: readonly ChoicePrint[], of: (choice: ChoicePrint) => Value | null): Value | undefined =>
  taken.map(of).findLast((value) => value !== null) ?? undefined

/**
 * One text for one specification: equal for equal specifications, whatever their making. Its digest is stored with each
 * check, so that a changed size asks for another check without another upload.
 */
export const specKey = (spec: PrintSpec): string => JSON.stringify(sorted(spec))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}
