import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import { connectOnce, queryBuilderOf } from '#db/connection.ts'
import { hasShop } from '#db/dump/empty-schema.ts'
import { readApplied, readMigrations } from '#db/migrate.ts'
import { describeServer } from '#db/server-check.ts'
import { fine } from '#domain/doctor/finding.ts'
import type { Finding } from '#domain/doctor/finding.ts'
import { judgeExtensions, judgeReplica, judgeSchema, judgeServer } from '#domain/doctor/judge-database.ts'
import type { ReplicaFacts } from '#domain/doctor/judge-database.ts'
import { judgeBackup } from '#domain/doctor/judge-backup.ts'
import { judgeClock, judgeDisk } from '#domain/doctor/judge-surroundings.ts'
import { judgeWork } from '#domain/doctor/judge-work.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { ShopUnavailable } from '../catalog-import/open-shop-data.ts'
import { readLastBackup } from '../backup/last-backup.ts'
import { findMissingFiles } from '../backup/missing-files.ts'
import { withDatabase } from '../backup/shop-database.ts'
import { readShopState } from '../shop-state/shop-state.ts'
import { examineKey } from './examine-key.ts'
import { findArchive, findExtensions, findPosition, findServerTime, hasQueue } from './doctor.repository.ts'

export interface ExamineOptions {
  /** An external server, past a pooler; without it the embedded one of the data folder, whether a shop runs it or not. */
  readonly databaseUrl: string | undefined
  readonly replicaUrl: string | undefined
  readonly dataFolder: string
  /** With which stored secrets should open. */
  readonly credentialsKey: string
  readonly storage: Pick<FileStorage, 'exists'>
  readonly now: () => Date
  /** Free bytes at a folder. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

/** Examines everything that an operator can put right. It changes nothing, not even the schema. */
export async function examineShop(options: ExamineOptions): Promise<Finding[]> {
  const { databaseUrl, dataFolder, freeBytes = freeAt } = options
  const disk = [judgeDisk(dataFolder, await freeBytes(dataFolder))]
  try {
    const found = await withDatabase({ databaseUrl, dataFolder, onProgress: () => undefined }, (client) =>
      examineDatabase(client, options),
    )
    return [...disk, ...found]
  } catch (error) {
    if (!(error instanceof ShopUnavailable)) throw error
    return [
      ...disk,
      {
        check: 'database',
        level: 'error',
        sentence: `The database does not answer: ${error.message}`,
        advice: 'Start it, or correct DATABASE_URL.',
      },
    ]
  }
}

async function examineDatabase(client: pg.Client, options: ExamineOptions): Promise<Finding[]> {
  const extensions = await findExtensions(client)
  const common = [
    judgeExtensions(extensions),
    judgeClock(options.now().getTime() - (await findServerTime(client)).getTime()),
    ...(options.replicaUrl ? [judgeReplica(await findReplica(client, options.replicaUrl))] : []),
    ...judgeBackup(
      { madeAt: await readLastBackup(options.dataFolder), archive: await findArchive(client) },
      options.now(),
    ),
  ]
  // Without the extension the server cannot be asked whether it knows Arabic.
  if (extensions.includes('pg_trgm')) {
    const { version, problems } = await describeServer(client)
    common.push(...judgeServer(version, problems))
  }
  if (!(await hasShop(client)))
    return [
      ...common,
      {
        check: 'schema',
        level: 'warning',
        sentence: 'There is no shop in this database yet.',
        advice:
          'For a new shop: start it. If there was one: do not start it, but restore its newest backup with "npm run shop -- restore <file>".',
      },
    ]
  const schema = await examineSchema(client)
  if (schema.level !== 'ok') return [...common, schema]
  return [
    ...common,
    schema,
    await examineKey(client, options.credentialsKey),
    await examineFiles(client, options.storage),
    ...(await examineWork(client)),
  ]
}

async function examineSchema(client: pg.Client): Promise<Finding> {
  const applied = await readApplied(client)
  const known = await readMigrations()
  const checksums = new Set(known.map(({ checksum }) => checksum))
  const had = new Set(applied.values())
  return judgeSchema(
    known.flatMap(({ name, checksum }) => (had.has(checksum) ? [] : [name])),
    [...applied].flatMap(([name, checksum]) => (checksums.has(checksum) ? [] : [name])).toSorted(),
  )
}

const MAX_CHECKED = 50

/** Whether the newest files that rows name are where they should be. */
async function examineFiles(client: pg.Client, storage: ExamineOptions['storage']): Promise<Finding> {
  const { lookedAt, missing } = await findMissingFiles(client, storage, MAX_CHECKED)
  if (missing.length === 0) return fine('files', `The files that rows name are there (${lookedAt} looked at).`)
  return {
    check: 'files',
    level: 'error',
    sentence: `${missing.length} of ${lookedAt} files that rows name are missing, such as ${missing[0]}.`,
    advice: 'Is this the right DATA_DIR or bucket? Otherwise restore them from a backup.',
  }
}

async function examineWork(client: pg.Client): Promise<Finding[]> {
  if (!(await hasQueue(client)))
    return [
      {
        check: 'jobs',
        level: 'warning',
        sentence: 'The job queue has no tables: no process has run on this database.',
        advice: 'Start the shop.',
      },
    ]
  const state = await readShopState(queryBuilderOf(client))
  return judgeWork({
    jobs: state.jobs,
    messages: state.outbox.filter(({ of }) => !of.endsWith('FAILED')),
    unknownPayments: { of: '', ...state.unknown },
    dueInvoices: { of: '', ...state.invoicesDue },
    unreportedInvoices: { of: '', ...state.invoicesUnreported },
  })
}

async function findReplica(leader: pg.Client, url: string): Promise<ReplicaFacts> {
  try {
    const replica = await connectOnce(url)
    try {
      const { isReplica, bytes } = await findPosition(replica)
      if (!isReplica) return { state: 'no-replica' }
      return { state: 'replica', behindBytes: (await findPosition(leader)).bytes - bytes }
    } finally {
      await replica.end()
    }
  } catch (error) {
    return { state: 'unreachable', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function freeAt(folder: string): Promise<number> {
  // A folder that is not there yet will be made on the disk of the one above it.
  const { bavail, bsize } = await statfs(folder).catch(() => statfs('.'))
  return bavail * bsize
}
