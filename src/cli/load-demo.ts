import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Result } from '#domain/result.ts'
import { importCatalogue } from '#services/catalog-import/import-catalogue.ts'
import type { ImportFailure, ImportOptions } from '#services/catalog-import/import-catalogue.ts'
import { addDemoCoupons } from '#services/coupons/demo-coupons.ts'
import { fillOnce } from '#services/catalog-import/fill-once.ts'
import { addDemoReviews } from '#services/reviews/demo-reviews.ts'
import { addDemoStaff } from '#services/staff/demo/demo-staff.ts'
import { pictureFolderOf, readPictureManifest } from './demo-picture-manifest.ts'

/** Where the demo catalogue lies. */
export const DEMO_FOLDER = join(import.meta.dirname, '..', '..', 'demo')

type DemoOptions = Pick<ImportOptions, 'db' | 'store' | 'onProgress'> & {
  readonly now: Date
  /** Encrypts the authenticators of the demo's staff. Without one there is no staff: their password is public. */
  readonly staffKey?: string | undefined
}

/**
 * Fills an empty shop with the demo: catalogue, coupons, reviews and staff. A shop that has products stays as it is (the answer is then false).
 * Sizes of pictures are made later, when they are asked for or warmed.
 */
export const loadDemoData = ({ staffKey, ...options }: DemoOptions): Promise<Result<boolean, ImportFailure>> =>
  fillOnce(options.db, async () => {
    const manifest = readPictureManifest(join(DEMO_FOLDER, 'picture-manifest', 'manifest.json'))
    const imagesFolder = pictureFolderOf(manifest, createRequire(import.meta.url).resolve)
    const imported = await importCatalogue({ ...options, source: DEMO_FOLDER, imagesFolder })
    if (imported.ok) {
      await addDemoCoupons(options.db)
      await addDemoReviews(options, DEMO_FOLDER)
      if (staffKey !== undefined) await addDemoStaff({ db: options.db, key: staffKey, now: options.now })
    }
    return imported
  })
