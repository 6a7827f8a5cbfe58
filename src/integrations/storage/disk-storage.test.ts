import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { sweepSpool } from './spool.ts'
import { storageErrorOf } from './storage-error.ts'

let folder: string
let storage: FileStorage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-storage-'))
  storage = createDiskStorage({ folder, reserveBytes: 0 })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const incoming = () => readdir(join(folder, 'incoming')).catch(() => [])

describe('files on this machine', () => {
  test('come back as they were stored, from their own area only', async () => {
    await storage.put('private', 'abcd1234.pdf', Buffer.from('hello'))
    expect(String(await storage.read('private', 'abcd1234.pdf'))).toBe('hello')
    expect(await readdir(join(folder, 'private', 'ab', 'cd'))).toEqual(['abcd1234.pdf'])
    expect(await storage.exists('private', 'abcd1234.pdf')).toBe(true)
    expect(await storage.sizeOf('private', 'abcd1234.pdf')).toBe(5)
    expect(await storage.sizeOf('public', 'abcd1234.pdf')).toBeUndefined()
    expect(await storage.exists('public', 'abcd1234.pdf')).toBe(false)
    expect(await storage.read('public', 'abcd1234.pdf')).toBeUndefined()
    expect(await storage.openLocal('public', 'abcd1234.pdf')).toBeUndefined()
    expect(await storage.openStream('public', 'abcd1234.pdf')).toBeUndefined()
    const stream = await storage.openStream('private', 'abcd1234.pdf')
    expect(String(Buffer.concat(await stream!.toArray()))).toBe('hello')
  })

  test.skipIf(process.platform === 'win32')('cannot be read by other users of the machine', async () => {
    const mode = async (...names: string[]) => ((await stat(join(folder, ...names))).mode & 0o777).toString(8)
    await storage.put('private', 'abcd1234.pdf', Buffer.from('hello'))
    expect(await mode('private')).toBe('700')
    expect(await mode('private', 'ab', 'cd')).toBe('700')
    expect(await mode('private', 'ab', 'cd', 'abcd1234.pdf')).toBe('600')
    expect(await mode('incoming')).toBe('700')

    await chmod(join(folder, 'private'), 0o755)
    createDiskStorage({ folder, reserveBytes: 0 })
    await vi.waitFor(async () => expect(await mode('private')).toBe('700'))
  })

  test('that cannot be closed to other users of the machine are reported', async () => {
    // A name that is too long for the disk is refused in another way than one that is missing.
    const onOpenFolder = vi.fn()
    createDiskStorage({ folder: join(folder, 'x'.repeat(300)), reserveBytes: 0, onOpenFolder })
    createDiskStorage({ folder: join(folder, 'new'), reserveBytes: 0, onOpenFolder })
    await vi.waitFor(() => expect(onOpenFolder).toHaveBeenCalledTimes(2))
    expect(onOpenFolder).toHaveBeenCalledWith(
      expect.stringContaining('private'),
      expect.objectContaining({ code: 'ENAMETOOLONG' }),
    )
  })

  test('are removed, also twice', async () => {
    await storage.put('public', 'abcd1234', Buffer.from('x'))
    await storage.delete('public', 'abcd1234')
    await storage.delete('public', 'abcd1234')
    expect(await storage.exists('public', 'abcd1234')).toBe(false)
  })

  test('are judged before they are stored', async () => {
    const spooled = await storage.spool(Readable.from([Buffer.from('ab'), Buffer.from('c')]))
    if (!spooled.ok) throw new Error('not spooled')
    expect(spooled.value).toMatchObject({
      byteSize: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
    expect(await incoming()).toHaveLength(1)
    expect(await storage.keep(spooled.value, 'private', 'ba7816bf')).toMatchObject({ ok: true })
    expect(await incoming()).toEqual([])
    expect(String(await storage.read('private', 'ba7816bf'))).toBe('abc')
  })

  test('leave nothing when the stream breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('gone away')
      })(),
    )
    await expect(storage.spool(broken)).rejects.toThrow('gone away')
    expect(await incoming()).toEqual([])
  })

  test.each(['../../etc/passwd', 'abcd/../x', 'ab', 'ABCD1234', 'abcd\0', 'abcd.', '/abcd1234', 'abcd%2e%2e'])(
    'never get a name like %j',
    async (key) => {
      await expect(Promise.try(() => storage.read('private', key))).rejects.toThrow(TypeError)
    },
  )
})

describe('a full disk', () => {
  test('refuses uploads before the last space is gone', async () => {
    const careful = createDiskStorage({ folder, reserveBytes: Number.MAX_SAFE_INTEGER })
    expect(await careful.spool(Readable.from([Buffer.from('x')]))).toEqual({
      ok: false,
      error: { code: 'storage/full' },
    })
    expect(await incoming()).toEqual([])
  })

  test.each(['ENOSPC', 'EIO', 'EDQUOT', 'EROFS'])('is reported from %s', (code) => {
    expect(storageErrorOf(Object.assign(new Error(code), { code }))).toEqual({ code: 'storage/full' })
  })

  test('leaves nothing behind when writing fails half-way', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
    const source = (async function* () {
      yield Buffer.from('half')
      throw full
    })()
    expect(await storage.spool(source)).toEqual({ ok: false, error: { code: 'storage/full' } })
    expect(await incoming()).toEqual([])
  })
})

test('temporary files of killed processes are swept, fresh ones stay', async () => {
  const spoolFolder = join(folder, 'incoming')
  await mkdir(spoolFolder, { recursive: true })
  await writeFile(join(spoolFolder, 'old.part'), 'x')
  await writeFile(join(spoolFolder, 'new.part'), 'x')
  const now = Date.now()
  await utimes(join(spoolFolder, 'old.part'), (now - 7_200_000) / 1000, (now - 7_200_000) / 1000)
  await sweepSpool(spoolFolder, now)
  expect(await incoming()).toEqual(['new.part'])
})

test('what is left of a killed process and cannot be removed does not stop the shop', async () => {
  const folderOfSpool = join(folder, 'incoming')
  await mkdir(join(folderOfSpool, 'a folder'), { recursive: true })
  await expect(sweepSpool(folderOfSpool, Date.now() + 7_200_000)).resolves.toBeUndefined()
})
