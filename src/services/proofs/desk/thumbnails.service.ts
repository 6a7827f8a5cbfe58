import { LRUCache } from 'lru-cache'
import type { Db } from '#db/connection.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { FinishedPages } from '../../artwork/previews/finished-pages.ts'
import { findFirstPages, type OrderedFirstPage } from './desk-reader.repository.ts'
import { readTogether } from './read-together.ts'

export interface ThumbnailParts {
  readonly db: Db
  readonly storage: Pick<FileStorage, 'openLocal'>
  readonly media: Pick<MediaWorkers, 'run'>
  readonly finishedPages: Pick<FinishedPages, 'find'>
}

/** Dots: twice what the largest place for one needs. */
const WIDTH = 192
/** Of the lists that are open just now: 192 dots are about 5 KB. */
const CACHE = { maxSize: 4 * 1024 * 1024, ttl: 600_000, sizeCalculation: (bytes: Uint8Array) => bytes.byteLength }

/** Whether a page has finishes is what several statements say; a browser keeps its thumbnail longer than this. */
const FINISHED_CACHE = { max: 2_000, ttl: 60_000 }

export type Thumbnails = ReturnType<typeof createThumbnails>

/**
 * Small pictures of the artwork of orders, for lists. Whether there still is one is asked of the database each time, for all
 * of a list at once; the picture itself is made once. Undefined when there is none, or the processes that make them are busy.
 */
export function createThumbnails({ db, storage, media, finishedPages }: ThumbnailParts) {
  const cache = new LRUCache<string, Uint8Array>(CACHE)
  const finishedKeys = new LRUCache<string, { readonly key: string | undefined }>(FINISHED_CACHE)
  const make = async (key: string): Promise<Uint8Array | undefined> => {
    const made = await smallPage({ storage, media }, key, WIDTH)
    if (made) cache.set(key, made)
    return made
  }
  const find = readTogether((versionIds) => findFirstPages(db, versionIds))
  /** Where the page lies with its foil and other finishes, once it was drawn with them. */
  const finished = async (versionId: string, { line_id: lineId }: OrderedFirstPage): Promise<string | undefined> => {
    if (lineId === null) return undefined
    const known = finishedKeys.get(versionId)
    if (known) return known.key
    const key = await finishedPages.find({ lineId, versionId, page: 1 })
    finishedKeys.set(versionId, { key })
    return key
  }
  return {
    /** The first page of a version, as WebP. */
    of: async (versionId: string): Promise<Uint8Array | undefined> => {
      const page = await find(versionId)
      if (page === undefined) return undefined
      const key = (await finished(versionId, page)) ?? page.storage_key
      return cache.get(key) ?? make(key)
    },
  }
}

/** The picture of a page so many dots wide, by its key in the storage; undefined when it is gone, or cannot be made now. */
export async function smallPage(
  { storage, media }: Pick<ThumbnailParts, 'storage' | 'media'>,
  key: string,
  width: number,
): Promise<Uint8Array | undefined> {
  const original = await storage.openLocal('private', key)
  if (!original) return undefined
  const { path, release } = original
  const task = { kind: 'make-variant', path, mediaType: 'image/webp', width, format: 'webp', isOnWhite: true } as const
  const made = await media.run(task).finally(release)
  return made.ok ? made.value : undefined
}
