import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Db } from '#db/connection.ts'
import { importCatalogue } from '#services/catalog-import/import-catalogue.ts'
import { openPictureStore } from '#services/images/picture-store.ts'
import type { PictureStore } from '#services/images/picture-store.ts'

/** A temporary folder to write catalogues into, and a place for pictures. */
export interface CatalogueFolder {
  readonly path: string
  readonly store: PictureStore
  /** Writes a file of the folder; objects as JSON. Returns its path. */
  readonly write: (name: string, content: string | object) => Promise<string>
  readonly remove: () => Promise<void>
}

/** Makes such a folder; one per test file. */
export async function catalogueFolder(): Promise<CatalogueFolder> {
  const path = await mkdtemp(join(tmpdir(), 'matbaa-import-'))
  const store = await openPictureStore({ storage: { kind: 'disk', folder: join(path, 'stored') }, workers: 1 })
  return {
    path,
    store,
    write: async (name, content) => {
      const file = join(path, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
      return file
    },
    remove: async () => {
      await store.close()
      await rm(path, { recursive: true, force: true })
    },
  }
}

/** Imports content, or the file of a path, into a shop; throws when it is refused. */
export async function fillShop(
  { db }: { readonly db: Db },
  folder: CatalogueFolder,
  content: string | object,
): Promise<void> {
  const source = typeof content === 'string' ? content : await folder.write('shop.json', content)
  const imported = await importCatalogue({ db, store: folder.store, source, now: new Date('2026-11-21T08:00:00Z') })
  if (!imported.ok) throw new Error(JSON.stringify(imported.error))
}

/** The smallest catalogue: one category and one product with one price; `more` is laid over the product. */
export const smallCatalogue = (more: object = {}) => ({
  categories: [{ code: 'cards', name: { en: 'Cards', ar: 'بطاقات' } }],
  products: [
    {
      code: 'BC-1',
      category: 'cards',
      name: { en: 'Business cards', ar: 'بطاقات أعمال' },
      prices: [{ code: 'standard', price: 0.55 }],
      ...more,
    },
  ],
})

/** A picture of one white pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
)
