import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMigrations } from '#db/migrate.ts'
import type { Migration } from '#db/migrate.ts'
import { verifyInvoices } from '#services/invoices/verify-invoices.ts'
import { backupShops, contentOf, MESSAGE, RESTORE } from '#testing/backup/backup-shops.ts'
import { testInvoices } from '#testing/orders/issued-invoices.ts'
import { restoreBackup } from './restore-backup.ts'
import { listNamedFiles, listStoredFiles } from './stored-files.repository.ts'
import { writeBackup } from './write-backup.ts'

const { backup, filledShop, folder, openShop, path, restore, target } = backupShops()

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
    expect(((await stat(path())).mode & 0o777).toString(8)).toBe('600')
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
      const manifest = await writeBackup({ ...owned, path: join(folder(), 'owned.tgz'), now: new Date() })
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
})
