import { mkdir } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import type { Db } from '#db/connection.ts'
import { rebuildListings } from '../../catalog/listing-projection.ts'
import type { RowBatch } from '../export/export-rows.ts'
import { writeCsv } from '../export/write-csv.ts'
import { writeJson } from '../export/write-json.ts'
import { writeXlsx } from '../export/write-xlsx.ts'
import type { OnProgress } from '../import-report.ts'
import { productChunk } from '../products/product-chunk.ts'
import { beginImport } from '../savepoint.repository.ts'
import { checkConstraintsNow, writeProducts } from '../products/write-products.repository.ts'
import { writeAttributes, writeAttributeValues, writeCategories } from '../write-shop.repository.ts'
import { generateProduct } from './generate-product.ts'
import { generatedAttributes, generatedCategories, generatedValues } from './generate-shop.ts'

export interface GenerateOptions {
  readonly products: number
  /** The same seed makes the same catalogue. */
  readonly seed: number
}

const CHUNK = 2000
const NOWHERE = { file: '', sheet: null, row: null, path: null }

/** Writes a catalogue of any size in the import format: `….json`, `….xlsx`, or a folder for CSV files. */
export async function generateFile(options: GenerateOptions, target: string): Promise<void> {
  const extension = extname(target).toLowerCase()
  await mkdir(dirname(target), { recursive: true })
  const batches = generatedRows(options)
  if (extension === '.json') await writeJson(target, batches)
  else if (extension === '.xlsx') await writeXlsx(target, batches)
  else await writeCsv(target, batches)
}

async function* generatedRows({ products, seed }: GenerateOptions): AsyncGenerator<RowBatch> {
  yield { categories: generatedCategories(), attributes: generatedAttributes(), attribute_values: generatedValues() }
  for (let start = 0; start < products; start += CHUNK) yield batchOf(chunk(start, products, seed))
}

const chunk = (start: number, products: number, seed: number) =>
  Array.from({ length: Math.min(CHUNK, products - start) }, (_, offset) => generateProduct(start + offset, seed))

const batchOf = (rows: ReturnType<typeof chunk>): RowBatch => ({
  products: rows.map(({ product }) => product),
  prices: rows.flatMap(({ prices }) => prices),
  features: rows.flatMap(({ features }) => features),
  choices: rows.flatMap(({ choices }) => choices),
})

/**
 * For measuring only: writes generated products straight into the tables, unchecked, then makes lists and search index
 * again. Everything in one transaction.
 */
export async function generateIntoDatabase(db: Db, options: GenerateOptions, onProgress: OnProgress): Promise<void> {
  const { products, seed } = options
  await db.transaction().execute(async (tx) => {
    await beginImport(tx)
    await writeAttributes(tx, generatedAttributes())
    await writeAttributeValues(tx, generatedValues())
    await writeCategories(tx, generatedCategories())
    for (let start = 0; start < products; start += CHUNK) {
      const rows = chunk(start, products, seed).map((each) => ({ place: NOWHERE, rows: each }))
      await writeProducts(tx, productChunk(rows, new Map()).tables)
      await checkConstraintsNow(tx)
      onProgress('write', Math.min(start + CHUNK, products), products)
    }
    await rebuildListings(tx, 'all', onProgress)
  })
}
