import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testInvoices, testUnits } from '#testing/orders/issued-invoices.ts'
import { paidOrder } from '#testing/orders/sales-documents.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { reportInvoices } from './report-invoices.ts'
import { openStamp } from '../stamp/stamp.ts'
import { verifyInvoices } from '../verify-invoices.ts'

const company = { name: 'Rayhan Coffee Co.', vatNumber: '310122393500003', crNumber: '1010123456' }
const b2b = { buyer: { ...paidOrder.buyer, company } }
const stamp = openStamp({
  privateKey: undefined,
  certificate: undefined,
  secret: 'a stamp of at least thirty-two letters',
})
const privateKey = stamp.privateKey.export({ type: 'sec1', format: 'pem' }).toString()
const user = Buffer.from(stamp.certificate.text).toString('base64')
let units: ReturnType<typeof testUnits>

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
  authority = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Record<string, string>
    calls.push({ headers: { ...request.headers, path: request.url, method: request.method }, body })
    const answer = answers.shift() ?? 200
    if (answer === 'hangs-up') return void response.destroy()
    response.writeHead(answer, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        answer === 400
          ? REFUSED
          : body['invoice'] && request.url?.includes('clearance')
            ? cleared(body['invoice'])
            : ACCEPTED,
      ),
    )
  })
  await new Promise<void>((resolve) => authority.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(authority.address() as AddressInfo).port}/e-invoicing/core`
  units = testUnits({ certificate: stamp.certificate.text, privateKey, password: 'SECRET', url })
  invoices = testInvoices(database.db, units.own)
})
afterAll(async () => {
  authority.close()
  await database.close()
})
beforeEach(async () => {
  calls = []
  answers = []
  await invoices.tamper('delete from invoice')
  await invoices.tamper('update invoice_unit set login_refused_at = null')
  for (let count = 0; count < 3; count += 1) await invoices.issue()
})

/** What the authority returns of a document that it clears: the same one with another stamp and QR code. */
const cleared = (invoice: string) => ({
  ...ACCEPTED,
  reportingStatus: null,
  clearanceStatus: 'CLEARED',
  clearedInvoice: Buffer.from(
    Buffer.from(invoice, 'base64')
      .toString()
      .replace(/(<cbc:ID>QR<.*?mimeCode="text\/plain">)[^<]+/, '$1CLEAREDQR'),
  ).toString('base64'),
})

const report = async (now = new Date(), unit = units.own) => {
  const { isLoginRefused: _, ...summary } = await reportInvoices({
    db: database.db,
    unit,
    now,
    signal: new AbortController().signal,
  })
  return summary
}
const done = (reported: number, more: object = {}) => ({
  reported,
  cleared: 0,
  rejected: [],
  isInterrupted: false,
  ...more,
})
const statuses = async () =>
  (await database.db.selectFrom('invoice').select('report_status').orderBy('counter').execute()).map(
    (row) => row.report_status,
  )
const idsSent = () => calls.map(({ body }) => body['uuid'])

describe('reporting to the tax authority', () => {
  test('sends each document once, in order, as the authority wants it', async () => {
    expect(await report()).toEqual(done(3))
    expect(await report()).toEqual(done(0))
    const rows = await database.db.selectFrom('invoice').select(['id', 'hash', 'xml']).orderBy('counter').execute()
    expect(idsSent()).toEqual(rows.map(({ id }) => id))
    expect(calls[0]?.headers).toMatchObject({
      method: 'POST',
      path: '/e-invoicing/core/invoices/reporting/single',
      authorization: `Basic ${Buffer.from(`${user}:SECRET`).toString('base64')}`,
      'accept-version': 'V2',
      'clearance-status': '0',
    })
    expect(calls[0]?.body['invoiceHash']).toBe(rows[0]?.hash)
    expect(Buffer.from(calls[0]?.body['invoice'] ?? '', 'base64').toString()).toBe(rows[0]?.xml)
    expect((await verifyInvoices(database.db)).unreported).toBe(0)
  })

  test.each([[500], [429], [503], ['hangs-up' as const]])(
    'waits when the answer is %s, and goes on later',
    async (answer) => {
      answers = [200, answer]
      expect(await report()).toEqual(done(1, { isInterrupted: true }))
      expect(await statuses()).toEqual(['REPORTED', 'PENDING', 'PENDING'])
      expect(await report()).toEqual(done(2))
    },
  )

  test('takes warnings, and a document that is known already, as reported', async () => {
    answers = [202, 409]
    expect(await report()).toEqual(done(3))
  })

  test('notes a refusal with its reasons, never sends it again, and goes on with the next', async () => {
    answers = [200, 400]
    expect(await report()).toEqual(done(2, { rejected: ['INV-000002'] }))
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

  test('without a certificate nothing is sent', async () => {
    expect(await report(new Date(), testUnits().own)).toEqual(done(0))
    expect(calls).toEqual([])
  })

  test.each([
    ['PEM', `-----BEGIN CERTIFICATE-----\n${stamp.certificate.text}\n-----END CERTIFICATE-----`],
    ['PEM in one line', `-----BEGIN CERTIFICATE-----\\n${stamp.certificate.text}\\n-----END CERTIFICATE-----`],
    ['base64 of DER', stamp.certificate.text],
    ['the token of the portal', user],
  ])('logs in alike with a certificate given as %s', async (_, certificate) => {
    await report(new Date(), testUnits({ certificate, privateKey, password: 'SECRET', url }).own)
    expect(calls[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${user}:SECRET`).toString('base64')}`,
    })
  })

  test.each([[401], [403]])(
    'stops when the login is refused with %i, and tries again after an hour only',
    async (answer) => {
      answers = [answer]
      const turn = (now: Date) =>
        reportInvoices({ db: database.db, unit: units.own, now, signal: new AbortController().signal })
      const now = new Date()
      expect(await turn(now)).toMatchObject({ isLoginRefused: true, reported: 0 })
      expect(await turn(new Date(now.getTime() + 59 * 60_000))).toMatchObject({ isLoginRefused: false, reported: 0 })
      expect(calls).toHaveLength(1)
      expect(await turn(new Date(now.getTime() + 61 * 60_000))).toMatchObject({ reported: 3 })
    },
  )
})

describe('clearance', () => {
  const invoice = (counter: number) =>
    database.db.selectFrom('invoice').selectAll().where('counter', '=', counter).executeTakeFirstOrThrow()

  beforeEach(async () => {
    await invoices.tamper('delete from invoice')
    await invoices.issue(b2b)
  })

  test('is asked for a buyer with a VAT number; what comes back is handed out', async () => {
    expect(await invoice(1)).toMatchObject({
      form: 'STANDARD',
      needs_clearance: true,
      is_final: false,
      report_status: 'PENDING',
    })
    expect(await report()).toEqual(done(0, { cleared: 1 }))
    expect(calls[0]?.headers).toMatchObject({
      path: '/e-invoicing/core/invoices/clearance/single',
      'clearance-status': '1',
    })
    const row = await invoice(1)
    expect(row).toMatchObject({ is_final: true, report_status: 'CLEARED', cleared_qr: 'CLEAREDQR' })
    expect((await verifyInvoices(database.db)).faults).toEqual([])
  })

  test('while it is switched off (303) the document is reported, and handed out', async () => {
    answers = [303]
    expect(await report()).toEqual(done(1))
    expect(calls.map(({ headers }) => headers['path'])).toEqual([
      '/e-invoicing/core/invoices/clearance/single',
      '/e-invoicing/core/invoices/reporting/single',
    ])
    expect(await invoice(1)).toMatchObject({ is_final: true, report_status: 'REPORTED', cleared_xml: null })
  })

  test.each([[500], ['hangs-up' as const]])('that is late or unknown (%s) is asked for again', async (answer) => {
    answers = [answer]
    expect(await report()).toEqual(done(0, { isInterrupted: true }))
    expect(await invoice(1)).toMatchObject({ is_final: false, report_status: 'PENDING' })
    expect(await report()).toEqual(done(0, { cleared: 1 }))
  })

  test('that is refused leaves an invoice that is not delivered; another, put right, takes its place in the chain after it', async () => {
    answers = [400]
    expect(await report()).toEqual(done(0, { rejected: ['INV-000001'] }))
    const refused = await invoice(1)
    const replace = () =>
      database.db.transaction().execute((tx) =>
        invoices.service.replaceRefused(tx, {
          orderId: refused.order_id,
          issuedAt: new Date(),
          buyer: (buyer) => ({ ...buyer, company: { ...company, vatNumber: '311111111111113' } }),
        }),
      )
    expect(await replace()).toMatchObject({ ok: true, value: { number: 'INV-000002' } })
    expect(await replace()).toMatchObject({ ok: false })
    expect(await report()).toEqual(done(0, { cleared: 1 }))
    expect(await invoices.service.ofOrder(database.db, refused.order_id)).toMatchObject([
      { number: 'INV-000002', isFinal: true },
    ])
    expect((await verifyInvoices(database.db)).faults).toEqual([])
  })

  test('of notes: each has the form of its invoice', async () => {
    const { order_id: orderId } = await invoice(1)
    expect(await invoices.credit(orderId, 100)).toMatchObject({ ok: true, value: { number: 'CN-000002' } })
    expect(await invoices.debit(orderId, 200, '0199a1b2-0000-7000-8000-00000000000d')).toMatchObject({
      value: { number: 'DN-000003' },
    })
    expect(await invoices.debit(orderId, 200, '0199a1b2-0000-7000-8000-00000000000d')).toMatchObject({
      value: { number: 'DN-000003' },
    })
    expect(await report()).toEqual(done(0, { cleared: 3 }))
    expect((await invoice(3)).xml).toContain('<cbc:InvoiceTypeCode name="0100000">383<')
    expect((await verifyInvoices(database.db)).faults).toEqual([])
  })

  test('cannot be passed over: the database hands out and clears nothing early', async () => {
    const set = (what: string) =>
      invoices.tamper(`update invoice set ${what} where counter = 1`).then(
        () => 'done',
        (error: Error) => error.message,
      )
    expect(await set('handed_out_at = now()')).toContain('check constraint')
    expect(await set("report_status = 'CLEARED', reported_at = now()")).toContain('check constraint')
    expect(await set("form = 'SIMPLIFIED'")).toContain('check constraint')
  })
})

test('what was stamped with an expired certificate waits for the next one, with its number and its hash', async () => {
  await invoices.tamper('delete from invoice')
  const late = new Date('2056-02-01T00:00:00Z')
  await invoices.issue({ issuedAt: late })
  const row = () => database.db.selectFrom('invoice').selectAll().executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ stamp_due: true, is_final: false })
  const turn = (now: Date) =>
    reportInvoices({ db: database.db, unit: units.own, now, signal: new AbortController().signal })
  expect(await turn(late)).toMatchObject({ isLoginRefused: true })
  expect(calls).toEqual([])
  await invoices.tamper('update invoice_unit set login_refused_at = null')
  const before = await row()
  // The clock stands for a certificate of which the end has not come.
  expect(await turn(new Date('2030-01-01T00:00:00Z'))).toMatchObject({ reported: 1 })
  const after = await row()
  expect(after).toMatchObject({ stamp_due: false, is_final: true, hash: before.hash, number: before.number })
  expect(after.signature).not.toBe(before.signature)
  expect((await verifyInvoices(database.db)).faults).toEqual([])
})

test('units have a chain each', async () => {
  await invoices.tamper('delete from invoice')
  await database.db
    .insertInto('invoice_unit')
    .values({ id: 2 })
    .onConflict((each) => each.doNothing())
    .execute()
  const second = testInvoices(database.db, testUnits({ unit: 2 }).own)
  await Promise.all([invoices.issue(), second.issue(), invoices.issue(), second.issue()])
  const rows = await database.db
    .selectFrom('invoice')
    .select(['number', 'report_status'])
    .orderBy('unit')
    .orderBy('counter')
    .execute()
  expect(rows).toEqual([
    { number: 'INV-000001', report_status: 'PENDING' },
    { number: 'INV-000002', report_status: 'PENDING' },
    { number: 'INV-2-000001', report_status: 'NONE' },
    { number: 'INV-2-000002', report_status: 'NONE' },
  ])
  expect(await verifyInvoices(database.db)).toMatchObject({ documents: 4, faults: [] })
})
