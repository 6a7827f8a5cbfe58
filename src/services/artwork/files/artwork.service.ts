import type { Readable } from 'node:stream'
import type { Db } from '#db/connection.ts'
import type { ArtworkOwner } from '#domain/artwork/upload-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { Alert } from '../../alert.ts'
import { sweepEach } from '../../sweep-each.ts'
import { dropFiles, releaseFiles } from '../../files/store-files.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { claimArtwork } from '../claim-artwork.ts'
import { asideUntil, LIFETIME_DAYS } from './artwork-lifetime.ts'
import * as artwork from './artwork.repository.ts'
import { emptyVersions, holdOverdue, holdVersion } from './deletion.repository.ts'
import { deleteExpiredLinks, findLinkedVersion, insertOriginalLink } from './original-link.repository.ts'
import { finishUpload, type FinishError } from './finish-upload.ts'
import { findUnfinished } from '../uploads/upload.repository.ts'

/** A version of a file that is not deleted. */
export type ArtworkVersion = artwork.VersionRow

export type DeleteError = { readonly code: 'artwork/unknown' } | { readonly code: 'artwork/in-production' }

/** An original on its way out. Bytes. */
export type Original = { readonly label: string; readonly byteLength: number; readonly content: Readable }

export interface ArtworkOptions {
  readonly db: Db
  readonly storage: FileStorage
  readonly queue: JobQueue
  /** Opens a version that has just been received, without waiting for the queue. */
  readonly openSoon: (versionId: string) => void
  readonly alert: Alert
  readonly now: () => Date
}

export type ArtworkService = ReturnType<typeof createArtworkService>

/** More of one's own files are not listed at once. */
const MAX_LISTED = 200
const BATCH = 100
const WAITS_LONG_MS = 10_000
/** A browser that sent the last piece so long ago does not finish its upload any more. */
const ABANDONED_AFTER_MS = 120_000

const waitsLong = ({ state, created_at: received }: artwork.VersionRow, now: Date): boolean =>
  (state === 'RECEIVED' || state === 'OPENING') && now.getTime() - received.getTime() > WAITS_LONG_MS

