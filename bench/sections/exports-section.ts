import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openPool, queryBuilder } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { EXPORT_COLUMNS, EXPORT_FORMATS } from '#domain/orders/desk/export-columns.ts'
import type { ExportFormat } from '#domain/orders/desk/export-columns.ts'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import { createExportFiles } from '#services/exports/export-files.service.ts'
import { createExportJob } from '#services/exports/export-job.ts'
import { startThrowawayServer } from '#testing/database/throwaway-server.ts'
import { table } from '../markdown-table.ts'
import { databaseSeconds, processorSeconds } from '../processor-time.ts'
import { openDesk } from './office-section.ts'

const ORDERS = 100_000
const MEGABYTE = 1024 * 1024
/** Seconds for the CSV file, and megabytes that the process grows by meanwhile. */
const TARGETS = { seconds: 20, megabytes: 30 }
const SAMPLE_MS = 10

type Measured = {
  readonly seconds: number
  readonly processor: number
  readonly grown: number
  readonly bytes: number
  readonly rows: number
}
type Measure = (format: ExportFormat) => Promise<Measured>

/** Long files of orders, as the job makes them: every column of every order. */
export async function exportsSection(): Promise<string> {
  const server = await startThrowawayServer('exports')
  const pool = openPool(server.url(), { max: 4, statementTimeoutMs: 60 * 60_000 })
  const folder = await mkdtemp(join(tmpdir(), 'exports-'))
  try {
    await migrate(server.url())
    const db = queryBuilder(pool)
    const desk = await openDesk(db, ORDERS)
    await pool.query('vacuum analyze')
    const measure = measureOf(pool, desk, folder)
    // What is loaded and compiled once is no part of a file.
    await measure('csv')
    await measure('xlsx')
    return report([await measure('csv'), await measure('xlsx')])
  } finally {
    await rm(folder, { recursive: true, force: true })
    await pool.end()
    await server.stop()
  }
}

function measureOf(pool: pg.Pool, { reader, lists }: Awaited<ReturnType<typeof openDesk>>, folder: string): Measure {
  const db = queryBuilder(pool)
  const parts = { db, storage: createDiskStorage({ folder, reserveBytes: 0 }), lists }
  const files = createExportFiles({ ...parts, queue: { enqueue: async () => undefined } })
  const job = createExportJob({ ...parts, alert: (sentence) => process.emitWarning(sentence) })
  const actor = { ...reader, via: 'OFFICE', sessionId: null, isFresh: true } as never
  return async (format) => {
    const columns = [...EXPORT_COLUMNS]
    const begun = await files.start(actor, { format, language: 'ar', columns, filter: {}, sort: '-placed', query: '' })
    if (!begun.ok || begun.value === undefined) throw new Error('no file was begun')
    const before = process.memoryUsage.rss()
    let most = before
    const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS)
    const processor = await bothSeconds(pool)
    const began = performance.now()
    await job.run(begun.value, new AbortController().signal)
    const seconds = (performance.now() - began) / 1_000
    clearInterval(timer)
    const used = (await bothSeconds(pool)) - processor
    const made = await files.find(actor, begun.value)
    if (made?.state !== 'DONE') throw new Error('the file was not made')
    return { seconds, processor: used, grown: (most - before) / MEGABYTE, bytes: made.byte_size, rows: made.rows }
  }
}

/** Processor time of this process and of its database. */
const bothSeconds = async (pool: pg.Pool): Promise<number> =>
  (await processorSeconds(process.pid)) + (await databaseSeconds(pool))

function report(measured: readonly Measured[]): string {
  const isReached = measured.every(({ seconds, grown }) => seconds <= TARGETS.seconds && grown <= TARGETS.megabytes)
  return [
    `## Files of ${ORDERS.toLocaleString('en')} orders`,
    `Every column of every order, made by the job in parts on the disk, with the database of the same machine; the second file of each kind. Load of the machine meanwhile: ${Math.round(loadavg()[0] ?? 0)}. Asked: ≤ ${TARGETS.seconds} s and + ≤ ${TARGETS.megabytes} MB; reached: ${isReached ? 'yes' : 'no'}.`,
    table(
      ['file', 'orders', 'seconds', 'processor time of process and database, s', 'process grew by, MB', 'size, MB'],
      measured.map(({ rows, seconds, processor, grown, bytes }, index) => [
        (EXPORT_FORMATS[index] ?? '').toUpperCase(),
        rows.toLocaleString('en'),
        seconds.toFixed(1),
        processor.toFixed(1),
        grown.toFixed(1),
        (bytes / MEGABYTE).toFixed(1),
      ]),
    ),
  ].join('\n\n')
}
