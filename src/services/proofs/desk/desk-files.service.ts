import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { UPLOAD_POLICY } from '#domain/artwork/upload-policy.ts'
import type { Fix } from '#domain/preflight/finding.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { FileStorage, SpooledFile, StorageError } from '#integrations/storage/file-storage.ts'
import type { FixError, FixesService } from '../../artwork/fixes/fixes.service.ts'
import { receivedPiece } from '../../artwork/uploads/received-piece.ts'
import { labelOf } from '../../artwork/uploads/uploads.service.ts'
import { dropFiles, storeFiles } from '../../files/store-files.ts'
import type { JobQueue } from '../../queue/job-queue.ts'
import type { DeskAuthor } from '../../orders/desk/desk-work.service.ts'
import { countLineFiles, findLineFile, findPieces, placeFile, writePieces } from './desk-files.repository.ts'
import { lineWork } from './line-work.ts'
import type { InLine, LineWorkError, LineWorkParts, SeenLine } from './line-work.ts'
import { addNextVersion } from './next-version.ts'
import { findLineId } from '../proof-line.repository.ts'

export interface DeskFileParts extends LineWorkParts {
  readonly db: Db
  readonly storage: FileStorage
  readonly queue: JobQueue
  readonly fixes: Pick<FixesService, 'fix'>
  /** Opens a version without waiting for the queue. */
  readonly openSoon: (versionId: string) => void
  readonly now: () => Date
}

export type DeskFileError =
  | LineWorkError
  | FixError
  | StorageError
  /** The line has no such file, or the version is none of it. */
  | { readonly code: 'artwork/unknown' }
  /** The pieces are not those of the line, or not of its designs. */
  | { readonly code: 'artwork/pieces' }
  /** `incomplete`: its sender broke off. */
  | { readonly code: 'artwork/empty' | 'artwork/too-large' | 'artwork/incomplete' }

/** A place of a line that takes a file, from 0. */
export type FilePlace = { readonly seen: SeenLine; readonly position: number }

export type DeskFiles = ReturnType<typeof createDeskFiles>

/** What the desk does to the files of a line, until it is signed off: they stay the customer's, and rows name the person. */
export function createDeskFiles(parts: DeskFileParts) {
  const inLine = lineWork(parts)
  return {
    /** Makes a copy with fixes that the check of the file offers, and prints from that. */
    fix: async (author: DeskAuthor, place: FilePlace, fixes: readonly Fix[]): Promise<Result<void, DeskFileError>> => {
      const id = await findLineId(parts.db, place.seen)
      const file = id === undefined ? undefined : await findLineFile(parts.db, id, place.position)
      if (!file || file.variant_id === null) return err({ code: 'artwork/unknown' })
      const owner = { kind: 'CUSTOMER', customerId: file.customer_id } as const
      const variant = { variantId: file.variant_id, features: file.features }
      const fixed = await parts.fixes.fix(owner, file.version_id, variant, fixes)
      return fixed.ok ? put(inLine, author, place, fixed.value.id) : fixed
    },

    /** Shares the pieces of a line among its designs again: as many as were ordered, until it is queued for production. */
    share: (author: DeskAuthor, seen: SeenLine, pieces: readonly number[]): Promise<Result<void, DeskFileError>> =>
      inLine<void, DeskFileError>(author, seen, 'sharePieces', async ({ tx, line, traced }) => {
        const sum = pieces.reduce((all, each) => all + each, 0)
        if (pieces.length !== line.designs || sum !== line.quantity) return err({ code: 'artwork/pieces' })
        const before = await findPieces(tx, line.id)
        if (before.join() === pieces.join()) return ok(undefined)
        await writePieces(tx, line.id, pieces)
        return traced('artwork.sharePieces', { pieces: [...pieces] })
      }),

    /** Prints from another version of the same file from now on. */
    choose: (author: DeskAuthor, place: FilePlace, versionId: string): Promise<Result<void, DeskFileError>> =>
      put(inLine, author, place, versionId),

    /** Takes a corrected file, as it arrives: the next version of the file at a place, or a first file behind the last. */
    receive: (author: DeskAuthor, place: FilePlace, sent: SentFile) => receive(parts, inLine, { author, place, sent }),
  }
}

