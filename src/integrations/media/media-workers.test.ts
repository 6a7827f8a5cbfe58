import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { MediaWorkers } from './media-workers.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-media-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const opened: MediaWorkers[] = []
const workersWith = (options: Partial<ConstructorParameters<typeof MediaWorkers>[0]> = {}): MediaWorkers => {
  const workers = new MediaWorkers({ workers: 1, ...options })
  opened.push(workers)
  return workers
}
afterEach(() => Promise.all(opened.splice(0).map((workers) => workers.close())))

const file = async (name: string, bytes: Uint8Array | string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })

describe('workers that open pictures', () => {
  test('say type and size by the bytes, with the rotation of the camera applied', async () => {
    const workers = workersWith()
    const turned = await photo(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const facts = (path: string) => workers.run({ kind: 'picture-facts', path })
    expect(await facts(await file('turned.txt', turned))).toEqual({
      ok: true,
      value: { mediaType: 'image/jpeg', width: 40, height: 60 },
    })
    expect(await facts(await file('a.avif', await photo(8, 8).avif().toBuffer()))).toMatchObject({
      value: { mediaType: 'image/avif', width: 8, height: 8 },
    })
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40"/></svg>'
    expect(await facts(await file('logo.svg', logo))).toEqual({
      ok: true,
      value: { mediaType: 'image/svg+xml', width: 1800, height: 600 },
    })
  })

  test.each<[string, string | Promise<Buffer>, string]>([
    ['page.png', '<html><script>alert(1)</script></html>', 'media/type'],
    ['loud.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'media/type'],
    ['entity.svg', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', 'media/type'],
    ['far.svg', '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>', 'media/type'],
    ['tall.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="100"/>', 'media/too-many-pixels'],
    ['moving.gif', photo(4, 4).gif().toBuffer(), 'media/type'],
    [
      'cut.jpg',
      photo(300, 300)
        .jpeg()
        .toBuffer()
        .then((bytes) => bytes.subarray(0, bytes.length / 2)),
      'media/unreadable',
    ],
    ['bomb.png', photo(7000, 7000).png({ palette: true, colours: 2 }).toBuffer(), 'media/too-many-pixels'],
    ['empty', '', 'media/type'],
  ])('refuse %s', async (name, bytes, code) => {
    const path = await file(name, await bytes)
    expect(await workersWith().run({ kind: 'picture-facts', path })).toEqual({ ok: false, error: { code } })
  })

  test('make a width in a format, never larger than the original, without the notes of the camera', async () => {
    const workers = workersWith({ workers: 2 })
    const original = await photo(500, 250)
      .jpeg()
      .withExif({ IFD0: { Artist: 'A. Painter' } })
      .toBuffer()
    const path = await file('photo.jpg', original)
    const made = (width: number, format: 'avif' | 'webp') =>
      workers.run({ kind: 'make-variant', path, mediaType: 'image/jpeg', width, format })
    const [small, large] = await Promise.all([made(320, 'avif'), made(640, 'webp')])
    if (!small.ok || !large.ok) throw new Error('not made')
    const smallFacts = await sharp(small.value).metadata()
    expect(smallFacts).toMatchObject({ width: 320, height: 160, format: 'heif', compression: 'av1' })
    expect(await sharp(large.value).metadata()).toMatchObject({ width: 500, format: 'webp' })
    expect(smallFacts.exif).toBeUndefined()
  })

  test('make drawings sharp at every width', async () => {
    const path = await file(
      'wide.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="4"><path d="M0 0h6v4z"/></svg>',
    )
    const made = await workersWith().run({
      kind: 'make-variant',
      path,
      mediaType: 'image/svg+xml',
      width: 640,
      format: 'webp',
    })
    if (!made.ok) throw new Error('not made')
    expect(await sharp(made.value).metadata()).toMatchObject({ width: 640, hasAlpha: true })
  })
})

describe('the line before the workers', () => {
  test('refuses what is too much, serves urgent tasks first, and goes on', async () => {
    const workers = workersWith({ queueLimit: 2 })
    const path = await file('small.jpg', await photo(50, 50).jpeg().toBuffer())
    const done: string[] = []
    const ask = async (name: string, background: boolean) => {
      const answer = await workers.run({ kind: 'picture-facts', path }, { background })
      done.push(answer.ok ? name : `${name} ${answer.error.code}`)
    }
    await Promise.all([
      ask('first', false),
      ask('slow 1', true),
      ask('slow 2', true),
      ask('slow 3', true),
      ask('urgent 1', false),
      ask('urgent 2', false),
      ask('urgent 3', false),
    ])
    expect(done).toEqual([
      'slow 3 media/busy',
      'urgent 3 media/busy',
      'first',
      'urgent 1',
      'urgent 2',
      'slow 1',
      'slow 2',
    ])
  })

  test('kills a task that takes too long, and the next one gets a fresh process', async () => {
    const path = await file('ok.jpg', await photo(50, 50).jpeg().toBuffer())
    const workers = workersWith({
      deadlineMs: {
        'picture-facts': 1,
        'upload-type': 5_000,
        'make-variant': 20_000,
        'draw-png': 1_000,
        'draw-product': 1_000,
        'draw-page': 1_000,
      },
    })
    const facts = await workers.run({ kind: 'picture-facts', path })
    expect(facts).toEqual({ ok: false, error: { code: 'media/unreadable' } })
    expect(await workers.run({ kind: 'upload-type', path })).toMatchObject({ ok: true })
  })

  test('ends idle processes, starts again, and answers busy once closed', async () => {
    const path = await file('idle.jpg', await photo(50, 50).jpeg().toBuffer())
    const workers = workersWith({ idleMs: 20 })
    expect(await workers.run({ kind: 'upload-type', path })).toMatchObject({ ok: true })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await workers.run({ kind: 'upload-type', path })).toMatchObject({ ok: true })
    const waiting = workers.run({ kind: 'upload-type', path })
    await workers.close()
    expect((await waiting).ok).toBe(false)
    expect(await workers.run({ kind: 'upload-type', path })).toEqual({ ok: false, error: { code: 'media/busy' } })
  })
})
