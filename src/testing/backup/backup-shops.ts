import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { createAuditLog } from '#services/audit/audit-log.ts'
import { restoreBackup } from '#services/backup/restore-backup.ts'
import type { RestoreOptions } from '#services/backup/restore-backup.ts'
import { writeBackup } from '#services/backup/write-backup.ts'
import { testInvoices } from '../orders/issued-invoices.ts'
import { testDatabase } from '../test-database.ts'
import type { TestDatabase } from '../test-database.ts'

/** A shop that a test backs up or restores: its database, and a disk for its files. */
export type BackupShop = { readonly database: TestDatabase; readonly storage: FileStorage }

/** A message to the shop; takes its reference and its text, and returns its id. */
export const MESSAGE = `insert into contact_message (reference, full_name, email, phone, message, language)
  values ($1, 'نورة', 'noura@studio.example', '+966551234567', $2, 'ar') returning id`

/** What every restore of these tests is asked for, unless it says otherwise. */
export const RESTORE = { isBehindPooler: false, replace: false, skipsOrderNumbers: true }

/** Shops to back up and to restore into, closed after each test; every test has a folder and a backup's path of its own. */
export function backupShops() {
  const shops: BackupShop[] = []
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matbaa-backup-'))
  })
  afterEach(async () => {
    for (const { database } of shops.splice(0)) await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  const path = () => join(folder, 'shop.tgz')

  async function openShop(options: { migrated: boolean }): Promise<BackupShop> {
    const database = await testDatabase(options)
    const own = join(folder, `files-${shops.length}`)
    const shop = { database, storage: createDiskStorage({ folder: own, reserveBytes: 0 }) }
    shops.push(shop)
    return shop
  }

  async function filledShop(): Promise<BackupShop> {
    const shop = await openShop({ migrated: true })
    await fill(shop)
    return shop
  }

  const target = ({ database, storage }: BackupShop) => ({
    databaseUrl: database.url,
    dataFolder: folder,
    storage,
    path: path(),
    onProgress: () => undefined,
  })

  return {
    /** The folder of the test: the backup is in it, and the files of its shops. */
    folder: () => folder,
    path,
    openShop,
    /** Opens a shop with invoices, an audit chain, Arabic text, a picture and its file. */
    filledShop,
    target,
    backup: (shop: BackupShop) => writeBackup({ ...target(shop), now: new Date('2026-11-23T09:00:00Z') }),
    restore: (
      shop: BackupShop,
      more: Partial<Pick<RestoreOptions, 'isBehindPooler' | 'replace' | 'migrations'>> = {},
    ) => restoreBackup({ ...target(shop), ...RESTORE, ...more }),
  }
}

/** Invoices, an audit chain, Arabic text with everything that COPY escapes, a picture, and a file a customer sent. */
async function fill({ database: { db, pool }, storage }: BackupShop): Promise<void> {
  const invoices = testInvoices(db)
  const orderId = randomUUID()
  await invoices.issue({ orderId })
  await invoices.issue()
  await invoices.credit(orderId, 100)
  const audit = createAuditLog('tests of backups, thirty-two letters!')
  for (const event of ['review-approved', 'review-rejected'] as const)
    await db.transaction().execute((tx) => audit.recordOfStaff(tx, event, null, { number: 1 }))
  await pool.query(MESSAGE, ['C-00000001', 'سطر\nآخر\tمع \\N و"اقتباس"'])
  await pool.query(`insert into image (sha256, storage_key, media_type, width, height, byte_size)
    values (repeat('ab', 32), 'abcd1234.png', 'image/png', 1, 1, 7)`)
  await storage.put('private', 'abcd1234.png', Buffer.from('picture'))
}

/** Everything in the tables, by name. */
export async function contentOf({ database: { pool } }: BackupShop): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables
     where table_schema = 'public' and table_name <> 'schema_migration' order by 1`,
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(`select coalesce(jsonb_agg(t order by t::text), '[]') as all from "${name}" t`)
    content[name] = rows[0]?.all
  }
  return content
}
