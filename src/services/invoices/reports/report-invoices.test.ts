import { describe, expect, test } from 'vitest'
import { testInvoices, testUnits } from '#testing/orders/issued-invoices.ts'
import { doneTurn, reportedInvoices } from '#testing/orders/reported-invoices.ts'
import { REFUSED } from '#testing/stand-ins/scripted-authority.ts'
import { verifyInvoices } from '../verify-invoices.ts'

const { database, invoices, credentials, calls, answer, turn, report } = await reportedInvoices()
const user = Buffer.from(credentials.certificate).toString('base64')

const statuses = async () =>
  (await database.db.selectFrom('invoice').select('report_status').orderBy('counter').execute()).map(
    (row) => row.report_status,
  )
const idsSent = () => calls.map(({ body }) => body['uuid'])

describe('reporting to the tax authority', () => {
  test('sends each document once, in order, as the authority wants it', async () => {
    expect(await report()).toEqual(doneTurn(3))
    expect(await report()).toEqual(doneTurn(0))
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
    async (status) => {
      answer(200, status)
      expect(await report()).toEqual(doneTurn(1, { isInterrupted: true }))
      expect(await statuses()).toEqual(['REPORTED', 'PENDING', 'PENDING'])
      expect(await report()).toEqual(doneTurn(2))
    },
  )

  test('takes warnings, and a document that is known already, as reported', async () => {
    answer(202, 409)
    expect(await report()).toEqual(doneTurn(3))
  })

  test('notes a refusal with its reasons, never sends it again, and goes on with the next', async () => {
    answer(200, 400)
    expect(await report()).toEqual(doneTurn(2, { rejected: ['INV-000002'] }))
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
    expect(await report(new Date(), testUnits().own)).toEqual(doneTurn(0))
    expect(calls).toEqual([])
  })

  test.each([
    ['PEM', `-----BEGIN CERTIFICATE-----\n${credentials.certificate}\n-----END CERTIFICATE-----`],
    ['PEM in one line', `-----BEGIN CERTIFICATE-----\\n${credentials.certificate}\\n-----END CERTIFICATE-----`],
    ['base64 of DER', credentials.certificate],
    ['the token of the portal', user],
  ])('logs in alike with a certificate given as %s', async (_, certificate) => {
    await report(new Date(), testUnits({ ...credentials, certificate }).own)
    expect(calls[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${user}:SECRET`).toString('base64')}`,
    })
  })

  test.each([[401], [403]])(
    'stops when the login is refused with %i, and tries again after an hour only',
    async (status) => {
      answer(status)
      const now = new Date()
      expect(await turn(now)).toMatchObject({ isLoginRefused: true, reported: 0 })
      expect(await turn(new Date(now.getTime() + 59 * 60_000))).toMatchObject({ isLoginRefused: false, reported: 0 })
      expect(calls).toHaveLength(1)
      expect(await turn(new Date(now.getTime() + 61 * 60_000))).toMatchObject({ reported: 3 })
    },
  )
})

test('what was stamped with an expired certificate waits for the next one, with its number and its hash', async () => {
  await invoices.tamper('delete from invoice')
  const late = new Date('2056-02-01T00:00:00Z')
  await invoices.issue({ issuedAt: late })
  const row = () => database.db.selectFrom('invoice').selectAll().executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ stamp_due: true, is_final: false })
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
