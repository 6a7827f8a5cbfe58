import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Db } from '#db/connection.ts'
import { StorageUnavailable } from '#integrations/storage/file-storage.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { Alert } from '../../alert.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import { sweepEach } from '../../sweep-each.ts'
import { claimFiles, dropFiles, storeMadeFiles } from '../../files/store-files.ts'
import { ScannerIsAway } from '#integrations/virus-scanner/scanned-opener.ts'
import { OpenerIsClosed } from '#integrations/artwork-opener/artwork-opener.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { Opening } from '#integrations/artwork-opener/opening.ts'
import { inTemporaryFile } from '../../files/in-temporary-file.ts'
import * as leases from './opening.repository.ts'

export interface OpeningsOptions {
  readonly db: Db
  readonly storage: FileStorage
  readonly opener: Pick<ArtworkOpener, 'open'>
  /** Called with each version that was opened, or left to a person. */
  readonly whenOpened: (versionId: string) => Promise<void>
  readonly alert: Alert
  readonly queue: JobQueue
  readonly now: () => Date
}

export type OpeningsService = ReturnType<typeof createOpeningsService>

/** A process that ended is noticed after so long: one that works renews its lease all the while. */
const LEASE_MS = 20_000
const RENEW_MS = 5_000
/** The lease of a process that ended has run out by then. */
const LOOK_AGAIN_SECONDS = LEASE_MS / 1_000 + 1
/** Received so long ago, a version has been abandoned by the process that received it. */
const ABANDONED_AFTER_MS = 20_000
const BATCH = 20
/** Lines of text that are stored of a file; a book is not read back. */
const MAX_LINES = 1_000

/** Opens what was received: each version by one process at a time, and by none a third time after two failures. */
export const createOpeningsService = (options: OpeningsOptions) => {
  const { db, now } = options
  const open = async (versionId: string): Promise<void> => {
    const at = now()
    const lease = await leases.leaseVersion(db, versionId, at, new Date(at.getTime() + LEASE_MS))
    if (!lease) return
    const isTriedAgain = await openLeased(options, lease)
    if (isTriedAgain) await open(versionId)
    else await options.whenOpened(versionId)
  }
  return {
    /** Opens a version unless another process does, or it is opened already. */
    open,

    /** The same as a job, which comes back while another process opens the version: that one may end before it is done. */
    openOrLookAgain: async (versionId: string): Promise<void> => {
      await open(versionId)
      if (!(await leases.isLeased(db, versionId))) return
      await options.queue.enqueue(db, [{ name: 'artwork.open', data: { versionId } }], LOOK_AGAIN_SECONDS)
    },

    /** Opens versions whose process ended before it did; answers how many there were. */
    sweep: async (): Promise<number> => {
      const before = new Date(now().getTime() - ABANDONED_AFTER_MS)
      const abandoned = await leases.findAbandoned(db, before, now(), BATCH)
      await sweepEach(abandoned, { sweep: 'artwork.sweep', alert: options.alert }, open)
      return abandoned.length
    },
  }
}

/** Renews a lease until it is released, which answers the lease as it is then. */
function renewed({ db, now }: OpeningsOptions, lease: leases.Lease) {
  let held = lease
  let renewal: Promise<void> = Promise.resolve()
  const renew = async (): Promise<void> => {
    // One that is lost or cannot be renewed notes nothing later: what is noted asks for the lease.
    held = (await leases.renewLease(db, held, new Date(now().getTime() + LEASE_MS)).catch(() => undefined)) ?? held
  }
  const timer = setInterval(() => (renewal = renewal.then(renew)), RENEW_MS)
  return {
    release: async (): Promise<leases.Lease> => {
      clearInterval(timer)
      await renewal
      return held
    },
  }
}

/** Opens a version and stores the result; answers whether it is to be tried again. */
async function openLeased(options: OpeningsOptions, lease: leases.Lease): Promise<boolean> {
  const { db, storage, opener } = options
  const holding = renewed(options, lease)
  try {
    return await inTemporaryFile(storage, lease.storage_key, async (path) => {
      const opening = await opener.open(path)
      return note(options, await holding.release(), opening)
    })
  } catch (failure) {
    const held = await holding.release()
    if (isAway(failure)) await leases.returnLease(db, held, failure instanceof ScannerIsAway ? options.now() : null)
    else await leases.noteFailure(db, held)
    throw failure
  }
}

/** Says nothing about the file: the scanner, the storage, the opener or the system did not do its part. */
const isAway = (failure: unknown): boolean =>
  failure instanceof ScannerIsAway ||
  failure instanceof StorageUnavailable ||
  failure instanceof OpenerIsClosed ||
  (failure instanceof Error && 'errno' in failure)

async function note(options: OpeningsOptions, lease: leases.Lease, opening: Opening): Promise<boolean> {
  const { db, now } = options
  switch (opening.outcome) {
    case 'OPENED':
      await noteOpened(options, lease, opening)
      return false
    case 'REFUSED':
      await leases.noteRefused(db, lease, opening.format, now())
      return false
    case 'PACKAGE':
      await leases.notePackage(db, lease, opening.files, now())
      return false
    case 'NEEDS_PERSON':
      await leases.noteNeedsPerson(db, lease, opening.kind, now())
      return false
    case 'FAILED':
      return leases.noteFailure(db, lease)
  }
}

/** Stores the pictures and notes the facts, all or nothing. */
async function noteOpened(
  { db, storage, now }: OpeningsOptions,
  lease: leases.Lease,
  { facts, pictures, lines }: Extract<Opening, { outcome: 'OPENED' }>,
): Promise<void> {
  const made = await Promise.all(
    pictures.map(async ({ path, ...picture }) => ({
      ...picture,
      storageKey: randomUUID(),
      bytes: await readFile(path),
    })),
  )
  const stored = await storeMadeFiles(db, storage, made)
  if (!stored.ok) throw new StorageUnavailable(`pictures of artwork were not stored: ${stored.error.code}`)
  const isNoted = await db.transaction().execute(async (tx) => {
    const isOurs = await leases.noteOpened(tx, lease, { facts, lines: lines.slice(0, MAX_LINES), now: now() })
    if (!isOurs) return false
    await leases.insertPictures(tx, lease.id, made)
    await claimFiles(tx, made)
    return true
  })
  if (!isNoted) await dropFiles(db, storage, made)
}
