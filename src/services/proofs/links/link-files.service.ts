import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#db/connection.ts'
import { inTransaction } from '#db/in-transaction.ts'
import { refusalOf } from '#domain/artwork/desk-actions.ts'
import type { UploadRefusal } from '#domain/artwork/upload-policy.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { FileStorage, SpooledFile, StorageError } from '#integrations/storage/file-storage.ts'
import { mayReceive } from '../../artwork/uploads/day-limit.ts'
import { labelOf } from '../../artwork/uploads/uploads.service.ts'
import { dropFiles, storeFiles } from '../../files/store-files.ts'
import { notifyOfOrder } from '../../orders/order-messages.ts'
import type { MessageParts } from '../../orders/order-messages.ts'
import type { OrderListing } from '../../orders/listing/order-listing.ts'
import { orRollBack } from '../../roll-back.ts'
import { findFileNames, findLineFile, findVersionState, placeFile } from '../desk/desk-files.repository.ts'
import { deskLineOf } from '../desk/line-work.ts'
import { addNextVersion } from '../desk/next-version.ts'
import { findProofLine, lockProofLine, signAsCustomer } from '../proof-line.repository.ts'
import type { ProofLine } from '../proof-line.repository.ts'
import { findLiveProof, insertPins, moveProof } from '../proof.repository.ts'
import type { NewPin } from '../proof.repository.ts'
import { findReviewLink } from './review-link.repository.ts'

/** What the artwork of the shop does with a version that was received. */
export interface ReceivedArtwork {
  /** Opens it, unless another process does. */
  readonly open: (versionId: string) => Promise<void>
  /** Checks it for the lines that are printed from it. */
  readonly check: (versionId: string) => Promise<void>
  /** Deletes a customer's version from which nothing is printed. */
  readonly discard: (customerId: string, versionId: string) => Promise<void>
}

export interface LinkFileParts extends MessageParts {
  readonly db: Db
  readonly storage: FileStorage
  readonly artwork: ReceivedArtwork
  readonly listing: Pick<OrderListing, 'refresh'>
  readonly now: () => Date
}

export type LinkFileError =
  | StorageError
  | UploadRefusal
  /** No link, or the line has no file at that place. */
  | { readonly code: 'proofs/unknown' }
  /** The proof was answered, taken back or replaced meanwhile. */
  | { readonly code: 'proofs/closed' }
  /** What is signed off does not change any more. */
  | { readonly code: 'artwork/signed-off' }
  /** It is of a kind that is not printed from. */
  | { readonly code: 'artwork/refused' }

/** A file that arrived by a link. */
export type LinkFile = {
  readonly name: string
  readonly spooled: SpooledFile
  /** The place of the file that it replaces, from 0. */
  readonly position: number
  /** The proof that it answers, and what else is to change; undefined when no proof waits for an answer. */
  readonly requested: { readonly proof: number; readonly pins: readonly NewPin[] } | undefined
}

/** What is opened within this is judged before the sender gets an answer; a file that takes longer is judged later. */
const JUDGED_WITHIN_MS = 15_000

/**
 * Takes a file by the link to a line's proofs, for that line alone: the next version of the file at a place, or the first one.
 * It belongs to the customer of the order, whichever browser sent it (0164). What cannot be printed from leaves the line as it was.
 */
export async function receiveByLink(
  parts: LinkFileParts,
  token: string,
  sent: LinkFile,
): Promise<Result<void, LinkFileError>> {
  const added = await addVersion(parts, token, sent)
  if (!added.ok) return added
  const { id, customerId } = added.value
  await Promise.race([
    parts.artwork.open(id).catch(() => undefined),
    pause(JUDGED_WITHIN_MS, undefined, { ref: false }),
  ])
  const state = await findVersionState(parts.db, id)
  const placed: Result<void, LinkFileError> =
    state === 'REFUSED' ? err({ code: 'artwork/refused' }) : await place(parts, token, { ...sent, id })
  if (placed.ok) await parts.artwork.check(id)
  else await parts.artwork.discard(customerId, id)
  return placed
}

/** What a link says of the files of its line: their names, and whether it takes another one. */
export const filesOfLink = async (db: Db, line: ProofLine) => ({
  names: await findFileNames(db, line.id),
  isOpen: line.customer_id !== null && takesFile(line),
})

/** The line of a link as it takes files, by a reader that may lock it. */
async function lineOf(
  db: Db,
  token: string,
  read: (db: Db, lineId: number) => Promise<ProofLine | undefined>,
): Promise<Result<ProofLine & { readonly customer_id: string }, LinkFileError>> {
  const link = await findReviewLink(db, token)
  const line = link && (await read(db, link.line_id))
  if (!line || line.customer_id === null) return err({ code: 'proofs/unknown' })
  if (!takesFile(line)) return err({ code: 'artwork/signed-off' })
  return ok({ ...line, customer_id: line.customer_id })
}

/** Whether a line still takes another file. */
const takesFile = (line: ProofLine): boolean => refusalOf('replaceFile', deskLineOf(line)) === undefined

/** Stores the bytes as a version of the customer's, from which nothing is printed yet. */
async function addVersion(
  parts: LinkFileParts,
  token: string,
  { name, spooled, position }: LinkFile,
): Promise<Result<{ readonly id: string; readonly customerId: string }, LinkFileError>> {
  const before = await lineOf(parts.db, token, findProofLine)
  if (!before.ok) return before
  const file = { spooled, storageKey: randomUUID() }
  const stored = await storeFiles(parts.db, parts.storage, [file])
  if (!stored.ok) return stored
  const added = await inTransaction(parts.db, async (tx) => {
    const line = await lineOf(tx, token, lockProofLine)
    if (!line.ok) return line
    const { customer_id: customerId, id: lineId } = line.value
    const present = await findLineFile(tx, lineId, position)
    if (!present && position > 0) return err({ code: 'proofs/unknown' } as const)
    const may = await mayReceive(tx, { kind: 'CUSTOMER', customerId }, spooled.byteSize, parts.now())
    if (!may.ok) return may
    const version = { customerId, artworkId: present?.artwork_id ?? null, label: labelOf(name), file, staffId: null }
    return ok({ ...(await addNextVersion(tx, parts, version)), customerId })
  })
  if (!added.ok || !added.value.isStored) await dropFiles(parts.db, parts.storage, [file])
  return added
}

/** Answers the proof, if one waits, and prints from the version; neither when it turns out to be of another kind meanwhile. */
const place = (
  parts: LinkFileParts,
  token: string,
  { id, position, requested }: LinkFile & { readonly id: string },
): Promise<Result<void, LinkFileError>> =>
  orRollBack(parts.db, async (tx): Promise<Result<void, LinkFileError>> => {
    const line = await lineOf(tx, token, lockProofLine)
    if (!line.ok) return line
    const { id: lineId, order_id: orderId } = line.value
    await signAsCustomer(tx)
    const live = await findLiveProof(tx, lineId)
    if (live?.number !== requested?.proof) return err({ code: 'proofs/closed' })
    if (live && requested) {
      await moveProof(tx, live.id, ['SENT'], 'CHANGES_ASKED')
      await insertPins(tx, live.id, requested.pins)
      await notifyOfOrder(tx, parts, orderId, { news: 'proof-changes', occasion: live.id })
    }
    const isPlaced = await placeFile(tx, { lineId, position, versionId: id, staffId: null })
    if (!isPlaced) return err({ code: 'artwork/refused' })
    await parts.listing.refresh(tx, orderId)
    return ok(undefined)
  })
