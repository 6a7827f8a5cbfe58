import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testInvoices } from '#testing/issued-invoices.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { createReporter } from './create-reporter.ts'
import { reportInvoices } from './report-invoices.ts'
import { verifyInvoices } from './verify-invoices.ts'

/** The authority's answers as it gives them (reporting API, version 2). */
const ACCEPTED = { validationResults: { errorMessages: [], status: 'PASS' }, reportingStatus: 'REPORTED' }
const REFUSED = {
  validationResults: { errorMessages: [{ code: 'BR-KSA-08' }], status: 'ERROR' },
  reportingStatus: 'NOT_REPORTED',
}

type Call = { readonly headers: Readonly<Record<string, unknown>>; readonly body: Record<string, string> }

let database: TestDatabase
let invoices: ReturnType<typeof testInvoices>
let authority: Server
let url: string
let calls: Call[] = []
/** What the authority answers next; afterwards it accepts. */
let answers: (number | 'hangs-up')[] = []

beforeAll(async () => {
  database = await testDatabase()
  invoices = testInvoices(database.db)
  authority = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Record<string, string>
    calls.push({ headers: { ...request.headers, path: request.url, method: request.method }, body })
    const answer = answers.shift() ?? 200
    if (answer === 'hangs-up') return void response.destroy()
    response.writeHead(answer, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer === 400 ? REFUSED : ACCEPTED))
  })
  await new Promise<void>((resolve) => authority.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(authority.address() as AddressInfo).port}/e-invoicing/core`
})
afterAll(async () => {
  authority.close()
  await database.close()
})
beforeEach(async () => {
  calls = []
  answers = []
  await invoices.tamper('delete from invoice')
  for (let count = 0; count < 3; count += 1) await invoices.issue()
})

const report = (now = new Date()) => {
  const reporter = createReporter({ certificate: 'TOKEN', secret: 'SECRET', url })
  if (!reporter) throw new Error('nobody to report to')
  return reportInvoices({ db: database.db, reporter, now, signal: new AbortController().signal })
}
const statuses = async () =>
  (await database.db.selectFrom('invoice').select('report_status').orderBy('counter').execute()).map(
    (row) => row.report_status,
  )
const idsSent = () => calls.map(({ body }) => body['uuid'])

describe('reporting to the tax authority', () => {
  test('sends each document once, in order, as the authority wants it', async () => {
    expect(await report()).toEqual({ reported: 3, rejected: 0, isInterrupted: false })
    expect(await report()).toEqual({ reported: 0, rejected: 0, isInterrupted: false })
    const rows = await database.db.selectFrom('invoice').select(['id', 'hash', 'xml']).orderBy('counter').execute()
    expect(idsSent()).toEqual(rows.map(({ id }) => id))
    expect(calls[0]?.headers).toMatchObject({
      method: 'POST',
      path: '/e-invoicing/core/invoices/reporting/single',
      authorization: `Basic ${Buffer.from('TOKEN:SECRET').toString('base64')}`,
      'accept-version': 'V2',
      'clearance-status': '0',
    })
    expect(calls[0]?.body['invoiceHash']).toBe(rows[0]?.hash)
    expect(Buffer.from(calls[0]?.body['invoice'] ?? '', 'base64').toString()).toBe(rows[0]?.xml)
    expect((await verifyInvoices(database.db)).unreported).toBe(0)
  })

  test.each([[500], [429], [401], [503], ['hangs-up' as const]])(
    'waits when the answer is %s, and goes on later',
    async (answer) => {
      answers = [200, answer]
      expect(await report()).toEqual({ reported: 1, rejected: 0, isInterrupted: true })
      expect(await statuses()).toEqual(['REPORTED', 'PENDING', 'PENDING'])
      expect(await report()).toEqual({ reported: 2, rejected: 0, isInterrupted: false })
    },
  )

  test('takes warnings, and a document that is known already, as reported', async () => {
    answers = [202, 409]
    expect(await report()).toEqual({ reported: 3, rejected: 0, isInterrupted: false })
  })

  test('notes a refusal with its reasons, never sends it again, and goes on with the next', async () => {
    answers = [200, 400]
    expect(await report()).toEqual({ reported: 2, rejected: 1, isInterrupted: false })
    expect(await statuses()).toEqual(['REPORTED', 'REJECTED', 'REPORTED'])
    const refused = await database.db
      .selectFrom('invoice')
      .select('report_answer')
      .where('counter', '=', 2)
      .executeTakeFirst()
    expect(refused?.report_answer).toEqual({ status: 400, body: REFUSED })
    expect(await verifyInvoices(database.db)).toMatchObject({ rejected: 1, unreported: 0 })
  })

  test('of several processes at once, none sends what another is sending', async () => {
    const summaries = await Promise.all([report(), report(), report(), report()])
    expect(summaries.reduce((all, { reported }) => all + reported, 0)).toBe(3)
    expect(new Set(idsSent()).size).toBe(calls.length)
  })

  test('a document whose sender died is sent again after a while, not before', async () => {
    const claimed = (at: string) =>
      invoices.tamper(`update invoice set report_status = 'SENDING', report_claimed_at = ${at} where counter = 1`)
    await claimed("now() - interval '4 minutes'")
    expect(await report()).toMatchObject({ reported: 0 })
    await claimed("now() - interval '6 minutes'")
    expect(await report()).toMatchObject({ reported: 3 })
  })

  test('without a certificate there is nobody to report to', () => {
    expect(createReporter({ certificate: undefined, secret: 'x', url })).toBeUndefined()
  })
})
