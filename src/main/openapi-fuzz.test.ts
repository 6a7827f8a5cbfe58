import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { googleSandboxRoutes, SANDBOX_PATHS } from '#api/google-sandbox/google-sandbox.routes.ts'
import { parseConfig } from '#config'
import { openDatabase } from '#db/open-database.ts'
import { fuzzCatalogue } from '#testing/fuzz/fuzz-catalogue.ts'
import { fuzzCustomer } from '#testing/fuzz/fuzz-customer.ts'
import { answerCheck } from '#testing/fuzz/answer-check.ts'
import { withOwnedIds } from '#testing/fuzz/owned-ids.ts'
import { operationsOf } from '#testing/fuzz/openapi-document.ts'
import type { OpenApiDocument, Operation } from '#testing/fuzz/openapi-document.ts'
import { requestCases } from '#testing/fuzz/request-cases.ts'
import { writeRequest } from '#testing/fuzz/write-request.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { addApi } from './api.ts'
import { createHttpServer } from './http-server.ts'
import { Lifecycle } from './lifecycle.ts'
import { openRunningShop } from './running-shop.ts'

/** Requests a run makes, the same ones each time; FUZZ_CASES and FUZZ_SEED widen a run or make another one. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 20_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123)
const IN_PARALLEL = 8

/** Calls that work only with a token, a code, a file or ids that no generator guesses; their own tests have them. */
const UNGUESSABLE =
  /unsubscribe|templates|POST \/api\/customers \(|verify-otp|refresh-token|login-(google|password|passkey \()|POST \/api\/customers\/passkeys \(|passkeys\/\{id\}|customers\/(google|password)|POST \/api\/customers\/(reauthentication(\/passkey)?|undo-identifier) \(|reset-password|confirm|devices\/\{id\}|(POST|\{id\}.*) .*addresses|addresses\/\{id\}|coupons\/apply|POST \/api\/carts \(|\/invoice|\/receipts|POST \/api\/credit-cards \(|(POST|PUT|DELETE) .*\/reviews|\/photos\/|artwork-uploads|artwork-(previews|originals)|artworks\/(sheet|\{id\})|api\/proofs|proof-links|api\/payment-links|special-requests\/\{key\}|PUT .*\/artwork|POST .*\/approvals|POST .*\/artwork\/design/

let app: FastifyInstance
let operations: Operation[]
let tested: TestDatabase
let folder: string
let secret: string
let google: FastifyInstance
const lifecycle = new Lifecycle(pino({ level: 'silent' }))

beforeAll(async () => {
  tested = await testDatabase()
  await fuzzCatalogue(tested.db)
  folder = await mkdtemp(join(tmpdir(), 'matbaa-fuzz-'))
  google = Fastify()
  googleSandboxRoutes(google, 'fuzz')
  await google.listen({ port: 0, host: '127.0.0.1' })
  const sandbox = `http://127.0.0.1:${(google.server.address() as AddressInfo).port}`
  const config = parseConfig({
    GOOGLE_CLIENT_ID: 'fuzz',
    GOOGLE_TOKENINFO_URL: `${sandbox}${SANDBOX_PATHS.tokenInfo}`,
    GOOGLE_USERINFO_URL: `${sandbox}${SANDBOX_PATHS.userInfo}`,
    DATABASE_URL: tested.url,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    SERVICES: 'api',
  })
  secret = config.secret
  const logger = pino({ level: 'silent' })
  const database = await openDatabase({ url: tested.url, dataFolder: folder })
  lifecycle.opened('the database', database.close)
  app = createHttpServer({ logger, trustedProxies: config.http.trustedProxies })
  await addApi(app, await openRunningShop({ config, logger, lifecycle, database }))
  await app.ready()
  const document = (await app.inject('/api/docs/json')).json<OpenApiDocument>()
  operations = operationsOf(document)
}, 180_000)

afterAll(async () => {
  await app.close()
  await google.close()
  await lifecycle.stop()
  await tested.close()
  await rm(folder, { recursive: true, force: true })
})

describe('requests generated from the API document', () => {
  test(`${CASES} of them: no 5xx, and every answer as the document says`, { timeout: 600_000 }, async () => {
    expect(operations.length).toBeGreaterThan(15)
    const share = Math.ceil(CASES / operations.length)
    const wrong: string[] = []
    const answered = new Set<string>()
    for (const operation of operations) {
      const check = answerCheck(operation)
      // Each operation with a customer of its own: some of them sign out, or delete the account.
      const customer = operation.isForCustomers ? await fuzzCustomer(tested, secret, operation) : undefined
      await tested.pool.query('truncate rate_limit')
      const cases = fc.sample(requestCases(operation), { numRuns: share, seed: SEED })
      for (let n = 0; n < cases.length; n += IN_PARALLEL) {
        const found = await Promise.all(
          cases.slice(n, n + IN_PARALLEL).map(async (generated) => {
            const request = withOwnedIds(operation, generated, customer?.bought)
            const wire = writeRequest(operation, request)
            const answer = await app.inject({
              ...wire,
              headers: {
                ...wire.headers,
                ...(customer && { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() }),
                'x-forwarded-for': randomAddress(),
                'sec-fetch-site': 'same-origin',
                'sec-fetch-mode': 'cors',
                accept: 'application/json',
              },
            })
            if (answer.statusCode < 300) answered.add(operation.name)
            const complaint = check(answer.statusCode, String(answer.headers['content-type']), answer.payload)
            return (
              complaint &&
              `${operation.name} ${request.kind}: ${complaint}\n  ${wire.url.slice(0, 200)} ${String(wire.payload ?? '').slice(0, 300)}`
            )
          }),
        )
        wrong.push(...found.filter((line) => line !== undefined))
      }
    }
    const neverAnswered = operations
      .map(({ name }) => name)
      .filter((name) => !answered.has(name) && !UNGUESSABLE.test(name))
    expect(neverAnswered, `calls that refused every request, FUZZ_SEED=${SEED}`).toEqual([])
    expect(wrong.slice(0, 10), `${wrong.length} wrong answers, FUZZ_SEED=${SEED}`).toEqual([])
  })
})

/** Each case comes from a visitor of its own, so that limits do not hide what lies behind them. */
const randomAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
