import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/connection.ts'
import { chunksOf } from '../../pipelined.ts'
import { putInOrder } from '../canonical-rows.ts'
import { checkProduct } from '../checks/check-product.ts'
import { complaintsInto } from '../checks/complaints.ts'
import type { KnownCodes } from '../checks/known-codes.ts'
import type { FileContext } from '../file-lookup.ts'
import type { ImportProblem } from '../format/import-problem.ts'
import type { ProductPart } from '../format/section-keys.ts'
import { resolveFiles } from '../import-files.ts'
import type { OnProgress, Tally } from '../import-report.ts'
import { mergeProduct } from './merge-products.ts'
import type { ParsedProduct } from './merge-products.ts'
import { parseRows } from '../parse-rows.ts'
import type { ParsedRow } from '../parse-rows.ts'
import { isBundle, isSameProduct, rowsOf } from './product-bundle.ts'
import type { ProductDraft } from './product-bundle.ts'
import { productChunk } from './product-chunk.ts'
import type { ProductChunk } from './product-chunk.ts'
import type { ProductWriter } from './product-writer.ts'
import { existingCodes, readProducts } from './product-rows.repository.ts'
import { expandProduct } from '../source/expand-product.ts'
import type { ProductSource } from '../source/expand-product.ts'
import type { TemplateFacts } from './write-products.repository.ts'

/** Products read, compared and written at a time. */
const CHUNK = 500
/** Products processed at once. */
const BETWEEN_PAUSES = 50

interface ProductPlanContext {
  readonly db: Db
  readonly files: FileContext
  /** Codes of everything but products; those of products are added as they turn up. */
  readonly known: KnownCodes & { readonly products: Set<string> }
  readonly knownTemplates: TemplateFacts
  /** What a new product's `published_at` is. */
  readonly now: string
  readonly problems: ImportProblem[]
  readonly onProgress: OnProgress
  /** Whether the shop has no products yet. */
  readonly isFirstFill: boolean
  /** Begins to write before everything is checked; undefined when that is not wanted. */
  readonly begin: (() => ProductWriter) | undefined
}

/**
 * Checks products some at a time and keeps those that differ from the shop, ready to be written. As long as there is
 * no problem and no file to be stored first, the products of an empty shop are on their way to the database meanwhile.
 */
export async function planProducts(
  sources: readonly ProductSource[],
  context: ProductPlanContext,
): Promise<{ chunks: readonly ProductChunk[]; begun: ProductWriter | undefined; tally: Tally }> {
  const { problems, files, begin, onProgress } = context
  const chunks: ProductChunk[] = []
  const tally = { created: 0, updated: 0, unchanged: 0 }
  let begun: ProductWriter | undefined
  for (const part of chunksOf(sources, CHUNK)) {
    const planned = await planChunk(part, context)
    for (const outcome of ['created', 'updated', 'unchanged'] as const) tally[outcome] += planned.tally[outcome]
    onProgress('check', tally.created + tally.updated + tally.unchanged, sources.length)
    // With a problem nothing will be written: the rest is only checked.
    if (problems.length > 0) chunks.length = 0
    else if (planned.chunk.products.length === 0) continue
    else if (begin && files.pictures.size + files.templates.size === 0) (begun ??= begin()).write(planned.chunk)
    else chunks.push(planned.chunk)
  }
  return { chunks, begun, tally }
}

async function planChunk(sources: readonly ProductSource[], context: ProductPlanContext) {
  const { db, problems, known, isFirstFill } = context
  const complain = (problem: ImportProblem): void => void problems.push(problem)
  const reading = isFirstFill
    ? new Map<string, never>()
    : readProducts(
        db,
        sources.map(({ code }) => code),
      )
  // Awaited below; the database reads while the rows are parsed.
  if (reading instanceof Promise) reading.catch(() => undefined)
  const parsed = await withPauses(sources, (source) => parseProduct(source, complain))
  await resolveFiles(filesOf(parsed), context.files)
  const current = await reading
  const drafts = await withPauses(parsed, (product) =>
    mergeProduct(product, current.get(product.code), { now: context.now, complain }),
  )
  const merged = drafts.filter((draft) => draft !== undefined)
  if (!isFirstFill) await lookUpRelated(db, merged, known.products)
  const complaints = complaintsInto(problems)
  for (const draft of merged) checkProduct(draft, known, complaints)

  const changed = merged
    .filter(isBundle)
    .map((bundle) => ({
      place: bundle.product.place,
      rows: rowsOf(bundle),
      before: current.get(bundle.product.row.code),
    }))
    .filter(({ rows, before }) => !before || !isSameProduct(before, rows))
  const created = changed.filter(({ before }) => !before).length
  return {
    chunk: productChunk(changed, templateFacts(context)),
    tally: { created, updated: changed.length - created, unchanged: merged.length - changed.length },
  }
}

/** Makes a list of a list, giving way now and then: the database may wait for its next statement. */
async function withPauses<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = []
  for (const some of chunksOf(items, BETWEEN_PAUSES)) {
    for (const item of some) made.push(make(item))
    await setImmediate()
  }
  return made
}

function parseProduct(source: ProductSource, complain: (problem: ImportProblem) => void): ParsedProduct {
  const { own, parts } = expandProduct(source, complain)
  const parsedParts = Object.entries(parts).map(([name, rows]) => {
    const part = name as ProductPart
    const parsed = parseRows(part, rows, complain)
    putInOrder(part, parsed)
    return [part, parsed]
  })
  const [ownRow] = own ? parseRows('products', [own], complain) : []
  return { code: source.code, own: ownRow, parts: Object.fromEntries(parsedParts) }
}

const filesOf = (parsed: readonly ParsedProduct[]) => {
  const rows = (part: ProductPart): ParsedRow[] => parsed.flatMap(({ parts }) => parts[part] ?? [])
  return { images: rows('images'), choices: rows('choices'), templates: rows('templates') }
}

/** Adds to the known products those of the shop that are named as related. */
async function lookUpRelated(db: Db, drafts: readonly ProductDraft[], products: Set<string>): Promise<void> {
  const related = drafts.flatMap(({ product }) => product.row.related ?? [])
  const missing = related.filter((code) => !products.has(code))
  for (const code of await existingCodes(db, missing)) products.add(code)
}

/** Templates the shop has, and those just opened. */
const templateFacts = ({ knownTemplates, files }: ProductPlanContext): TemplateFacts => ({
  get: (sha256) => files.templates.get(sha256) ?? knownTemplates.get(sha256),
})
