import type { Db } from '#db/connection.ts'
import type { FileStorage, StorageError } from '#integrations/storage/file-storage.ts'
import { announceChange } from '../catalog/catalog-changes.ts'
import { rebuildListings } from '../catalog/listing-projection.ts'
import { registerImages } from '../images/register-image.ts'
import { phraseKey } from './canonical-rows.ts'
import type { OnProgress } from './import-report.ts'
import { pathOf } from './links.ts'
import type { LinkTargets } from './links.ts'
import type { ShopImport } from './merge-shop.ts'
import type { ImportPlan } from './plan-import.ts'
import { productWriter } from './products/product-writer.ts'
import type { ProductWriter } from './products/product-writer.ts'
import { linkTargetsOf } from './shop-rows.repository.ts'
import { storeTemplates } from './template-files.ts'
import * as write from './write-shop.repository.ts'

/** Writes a checked plan and makes everything that is derived from the catalogue again. Throws what the database throws. */
export async function applyImport(
  tx: Db,
  plan: ImportPlan,
  storage: FileStorage,
  onProgress: OnProgress,
): Promise<StorageError | undefined> {
  const failed = await keepFiles(tx, plan.files, storage)
  if (failed) return failed
  const total = plan.products.reduce((count, chunk) => count + chunk.products.length, 0)
  const writer = plan.begun ?? openWriter(tx, plan.shop, total, onProgress)
  for (const chunk of plan.products) writer.write(chunk)
  const ids = await writer.finish()
  await writeAfterProducts(tx, plan)
  await rebuild(tx, plan, ids, onProgress)
  return undefined
}

async function keepFiles(tx: Db, files: ImportPlan['files'], storage: FileStorage): Promise<StorageError | undefined> {
  const registered = await registerImages(tx, storage, [...files.pictures.values()])
  if (!registered.ok) return registered.error
  return storeTemplates(storage, [...files.templates.values()])
}

const rows = <RowType>(placed: readonly { readonly row: RowType }[]): RowType[] => placed.map(({ row }) => row)

async function writeBeforeProducts(tx: Db, shop: ShopImport): Promise<void> {
  if (shop.settings.length > 0) await write.writeSettings(tx, rows(shop.settings))
  if (shop.attributes.length > 0) await write.writeAttributes(tx, rows(shop.attributes))
  if (shop.attribute_values.length > 0) await write.writeAttributeValues(tx, rows(shop.attribute_values))
  if (shop.print_sheets.length > 0) await write.writePrintSheets(tx, rows(shop.print_sheets))
  if (shop.categories.length > 0) await write.writeCategories(tx, rows(shop.categories))
  if (shop.blog_tags.length > 0) await write.writeBlogTags(tx, rows(shop.blog_tags))
  if (shop.blogs.length > 0) await write.writeBlogs(tx, rows(shop.blogs))
  if (shop.clients.length > 0) await write.writeClients(tx, rows(shop.clients))
}

/** Opens the writer of products, which begins with what they refer to. */
export const openWriter = (tx: Db, shop: ShopImport, total: number, onProgress: OnProgress): ProductWriter =>
  productWriter(
    tx,
    total,
    () => writeBeforeProducts(tx, shop),
    (count) => onProgress('write', count, total),
  )

async function writeAfterProducts(tx: Db, { shop, replacedPages, undatedPages }: ImportPlan): Promise<void> {
  if (shop.pages.length > 0) await write.writePages(tx, rows(shop.pages))
  if (replacedPages.length > 0) await write.writePageSections(tx, replacedPages, rows(shop.page_sections))
  if (undatedPages.length > 0) await write.datePages(tx, undatedPages)
  const targets = await linkTargetsOf(tx, linkedProducts(shop))
  if (shop.slides.length > 0) {
    await write.writeSlides(
      tx,
      rows(shop.slides).map((row) => ({ ...row, link: leadingTo(row.link, targets) })),
    )
  }
  if (shop.banners.length > 0) {
    await write.writeBanners(
      tx,
      rows(shop.banners).map((row) => ({
        ...row,
        link: leadingTo(row.link, targets),
        items: (row.items as readonly object[]).map((item) => itemLeadingTo(item, targets)),
      })),
    )
  }
  if (shop.synonyms.length > 0) {
    await write.writeSynonyms(
      tx,
      rows(shop.synonyms).map(({ topic, phrases }) => ({
        topic,
        phrases: phrases.map((phrase) => ({ phrase, key: phraseKey(phrase) })),
      })),
    )
  }
}

const leadingTo = (link: string | null, targets: LinkTargets): string | null =>
  link === null ? null : (pathOf(link, targets) ?? null)

function itemLeadingTo(item: object, targets: LinkTargets): object {
  if (!('link' in item)) return item
  const { link, ...rest } = item
  return { ...rest, path: leadingTo(String(link), targets) }
}

/** Codes of products that slides and banners lead to. */
function linkedProducts({ slides, banners }: ShopImport): string[] {
  const items = banners.flatMap(({ row }) => row.items as readonly object[])
  const links = [...slides, ...banners]
    .map(({ row }) => row.link)
    .concat(items.map((item) => ('link' in item ? String(item.link) : null)))
  return links.flatMap((link) => (link?.startsWith('product:') ? [link.slice('product:'.length)] : []))
}

/** Lists, cards and the search index; all of them when something changed that any product may show. */
async function rebuild(
  tx: Db,
  { shop, replacedPages }: ImportPlan,
  ids: ReadonlyMap<string, number>,
  onProgress: OnProgress,
): Promise<void> {
  const written = [...ids.values()]
  const showsEverywhere = shop.categories.length > 0 || shop.attributes.length > 0 || shop.attribute_values.length > 0
  await rebuildListings(tx, showsEverywhere ? 'all' : written, onProgress)
  const hasContent = [
    shop.slides,
    shop.banners,
    shop.clients,
    shop.blogs,
    shop.blog_tags,
    shop.pages,
    replacedPages,
  ].some((list) => list.length > 0)
  if (hasContent) await announceChange(tx, ['content'])
  if (shop.settings.length > 0) await announceChange(tx, ['settings'])
}
