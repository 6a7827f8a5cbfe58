import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Traffic } from './traffic.ts'

type Answer = { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }

/** A server in the place of the shop; returns its address. */
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => request.resume().on('end', () => listener(request, response)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A shop whose answers a test chooses; returns its address. */
const shopThat = (answer: (request: IncomingMessage) => Answer): Promise<string> =>
  listen((request, response) => {
    const { status, body = '', headers = {} } = answer(request)
    response.writeHead(status, headers).end(body)
  })

const BUYING = { buyers: [{ token: 'buyer', renew: () => Promise.resolve(false) }], productPrice: '1', card: 'token' }
const NO_BUYERS = { ...BUYING, buyers: [] }

test('answers are counted by kind: failed ones, and those from memory', async () => {
  const url = await shopThat(({ url: path = '' }) => {
    if (path === '/en/home') return { status: 200, headers: { age: '12' } }
    return { status: path.startsWith('/en/blogs') ? 503 : 200 }
  })
  const traffic = new Traffic(url)
  traffic.start(NO_BUYERS)
  const { reads, failures } = await traffic.stop()
  expect(reads['home']).toMatchObject({ requests: 1, failed: 0, aged: 1 })
  expect(reads['uncached']).toMatchObject({ requests: 1, failed: 1, aged: 0 })
  expect(reads['product']).toMatchObject({ requests: 1, failed: 0, aged: 0 })
  expect(failures).toEqual({ 'uncached: 503': 1 })
})

test('an order is sent again under its name until it is confirmed', async () => {
  const keys: string[] = []
  const url = await shopThat(({ method, headers }) => {
    if (method !== 'POST') return { status: 200 }
    keys.push(String(headers['idempotency-key']))
    return keys.length === 1
      ? { status: 503, body: '{"code":"SERVICE_UNAVAILABLE"}' }
      : { status: 201, body: '{"data":{"orderNumber":10301}}' }
  })
  const traffic = new Traffic(url)
  traffic.start(BUYING)
  const { confirmed, refused, sentAgain } = await traffic.stop()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect([...confirmed]).toEqual([[keys[0], 10_301]])
  expect(refused).toEqual({})
  expect(sentAgain).toEqual({ '503 SERVICE_UNAVAILABLE': 1 })
})

test('an order whose answer breaks off in the middle is sent again under its name', async () => {
  const keys = new Set<string>()
  let orders = 0
  const url = await listen((request, response) => {
    if (request.method !== 'POST') return response.end()
    keys.add(String(request.headers['idempotency-key']))
    orders += 1
    if (orders > 1) return response.writeHead(201).end('{"data":{"orderNumber":10303}}')
    response.writeHead(201, { 'content-length': 1_000 })
    response.write('{"data":', () => response.destroy())
  })
  const traffic = new Traffic(url)
  traffic.start(BUYING)
  const { confirmed, unconfirmed, sentAgain } = await traffic.stop()
  expect([...confirmed]).toEqual([[[...keys][0], 10_303]])
  expect(sentAgain).toEqual({ '0 the answer broke off': 1 })
  expect(unconfirmed).toBe(0)
})

test('a buyer whose access token ended gets another one and sends the order again under its name', async () => {
  const sent: (string | undefined)[] = []
  const url = await shopThat(({ method, headers }) => {
    if (method !== 'POST') return { status: 200 }
    sent.push(headers.authorization)
    return headers.authorization === 'Bearer second'
      ? { status: 201, body: '{"data":{"orderNumber":10302}}' }
      : { status: 401 }
  })
  const buyer = {
    token: 'first',
    renew: () => {
      buyer.token = 'second'
      return Promise.resolve(true)
    },
  }
  const traffic = new Traffic(url)
  traffic.start({ ...BUYING, buyers: [buyer] })
  const { confirmed, refused } = await traffic.stop()
  expect(sent).toEqual(['Bearer first', 'Bearer second'])
  expect(confirmed.size).toBe(1)
  expect(refused).toEqual({})
})

test('an order that is refused is counted and not sent again', async () => {
  const url = await shopThat(({ method }) => (method === 'POST' ? { status: 409, body: 'sold out' } : { status: 200 }))
  const traffic = new Traffic(url)
  traffic.start(BUYING)
  const { confirmed, refused } = await traffic.stop()
  expect(confirmed.size).toBe(0)
  expect(refused).toEqual({ '409 sold out': 1 })
})
