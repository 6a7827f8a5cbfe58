import type { Place } from '../format/import-problem.ts'
import type { ProductRows } from './product-bundle.ts'
import type { ProductTables, TemplateFacts } from './write-products.repository.ts'

/** A product to be written: what names it, and what it goes with. */
export interface ChunkProduct {
  readonly code: string
  readonly place: Place
  readonly related: readonly string[]
}

/** Checked products on their way to the database. Stored as text: a hundred thousand small objects would be slow to keep. */
export interface ProductChunk {
  readonly products: readonly ChunkProduct[]
  /** Whether the shop has none of them yet. */
  readonly isNew: boolean
  readonly tables: ProductTables
}

/** Products with their places, as a chunk to be written. */
export function productChunk(
  products: readonly { readonly place: Place; readonly rows: ProductRows; readonly before?: ProductRows | undefined }[],
  templates: TemplateFacts,
): ProductChunk {
  const rows = products.map((each) => each.rows)
  return {
    products: products.map(({ place, rows: { product } }) => ({ code: product.code, place, related: product.related })),
    isNew: products.every(({ before }) => !before),
    tables: {
      products: JSON.stringify(rows.map(({ product }) => withoutNulls(product))),
      prices: JSON.stringify(rows.flatMap(({ prices }) => prices.map(withoutNulls))),
      images: JSON.stringify(rows.flatMap(({ images }) => images.map(withoutNulls))),
      features: JSON.stringify(rows.flatMap(({ features }) => features.map(withoutNulls))),
      choices: JSON.stringify(rows.flatMap(({ choices }) => choices.map(withoutNulls))),
      conditions: JSON.stringify(rows.flatMap(({ features }) => features.flatMap(conditionsOf))),
      exclusions: JSON.stringify(
        rows.flatMap(({ exclusions }) =>
          exclusions.map(({ product, choice, other, reason }) => ({
            product,
            ...partsOf(choice, 'one'),
            ...partsOf(other, 'two'),
            reason,
          })),
        ),
      ),
      templates: JSON.stringify(
        rows.flatMap((each) => each.templates.map((row) => ({ ...row, ...templates.get(row.file) }))),
      ),
    },
  }
}

/** A missing key is read as null, and quicker than one that says so. */
function withoutNulls<Row extends object>(row: Row): Partial<Row> {
  const present: Partial<Row> = {}
  for (const key in row) if (row[key] !== null) present[key] = row[key]
  return present
}

const conditionsOf = ({ product, code, shown_when: references }: ProductRows['features'][number]) =>
  references.map((reference) => ({ product, feature: code, ...partsOf(reference, 'when') }))

function partsOf(reference: string, name: string): Readonly<Record<string, string>> {
  const [feature = '', choice = ''] = reference.split('/')
  return { [`${name}_feature`]: feature, [`${name}_choice`]: choice }
}

/** The same products in two chunks. */
export function halves({ products, isNew, tables }: ProductChunk): readonly [ProductChunk, ProductChunk] {
  const middle = Math.ceil(products.length / 2)
  const part = (from: number, to?: number): ProductChunk => {
    const own = products.slice(from, to)
    const codes = new Set(own.map(({ code }) => code))
    const present = Object.entries(tables).map(([name, text]) => {
      const rows: readonly { readonly product?: string; readonly code: string }[] = JSON.parse(text)
      return [
        name,
        JSON.stringify(rows.filter((row) => codes.has(name === 'products' ? row.code : (row.product ?? '')))),
      ]
    })
    return { products: own, isNew, tables: Object.fromEntries(present) as ProductTables }
  }
  return [part(0, middle), part(middle)]
}
