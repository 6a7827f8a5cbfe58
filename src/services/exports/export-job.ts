import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { lackedForColumns } from '#domain/orders/desk/export-columns.ts'
import type { SortPlace } from '#domain/orders/desk/order-cursor.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { claimFiles, dropFiles, releaseFiles, storeMadeFiles } from '../files/store-files.ts'
import type { OrderLists } from '../orders/listing/order-lists.service.ts'
import type { Alert } from '../alert.ts'
import { sweepEach, sweepSteps } from '../sweep-each.ts'
import * as files from './export-file.repository.ts'
import type { ExportLease } from './export-file.repository.ts'
import { exportCells } from './order-cells.ts'
import { EXPORT_WORDS } from './order-words.ts'
import { tableParts } from './parts/table-parts.ts'
import type { TableParts } from './parts/table-parts.ts'

export interface ExportJobParts {
  readonly db: Db
  readonly storage: FileStorage
  readonly lists: Pick<OrderLists, 'batch'>
  readonly alert: Alert
  /** Orders of a part. */
  readonly partRows?: number
}

/** A process that ended is noticed after so long: one that works renews its lease with each part. */
const LEASE_SECONDS = 60
/** About a megabyte. */
const PART_ROWS = 5_000
/** How long a file can be fetched. */
const HOURS = 24

/**
 * Makes files of orders part by part. Each is stored and noted in one statement guarded by the lease, so that after a kill the
 * next process goes on behind the last one, and no row is written twice.
 */
export function createExportJob(parts: ExportJobParts) {
  const { db, storage } = parts
  const run = async (id: string, signal: AbortSignal): Promise<void> => {
    let lease = await files.leaseExport(db, id, LEASE_SECONDS)
    if (lease && lackedForColumns(lease.columns, new Set(lease.permissions)).length > 0) {
      await files.refuseExport(db, lease)
      return
    }
    while (lease) {
      if (signal.aborted) {
        await files.returnExport(db, lease)
        throw new Error('the process stops; the file is made elsewhere')
      }
      lease = await nextPartOrFailure(parts, lease)
    }
  }
  return {
    /** Makes a file, or the rest of it, unless another process does; fails when the signal says so. */
    run,

    /** Goes on with files whose job was lost, and removes what is over; answers how many were taken up. */
    sweep: async (signal: AbortSignal): Promise<number> => {
      const sweep = { sweep: 'exports.sweep', alert: parts.alert, signal }
      await sweepSteps({ expired: () => removeExpired(db, storage) }, sweep)
      const abandoned = await files.findAbandonedExports(db)
      await sweepEach(abandoned, sweep, (id) => run(id, signal))
      return abandoned.length
    },
  }
}

/** The same as `nextPart`. One that throws is counted, so that a file that cannot be made is given up in the end. */
async function nextPartOrFailure(parts: ExportJobParts, lease: ExportLease): Promise<ExportLease | undefined> {
  try {
    return await nextPart(parts, lease)
  } catch (error) {
    await files.noteExportFailure(parts.db, lease)
    throw error
  }
}

/** Writes the next part; undefined when it was the last, or the file is another process's by now. */
async function nextPart(
  { db, storage, lists, partRows = PART_ROWS }: ExportJobParts,
  lease: ExportLease,
): Promise<ExportLease | undefined> {
  const { columns, language, format, written } = lease
  const words = EXPORT_WORDS[language]
  const options = {
    headings: columns.map((column) => words.columns[column]),
    sheet: { name: words.sheet, isRightToLeft: language === 'ar' },
  }
  const table = tableParts(format, options, written ?? undefined)
  const pieces = written ? [] : [table.head()]
  const { rows, place } = await writeRows({ lists, partRows }, lease, table, pieces)
  const isLast = place === null
  if (isLast) pieces.push(table.end())
  const bytes = Buffer.concat(pieces)
  const file = { storageKey: `${randomUUID()}.part`, bytes }
  // Of a CSV file whose last row ended the part before nothing is left.
  const made = bytes.length > 0 ? [file] : []
  const stored = await storeMadeFiles(db, storage, made)
  if (!stored.ok) throw new Error(`a part of an export was not stored: ${stored.error.code}`)
  const noted = await db.transaction().execute(async (tx) => {
    const progress = { rows, place, written: table.state(), hours: isLast ? HOURS : null }
    const part = { storageKey: file.storageKey, byteSize: bytes.length }
    const next = await files.notePart(tx, lease, part, progress, LEASE_SECONDS)
    if (next) await claimFiles(tx, made)
    return next
  })
  if (!noted) await dropFiles(db, storage, made)
  return isLast ? undefined : noted
}

/** Reads the rows of a part into its pieces; `place` is null when they were the last. */
async function writeRows(
  { lists, partRows }: Required<Pick<ExportJobParts, 'lists' | 'partRows'>>,
  lease: ExportLease,
  table: TableParts,
  pieces: Buffer[],
): Promise<{ readonly rows: number; readonly place: SortPlace | null }> {
  const cellsOf = exportCells(lease.columns, lease.language)
  const reader = { staffId: lease.staff_id, permissions: new Set(lease.permissions) }
  let rows = 0
  let place: SortPlace | null | undefined = lease.place
  do {
    const batch = await lists.batch(reader, lease, place ?? undefined)
    pieces.push(table.rows(batch.rows.map(cellsOf)))
    rows += batch.rows.length
    place = batch.next ?? null
  } while (place !== null && rows < partRows)
  return { rows, place }
}

async function removeExpired(db: Db, storage: FileStorage): Promise<void> {
  const over = await db.transaction().execute(async (tx) => {
    const taken = await files.expireExports(tx)
    await releaseFiles(tx, taken)
    return taken
  })
  await dropFiles(db, storage, over)
}
