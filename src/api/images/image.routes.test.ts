import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createImageService } from '#services/images/image-service.ts'
import { openPictureStore } from '#services/images/picture-store.ts'
import type { PictureStore } from '#services/images/picture-store.ts'
import { inspectPictures, registerImages } from '#services/images/register-image.ts'
import type { RegisteredImage } from '#services/images/register-image.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { imageRoutes } from './image.routes.ts'

let folder: string
let database: TestDatabase
let store: PictureStore
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-images-'))
  database = await testDatabase()
  store = await openPictureStore({ storage: { kind: 'disk', folder: join(folder, 'files') }, workers: 1 })
  app = Fastify()
  imageRoutes(app, createImageService(database.db, store))
})
afterAll(async () => {
  await app.close()
  await store.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function register(name: string, bytes: Uint8Array | string): Promise<RegisteredImage> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  const inspected = (await inspectPictures(database.db, store, [path])).get(path)
  if (!inspected?.ok) throw new Error(`${name} is refused`)
  const registered = await database.db
    .transaction()
    .execute((tx) => registerImages(tx, store.storage, [inspected.value, inspected.value]))
  if (!registered.ok) throw new Error('not stored')
  return registered.value.get(path)!
}

const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

const variantsOf = async (id: number) => {
  const { rows } = await database.pool.query('select width, format from image_variant where image_id = $1', [id])
  return rows.length
}

describe('pictures of the catalogue', () => {
  test('are stored once, whatever they are called', async () => {
    const bytes = await photo(300, 200, 'navy')
    const first = await register('a.jpg', bytes)
    const second = await register('b.png', bytes)
    expect(first).toEqual(second)
    expect(first).toMatchObject({ width: 300, height: 200, key: expect.stringMatching(/^[0-9a-f]{16}$/) })
    const { rows } = await database.pool.query('select media_type, storage_key, sha256 from image where id = $1', [
      first.id,
    ])
    expect(rows[0]).toMatchObject({ media_type: 'image/jpeg', storage_key: `${rows[0].sha256}.jpg` })
    expect(await store.storage.read('private', rows[0].storage_key)).toEqual(bytes)
  })

  test('are refused by their content, each file with its reason', async () => {
    const paths = ['nothing.jpg', 'page.jpg', 'cut.jpg'].map((name) => join(folder, name))
    await writeFile(paths[1]!, '<html></html>')
    await writeFile(paths[2]!, (await photo(300, 300, 'red')).subarray(0, -300))
    const answers = await inspectPictures(database.db, store, [...paths, folder])
    expect(paths.map((path) => answers.get(path))).toMatchObject([
      { error: { code: 'picture/missing' } },
      { error: { code: 'media/type' } },
      { error: { code: 'media/unreadable' } },
    ])
    expect(answers.get(folder)).toMatchObject({ error: { code: 'picture/missing' } })
  })
})

describe('GET /images', () => {
  test('serves a listed width in both formats for ever', async () => {
    const { key } = await register('served.jpg', await photo(800, 400, 'olive'))
    for (const format of ['avif', 'webp'] as const) {
      const response = await app.inject(`/images/${key}/320.${format}`)
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 })
    }
    expect((await app.inject({ method: 'HEAD', url: `/images/${key}/320.avif` })).statusCode).toBe(200)
  })

  test('makes a size once for many who ask at the same time, and keeps it', async () => {
    const { id, key } = await register('many.jpg', await photo(700, 700, 'plum'))
    const run = vi.spyOn(store.media, 'run')
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(`/images/${key}/640.webp`)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(run).toHaveBeenCalledTimes(1)
    expect(await variantsOf(id)).toBe(1)

    const another = Fastify()
    imageRoutes(another, createImageService(database.db, store))
    expect((await another.inject(`/images/${key}/640.webp`)).rawPayload).toEqual(answers[0]!.rawPayload)
    expect(run).toHaveBeenCalledTimes(1)
    await another.close()
  })

  test('serves the picture of a shared link: landscape, whole, as JPEG', async () => {
    const { id, key } = await register('shared.png', await photo(960, 1200, 'olive'))
    const response = await app.inject(`/images/${key}/share.jpg`)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { channels } = await sharp(response.rawPayload).stats()
    // One colour to its sides.
    expect(channels.every(({ stdev }) => stdev < 3)).toBe(true)
    expect(response.rawPayload.byteLength).toBeLessThan(300_000)
    expect(await variantsOf(id)).toBe(1)
  })

  test('never blows a picture up: the last width holds it whole', async () => {
    const { key } = await register('small.jpg', await photo(500, 500, 'gold'))
    const whole = await app.inject(`/images/${key}/640.webp`)
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 500 })
    expect((await app.inject(`/images/${key}/828.webp`)).statusCode).toBe(404)
  })

  test('shows a drawing as pixels, never as it was sent', async () => {
    const { key } = await register(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><circle r="5"/></svg>',
    )
    const response = await app.inject(`/images/${key}/192.webp`)
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 64 })
    expect((await app.inject(`/images/${key}/192.svg`)).statusCode).toBe(404)
  })

  test.each([
    '/images/0123456789abcdef/640.avif',
    '/images/{key}/641.avif',
    '/images/{key}/0.avif',
    '/images/{key}/-96.avif',
    '/images/{key}/96.jpg',
    '/images/{key}/96.avif/..',
    '/images/{key}/',
    '/images/',
    '/images/..%2f..%2fprivate/96.avif',
    '/images/%2e%2e/%2e%2e/etc/passwd',
    '/images/..\\..\\96.avif',
    '/images/{key}%00/96.avif',
    '/images/{key}/96%2eavif',
    '/images/{long}/96.avif',
    '/images/http://169.254.169.254/96.avif',
  ])('does not find %s', async (address) => {
    const { key } = await register('any.jpg', await photo(100, 100, 'teal'))
    const response = await app.inject(address.replace('{key}', key).replace('{long}', 'a'.repeat(5000)))
    expect([404, 414]).toContain(response.statusCode)
    expect(response.body).not.toContain(folder)
  })

  test('asks to come back when too many pictures are being made, without remembering that', async () => {
    const { key } = await register('busy.jpg', await photo(200, 200, 'pink'))
    vi.spyOn(store.media, 'run').mockResolvedValueOnce({ ok: false, error: { code: 'media/busy' } })
    const busy = await app.inject(`/images/${key}/96.avif`)
    expect(busy).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
    expect((await app.inject(`/images/${key}/96.avif`)).statusCode).toBe(200)
  })

  test('still shows a picture when there is no space to keep it', async () => {
    const { id, key } = await register('full.jpg', await photo(200, 200, 'grey'))
    vi.spyOn(store.storage, 'put').mockResolvedValueOnce({ ok: false, error: { code: 'storage/full' } })
    expect((await app.inject(`/images/${key}/96.webp`)).statusCode).toBe(200)
    expect(await variantsOf(id)).toBe(0)
  })
})

test('warming makes what pages offer in the background, once', async () => {
  const { id, key } = await register('warm.jpg', await photo(400, 300, 'brown'))
  const images = createImageService(database.db, store)
  const run = vi.spyOn(store.media, 'run')
  expect(await images.warm(new AbortController().signal)).toBeGreaterThan(0)
  expect(run.mock.calls.every(([, options]) => options?.background)).toBe(true)
  // 96, 192, 320 and 480 (which holds it whole) as AVIF, and the largest as WebP
  expect(await variantsOf(id)).toBe(5)
  run.mockClear()
  expect(await images.warm(new AbortController().signal)).toBe(0)
  await app.inject(`/images/${key}/480.avif`)
  expect(run).not.toHaveBeenCalled()
})

test('warming stops when asked, and goes on where it stopped', async () => {
  await register('later.jpg', await photo(100, 100, 'black'))
  const images = createImageService(database.db, store)
  expect(await images.warm(AbortSignal.abort())).toBe(0)
  expect(await images.warm(new AbortController().signal)).toBe(1)
})