/** A file on its way in. Bytes. */
type SentFile = {
  readonly name: string
  readonly byteLength: number
  readonly content: AsyncIterable<Uint8Array>
}

const put = (
  inLine: InLine,
  author: DeskAuthor,
  { seen, position }: FilePlace,
  versionId: string,
): Promise<Result<void, DeskFileError>> =>
  inLine<void, DeskFileError>(author, seen, 'replaceFile', async ({ tx, line, traced }) => {
    const present = await findLineFile(tx, line.id, position)
    if (!present) return err({ code: 'artwork/unknown' })
    if (present.version_id === versionId) return ok(undefined)
    const isPlaced = await placeFile(tx, { lineId: line.id, position, versionId, staffId: author.staffId })
    if (!isPlaced) return err({ code: 'artwork/unknown' })
    return traced('artwork.replaceFile', { file: versionId })
  })

type Received = { readonly author: DeskAuthor; readonly place: FilePlace; readonly sent: SentFile }

async function receive(parts: DeskFileParts, inLine: InLine, { author, place, sent }: Received) {
  const spooled = await spool(parts.storage, sent)
  if (!spooled.ok) return spooled
  const file = { spooled: spooled.value, storageKey: randomUUID() }
  const stored = await storeFiles(parts.db, parts.storage, [file])
  if (!stored.ok) return stored
  const added = await addVersion(parts, inLine, { author, place, label: labelOf(sent.name), file })
  if (!added.ok || !added.value.isStored) await dropFiles(parts.db, parts.storage, [file])
  if (!added.ok) return added
  parts.openSoon(added.value.id)
  return ok(undefined)
}

/** Takes all of a file into a temporary one, unless it is empty, larger than any artwork, or not all of it arrived. */
async function spool(
  storage: FileStorage,
  { content, byteLength }: SentFile,
): Promise<Result<SpooledFile, DeskFileError>> {
  if (byteLength < 1) return err({ code: 'artwork/empty' })
  if (byteLength > UPLOAD_POLICY.maxFileBytes) return err({ code: 'artwork/too-large' })
  const spooled = await storage.spool(receivedPiece(content, byteLength, { isTooLong: false }))
  if (!spooled.ok || spooled.value.byteSize === byteLength) return spooled
  await spooled.value.discard()
  return err({ code: 'artwork/incomplete' })
}

type Added = {
  readonly author: DeskAuthor
  readonly place: FilePlace
  readonly label: string
  readonly file: { readonly spooled: SpooledFile; readonly storageKey: string }
}

/** Adds the version and prints from it; the same bytes of the customer are not stored again. */
const addVersion = (
  parts: DeskFileParts,
  inLine: InLine,
  { author, place: { seen, position }, label, file }: Added,
): Promise<Result<{ readonly id: string; readonly isStored: boolean }, DeskFileError>> =>
  inLine<{ readonly id: string; readonly isStored: boolean }, DeskFileError>(
    author,
    seen,
    'replaceFile',
    async ({ tx, line, traced }) => {
      const present = await findLineFile(tx, line.id, position)
      const customerId = line.customer_id
      if (customerId === null || (!present && position !== (await countLineFiles(tx, line.id))))
        return err({ code: 'artwork/unknown' })
      const version = { customerId, artworkId: present?.artwork_id ?? null, label, file, staffId: author.staffId }
      const { id, isStored } = await addNextVersion(tx, parts, version)
      if (!(await placeFile(tx, { lineId: line.id, position, versionId: id, staffId: author.staffId })))
        return err({ code: 'artwork/unknown' })
      await traced('artwork.replaceFile', { file: id })
      return ok({ id, isStored })
    },
  )
