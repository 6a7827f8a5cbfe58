import { describe, expect, test } from 'vitest'
import { connectOnce, openPool } from '#db/connection.ts'
import { readMigrations } from '#db/migrate.ts'
import type { Migration } from '#db/migrate.ts'
import { backupShops, contentOf } from '#testing/backup/backup-shops.ts'

const { backup, filledShop, openShop, restore } = backupShops()

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