/** Files that customers sent, each version under an id of its own. To others than their owner they do not exist. */
export const createArtworkService = ({ db, storage, queue, openSoon, alert, now }: ArtworkOptions) => ({
  /** Makes a complete upload a file whose first version is answered; finished twice it is the same. */
  finish: (owner: ArtworkOwner, uploadId: string): Promise<Result<artwork.VersionRow, FinishError>> =>
    finish({ db, storage, queue, openSoon, now }, owner, uploadId),

  /** Finishes uploads for lines whose browser left after the last piece; answers how many became files. */
  finishAbandoned: (): Promise<number> => finishAbandoned({ db, storage, queue, openSoon, alert, now }),

  /** A version as it stands. One that waits for long is opened when it is looked at: its process may have ended. */
  find: async (owner: ArtworkOwner, id: string): Promise<artwork.VersionRow | undefined> => {
    const version = await artwork.findVersion(db, owner, id)
    if (version && waitsLong(version, now())) openSoon(id)
    return version
  },

  /** The same of several, by one statement; without those that are not theirs, in no order. */
  findAll: async (owner: ArtworkOwner, ids: readonly string[]): Promise<readonly artwork.VersionRow[]> => {
    const versions = await artwork.findVersions(db, owner, ids)
    for (const version of versions) if (waitsLong(version, now())) openSoon(version.id)
    return versions
  },

  list: (owner: ArtworkOwner, which: artwork.ListedVersions) =>
    artwork.listVersions(db, owner, { limit: MAX_LISTED, which }),

  /** The picture of a page, a WebP file. */
  picture: async (owner: ArtworkOwner, id: string, page: number): Promise<Buffer | undefined> => {
    const key = await artwork.findPicture(db, owner, id, page)
    return key === undefined ? undefined : storage.read('private', key)
  },

  /** A link to the bytes as they were sent, for this browser and for some minutes; undefined when it is not theirs. */
  linkOriginal: (owner: ArtworkOwner, versionId: string, browserHash: Uint8Array) =>
    insertOriginalLink(db, owner, { versionId, browserHash, now: now() }),

  /** The bytes as they were sent, by a link; each opening is noted, and the owner reads the notes. */
  original: async (token: string, browserHash: Uint8Array): Promise<Original | undefined> => {
    const linked = await findLinkedVersion(db, token, browserHash, now())
    const file = linked && (await artwork.openOriginal(db, linked.owner, linked.versionId))
    const content = file && (await storage.openStream('private', file.storage_key))
    return file && content && { label: file.label, byteLength: file.byte_length, content }
  },

  /** Notes that a file was taken off its line, or is used again; undefined when it is not theirs. */
  setAside: async (owner: ArtworkOwner, id: string, isAside: boolean): Promise<artwork.VersionRow | undefined> => {
    const until = isAside ? asideUntil(now()) : null
    const isTheirs = await artwork.changeAside(db, owner, id, { until, days: LIFETIME_DAYS.BROWSER })
    return isTheirs ? artwork.findVersion(db, owner, id) : undefined
  },

  /** Deletes a version with its pictures and text, unless an order that is not delivered yet is printed from it. */
  delete: async (owner: ArtworkOwner, id: string): Promise<Result<void, DeleteError>> => {
    const keys = await db.transaction().execute(async (tx): Promise<Result<string[], DeleteError>> => {
      const held = await holdVersion(tx, owner, id)
      if (!held) return err({ code: 'artwork/unknown' })
      return held.isNeeded ? err({ code: 'artwork/in-production' }) : ok(await empty(tx, [id], now()))
    })
    if (!keys.ok) return keys
    await dropFiles(db, storage, filesOf(keys.value))
    return ok(undefined)
  },

  /** Deletes files whose time has come; answers how many stored files went. */
  sweep: async (): Promise<number> => {
    const keys = await db.transaction().execute(async (tx) => {
      const overdue = await holdOverdue(tx, now(), BATCH)
      return overdue.length > 0 ? empty(tx, overdue, now()) : []
    })
    await dropFiles(db, storage, filesOf(keys))
    await deleteExpiredLinks(db, now())
    return keys.length
  },

  /** Assigns the files of a browser, also those on their way, to the customer who is signed in there. */
  claim: (browserHash: Uint8Array, customerId: string): Promise<void> =>
    claimArtwork(db, browserHash, customerId, now()),
})

async function finish(
  { openSoon, ...parts }: Omit<ArtworkOptions, 'alert'>,
  owner: ArtworkOwner,
  uploadId: string,
): Promise<Result<artwork.VersionRow, FinishError>> {
  const finished = await finishUpload(parts, owner, uploadId)
  if (finished.ok && finished.value.state === 'RECEIVED') openSoon(finished.value.id)
  return finished
}

/** Each by itself: one that cannot be read must not end the others, and is found again by the next sweep. */
async function finishAbandoned({ alert, ...parts }: ArtworkOptions): Promise<number> {
  const now = parts.now()
  const receivedBefore = new Date(now.getTime() - ABANDONED_AFTER_MS)
  const unfinished = await findUnfinished(parts.db, { now, receivedBefore, limit: BATCH })
  return sweepEach(
    unfinished,
    { sweep: 'artwork.sweep', alert, nameOf: ({ id }) => id },
    async ({ id, customer_id: customerId }) => (await finish(parts, { kind: 'CUSTOMER', customerId }, id)).ok,
  )
}

async function empty(tx: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const keys = await emptyVersions(tx, ids, now)
  await releaseFiles(tx, filesOf(keys))
  return keys
}

const filesOf = (keys: readonly string[]) => keys.map((storageKey) => ({ storageKey }))
