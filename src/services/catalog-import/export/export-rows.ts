import type { Db } from '#db/connection.ts'
import { SECTION_NAMES } from '../format/sections.ts'
import type { SectionName } from '../format/sections.ts'
import { productCodesAfter, readProducts } from '../products/product-rows.repository.ts'
import { readShop } from '../shop-rows.repository.ts'

/** Any row of the format. */
export type AnyRow = Readonly<Record<string, unknown>>

/** Rows of sections, some at a time. */
export type RowBatch = Readonly<Partial<Record<SectionName, readonly AnyRow[]>>>

const CHUNK = 1000

/** Everything the shop has, as the format has it: first what is not of products, then products with their parts. */
export async function* exportRows(db: Db): AsyncGenerator<RowBatch> {
  yield await readShop(db)
  for (let after = ''; ;) {
    const codes = await productCodesAfter(db, after, CHUNK)
    const last = codes.at(-1)
    if (last === undefined) return
    const products = [...(await readProducts(db, codes)).values()]
    yield {
      products: products.map(({ product }) => product),
      prices: products.flatMap(({ prices }) => prices),
      images: products.flatMap(({ images }) => images),
      features: products.flatMap(({ features }) => features),
      choices: products.flatMap(({ choices }) => choices),
      exclusions: products.flatMap(({ exclusions }) => exclusions),
      templates: products.flatMap(({ templates }) => templates),
    }
    after = last
  }
}

/** Columns in which a row names a file, or a list of files. */
const FILE_COLUMNS: Readonly<Partial<Record<SectionName, string>>> = {
  categories: 'image',
  images: 'image',
  choices: 'image',
  templates: 'file',
  slides: 'image',
  banners: 'image',
  clients: 'image',
  blogs: 'image',
  page_sections: 'images',
}

/** The batch with every hash of a file replaced by what the format calls it. */
export function withFileNames(batch: RowBatch, nameOf: (sha256: string) => string): RowBatch {
  const named = SECTION_NAMES.flatMap((section): [SectionName, readonly AnyRow[]][] => {
    const rows = batch[section]
    const column = FILE_COLUMNS[section]
    if (!rows || !column) return rows ? [[section, rows]] : []
    return [[section, rows.map((row) => ({ ...row, [column]: renamed(row[column], nameOf) }))]]
  })
  return Object.fromEntries(named)
}

function renamed(value: unknown, nameOf: (sha256: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => nameOf(String(each)))
  return typeof value === 'string' ? nameOf(value) : value
}
