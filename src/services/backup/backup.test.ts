import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectOnce, openPool } from '#db/connection.ts'
import { readMigrations } from '#db/migrate.ts'
import type { Migration } from '#db/migrate.ts'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { createAuditLog } from '#services/audit/audit-log.ts'
import { verifyInvoices } from '#services/invoices/verify-invoices.ts'
import { testInvoices } from '#testing/orders/issued-invoices.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import type { RestoreOptions } from './restore-backup.ts'
import { listNamedFiles, listStoredFiles } from './stored-files.repository.ts'
import { writeBackup } from './write-backup.ts'

type Shop = { database: TestDatabase; storage: FileStorage; folder: string }

const shops: Shop[] = []
let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-backup-'))
  path = join(folder, 'shop.tgz')
})
afterEach(async () => {
  for (const { database } of shops.splice(0)) await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function openShop(options: { migrated: boolean }): Promise<Shop> {
  const database = await testDatabase(options)
  const own = join(folder, `files-${shops.length}`)
  const shop = { database, storage: createDiskStorage({ folder: own, reserveBytes: 0 }), folder: own }
  shops.push(shop)
  return shop
}

const MESSAGE = `insert into contact_message (reference, full_name, email, phone, message, language)
  values ($1, 'نورة', 'noura@studio.example', '+966551234567', $2, 'ar') returning id`

/** Invoices, an audit chain, Arabic text with everything that COPY escapes, a picture, and a file a customer sent. */
async function filledShop(): Promise<Shop> {
  const shop = await openShop({ migrated: true })
  const { db, pool } = shop.database
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
  await shop.storage.put('private', 'abcd1234.png', Buffer.from('picture'))
  return shop
}

const target = ({ database, storage }: Shop) => ({
  databaseUrl: database.url,
  dataFolder: folder,
  storage,
  path,
  onProgress: () => undefined,
})
const backup = (shop: Shop) => writeBackup({ ...target(shop), now: new Date('2026-11-23T09:00:00Z') })
/** What every restore of these tests is asked for, unless it says otherwise. */
const RESTORE = { isBehindPooler: false, replace: false, skipsOrderNumbers: true }
const restore = (shop: Shop, more: Partial<Pick<RestoreOptions, 'isBehindPooler' | 'replace' | 'migrations'>> = {}) =>
  restoreBackup({ ...target(shop), ...RESTORE, ...more })

/** Everything in the tables, by name. */
async function contentOf({ database: { pool } }: Shop): Promise<Record<string, unknown>> {
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

describe('a backup restored into an empty database', () => {
  test('is the same shop, and goes on numbering where it was', async () => {
    const source = await filledShop()
    const manifest = await backup(source)
    expect(manifest.checks).toEqual({
      documents: 3,
      invoiceFaults: 0,
      auditEntries: 2,
      auditFaults: 0,
      brokenRules: [],
    })
    const empty = await openShop({ migrated: false })
    await restore(empty)
    expect(await contentOf(empty)).toEqual(await contentOf(source))
    expect(String(await empty.storage.read('private', 'abcd1234.png'))).toBe('picture')

    await testInvoices(empty.database.db).issue()
    expect(await verifyInvoices(empty.database.db)).toMatchObject({ documents: 4, faults: [] })
    const { rows } = await empty.database.pool.query<{ id: number }>(MESSAGE, ['C-00000002', 'd'])
    expect(rows[0]?.id).toBe(2)
    await expect(empty.database.pool.query('delete from audit_entry')).rejects.toThrow('written once')
    await expect(
      empty.database.pool.query(`insert into image_variant (image_id, width, format, storage_key, byte_size)
        values (999, 320, 'avif', 'ffff0000.avif', 1)`),
    ).rejects.toThrow('foreign key')
  }, 60_000)

  test('leaves the numbers of orders out that were placed after it', async () => {
    const source = await filledShop()
    const { pool } = source.database
    const numbers = `pg_get_serial_sequence('customer_order', 'number')::regclass`
    await pool.query(`select setval(${numbers}, 10318)`)
    await backup(source)
    await pool.query(`select nextval(${numbers})`)
    const empty = await openShop({ migrated: false })
    expect((await restore(empty)).nextOrder).toBe(11_318)
    const { rows } = await empty.database.pool.query(`select nextval(${numbers})::int as next`)
    expect(rows).toEqual([{ next: 11_318 }])
  }, 60_000)

  test('leaves them out for a shop that had no order yet', async () => {
    await backup(await filledShop())
    expect((await restore(await openShop({ migrated: false }))).nextOrder).toBe(11_000)
  }, 60_000)

  test('can only be read by its owner', async () => {
    await backup(await filledShop())
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
  }, 60_000)

  test('names files that the storage did not have', async () => {
    const source = await filledShop()
    await source.storage.delete('private', 'abcd1234.png')
    expect((await backup(source)).missing).toEqual(['files/private/abcd1234.png'])
  }, 60_000)

  test('has both files of a photo, and none that waits to be removed', async () => {
    const { database } = await filledShop()
    const client = await database.pool.connect()
    await client.query('begin; set local session_replication_role = replica')
    await client.query(`insert into review_photo (review_id, position, storage_key, thumbnail_key, width, height)
      values (gen_random_uuid(), 0, 'large.webp', 'small.webp', 1, 1)`)
    await client.query("insert into unclaimed_file (storage_key) values ('gone.pdf')")
    const keys = async (list: typeof listStoredFiles) => (await list(client)).map(({ key }) => key)
    expect(await keys(listStoredFiles)).toEqual(['abcd1234.png', 'large.webp', 'small.webp'])
    expect(await keys(listNamedFiles)).toContain('gone.pdf')
    await client.query('rollback')
    client.release()
  }, 60_000)

  test('takes no superuser, as on a managed server', async () => {
    const source = await filledShop()
    await backup(source)
    const { pool, url } = source.database
    const name = `matbaa_owner_${randomUUID().slice(0, 8)}`
    await pool.query(`create role ${name} login`)
    await pool.query(`create database ${name} owner ${name} template template0`)
    const owned = {
      ...target(source),
      databaseUrl: Object.assign(new URL(url), { username: name, pathname: name }).href,
    }
    try {
      await restoreBackup({ ...owned, ...RESTORE })
      await restoreBackup({ ...owned, ...RESTORE, replace: true })
      const manifest = await writeBackup({ ...owned, path: join(folder, 'owned.tgz'), now: new Date() })
      expect(manifest.checks).toMatchObject({ documents: 3, invoiceFaults: 0, auditEntries: 2, auditFaults: 0 })
    } finally {
      await pool.query(`drop database ${name} with (force)`)
      await pool.query(`drop role ${name}`)
    }
  }, 120_000)

  test('of an older version is brought up to this one', async () => {
    await backup(await filledShop())
    const newer: Migration = {
      name: '9999_newer.sql',
      sql: "alter table contact_message add column newer text not null default 'yes'",
      checksum: 'f'.repeat(64),
    }
    const empty = await openShop({ migrated: false })
    await restore(empty, { migrations: [...(await readMigrations()), newer] })
    const { rows } = await empty.database.pool.query('select newer from contact_message')
    expect(rows).toEqual([{ newer: 'yes' }])
  }, 60_000)

  test('of a newer version is refused in words', async () => {
    await backup(await filledShop())
    const empty = await openShop({ migrated: false })
    const migrations = (await readMigrations()).slice(0, -1)
    await expect(restore(empty, { migrations })).rejects.toThrow('written by a newer version')
    expect(await contentOf(empty)).toEqual({})
  }, 60_000)
})

describe('a shop that is there', () => {
  test('is replaced only by a word, with its files', async () => {
    await backup(await filledShop())
    const other = await openShop({ migrated: true })
    await other.database.pool.query(`insert into image (sha256, storage_key, media_type, width, height, byte_size)
      values (repeat('cd', 32), 'cdef1234.png', 'image/png', 1, 1, 3)`)
    await other.storage.put('private', 'cdef1234.png', Buffer.from('old'))
    await other.database.pool.end()
    await expect(restore(other)).rejects.toThrow('--replace')
    await restore(other, { replace: true })
    expect(await other.storage.exists('private', 'cdef1234.png')).toBe(false)
    expect(await other.storage.exists('private', 'abcd1234.png')).toBe(true)
  }, 60_000)

  test('is not touched while it runs', async () => {
    await backup(await filledShop())
    const other = await openShop({ migrated: true })
    await other.database.pool.query('select 1')
    await expect(restore(other, { replace: true })).rejects.toThrow('The shop is running (1 connections)')
  }, 60_000)

  test('is replaced although a pooler keeps connections of its processes, and these end', async () => {
    await backup(await filledShop())
    const other = await openShop({ migrated: true })
    const pooled = await other.database.pool.connect()
    const ended = new Promise((resolve) => pooled.once('end', resolve))
    await pooled.query('select 1')
    const listening = await connectOnce(other.database.url, 'matbaa listen changes')
    const again = () => restore(other, { replace: true, isBehindPooler: true })
    await expect(again()).rejects.toThrow('The shop is running (1 connections)')
    // What was refused has ended none of a shop that runs.
    await pooled.query('begin')
    await listening.end()
    await expect(again()).rejects.toThrow('The shop is running (1 connections)')
    await pooled.query('rollback')
    await again()
    await ended
    pooled.release(true)
  }, 60_000)

  test('is as it was when a restore fails in the middle', async () => {
    await backup(await filledShop())
    const other = await filledShop()
    await other.storage.delete('private', 'abcd1234.png')
    const before = await contentOf(other)
    await other.database.db.destroy()
    const broken: Migration = { name: '9999_broken.sql', sql: 'select 1/0', checksum: 'f'.repeat(64) }
    const migrations = [...(await readMigrations()), broken]
    await expect(restore(other, { replace: true, migrations })).rejects.toThrow('division by zero')
    const again = { ...other, database: { ...other.database, pool: openPool(other.database.url) } }
    expect(await contentOf(again)).toEqual(before)
    expect(await other.storage.exists('private', 'abcd1234.png')).toBe(false)
    await again.database.pool.end()
  }, 60_000)
})

describe('what is no whole backup', () => {
  test('leaves the backup there was, when writing it fails', async () => {
    await writeFile(path, 'the last backup')
    const source = await filledShop()
    const storage = { ...source.storage, read: () => Promise.reject(new Error('the bucket is away')) }
    await expect(backup({ ...source, storage })).rejects.toThrow('the bucket is away')
    expect(await readFile(path, 'utf8')).toBe('the last backup')
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  }, 60_000)

  test('is refused before anything is touched: cut off, altered, or something else', async () => {
    await backup(await filledShop())
    const whole = await readFile(path)
    const empty = await openShop({ migrated: false })
    await truncate(path, whole.length - 2_000)
    await expect(restore(empty)).rejects.toThrow('is incomplete: it ends too early. Take another copy')
    const altered = Buffer.from(whole)
    altered.writeUInt8((altered[Math.floor(whole.length / 2)] ?? 0) ^ 0xff, Math.floor(whole.length / 2))
    await writeFile(path, altered)
    await expect(restore(empty)).rejects.toThrow(/cannot be read as a backup|damaged/)
    await writeFile(path, '')
    await expect(restore(empty)).rejects.toThrow('is empty')
    await rm(path)
    await expect(restore(empty)).rejects.toThrow('does not exist')
    await expect(restoreBackup({ ...target(empty), ...RESTORE, path: folder })).rejects.toThrow('is a folder')
    await writeFile(path, 'not a backup')
    await expect(restore(empty)).rejects.toThrow('cannot be read as a backup')
    expect(await contentOf(empty)).toEqual({})
  }, 60_000)

  test('says that the disk is full, and leaves nothing behind', async () => {
    await backup(await filledShop())
    const empty = await openShop({ migrated: false })
    const put: FileStorage['put'] = async () => ({ ok: false, error: { code: 'storage/full' } })
    await expect(restore({ ...empty, storage: { ...empty.storage, put } })).rejects.toThrow(
      /^The disk is full: nothing/,
    )
    const full: Migration = {
      name: '9999_full.sql',
      sql: "do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$",
      checksum: 'f'.repeat(64),
    }
    const migrations = [...(await readMigrations()), full]
    await expect(restore(empty, { migrations })).rejects.toThrow(/^The disk is full: nothing/)
    expect(await contentOf(empty)).toEqual({})
  }, 60_000)

  test('says in words that a file cannot be written', async () => {
    const source = await filledShop()
    await expect(
      writeBackup({ ...target(source), path: join(folder, 'none', 'shop.tgz'), now: new Date() }),
    ).rejects.toThrow('could not be written: ENOENT')
  }, 60_000)

  test('is not written of a database without a shop', async () => {
    await expect(backup(await openShop({ migrated: false }))).rejects.toThrow('There is no shop in this database yet.')
  })
})
