import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerCheck } from '#testing/fuzz/answer-check.ts'
import { operationsOf } from '#testing/fuzz/openapi-document.ts'
import type { OpenApiDocument, Operation } from '#testing/fuzz/openapi-document.ts'
import { requestCases } from '#testing/fuzz/request-cases.ts'
import type { RequestCase } from '#testing/fuzz/request-cases.ts'
import { writeRequest } from '#testing/fuzz/write-request.ts'
import { acceptedOrder } from '#testing/orders/made-order.ts'
import { testOffice, testOfficeServices } from '#testing/office-api.ts'
import type { TestDesk, TestOffice } from '#testing/office-api.ts'
import { orderShop } from '#testing/order-shop.ts'

/** Requests a run makes, the same ones each time; FUZZ_CASES and FUZZ_SEED widen a run or make another one. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 8_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_125)
const AT_ONCE = 8

const shop = await orderShop()
let office: TestOffice
let owner: TestDesk
let known: Readonly<Record<string, string>>
beforeAll(async () => {
  office = await testOffice(shop.database, {}, undefined, testOfficeServices(shop.database, { orders: shop.parts }))
  owner = await office.desk('owner')
  const { number, code } = await acceptedOrder(shop, owner)
  known = { number: String(number), code }
}, 180_000)
afterAll(() => office.app.close())

/** A valid request about what there is, where a number or a code would have to be guessed. */
const aboutKnown = (request: RequestCase): RequestCase =>
  request.kind === 'valid'
    ? { ...request, path: { ...request.path, ...pick(known, Object.keys(request.path)) } }
    : request

const pick = (from: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))

/** The operation without the part of its path that the desk adds. */
const ofDesk = (operation: Operation): Operation => ({
  ...operation,
  path: operation.path.replace('/api/office', ''),
})

test(
  `${CASES} requests of an owner by the office’s own document: no 5xx, every answer as it says`,
  { timeout: 600_000 },
  async () => {
    const document = (await owner.send('GET', '/openapi.json')).json<OpenApiDocument>()
    const operations = operationsOf(document)
    expect(operations.length).toBeGreaterThan(60)
    const share = Math.ceil(CASES / operations.length)
    const wrong: string[] = []
    for (const operation of operations) {
      const check = answerCheck(operation)
      // Each operation by an owner of its own: some of them sign out, or end their sessions.
      const desk = await office.desk('owner')
      const cases = fc.sample(requestCases(operation), { numRuns: share, seed: SEED }).map(aboutKnown)
      for (let n = 0; n < cases.length; n += AT_ONCE) {
        const found = await Promise.all(
          cases.slice(n, n + AT_ONCE).map(async (request) => {
            const { method, url, headers, payload } = writeRequest(ofDesk(operation), request)
            const more = { 'if-match': '"1"', 'sec-fetch-site': 'same-origin', accept: 'application/json', ...headers }
            const answer = await desk.send(method, url, payload, more)
            const complaint = check(answer.statusCode, String(answer.headers['content-type']), answer.payload)
            return (
              complaint &&
              `${operation.name} ${request.kind}: ${complaint}\n  ${url.slice(0, 200)} ${String(payload ?? '').slice(0, 300)}`
            )
          }),
        )
        wrong.push(...found.filter((line) => line !== undefined))
      }
    }
    expect(wrong.slice(0, 10), `${wrong.length} wrong answers, FUZZ_SEED=${SEED}`).toEqual([])
  },
)
