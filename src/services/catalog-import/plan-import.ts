import type { Db } from '#db/connection.ts'
import type { PictureStore } from '../images/picture-store.ts'
import { isEmptyAndFilled } from '../first-fill/first-fill.ts'
import { putInOrder } from './canonical-rows.ts'
import { checkShop } from './checks/check-shop.ts'
import { complaintsInto } from './checks/complaints.ts'
import { knownCodes } from './checks/known-codes.ts'
import { isPlaced } from './complete-row.ts'
import type { Draft } from './complete-row.ts'
import type { FileContext } from './file-lookup.ts'
import type { ImportProblem } from './format/import-problem.ts'
import { knownTemplates } from './image-rows.repository.ts'
import { resolveFiles } from './import-files.ts'
import type { ImportSummary, OnProgress, Tally } from './import-report.ts'
import { codesWithPrice, readLink } from './links.ts'
import { keyOf, mergeShop, undatedPages } from './merge-shop.ts'
import type { ParsedShop, ShopDraft, ShopImport } from './merge-shop.ts'
import { parseRows } from './parse-rows.ts'
import { planProducts } from './products/plan-products.ts'
import type { ProductChunk } from './products/product-chunk.ts'
import type { ProductWriter } from './products/product-writer.ts'
import { existingCodes } from './products/product-rows.repository.ts'
import { stableText } from './row-text.ts'
import { readShop } from './shop-rows.repository.ts'
import type { ShopRows } from './shop-rows.repository.ts'
import { productSources } from './source/expand-product.ts'
import { SHOP_SECTIONS } from './source/raw-catalogue.ts'
import type { RawCatalogue } from './source/raw-catalogue.ts'

/** What is to be written, all of it checked. Only what differs from the shop is in it. */
export interface ImportPlan {
  readonly shop: ShopImport
  /** Products that are not on their way to the database yet. */
  readonly products: readonly ProductChunk[]
  /** Writes the others already; the transaction is undone if a problem turns up after all. */
  readonly begun: ProductWriter | undefined
  readonly files: Pick<FileContext, 'pictures' | 'templates'>
  /** Pages of which the sections are to be replaced. */
  readonly replacedPages: readonly string[]
  /** Those of them that are as new as the import. */
  readonly undatedPages: readonly string[]
  readonly summary: ImportSummary
}

export interface PlanContext {
  /** The transaction of the import. */
  readonly db: Db
  /** Outside of it: what is written meanwhile does not stand in its way. */
  readonly outside: Db
  /** Begins to write the products of an empty shop before all of them are checked; undefined when that is not wanted. */
  readonly begin: ((shop: ShopImport, products: number) => ProductWriter) | undefined
  readonly store: PictureStore
  readonly imagesFolder: string | undefined
  readonly now: string
  readonly onProgress: OnProgress
}

/** Checks every row against the format, the other rows and the shop, and says what would have to be written. */
export async function planImport(
  catalogue: RawCatalogue,
  context: PlanContext,
): Promise<{ problems: readonly ImportProblem[]; plan: ImportPlan }> {
  const { db } = context
  const problems = [...catalogue.problems]
  const complain = (problem: ImportProblem): void => void problems.push(problem)
  const files = fileContext(catalogue, context, complain)
  const parsed = parseShop(catalogue, complain)
  await resolveFiles(parsed, files)
  const current = await readShop(db)
  const draft = mergeShop(parsed, current, context.now, complain)

  const sources = productSources(catalogue, complain)
  const known = knownCodes(current, draft, await productCodes(db, sources, draft))
  checkShop(draft, known, complaintsInto(problems))
  const shop = completeShop(draft)
  const replacedPages = pagesToReplace(catalogue, shop, current)
  const { rows, tallies } = changedRows(shop, current, replacedPages)

  const { now, onProgress, begin } = context
  const isFirstFill = await isEmptyAndFilled(db, ['product'], sources.length)
  const products = await planProducts(sources, {
    db,
    files,
    known,
    now,
    onProgress,
    problems,
    knownTemplates: await knownTemplates(db),
    isFirstFill,
    begin: begin && isFirstFill ? () => begin(rows, sources.length) : undefined,
  })
  const summary = { ...tallies, ...(sources.length > 0 && { products: products.tally }) }
  const { chunks, begun } = products
  const undated = undatedPages(replacedPages, parsed.pages)
  return {
    problems,
    plan: { shop: rows, products: chunks, begun, files, replacedPages, undatedPages: undated, summary },
  }
}

