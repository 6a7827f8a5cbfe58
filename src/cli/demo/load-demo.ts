import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Result } from '#domain/result.ts'
import { importCatalogue } from '#services/catalog-import/import-catalogue.ts'
import type { ImportFailure, ImportOptions } from '#services/catalog-import/import-catalogue.ts'
import { addDemoOrders } from '#services/checkout/generate/demo-orders.ts'
import { addDemoCoupons } from '#services/coupons/demo-coupons.ts'
import { fillOnce } from '#services/catalog-import/fill/fill-once.ts'
import { addDemoReviews } from '#services/reviews/demo-reviews.ts'
import { ARTWORK_SCENES } from '#services/proofs/demo/artwork-scenes.ts'
import { addDemoArtwork } from '#services/proofs/demo/demo-artwork.ts'
import { addDemoStaff } from '#services/staff/demo/demo-staff.ts'
import type { Shop } from '#shop/shop.ts'
import { pictureFolderOf, readPictureManifest } from './demo-picture-manifest.ts'

/** Where the demo catalogue lies. */
export const DEMO_FOLDER = join(import.meta.dirname, '..', '..', '..', 'demo')

type DemoOptions = Pick<ImportOptions, 'db' | 'store' | 'onProgress'> & {
  readonly now: Date
  /** Staff and their orders; without it there are none. */
  readonly office?: DemoOffice
}

type DemoOffice = {
  /** Encrypts the authenticators of the staff. */
  readonly key: string
  /** What issues the documents of the orders, and what their files go through. */
  readonly shop: Pick<Shop, 'invoices' | 'artwork' | 'proofs' | 'office'>
}

/**
 * Fills an empty shop with the demo: catalogue, coupons and reviews, and for the office staff and orders. A shop that has
 * products stays as it is (the answer is then false). Sizes of pictures are made later, when they are asked for or warmed.
 */
export const loadDemoData = ({ office, ...options }: DemoOptions): Promise<Result<boolean, ImportFailure>> =>
  fillOnce(options.db, async () => {
    const manifest = readPictureManifest(join(DEMO_FOLDER, 'picture-manifest', 'manifest.json'))
    const imagesFolder = pictureFolderOf(manifest, createRequire(import.meta.url).resolve)
    const imported = await importCatalogue({ ...options, source: DEMO_FOLDER, imagesFolder })
    if (imported.ok) {
      await addDemoCoupons(options.db)
      await addDemoReviews(options, DEMO_FOLDER)
      if (office) await addDemoOffice(options, office)
    }
    return imported
  })

/** Adds the staff, their orders, and files of customers in every state of the artwork desk, to a shop with the demo's catalogue. */
export async function addDemoOffice(
  { db, store: { storage }, now }: Pick<DemoOptions, 'db' | 'store' | 'now'>,
  { key, shop }: DemoOffice,
): Promise<void> {
  await addDemoStaff({ db, key, now })
  const fixedProducts = ARTWORK_SCENES.flatMap(({ products }) => products)
  await addDemoOrders({ db, now, storage, invoices: shop.invoices, fixedProducts })
  const { openings, orderFiles, previews } = shop.artwork
  const { artwork, production } = shop.office.orders
  await addDemoArtwork({
    db,
    now,
    storage,
    folder: join(DEMO_FOLDER, 'artwork'),
    openings,
    orderFiles,
    previews,
    proofs: shop.proofs.proofs,
    desk: artwork.desk,
    release: artwork.release,
    moves: production.moves,
  })
}
