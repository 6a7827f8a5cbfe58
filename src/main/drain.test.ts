import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
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

test('connections that came while the process was busy are not reset by the closing', async () => {
  const { drain, url } = await openServer()
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const visitors = new Worker(VISITORS, { eval: true, workerData: { port: new URL(url).port, sent } })
  const answers = once(visitors, 'message')
  await once(visitors, 'online')
  const drained = drain(0)
  // This thread is busy until all have come, and for longer than the draining takes.
  Atomics.wait(sent, 0, 0, 30_000)
  Atomics.wait(sent, 0, 1, 400)
  await drained
  server.close()
  expect((await answers)[0]).toEqual(Array.from({ length: 5 }, () => 'HTTP/1.1 200 OK'))
})

/** Five connections with a request each; says when all are sent, and then how each was answered. */
const VISITORS = `
const { connect } = require('node:net')
const { parentPort, workerData } = require('node:worker_threads')
const { port, sent } = workerData
let toSend = 5
const visit = () => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\\r\\nHost: shop\\r\\n\\r\\n', () => {
    toSend -= 1
    if (toSend > 0) return
    Atomics.store(sent, 0, 1)
    Atomics.notify(sent, 0)
  }))
  socket.once('data', (bytes) => resolve(String(bytes).split('\\r\\n')[0]))
  socket.on('error', ({ code }) => resolve(code))
})
Promise.all(Array.from({ length: 5 }, visit)).then((answers) => parentPort.postMessage(answers))
`
