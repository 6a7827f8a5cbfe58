import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseState } from '#db/database-state.ts'
import { openJobs } from '#jobs/open-jobs.ts'
import type { Jobs } from '#jobs/open-jobs.ts'
import { stockRefusals } from '#services/orders/stock-refusals.ts'
import { searchProducts } from '#services/search/search.service.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createHttpServer } from '../http-server.ts'
import { openMetrics } from './metrics.ts'
import type { Metrics } from './metrics.ts'

const PERSON = { name: 'Abdulrahman', phone: '0551234567', email: 'person@shop.example' }

describe('the metrics of a process', () => {
  let database: TestDatabase
  let metrics: Metrics
  let jobs: Jobs
  let app: ReturnType<typeof createHttpServer>
  let address: string
  let state: Promise<DatabaseState> = Promise.resolve('READY')

  beforeAll(async () => {
    database = await testDatabase()
    jobs = await openJobs({ pool: database.pool, logger: pino({ level: 'silent' }), isWorker: false })
    metrics = await openMetrics({ host: '127.0.0.1', port: 0 })
    app = createHttpServer({ logger: pino({ enabled: false }), trustedProxies: [] })
    metrics.database({
      pool: database.pool,
      replica: database.pool,
      behindMs: () => 1_500,
      watch: { doubt: () => undefined, state: () => state },
    })
    metrics.server(app)
    metrics.pages(() => ({ pages: 1, bytes: 10, served: { memory: 3, stale: 0, aged: 0, rendered: 1 } }))
    metrics.shop(database.db)
    app.get('/api/orders/:id', async () => database.db.selectFrom('image').select('id').execute())
    app.get('/*', () => 'page')
    address = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await app.close()
    await metrics.close()
    await jobs.close()
    await database.close()
  })

  const scrape = async (): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`)
    return answer.text()
  }
  const series = (text: string): string[] =>
    text.split('\n').flatMap((line) => (line.startsWith('#') || line === '' ? [] : [line.replace(/ [^ ]+$/, '')]))

  test('count requests by method, route and status, with their time', async () => {
    await fetch(`${address}/api/orders/7`)
    await fetch(`${address}/en/home`)
    await app.inject('/en/home')
    await fetch(`${address}/api/orders/7`, { method: 'POST', headers: { 'x-a': 'b' } })
    const text = await scrape()
    expect(text).toMatch(
      /^http_server_request_duration_seconds_count\{method="GET",route="\/api\/orders\/:id",status="200"\} 1$/m,
    )
    expect(text).toMatch(
      /^http_server_request_duration_seconds_count\{method="GET",route="page home",status="200"\} 1$/m,
    )
    expect(text).toMatch(
      /^http_server_request_duration_seconds_count\{method="POST",route="no route",status="404"\} 1$/m,
    )
    expect(text).toMatch(/_bucket\{method="GET",route="page home",status="200",le="0.025"\} \d/)
  })

  test('have no more series and nothing of a person, whatever is asked for', async () => {
    const ask = async (n: number) => {
      const odd = `${PERSON.name}-${n}?phone=${PERSON.phone}&email=${PERSON.email}`
      await fetch(`${address}/api/orders/${odd}`, { headers: { 'user-agent': PERSON.name, cookie: PERSON.email } })
      await fetch(`${address}/en/product/${odd}`)
      await fetch(`${address}/${odd}`)
      await searchProducts(database.pool, { words: `${PERSON.name} ${n}`, language: 'en', page: 1, perPage: 3 })
    }
    await ask(0)
    const before = series(await scrape())
    for (let n = 1; n < 20; n += 1) await ask(n)
    const text = await scrape()
    expect(series(text).toSorted()).toEqual(before.toSorted())
    for (const private_ of Object.values(PERSON)) expect(text).not.toContain(private_)
  })

  test('show statements, waits for connections, the event loop, pages and the replica', async () => {
    const text = await scrape()
    expect(text).toMatch(/^matbaa_statement_duration_seconds_count\{operation="select"\} [1-9]/m)
    expect(text).toMatch(/^matbaa_pool_wait_seconds_count [1-9]/m)
    expect(text).toMatch(/^matbaa_pool_connections\{pool="main",state="waiting"\} 0$/m)
    expect(text).toMatch(/^nodejs_eventloop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m)
    expect(text).toMatch(/^matbaa_pages_served_total\{from="memory"\} 3$/m)
    expect(text).toMatch(/^matbaa_replica_lag_seconds 1.5$/m)
  })

  test('show what the database can do, and that it says nothing', async () => {
    const states = async (): Promise<string[]> =>
      [...(await scrape()).matchAll(/^matbaa_database_state\{state="(\w+)"\} 1$/gm)].map(([, found = '']) => found)
    expect(await states()).toEqual(['READY'])
    state = Promise.resolve('DATABASE_FULL')
    expect(await states()).toEqual(['DATABASE_FULL'])
    state = new Promise(() => undefined)
    expect(await states()).toEqual(['DATABASE_SILENT'])
    state = Promise.resolve('READY')
  })

  test('show what happens to shoppers', async () => {
    stockRefusals.publish({ prices: 2 })
    const text = await scrape()
    expect(text).toMatch(/^matbaa_stock_refusals_total 1$/m)
    expect(text).toMatch(/^matbaa_searches_total\{outcome="none"\} [1-9]/m)
  })

  test('show jobs by queue and outcome', async () => {
    await metrics.jobs('mail.send', undefined, async () => undefined)
    const failing = metrics.jobs('mail.send', undefined, async () => Promise.reject(new Error('no carrier')))
    await expect(failing).rejects.toThrow('no carrier')
    const text = await scrape()
    for (const outcome of ['done', 'failed'])
      expect(text).toContain(`matbaa_job_duration_seconds_count{queue="mail.send",outcome="${outcome}"} 1`)
  })

  test('show what waits in the shop', async () => {
    const text = await scrape()
    expect(text).toMatch(/^matbaa_orders_placed 0$/m)
    expect(text).toMatch(/^matbaa_payments_unknown 0$/m)
    expect(text).toMatch(/^matbaa_invoices_unreported_oldest_seconds 0$/m)
    expect(text).toMatch(/^matbaa_pictures_waiting 0$/m)
    expect(text).toMatch(/^matbaa_state_failures_total 0$/m)
  })

  test('are on no other path', async () => {
    expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
    expect(await (await fetch(`${address}/metrics`)).text()).toBe('page')
  })
})
