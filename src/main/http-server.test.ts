import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { healthRoutes } from '#api/health.routes.ts'
import { reportState } from '#db/database-state.ts'
import { createHttpServer } from './http-server.ts'
import { checkAddress } from './listen.ts'

const logger = pino({ enabled: false })

describe('the HTTP server', () => {
  let app: ReturnType<typeof createHttpServer>
  afterEach(() => app.close())

  const listen = async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    return (app.server.address() as AddressInfo).port
  }

  test('finishes a request that is being answered when it closes', async () => {
    app = createHttpServer({ logger, trustedProxies: [] })
    const begun = Promise.withResolvers<void>()
    app.get('/slow', async () => {
      begun.resolve()
      await sleep(200)
      return 'done'
    })
    const port = await listen()
    const answer = fetch(`http://127.0.0.1:${port}/slow`)
    await begun.promise
    await app.close()
    expect(await (await answer).text()).toBe('done')
    await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow('fetch failed')
  })

  test('believes forwarded headers only from the proxies it knows', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
    for (const [trustedProxies, seen] of [
      [[], '127.0.0.1 http'],
      [['127.0.0.0/8'], '203.0.113.9 https'],
      [['10.0.0.1'], '127.0.0.1 http'],
    ] as const) {
      app = createHttpServer({ logger, trustedProxies })
      app.get('/', (request) => `${request.ip} ${request.protocol}`)
      expect((await app.inject({ url: '/', headers })).body).toBe(seen)
    }
  })

  test('answers a method that pages do not have in the envelope of the shop, with those they have', async () => {
    app = createHttpServer({ logger, trustedProxies: [] })
    app.get('/*', () => 'page')
    for (const method of ['DELETE', 'PUT', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url: '/en/home', headers: { 'accept-language': 'en' } })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD, POST')
      expect(answer.json()).toMatchObject({ status: 0, code: 'METHOD_NOT_ALLOWED' })
    }
    const socket = connect(await listen(), '127.0.0.1')
    socket.end('TRACE /en/home HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 405 [^]*allow: GET, HEAD, POST/i)
    expect((await app.inject({ method: 'DELETE', url: '/api/nope' })).statusCode).toBe(404)
  })

  test('says whether it is ready, and always that it lives', async () => {
    let stage: 'starting' | 'running' = 'starting'
    let database = 'DATABASE_AWAY'
    app = createHttpServer({ logger, trustedProxies: [] })
    healthRoutes(app, { stage: () => stage, database: async () => database })
    const ask = async (query = '') => {
      const answer = await app.inject(`/readyz${query}`)
      return [answer.statusCode, answer.json()]
    }
    expect(await ask()).toEqual([503, { ready: false, state: 'STARTING' }])
    expect((await app.inject('/livez')).statusCode).toBe(200)
    stage = 'running'
    expect(await ask()).toEqual([200, { ready: true, state: 'DATABASE_AWAY' }])
    expect(await ask('?for=orders')).toEqual([503, { ready: false, state: 'DATABASE_AWAY' }])
    database = 'READY'
    expect(await ask('?for=orders')).toEqual([200, { ready: true, state: 'READY' }])
  })

  test('is ready for pages while its database does not even answer', async () => {
    app = createHttpServer({ logger, trustedProxies: [] })
    healthRoutes(app, {
      stage: () => 'running',
      database: () => reportState({ state: () => new Promise(() => undefined) }),
    })
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true, state: 'DATABASE_SILENT' })
    expect((await app.inject('/readyz?for=orders')).statusCode).toBe(503)
  })

  test('answers whatever number of requests one connection brings', async () => {
    app = createHttpServer({ logger, trustedProxies: [] })
    app.get('/', () => 'here')
    const socket = connect(await listen(), '127.0.0.1')
    let answers = ''
    socket.on('data', (chunk) => (answers += String(chunk)))
    const statuses = () => answers.match(/HTTP\/1\.1 \d{3}/g)
    for (let sent = 100; sent <= 1_200; sent += 100) {
      socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(100))
      await vi.waitFor(() => expect(statuses()).toHaveLength(sent), { timeout: 5_000 })
    }
    socket.destroy()
    expect(new Set(statuses())).toEqual(new Set(['HTTP/1.1 200']))
  })

  test('refuses headers over 16 KB', async () => {
    app = createHttpServer({ logger, trustedProxies: [] })
    const socket = connect(await listen(), '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(17_000)}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toContain('431')
  })

  test.runIf(process.platform === 'linux')('says who holds a port that is taken, and what to do', async () => {
    app = createHttpServer({ logger, trustedProxies: [] })
    const port = await listen()
    await expect(checkAddress('127.0.0.1', port)).rejects.toThrow(
      `Port ${port} is in use by node (process ${process.pid}). Stop that one, or choose another port: PORT=${port + 1}`,
    )
  })
})
