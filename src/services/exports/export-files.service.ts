import { Readable } from 'node:stream'
import type { Db } from '#db/connection.ts'
import { MAX_AT_ONCE, MAX_IN_SHEET } from '#domain/orders/desk/export-columns.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { recordChange } from '../changes/record-change.ts'
import type { OrderLists } from '../orders/listing/order-lists.service.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import type { StaffActor } from '../staff/staff-sessions.service.ts'
import { findExports, findParts, insertExport } from './export-file.repository.ts'
import type { ExportRow, NewExport } from './export-file.repository.ts'

export type { ExportRow } from './export-file.repository.ts'

export interface ExportFileParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly storage: Pick<FileStorage, 'openStream'>
  readonly lists: Pick<OrderLists, 'count'>
  /** Orders that are sent at once. */
  readonly atOnce?: number
}

/** Which orders are taken, and how the activity shows that. */
export type ExportWish = Omit<NewExport, 'staffId' | 'total'> & { readonly query: string }

export type ExportFiles = ReturnType<typeof createExportFiles>

/** Files that are shown of a person. */
const MAX_SHOWN = 5

/** Long lists as files: begun here, made by a job (export-job.ts), fetched by who began them. */
export const createExportFiles = ({ db, queue, storage, lists, atOnce = MAX_AT_ONCE }: ExportFileParts) => ({
  /** Begins a file of more orders than are sent at once; undefined for fewer. The activity says who took it. */
  start: async (
    actor: StaffActor,
    { query, ...wish }: ExportWish,
  ): Promise<Result<string | undefined, { readonly code: 'exports/too-many' }>> => {
    const total = await lists.count(actor, wish.filter, MAX_IN_SHEET + 1)
    if (total <= atOnce) return ok(undefined)
    if (wish.format === 'xlsx' && total > MAX_IN_SHEET) return err({ code: 'exports/too-many' })
    const id = await db.transaction().execute(async (tx) => {
      const made = await insertExport(tx, { ...wish, staffId: actor.staffId, total })
      await recordChange(tx, actor, {
        action: 'order.export',
        subject: { type: 'list', id: 'orders' },
        before: null,
        after: { format: wish.format, columns: wish.columns.join(','), query },
      })
      await queue.enqueue(tx, [{ name: 'exports.make', data: { exportId: made } }])
      return made
    })
    return ok(id)
  },

  /** The newest files of a person. */
  newest: ({ staffId }: StaffActor): Promise<ExportRow[]> => findExports(db, staffId, { limit: MAX_SHOWN }),

  /** One's own file; undefined when it is another person's or there is none. */
  find: async ({ staffId }: StaffActor, id: string): Promise<ExportRow | undefined> =>
    (await findExports(db, staffId, { id }))[0],

  /** The bytes of one's own file that is done, part by part. */
  content: async ({ staffId }: Pick<StaffActor, 'staffId'>, id: string): Promise<Readable> =>
    Readable.from(bytesOf(storage, await findParts(db, staffId, id))),
})

async function* bytesOf(
  storage: Pick<FileStorage, 'openStream'>,
  parts: readonly { readonly storage_key: string }[],
): AsyncGenerator<Uint8Array> {
  for (const { storage_key: key } of parts) {
    const part = await storage.openStream('private', key)
    if (!part) throw new Error('a part of an export is not in the storage')
    for await (const chunk of part) yield chunk as Uint8Array
  }
}
