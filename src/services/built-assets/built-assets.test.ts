import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createBuiltAssets } from './built-assets.ts'
import type { BuiltAssets } from './built-assets.ts'

let database: TestDatabase
let folder: string
let assets: BuiltAssets

/** Another process, with the same database and storage. */
const open = () => createBuiltAssets(database.db, createDiskStorage({ folder, reserveBytes: 0 }))

beforeEach(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'matbaa-assets-'))
  assets = open()
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await database.close()
})

const build = (...names: string[]) =>
  new Map(names.map((name) => [`/assets/${name}`, async () => Buffer.from(`export const name = '${name}'`)]))

const DAY = 86_400_000
const NOW = new Date('2026-03-10T08:00:00Z')
const stored = async () => (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css)$/.test(name))

test('a page of the build before finds its files in a process of the new one', async () => {
  await assets.publish(build('cart-a1.js', 'same-s1.js'), NOW)
  const shared = 'shared~sign-in-dialog~my-info-BE2eO9wl.css'
  await assets.publish(build('cart-a1.js', 'same-s1.js', shared), NOW)
  expect(await assets.read(`/assets/${shared}`)).toMatchObject({ type: 'text/css; charset=utf-8' })
  const other = open()
  await other.publish(build('cart-b2.js', 'same-s1.js'), NOW)
  expect(await other.read('/assets/cart-a1.js')).toEqual({
    type: 'text/javascript; charset=utf-8',
    body: Buffer.from("export const name = 'cart-a1.js'"),
  })
  // Also the other way: a process of the build before while the new one is rolled out, or after it was taken back.
  expect((await open().read('/assets/cart-b2.js'))?.body.toString()).toContain('cart-b2.js')
  expect(await stored()).toHaveLength(4)
})

test('nothing else is read, whatever is asked for', async () => {
  await assets.publish(build('cart-a1.js'), NOW)
  for (const address of ['/assets/cart-zz.js', '/assets/../../etc/passwd', '/assets/cart-a1.exe', ''])
    expect(await assets.read(address)).toBeUndefined()
})

test('files are forgotten 30 days after the last build that had them was replaced', async () => {
  await assets.publish(build('cart-a1.js'), NOW)
  const replaced = new Date(NOW.getTime() + 60 * DAY)
  await assets.publish(build('cart-b2.js'), replaced)
  await assets.publish(build('cart-c3.js'), new Date(replaced.getTime() + 29 * DAY))
  expect(await open().read('/assets/cart-a1.js')).toBeDefined()
  await assets.publish(build('cart-c3.js'), new Date(replaced.getTime() + 31 * DAY))
  expect(await open().read('/assets/cart-a1.js')).toBeUndefined()
  expect(await open().read('/assets/cart-b2.js')).toBeDefined()
  expect(await stored()).toHaveLength(2)
})

test('a build that comes back is current again', async () => {
  await assets.publish(build('cart-a1.js'), NOW)
  await assets.publish(build('cart-b2.js'), NOW)
  await assets.publish(build('cart-a1.js'), new Date(NOW.getTime() + 20 * DAY))
  await assets.publish(build('cart-a1.js'), new Date(NOW.getTime() + 60 * DAY))
  expect(await open().read('/assets/cart-a1.js')).toBeDefined()
  expect(await open().read('/assets/cart-b2.js')).toBeUndefined()
})

test('two processes that start together with other builds lose nothing', async () => {
  await Promise.all([open().publish(build('cart-a1.js'), NOW), open().publish(build('cart-b2.js'), NOW)])
  for (const name of ['cart-a1.js', 'cart-b2.js']) expect(await open().read(`/assets/${name}`)).toBeDefined()
})
