import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { cachedAnswerOf, variantOf } from '#web/server/cached-answer.ts'
import { writeAtOnce } from '#web/server/write-answer.ts'
import { useUntilClosed } from '#testing/use-until-closed.ts'
import { drainable } from './drain.ts'

let server: Server
afterEach(() => server.close())

/** A server that answers as the storefront answers cached pages, and `/slow` only when it is let go. */
async function openServer() {
  const stored = cachedAnswerOf(200, 'a page', [['Cache-Control', 'public']])
  await variantOf(stored, 'identity')
  const slow = Promise.withResolvers<void>()
  const answer: RequestListener = (request, response) => {
    if (request.url === '/slow') void slow.promise.then(() => response.end('late'))
    else writeAtOnce(request, response, stored)
  }
  server = createServer({ keepAliveTimeout: 60_000 }, answer)
  const drain = drainable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { drain, letGo: slow.resolve, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('no connection in use is cut: each is asked to end by an answer', async () => {
  const { drain, url } = await openServer()
  const inUse = new Set<number>()
  const clients = Array.from({ length: 16 }, (_, client) => useUntilClosed(url, undefined, () => inUse.add(client)))
  await vi.waitFor(() => expect(inUse.size).toBe(clients.length), { timeout: 5_000 })
  await drain(0)
  server.close()
  for (const answered of await Promise.all(clients)) expect(answered).toBeGreaterThan(1)
})

test('a request that is being answered when the draining begins ends its connection too', async () => {
  const { drain, url, letGo } = await openServer()
  const request = useUntilClosed(`${url}/slow`)
  await once(server, 'request')
  await drain(0)
  server.close()
  letGo()
  expect(await request).toBe(1)
})

test('new connections are taken for as long as asked', async () => {
  const { drain, url } = await openServer()
  const drained = drain(600)
  await sleep(350)
  expect(await useUntilClosed(url)).toBe(1)
  await drained
})
