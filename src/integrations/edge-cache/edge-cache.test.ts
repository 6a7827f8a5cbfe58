import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChangeTag } from '#domain/catalog/change-tags.ts'
import { createEdgeCache } from './edge-cache.ts'
import { purgeOnChange } from './purge-on-change.ts'

const SECRET = 'the secret of the test, thirty-two'.replaceAll(' ', '-')

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

let server: Server
let seen: Seen[]
let status: number
let address: string

beforeEach(async () => {
  seen = []
  status = 200
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true,"errors":[],"messages":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

describe('purging Varnish', () => {
  const varnish = () => ({ kind: 'varnish', url: address, secret: SECRET }) as const

  test('names the tags, and everything by the tag of every page', async () => {
    const cache = createEdgeCache(varnish())
    await cache.purge(['product:12', 'catalogue'])
    await cache.purge(['product:12', '*'])
    expect(seen.map(({ method, headers }) => [method, headers['x-purge-tags'], headers['x-purge-secret']])).toEqual([
      ['PURGE', 'product:12 catalogue', SECRET],
      ['PURGE', '*', SECRET],
    ])
  })

  test('fails when it is not confirmed', async () => {
    status = 405
    await expect(createEdgeCache(varnish()).purge(['content'])).rejects.toThrow('405')
  })
})

describe('purging Cloudflare', () => {
  const cache = () => createEdgeCache({ kind: 'cloudflare', url: address, zone: 'z1', token: 'secret' })

  test('sends at most 30 tags in a call, with the token', async () => {
    const tags = Array.from({ length: 31 }, (_, index): ChangeTag => `product:${index}`)
    await cache().purge(tags)
    expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/zones/z1/purge_cache', 'Bearer secret'],
      ['/zones/z1/purge_cache', 'Bearer secret'],
    ])
    expect(seen.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags.length)).toEqual([30, 1])
  })

  test('purges everything by its own call', async () => {
    await cache().purge(['*'])
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ purge_everything: true })
  })
})

describe('purging on changes', () => {
  const purges: (readonly ChangeTag[])[] = []
  const failures: unknown[] = []
  beforeEach(() => {
    purges.length = 0
    failures.length = 0
  })
  const listener = (isRefused: () => boolean = () => false) =>
    purgeOnChange(
      {
        purge: async (tags) => {
          purges.push(tags)
          if (isRefused()) throw new Error('refused')
        },
      },
      { onFailure: (error) => failures.push(error), pause: () => Promise.resolve() },
    )

  test('gathers what changes at one moment, and purges again for processes that heard of it later', async () => {
    const changed = listener()
    changed(['product:1'])
    changed(['product:2'])
    await expect
      .poll(() => purges)
      .toEqual([
        ['product:1', 'product:2'],
        ['product:1', 'product:2'],
      ])
  })

  test('tries again, and purges everything with the next change after it failed for good', async () => {
    let isDown = true
    const changed = listener(() => isDown)
    changed(['product:1'])
    await expect.poll(() => failures.length).toBe(2)
    isDown = false
    changed(['product:3'])
    await expect.poll(() => purges.at(-1)).toEqual(['*', 'product:3'])
  })
})
