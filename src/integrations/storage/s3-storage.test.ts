import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStorage } from './create-storage.ts'
import { StorageUnavailable } from './file-storage.ts'
import type { FileStorage } from './file-storage.ts'

type Seen = { method: string; url: string; headers: IncomingHttpHeaders }

/** A bucket in memory that answers like S3, with paths in the path style. */
let server: Server
let storage: FileStorage
let seen: Seen[]
let objects: Map<string, Buffer>
let failing: { status: number; code: string } | undefined

beforeEach(async () => {
  seen = []
  objects = new Map()
  failing = undefined
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const url = (request.url ?? '').split('?')[0] ?? ''
    seen.push({ method: request.method ?? '', url, headers: request.headers })
    if (failing) return response.writeHead(failing.status).end(`<Error><Code>${failing.code}</Code></Error>`)
    if (request.method === 'PUT') objects.set(url, body)
    if (request.method === 'DELETE') objects.delete(url)
    const found = objects.get(url)
    if (!found && request.method !== 'DELETE')
      return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    if (request.method === 'HEAD') return response.writeHead(200, { 'content-length': found?.length }).end()
    return response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  storage = await createStorage({
    kind: 's3',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'shop',
    region: 'me-central-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
  })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('files in a bucket', () => {
  test('are stored and read under the area, signed, without public rights', async () => {
    expect(await storage.put('private', 'abcd1234.pdf', Buffer.from('hello'))).toMatchObject({ ok: true })
    expect(objects.get('/shop/private/abcd1234.pdf')?.toString()).toBe('hello')
    expect(seen[0]).toMatchObject({ method: 'PUT', url: '/shop/private/abcd1234.pdf' })
    expect(seen[0]?.headers['authorization']).toMatch(
      /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/me-central-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$/,
    )
    expect(seen[0]?.headers['x-amz-acl']).toBeUndefined()
    expect(String(await storage.read('private', 'abcd1234.pdf'))).toBe('hello')
    expect(await storage.exists('private', 'abcd1234.pdf')).toBe(true)
    expect(await storage.sizeOf('private', 'abcd1234.pdf')).toBe(5)
    await storage.delete('private', 'abcd1234.pdf')
    expect(await storage.exists('private', 'abcd1234.pdf')).toBe(false)
    expect(await storage.sizeOf('private', 'abcd1234.pdf')).toBeUndefined()
    expect(await storage.read('private', 'abcd1234.pdf')).toBeUndefined()
  })

  test('public pictures carry what a CDN in front of the bucket has to say of them; private files do not', async () => {
    await storage.put('public', 'abcd1234abcd1234-640.avif', Buffer.from('picture'))
    await storage.put('private', 'abcd1234.jpg', Buffer.from('original'))
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(seen[1]?.headers['cache-control']).toBeUndefined()
  })

  test('are streamed from a temporary file with their length, unchanged', async () => {
    const spooled = await storage.spool(Readable.from([Buffer.from('ab'), Buffer.alloc(300_000, 'c')]))
    if (!spooled.ok) throw new Error('not spooled')
    expect(await storage.keep(spooled.value, 'private', 'abcd-1')).toMatchObject({ ok: true })
    expect(seen.at(-1)?.headers['content-length']).toBe('300002')
    expect(objects.get('/shop/private/abcd-1')?.length).toBe(300_002)
    const local = await storage.openLocal('private', 'abcd-1')
    expect(local?.path).toContain('matbaa-incoming')
    await local?.release()
  })

  test.each([
    [507, 'XMinioStorageFull', 'storage/full'],
    [403, 'AdminBucketQuotaExceeded', 'storage/full'],
    [403, 'AccessDenied', 'storage/unavailable'],
  ])('answer %i %s as %s', async (status, code, expected) => {
    failing = { status, code }
    expect(await storage.put('private', 'abcd1234', Buffer.from('x'))).toMatchObject({ error: { code: expected } })
    await expect(storage.read('private', 'abcd1234')).rejects.toThrow(StorageUnavailable)
  })

  test('answer a bucket that is gone as unavailable', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect(await storage.put('public', 'abcd1234', Buffer.from('x'))).toMatchObject({
      error: { code: 'storage/unavailable' },
    })
  })
})
