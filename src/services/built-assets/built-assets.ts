import { DAY_MS } from '#domain/calendar/time-spans.ts'
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { deleteRetired, findAddresses, recordBuild } from './built-asset.repository.ts'

/** A built file, as it is sent. */
export interface BuiltFile {
  readonly type: string
  readonly body: Buffer
}

/** Holds files of older builds reachable for pages that were loaded before a deploy. */
export interface BuiltAssets {
  /** Stores the files of the build that runs, by address, and forgets those that retired long ago. */
  readonly publish: (files: ReadonlyMap<string, () => Promise<Buffer>>, now: Date) => Promise<void>
  /** A file of any build that is remembered; undefined for anything else. */
  readonly read: (address: string) => Promise<BuiltFile | undefined>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Whether a file can be published: it has a type that browsers ask for by script, style or picture. */
export const isPublishable = (address: string): boolean => extname(address) in TYPES

/** How long a page may lie open in a browser. */
const REMEMBERED_MS = 30 * DAY_MS
/** Addresses are read again after so long at the earliest: anyone can ask for what was never built. */
const REREAD_MS = 10_000
const IN_PARALLEL = 8

export function createBuiltAssets(
  db: Db,
  storage: Pick<FileStorage, 'put' | 'read' | 'exists' | 'delete'>,
): BuiltAssets {
  let known = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY

  const isKnown = async (address: string): Promise<boolean> => {
    if (!known.has(address) && performance.now() - readAt > REREAD_MS) {
      readAt = performance.now()
      known = new Set(await findAddresses(db))
    }
    return known.has(address)
  }

  return {
    publish: async (files, now) => {
      const left = [...files]
      const store = async (): Promise<void> => {
        for (let next = left.pop(); next; next = left.pop()) await storeOne(storage, ...next)
      }
      await Promise.all(Array.from({ length: IN_PARALLEL }, store))
      await recordBuild(db, [...files.keys()], now)
      for (const address of await deleteRetired(db, new Date(now.getTime() - REMEMBERED_MS)))
        await storage.delete('public', keyOf(address))
    },
    read: async (address) => {
      const type = TYPES[extname(address)]
      if (type === undefined || !(await isKnown(address))) return undefined
      const body = await storage.read('public', keyOf(address))
      return body && { type, body }
    },
  }
}

async function storeOne(
  storage: Pick<FileStorage, 'put' | 'exists'>,
  address: string,
  read: () => Promise<Buffer>,
): Promise<void> {
  const key = keyOf(address)
  if (await storage.exists('public', key)) return
  const stored = await storage.put('public', key, await read())
  if (!stored.ok) throw new Error(`a built file could not be stored: ${stored.error.code}`)
}

/** An address has the hash of its content in it, so its own hash names the content as well. */
const keyOf = (address: string): string =>
  createHash('sha256').update(address).digest('hex').slice(0, 48) + extname(address)
