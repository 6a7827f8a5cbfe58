import { createHash } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { Alert } from '../../alert.ts'
import type { AuditLog } from '../../audit/audit-log.ts'
import type { OrderListing } from '../../orders/listing/order-listing.ts'
import { sweepEach } from '../../sweep-each.ts'
import { lockProofLine } from '../proof-line.repository.ts'
import { insertProof } from '../proof.repository.ts'
import {
  approveByEarlier,
  askAgain,
  findEarlierSignOff,
  findFilesToRead,
  findLinesToRead,
  settleLine,
  type StoredBytes,
} from './earlier-sign-off.repository.ts'

export interface EarlierSignOffParts {
  readonly db: Db
  readonly storage: Pick<FileStorage, 'openStream'>
  readonly audit: Pick<AuditLog, 'recordOfStaff'>
  readonly listing: Pick<OrderListing, 'refresh'>
  readonly alert: Alert
}

export type EarlierSignOffs = ReturnType<typeof createEarlierSignOffs>

/** Sign-offs of earlier orders on which the same line, ordered again, rests. */
export const createEarlierSignOffs = (parts: EarlierSignOffParts) => {
  const rest = (lineId: number): Promise<void> => restOnEarlier(parts, lineId)
  return {
    /** Signs a line off by the earlier sign-off that the database has found for it, if the stored bytes are still those. */
    rest,

    /** The same for lines that a process left behind; answers how many there were. */
    sweep: async (): Promise<number> =>
      sweepEach(await findLinesToRead(parts.db), { sweep: 'artwork.sweep', alert: parts.alert }, rest),
  }
}

async function restOnEarlier(
  { db, storage, audit, listing, alert }: EarlierSignOffParts,
  lineId: number,
): Promise<void> {
  const files = await findFilesToRead(db, lineId)
  if (!files) return
  const isIntact = await areIntact(storage, files)
  if (!isIntact) alert('the stored bytes of a file are not those that were signed off', { lineId })
  await db.transaction().execute(async (tx) => {
    const line = await lockProofLine(tx, lineId)
    // Signed off, or given other files, meanwhile.
    if (!line || (await findFilesToRead(tx, lineId))?.map(hashOf).join() !== files.map(hashOf).join()) return
    if (!isIntact) return askAgain(tx, lineId)
    const signOffId = await findEarlierSignOff(tx, lineId)
    if (signOffId === undefined) return settleLine(tx, lineId)
    const proof = await insertProof(tx, { line_id: lineId, kind: 'EARLIER', message: null, staffId: null })
    await approveByEarlier(tx, proof.id, signOffId)
    const facts = {
      line: lineId,
      proof: proof.number,
      hash: proof.hash.toString('hex'),
      via: 'EARLIER',
      signOff: signOffId,
    }
    await audit.recordOfStaff(tx, 'proof-approved', line.customer_id, facts)
    await listing.refresh(tx, line.order_id)
  })
}

const hashOf = ({ sha256 }: StoredBytes): string => sha256

/** Whether the stored bytes of files have the hashes that were noted when they arrived. */
async function areIntact(storage: EarlierSignOffParts['storage'], files: readonly StoredBytes[]): Promise<boolean> {
  for (const { storage_key: key, sha256 } of files)
    if (key === null || (await sha256Of(storage, key)) !== sha256) return false
  return true
}

async function sha256Of(storage: EarlierSignOffParts['storage'], key: string): Promise<string | undefined> {
  const content = await storage.openStream('private', key)
  if (!content) return undefined
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece)
  return hash.digest('hex')
}
