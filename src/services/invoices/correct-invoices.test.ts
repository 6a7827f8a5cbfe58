import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testInvoices } from '#testing/orders/issued-invoices.ts'
import { paidOrder } from '#testing/orders/sales-documents.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { BY_COMMAND } from '../changes/record-change.ts'
import { createInvoiceCorrections } from './correct-invoices.ts'
import type { InvoiceCorrections } from './correct-invoices.ts'
import { verifyInvoices } from './verify-invoices.ts'

const company = { name: 'Rayhan Coffee Co.', vatNumber: '310122393500003', crNumber: '1010123456' }
const issuedAt = new Date('2026-11-24T09:00:00Z')

let database: TestDatabase
let invoices: ReturnType<typeof testInvoices>
beforeAll(async () => {
  database = await testDatabase()
  invoices = testInvoices(database.db)
})
afterAll(() => database.close())
/** The last change of the tests before: numbers of invoices come again, and changes stay. */
let before: string
beforeEach(async () => {
  await invoices.tamper('delete from invoice')
  before = (await database.pool.query('select coalesce(max(id), 0) as id from staff_change')).rows[0].id
})

const corrections = () => createInvoiceCorrections({ db: database.db, invoices: invoices.service })
const replace = (number: string, correction: Parameters<InvoiceCorrections['replace']>[2]['correction'] = {}) =>
  corrections().replace(BY_COMMAND, number, { correction, issuedAt })
const reason = { en: 'More copies', ar: 'نسخ إضافية' }
const debit = (number: string, requestId = randomUUID()) =>
  corrections().debit(BY_COMMAND, number, { requestId, amount: 1150, issuedAt, reason })

/** An invoice of a company that the authority has refused. */
async function refused(): Promise<string> {
  const { number } = await invoices.issue({ buyer: { ...paidOrder.buyer, company } })
  await invoices.tamper(`update invoice set report_status = 'REJECTED', reported_at = now() where number = '${number}'`)
  return number
}
const xmlOf = async (number: string) =>
  (await database.db.selectFrom('invoice').select('xml').where('number', '=', number).executeTakeFirstOrThrow()).xml
const changesOf = async (number: string) =>
  (
    await database.pool.query(
      'select action, after, reason from staff_change where subject_id = $1 and id > $2 order by id',
      [number, before],
    )
  ).rows

describe('a refused invoice', () => {
  test('is replaced by one with what was put right, and it is noted which parts that were', async () => {
    const number = await refused()
    const address = { street: 'طريق الملك فهد', building: '1111', city: 'الرياض', postalCode: '12222' }
    expect(await replace(number, { crNumber: '1010999999', address })).toMatchObject({
      ok: true,
      value: { number: 'INV-000002' },
    })
    const xml = await xmlOf('INV-000002')
    expect(xml).toContain('<cbc:ID schemeID="CRN">1010999999</cbc:ID>')
    expect(xml).toContain(
      '<cbc:StreetName>طريق الملك فهد</cbc:StreetName><cbc:BuildingNumber>1111</cbc:BuildingNumber>',
    )
    expect(xml).toContain('<cbc:RegistrationName>Rayhan Coffee Co.</cbc:RegistrationName>')
    expect(await changesOf(number)).toEqual([
      {
        action: 'invoice.replace',
        after: {
          replacedBy: 'INV-000002',
          corrected: ['crNumber', 'street', 'building', 'city', 'postalCode'],
        },
        reason: null,
      },
    ])
    expect((await verifyInvoices(database.db)).faults).toEqual([])
  })

  test('of two people at once is replaced once', async () => {
    const number = await refused()
    const answers = await Promise.all([replace(number), replace(number)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await replace(number)).toEqual({ ok: false, error: { code: 'invoice/replaced', by: 'INV-000002' } })
  })

  test('is not charged more for, before it is replaced', async () => {
    const number = await refused()
    expect(await debit(number)).toEqual({ ok: false, error: { code: 'invoice/refused' } })
    await replace(number)
    expect(await debit(number)).toEqual({ ok: false, error: { code: 'invoice/replaced', by: 'INV-000002' } })
    expect(await debit('INV-000002')).toMatchObject({ ok: true, value: { number: 'DN-000003' } })
  })

  test('stays as it is when an address is incomplete, and nothing is noted', async () => {
    const number = await refused()
    expect(await replace(number, { address: { building: '1111' } })).toEqual({
      ok: false,
      error: { code: 'invoice/address-incomplete', missing: ['street', 'city'] },
    })
    expect(await changesOf(number)).toEqual([])
  })
})

test('an invoice that is valid is not replaced, and one that does not exist is not found', async () => {
  const { number } = await invoices.issue()
  expect(await replace(number)).toEqual({ ok: false, error: { code: 'invoice/not-refused' } })
  expect(await replace('INV-000009')).toEqual({ ok: false, error: { code: 'invoice/not-found' } })
  expect(await debit('INV-000009')).toEqual({ ok: false, error: { code: 'invoice/not-found' } })
})

test('a debit note is issued and noted once for a request, however often it is asked for at once', async () => {
  const { number } = await invoices.issue()
  const requestId = randomUUID()
  const answers = await Promise.all([debit(number, requestId), debit(number, requestId), debit(number, requestId)])
  expect(new Set(answers.map((each) => each.ok && each.value.number))).toEqual(new Set(['DN-000002']))
  expect(await changesOf(number)).toEqual([
    { action: 'invoice.debit', after: { debitNote: 'DN-000002', amount: 1150 }, reason: 'More copies' },
  ])
})
