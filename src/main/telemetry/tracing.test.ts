import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createStorage } from '#integrations/storage/create-storage.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createHttpServer } from '../http-server.ts'
import { withoutValues } from './statement-spans.ts'
import { traceWith } from './tracing.ts'
import type { Tracing } from './tracing.ts'

const BUCKET = { bucket: 'shop', region: 'me-central-1', accessKeyId: 'secret', secretAccessKey: 'secret' }
const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }

describe('the traces of a process', () => {
  const exporter = new InMemorySpanExporter()
  const requested: IncomingHttpHeaders[] = []
  const gateway = createServer((request, response) => {
    requested.push(request.headers)
    response.end('{}')
  })
  let database: TestDatabase
  let tracing: Tracing
  let app: ReturnType<typeof createHttpServer>
  let address: string
  let left: string | undefined

  beforeAll(async () => {
    database = await testDatabase()
    tracing = traceWith(new SimpleSpanProcessor({ exporter }), 1)
    tracing.database()
    await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
    const { port } = gateway.address() as AddressInfo
    app = createHttpServer({ logger: pino({ enabled: false }), trustedProxies: [] })
    tracing.server(app)
    app.get('/api/pay/:id', async () => {
      await database.db.selectFrom('image').select('id').where('sha256', '=', 'person').execute()
      await fetch(`http://127.0.0.1:${port}/payments/secret-id?token=secret`)
      left = tracing.jobs.carried()
      const storage = await createStorage({ kind: 's3', endpoint: `http://127.0.0.1:${port}`, ...BUCKET })
      await storage.put('private', 'abcd1234.pdf', Buffer.from('secret'))
      return 'paid'
    })
    address = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => exporter.reset())
  afterAll(async () => {
    await app.close()
    gateway.close()
    await tracing.close()
    await database.close()
  })

  const pay = () =>
    fetch(`${address}/api/pay/person-7?email=person`, {
      headers: { traceparent: `00-${CALLER.trace}-${CALLER.span}-01`, 'user-agent': 'person' },
    })

  test('lead from the caller through the request to its statement, its gateway and its job', async () => {
    await pay()
    await tracing.jobs.perform('payments.check', left, async () => {
      await database.db.selectFrom('image').select('id').execute()
    })
    const spans = exporter.getFinishedSpans()
    const named = (name: string) => spans.filter((span) => span.name === name)
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([CALLER.trace]))
    const [request] = named('GET /api/pay/:id')
    expect(request?.parentSpanContext?.spanId).toBe(CALLER.span)
    const id = request?.spanContext().spanId
    const [job] = named('job payments.check')
    expect(job?.parentSpanContext?.spanId).toBe(id)
    expect(named('select').map((span) => span.parentSpanContext?.spanId)).toEqual([id, job?.spanContext().spanId])
    const [stored] = named('S3 PutObject')
    expect(stored?.parentSpanContext?.spanId).toBe(id)
    const call = spans.find((span) => span.attributes['server.address'] === '127.0.0.1')
    expect(call?.parentSpanContext?.spanId).toBe(id)
    expect(requested.findLast(({ traceparent }) => traceparent)?.['traceparent']).toBe(
      `00-${CALLER.trace}-${call?.spanContext().spanId}-01`,
    )
  })

  test('have nothing of a person or a payment', async () => {
    await pay()
    const recorded = JSON.stringify(
      exporter.getFinishedSpans().map(({ name, attributes, events }) => ({ name, attributes, events })),
    )
    expect(recorded).toContain('select')
    for (const word of ['person', 'secret', 'email']) expect(recorded).not.toContain(word)
  })

  test('begin with a request of no caller, and with no call in memory', async () => {
    await app.inject('/api/pay/person-7')
    expect(exporter.getFinishedSpans()).toEqual([])
    await fetch(`${address}/api/pay/person-7`)
    const request = exporter.getFinishedSpans().find(({ name }) => name === 'GET /api/pay/:id')
    expect(request?.parentSpanContext).toBeUndefined()
    exporter.reset()
    await tracing.jobs.perform('payments.check', left, async () => undefined)
    expect(exporter.getFinishedSpans().map((span) => span.spanContext().traceId)).toEqual([
      request?.spanContext().traceId,
    ])
  })

  test('a job that was left by nothing traced is no trace of its own', async () => {
    await tracing.jobs.perform('mail.send', undefined, async () => undefined)
    expect(exporter.getFinishedSpans()).toEqual([])
  })
})

test('a shop that traces no request of its own records nothing and sends no context on', async () => {
  const exporter = new InMemorySpanExporter()
  const tracing = traceWith(new SimpleSpanProcessor({ exporter }), 0)
  const app = createHttpServer({ logger: pino({ enabled: false }), trustedProxies: [] })
  tracing.server(app)
  const left: (string | undefined)[] = []
  app.get('/', () => left.push(tracing.jobs.carried()))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await fetch(address)
  await fetch(address, { headers: { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` } })
  expect(exporter.getFinishedSpans()).toEqual([])
  expect(left).toEqual([undefined, undefined])
  await app.close()
  await tracing.close()
})

test.each([
  [
    "select id from customer where email = 'a''b@shop.example' and total > 1250.5",
    'select id from customer where email = ? and total > ?',
  ],
  ['select "x1" from t1 where a = $12', 'select "x1" from t1 where a = $12'],
])('values are taken out of %s', (text, expected) => {
  expect(withoutValues(text)).toBe(expected)
})
