import type { Db } from '#db/connection.ts'
import type { PictureSize } from '#domain/images/image-widths.ts'
import type { PictureFacts } from '#integrations/media/media-tasks.ts'

/** An original as it is stored. Sizes in pixels as shown. */
export type StoredImage = {
  readonly id: number
  readonly sha256: string
  readonly address_key: string
  readonly storage_key: string
  readonly media_type: PictureFacts['mediaType']
  readonly width: number
  readonly height: number
}

const COLUMNS = ['id', 'sha256', 'address_key', 'storage_key', 'media_type', 'width', 'height'] as const

/** The original behind an address. */
export const findImage = (db: Db, addressKey: string): Promise<StoredImage | undefined> =>
  db.selectFrom('image').select(COLUMNS).where('address_key', '=', addressKey).executeTakeFirst()

/** Originals that are stored already, among these hashes. */
export const findImages = (db: Db, sha256s: readonly string[]): Promise<StoredImage[]> =>
  sha256s.length === 0
    ? Promise.resolve([])
    : db.selectFrom('image').select(COLUMNS).where('sha256', 'in', sha256s).execute()

type NewImage = Omit<StoredImage, 'id' | 'address_key'> & { readonly byte_size: number }

/** Adds originals; one that another import has added meanwhile is left as it is. */
export async function insertImages(db: Db, images: readonly NewImage[]): Promise<void> {
  if (images.length === 0) return
  await db
    .insertInto('image')
    .values([...images])
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
}

type NewVariant = {
  readonly image_id: number
  readonly width: number
  readonly format: PictureSize['format']
  readonly storage_key: string
  readonly byte_size: number
}

/** Notes a size that was made. */
export async function insertVariant(db: Db, variant: NewVariant): Promise<void> {
  await db
    .insertInto('image_variant')
    .values(variant)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The next original, by id, of which some sizes may be missing. */
export const findCold = (db: Db, afterId: number): Promise<StoredImage | undefined> =>
  db
    .selectFrom('image')
    .select(COLUMNS)
    .where('warmed_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Notes that all sizes of an original are made. */
export async function markWarm(db: Db, id: number): Promise<void> {
  await db
    .updateTable('image')
    .set((eb) => ({ warmed_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute()
}
