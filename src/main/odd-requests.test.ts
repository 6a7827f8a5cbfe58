import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { answerError } from '#api/http/error-handler.ts'
import { createHttpServer } from './http-server.ts'

const lines: { level: number; msg: string }[] = []
const slow: Promise<unknown>[] = []
const log = new PassThrough().on('data', (line) => lines.push(JSON.parse(String(line))))

let app: ReturnType<typeof createHttpServer>
afterEach(async () => {
  await app.close()
  lines.length = 0
})

async function openServer(): Promise<number> {
  app = createHttpServer({ logger: pino({ level: 'debug' }, log), trustedProxies: [] })
  app.setErrorHandler(answerError)
  app.get('/', () => 'here')
  app.post('/', () => 'taken')
  app.get('/long', (_request, reply) => {
    const body = new PassThrough()
    body.write('a beginning')
    return reply.send(body)
  })
  app.get('/slow', async () => {
    slow.push(sleep(100))
    await Promise.all(slow)
    return 'late'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

async function answerTo(request: string): Promise<string> {
  const socket = connect(await openServer(), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += String(text)))
  socket.write(request)
  await once(socket, 'close')
  return answer
}

test.each([
  ['two different hosts', 'Host: shop\r\nHost: other\r\n'],
  ['the same host twice', 'Host: shop\r\nhost: shop\r\n'],
  ['two hosts in one line', 'Host: shop, other\r\n'],
])('%s are refused', async (_, headers) => {
  const answer = await answerTo(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

test('other headers may come twice', async () => {
  const answer = await answerTo(
    'GET / HTTP/1.1\r\nHost: shop\r\nAccept: a/b\r\nAccept: c/d\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  [
    'while it sends',
    'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a":',
  ],
  ['while it is answered', 'GET /long HTTP/1.1\r\nHost: shop\r\n\r\n'],
])('a client that hangs up %s is a line for debugging', async (_, request) => {
  const socket = connect(await openServer(), '127.0.0.1')
  socket.write(request)
  await sleep(50)
  socket.resetAndDestroy()
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('the client hung up'))
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})

test('a client that hangs up before its answer is ready is no error either', async () => {
  const socket = connect(await openServer(), '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n')
  await vi.waitFor(() => expect(slow).toHaveLength(1))
  socket.resetAndDestroy()
  await Promise.all(slow)
  await app.close()
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})
