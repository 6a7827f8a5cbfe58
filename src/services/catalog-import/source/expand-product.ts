import { problemAt } from '../format/import-problem.ts'
import type { ImportProblem } from '../format/import-problem.ts'
import { PRODUCT_PARTS } from '../format/section-keys.ts'
import type { ProductPart } from '../format/section-keys.ts'
import { jsonRows, placeOfPart } from './json-lists.ts'
import type { RawCatalogue, RawRow } from './raw-catalogue.ts'

type Complain = (problem: ImportProblem) => void

export type RawParts = { readonly [Part in ProductPart]?: readonly RawRow[] }

/** A product of the catalogue, not taken apart yet. */
export interface ProductSource {
  readonly code: string
  /** Its own row; in JSON with its parts inside. Undefined when only parts of it come, in tables. */
  readonly row: RawRow | undefined
  /** Parts that came in tables. */
  readonly parts: RawParts
}

/** The products in the order in which they come. Reports rows without a code and products that come twice. */
export function productSources(catalogue: RawCatalogue, complain: Complain): ProductSource[] {
  const rows = new Map<string, RawRow>()
  for (const row of [...catalogue.documents, ...catalogue.tables.products]) {
    const code = codeOf(row.cells['code'])
    const first = rows.get(code)
    if (code === '') complain(problemAt(row.place, { code: 'cell/empty' }, 'code'))
    else if (first) complain(problemAt(row.place, { code: 'row/twice', other: first.place }, 'code', code))
    else rows.set(code, row)
  }
  const tables = PRODUCT_PARTS.map((part) => [part, partsByProduct(catalogue.tables[part], complain)] as const)
  const codes = new Set([...rows.keys(), ...tables.flatMap(([, byProduct]) => [...byProduct.keys()])])
  return [...codes].map((code) => ({
    code,
    row: rows.get(code),
    parts: Object.fromEntries(
      tables.flatMap(([part, byProduct]): [ProductPart, readonly RawRow[]][] => {
        const own = byProduct.get(code)
        const isGiven = own || catalogue.givenForAll.has(part) || catalogue.given[part].has(code)
        return isGiven ? [[part, own ?? []]] : []
      }),
    ),
  }))
}

const codeOf = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''

function partsByProduct(rows: readonly RawRow[], complain: Complain): Map<string, RawRow[]> {
  const byProduct = Map.groupBy(rows, ({ cells }) => codeOf(cells['product']))
  for (const { place } of byProduct.get('') ?? []) complain(problemAt(place, { code: 'cell/empty' }, 'product'))
  byProduct.delete('')
  return byProduct
}

/** Parts as they are written inside a product. */
const NESTED_PARTS = ['prices', 'images', 'features', 'exclusions', 'templates'] as const

/** A product's own row without its parts, and the rows of its parts. */
export function expandProduct(source: ProductSource, complain: Complain): { own: RawRow | undefined; parts: RawParts } {
  const { row, code } = source
  if (!row?.isJson) return { own: row, parts: source.parts }
  const inherited = { product: code }
  const parts: Partial<Record<ProductPart, readonly RawRow[]>> = { ...source.parts }
  const cells: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row.cells)) {
    const part = NESTED_PARTS.find((each) => each === name)
    if (!part) {
      cells[name] = value
      continue
    }
    const shortFor = part === 'images' ? { shortFor: 'image' } : {}
    parts[part] = jsonRows({ items: value, place: placeOfPart(row, name), inherited, ...shortFor }, complain)
  }
  if (parts.features && 'features' in row.cells) takeChoices(parts, parts.features, code, complain)
  return { own: { ...row, cells }, parts }
}

/** Choices are written inside their feature; a feature without a list of them has none. */
function takeChoices(
  parts: Partial<Record<ProductPart, readonly RawRow[]>>,
  features: readonly RawRow[],
  product: string,
  complain: Complain,
): void {
  const choices: RawRow[] = []
  parts.features = features.map((feature) => {
    if (!('choices' in feature.cells)) return feature
    const { choices: items, ...cells } = feature.cells
    const inherited = { product, feature: cells['code'] ?? null }
    choices.push(...jsonRows({ items, place: placeOfPart(feature, 'choices'), inherited }, complain))
    return { ...feature, cells }
  })
  parts.choices = choices
}
