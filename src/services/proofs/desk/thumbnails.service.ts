import { LRUCache } from 'lru-cache'
import type { Db } from '#db/connection.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { FinishedPages } from '../../artwork/previews/finished-pages.ts'
import { findFirstPages } from './desk-reader.repository.ts'
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

/** Finding the finishes and the colour of a page takes several statements; browsers cache a thumbnail for longer than this. */
const FOUND_CACHE = { max: 2_000, ttl: 60_000 }

/** A page in the storage, and the colour that is seen where nothing is drawn, as #rrggbb; else white. */
type StoredPage = { readonly key: string; readonly ground: string | undefined }

export type Thumbnails = ReturnType<typeof createThumbnails>

/**
 * Small pictures of the artwork of orders, for lists. Whether there still is one is asked of the database each time, for all
 * of a list at once; the picture itself is made once. Undefined when there is none, or the processes that make them are busy.
 */
export function createThumbnails({ db, storage, media, finishedPages }: ThumbnailParts) {
  const cache = new LRUCache<string, Uint8Array>(CACHE)
  const foundPages = new LRUCache<string, Awaited<ReturnType<FinishedPages['find']>>>(FOUND_CACHE)
  const make = async (page: StoredPage): Promise<Uint8Array | undefined> => {
    const made = await smallPage({ storage, media }, page, WIDTH)
    if (made) cache.set(nameOf(page), made)
    return made
  }
  const find = readTogether((versionIds) => findFirstPages(db, versionIds))
  /** The page on the colour of its line, and with its foil and other finishes, once it was drawn with them. */
  const finished = async (versionId: string, lineId: number) => {
    const name = `${versionId} ${lineId}`
    const known = foundPages.get(name)
    if (known) return known
    const found = await finishedPages.find({ lineId, versionId, page: 1 })
    foundPages.set(name, found)
    return found
  }
  return {
    /** The first page of a version, as WebP: as a line is printed from it, else as the newest one is. */
    of: async (versionId: string, line?: number): Promise<Uint8Array | undefined> => {
      const first = await find(versionId)
      if (first === undefined) return undefined
      const lineId = line ?? first.line_id
      const found = lineId === null ? undefined : await finished(versionId, lineId)
      const page = { key: found?.key ?? first.storage_key, ground: found?.ground }
      return cache.get(nameOf(page)) ?? make(page)
    },
  }
}

const nameOf = ({ key, ground = '' }: StoredPage): string => `${key} ${ground}`

/** The picture of a page so many dots wide; undefined when it is gone, or cannot be made now. */
export async function smallPage(
  { storage, media }: Pick<ThumbnailParts, 'storage' | 'media'>,
  { key, ground = '#ffffff' }: StoredPage,
  width: number,
): Promise<Uint8Array | undefined> {
  const original = await storage.openLocal('private', key)
  if (!original) return undefined
  const { path, release } = original
  const task = { kind: 'make-variant', path, mediaType: 'image/webp', width, format: 'webp', ground } as const
  const made = await media.run(task).finally(release)
  return made.ok ? made.value : undefined
}
