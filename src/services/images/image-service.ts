import { LRUCache } from 'lru-cache'
import type { Db } from '#db/connection.ts'
import { offeredFiles, widthsFor } from '#domain/images/image-widths.ts'
import type { ImageVariant, PictureSize } from '#domain/images/image-widths.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { StorageUnavailable } from '#integrations/storage/file-storage.ts'
import { findCold, findImage, insertVariant, markWarm } from './image.repository.ts'
import type { StoredImage } from './image.repository.ts'
import type { PictureStore } from './picture-store.ts'

/** Why a picture is not served: there is none, too many are being made just now, or the store fails. */
export type ImageError =
  | { readonly code: 'image/not-found' }
  | { readonly code: 'image/busy' }
  | { readonly code: 'image/unavailable'; readonly reason: string }

type Served = Result<Uint8Array, ImageError>

export interface ImageService {
  /** The bytes of a size, made now if it is asked for the first time. */
  readonly serve: (variant: ImageVariant) => Promise<Served>
  /** Makes every missing size of every picture, behind visitors' requests. Answers how many pictures were finished. */
  readonly warm: (signal: AbortSignal) => Promise<number>
}

/** Pictures cached in memory: those of the pages just visited. */
const CACHE_BYTES = 16 * 1024 * 1024

/** Serves pictures from memory, storage, or by making them; each size is made once however many ask for it. */
export function createImageService(db: Db, store: PictureStore): ImageService {
  const cache = new LRUCache<string, Uint8Array>({ maxSize: CACHE_BYTES, sizeCalculation: (bytes) => bytes.byteLength })
  const making = new Map<string, Promise<Served>>()

  const once = (key: string, make: () => Promise<Served>): Promise<Served> => {
    const running = making.get(key)
    if (running) return running
    const started = make().finally(() => making.delete(key))
    making.set(key, started)
    return started
  }

  return {
    serve: async (variant) => {
      const key = variantKey(variant.hash16, variant)
      const held = cache.get(key)
      if (held) return ok(held)
      const served = await once(key, () => loadOrMake(db, store, variant))
      if (served.ok) cache.set(key, served.value)
      return served
    },
    warm: async (signal) => {
      let finished = 0
      let image = await findCold(db, 0)
      while (image && !signal.aborted) {
        if (await warmImage(db, store, image, once)) finished += 1
        image = await findCold(db, image.id)
      }
      return finished
    },
  }
}

const variantKey = (hash16: string, { width, format }: PictureSize): string => `${hash16}-${width}.${format}`

async function loadOrMake(db: Db, store: PictureStore, variant: ImageVariant): Promise<Served> {
  try {
    const stored = await store.storage.read('public', variantKey(variant.hash16, variant))
    if (stored) return ok(stored)
    const image = await findImage(db, variant.hash16)
    if (!image || !isMadeOf(image, variant)) return err({ code: 'image/not-found' })
    return await makeAndKeep(db, store, image, variant, false)
  } catch (error) {
    if (error instanceof StorageUnavailable) return err({ code: 'image/unavailable', reason: error.message })
    throw error
  }
}

const isMadeOf = (image: StoredImage, size: PictureSize): boolean =>
  size.format === 'jpg' || widthsFor(image.width).includes(size.width)

async function makeAndKeep(
  db: Db,
  store: PictureStore,
  image: StoredImage,
  size: PictureSize,
  background: boolean,
): Promise<Served> {
  const original = await store.storage.openLocal('private', image.storage_key)
  if (!original) return err({ code: 'image/unavailable', reason: 'the original is not in the storage' })
  const { width, format } = size
  const task = { kind: 'make-variant', path: original.path, mediaType: image.media_type, width, format } as const
  const made = await store.media.run(task, { background }).finally(original.release)
  if (!made.ok) {
    return made.error.code === 'media/busy'
      ? err({ code: 'image/busy' })
      : err({ code: 'image/unavailable', reason: made.error.code })
  }
  const key = variantKey(image.address_key, size)
  const stored = await store.storage.put('public', key, made.value)
  // Without space to keep it, the picture is still shown.
  if (stored.ok) {
    await insertVariant(db, { image_id: image.id, width, format, storage_key: key, byte_size: made.value.byteLength })
  }
  return made
}

type Once = (key: string, make: () => Promise<Served>) => Promise<Served>

async function warmImage(db: Db, store: PictureStore, image: StoredImage, once: Once): Promise<boolean> {
  const made = await Promise.all(
    offeredFiles(image.width).map(async (size) => {
      const key = variantKey(image.address_key, size)
      if (await store.storage.exists('public', key)) return true
      return (await once(key, () => makeAndKeep(db, store, image, size, true))).ok
    }),
  )
  const isComplete = made.every(Boolean)
  if (isComplete) await markWarm(db, image.id)
  return isComplete
}
