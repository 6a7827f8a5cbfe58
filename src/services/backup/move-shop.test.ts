import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/open-database.ts'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { verifyInvoices } from '#services/invoices/verify-invoices.ts'
import { testInvoices } from '#testing/orders/issued-invoices.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { moveShop } from './move-shop.ts'

const MESSAGE = `insert into contact_message (reference, full_name, email, phone, message, language)
  values ($1, 'نورة', 'noura@studio.example', '+966551234567', $2, 'ar')`

describe('a shop that moves from its embedded database to a server', () => {
  let folder: string
  let from: FileStorage
  let to: FileStorage
  let target: TestDatabase

  const openOld = () => openDatabase({ dataFolder: folder })
  const move = () =>
    moveShop({ dataFolder: folder, targetUrl: target.url, from, to, now: new Date(), onProgress: () => undefined })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matbaa-move-'))
    from = createDiskStorage({ folder: join(folder, 'files'), reserveBytes: 0 })
    to = createDiskStorage({ folder: join(folder, 'bucket'), reserveBytes: 0 })
    target = await testDatabase({ migrated: false })
    const old = await openOld()
    await testInvoices(old.db).issue()
    await testInvoices(old.db).issue()
    await old.pool.query(MESSAGE, ['C-00000001', 'سطر\nآخر\tمع \\N و"اقتباس"'])
    await old.pool.query(`insert into image (sha256, storage_key, media_type, width, height, byte_size)
      values (repeat('ab', 32), 'abcd1234.png', 'image/png', 1, 1, 7)`)
    await from.put('private', 'abcd1234.png', Buffer.from('picture'))
    await old.close()
  }, 120_000)
  afterAll(async () => {
    await target.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('is refused while it runs', async () => {
    const running = await openOld()
    await expect(move()).rejects.toThrow('The shop is running')
    await running.close()
  }, 120_000)

  test('arrives with every row, its files and its chain of invoices', async () => {
    const { rows, copied, manifest } = await move()
    expect(copied).toBe(1)
    expect(rows).toBeGreaterThan(5)
    expect(manifest.checks).toMatchObject({ documents: 2, invoiceFaults: 0, brokenRules: [] })
    expect(await to.read('private', 'abcd1234.png')).toEqual(Buffer.from('picture'))
    const { rows: messages } = await target.pool.query('select message from contact_message')
    expect(messages).toEqual([{ message: 'سطر\nآخر\tمع \\N و"اقتباس"' }])
    expect((await verifyInvoices(target.db)).faults).toEqual([])
    expect(await readdir(folder)).not.toContain('move.tgz')
    // Nothing was placed since: no number of an order is left out.
    const { rows: next } = await target.pool.query(
      `select nextval(pg_get_serial_sequence('customer_order', 'number'))::int as next`,
    )
    expect(next).toEqual([{ next: 10_001 }])
  }, 120_000)

  test('goes on when it is asked for again, and copies nothing twice', async () => {
    await rm(join(folder, 'bucket'), { recursive: true })
    expect((await move()).copied).toBe(1)
    expect((await move()).copied).toBe(0)
  }, 120_000)

  test('is not mixed with another shop', async () => {
    await target.pool.query(MESSAGE, ['C-00000002', 'of another shop'])
    await expect(move()).rejects.toThrow('There is a shop in this database already')
    const { rows } = await target.pool.query('select count(*)::int as count from contact_message')
    expect(rows).toEqual([{ count: 2 }])
  }, 120_000)
})
