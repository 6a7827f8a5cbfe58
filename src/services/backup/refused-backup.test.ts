import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMigrations } from '#db/migrate.ts'
import type { Migration } from '#db/migrate.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import { backupShops, contentOf, RESTORE } from '#testing/backup/backup-shops.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const { backup, filledShop, folder, openShop, path, restore, target } = backupShops()

describe('what is no whole backup', () => {
  test('leaves the backup there was, when writing it fails', async () => {
    await writeFile(path(), 'the last backup')
    const source = await filledShop()
    const storage = { ...source.storage, read: () => Promise.reject(new Error('the bucket is away')) }
    await expect(backup({ ...source, storage })).rejects.toThrow('the bucket is away')
    expect(await readFile(path(), 'utf8')).toBe('the last backup')
    expect((await readdir(folder())).filter((name) => name.endsWith('.part'))).toEqual([])
  }, 60_000)

  test('is refused before anything is touched: cut off, altered, or something else', async () => {
    await backup(await filledShop())
    const whole = await readFile(path())
    const empty = await openShop({ migrated: false })
    await truncate(path(), whole.length - 2_000)
    await expect(restore(empty)).rejects.toThrow('is incomplete: it ends too early. Take another copy')
    const altered = Buffer.from(whole)
    altered.writeUInt8((altered[Math.floor(whole.length / 2)] ?? 0) ^ 0xff, Math.floor(whole.length / 2))
    await writeFile(path(), altered)
    await expect(restore(empty)).rejects.toThrow(/cannot be read as a backup|damaged/)
    await writeFile(path(), '')
    await expect(restore(empty)).rejects.toThrow('is empty')
    await rm(path())
    await expect(restore(empty)).rejects.toThrow('does not exist')
    await expect(restoreBackup({ ...target(empty), ...RESTORE, path: folder() })).rejects.toThrow('is a folder')
    await writeFile(path(), 'not a backup')
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
      writeBackup({ ...target(source), path: join(folder(), 'none', 'shop.tgz'), now: new Date() }),
    ).rejects.toThrow('could not be written: ENOENT')
  }, 60_000)

  test('is not written of a database without a shop', async () => {
    await expect(backup(await openShop({ migrated: false }))).rejects.toThrow('There is no shop in this database yet.')
  })

  test('is refused in words when a newer version wrote it', async () => {
    await backup(await filledShop())
    const empty = await openShop({ migrated: false })
    const migrations = (await readMigrations()).slice(0, -1)
    await expect(restore(empty, { migrations })).rejects.toThrow('written by a newer version')
    expect(await contentOf(empty)).toEqual({})
  }, 60_000)
})