const fileContext = (
  { folders }: RawCatalogue,
  { outside, store, imagesFolder }: PlanContext,
  complain: FileContext['complain'],
): FileContext => ({
  db: outside,
  store,
  imagesFolder,
  folders,
  complain,
  inspected: new Map(),
  openedTemplates: new Map(),
  pictures: new Map(),
  templates: new Map(),
})

function parseShop(catalogue: RawCatalogue, complain: (problem: ImportProblem) => void): ParsedShop {
  const parsed = SHOP_SECTIONS.map((section) => {
    const rows = parseRows(section, catalogue.rows[section], complain)
    putInOrder(section, rows)
    return [section, rows]
  })
  return Object.fromEntries(parsed) as ParsedShop
}

/** The rows that are complete; with others a problem is reported, and nothing will be written. */
function completeShop(draft: ShopDraft): ShopImport {
  const complete = SHOP_SECTIONS.map((section) => {
    const rows: readonly Draft<typeof section>[] = draft[section]
    return [section, rows.filter(isPlaced)]
  })
  return Object.fromEntries(complete) as ShopImport
}

/** Every product code that is imported, or that slides, banners and articles name and the shop has. */
async function productCodes(
  db: Db,
  sources: readonly { readonly code: string; readonly row: unknown }[],
  { slides, banners, blogs }: ShopDraft,
): Promise<Set<string>> {
  const codes = new Set(sources.flatMap(({ code, row }) => (row ? [code] : [])))
  const named = new Set(blogs.flatMap(({ row }) => codesWithPrice(row.body)))
  const links = [...slides, ...banners].map(({ row }) => row.link)
  for (const item of banners.flatMap(({ row }) =>
    Array.isArray(row.items) ? (row.items as readonly unknown[]) : [],
  )) {
    if (typeof item !== 'object' || item === null) continue
    if ('product' in item) named.add(String(item.product))
    if ('link' in item) links.push(String(item.link))
  }
  for (const link of links) {
    const target = link ? readLink(link) : undefined
    if (target?.kind === 'product') named.add(target.code)
  }
  for (const code of await existingCodes(db, [...named])) codes.add(code)
  return codes
}

/** A page's sections are replaced together; they are when one of them differs. */
function pagesToReplace({ given, givenForAll }: RawCatalogue, shop: ShopImport, current: ShopRows): string[] {
  const named = new Set<unknown>(shop.page_sections.map(({ row }) => row.page))
  const pages = new Set([...given.page_sections, ...(givenForAll.has('page_sections') ? named : [])])
  return [...pages].map(String).filter((page) => {
    const before = current.page_sections.filter((row) => row.page === page)
    const after = shop.page_sections.flatMap(({ row }) => (row.page === page ? [row] : []))
    return stableText(before) !== stableText(after.toSorted((one, other) => one.position - other.position))
  })
}

function changedRows(shop: ShopImport, current: ShopRows, replacedPages: readonly string[]) {
  const tallies: Record<string, Tally> = {}
  const changed = SHOP_SECTIONS.map((section) => {
    const before = new Map(current[section].map((row) => [keyOf(section, row), stableText(row)]))
    const rows = (shop[section] as readonly { readonly row: Readonly<Record<string, unknown>> }[]).map((placed) => {
      const known = before.get(keyOf(section, placed.row))
      const isReplaced = section === 'page_sections' && replacedPages.includes(String(placed.row['page']))
      return { placed, isNew: known === undefined, isChanged: known !== stableText(placed.row), isReplaced }
    })
    const created = rows.filter(({ isNew }) => isNew).length
    const updated = rows.filter(({ isNew, isChanged }) => !isNew && isChanged).length
    if (rows.length > 0) tallies[section] = { created, updated, unchanged: rows.length - created - updated }
    return [section, rows.flatMap(({ placed, isChanged, isReplaced }) => (isChanged || isReplaced ? [placed] : []))]
  })
  return { rows: Object.fromEntries(changed) as ShopImport, tallies }
}
