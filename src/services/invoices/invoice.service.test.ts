import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIRST_PREVIOUS_HASH } from '#domain/invoicing/ubl-invoice.ts'
import { testInvoices } from '#testing/orders/issued-invoices.ts'
import { paidOrder } from '#testing/orders/sales-documents.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { hashOfSigned } from './signed-invoice.ts'
import { verifyInvoices } from './verify-invoices.ts'

let database: TestDatabase
let invoices: ReturnType<typeof testInvoices>
beforeAll(async () => {
  database = await testDatabase()
  invoices = testInvoices(database.db)
})
afterAll(() => database.close())
beforeEach(() => invoices.tamper('delete from invoice'))

const rows = () => database.db.selectFrom('invoice').selectAll().orderBy('counter').execute()
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

describe('an invoice', () => {
  test('has the next number, the hash of the one before, and amounts that add up', async () => {
    expect(await invoices.issue()).toMatchObject({ number: 'INV-000001', kind: 'INVOICE' })
    expect(await invoices.issue()).toMatchObject({ number: 'INV-000002' })
    const [first, second] = await rows()
    expect(first).toMatchObject({ taxable: 107_169, vat: 16_075, total: 123_244, previous_hash: FIRST_PREVIOUS_HASH })
    expect(second?.previous_hash).toBe(first?.hash)
    expect(hashOfSigned(second?.xml ?? '')).toBe(second?.hash)
  })

  test('is issued once for an order', async () => {
    const orderId = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => invoices.issue({ orderId })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
  })

  test('leaves no gap when its order fails, nor when many are issued at once', async () => {
    await invoices.issue()
    const failing = database.db.transaction().execute(async (tx) => {
      await invoices.service.issueInvoices(tx, [{ ...paidOrder, orderId: randomUUID() }])
      throw new Error('the order failed')
    })
    await expect(failing).rejects.toThrow('the order failed')
    await Promise.all(Array.from({ length: 20 }, () => invoices.issue()))
    expect((await rows()).map(({ counter }) => counter)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
    expect(await verifyInvoices(database.db)).toEqual({ documents: 21, faults: [], unreported: 21, rejected: 0 })
  })

  test('says in XML what it says in the books', async () => {
    await invoices.issue({ buyer: { ...paidOrder.buyer, name: 'A & <B>' }, orderNumber: '7 & 8' })
    const [{ xml = '', id = '' } = {}] = await rows()
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Invoice xmlns="[^"]+" xmlns:cac=/)
    for (const part of [
      `<cbc:UUID>${id}</cbc:UUID><cbc:IssueDate>2026-11-22</cbc:IssueDate><cbc:IssueTime>13:30:00</cbc:IssueTime>`,
      '<cbc:InvoiceTypeCode name="0200000">388</cbc:InvoiceTypeCode>',
      '<cac:OrderReference><cbc:ID>7 &amp; 8</cbc:ID></cac:OrderReference>',
      '<cbc:ID>ICV</cbc:ID><cbc:UUID>1</cbc:UUID>',
      '<cbc:RegistrationName>شركة مطبعة للطباعة | Matbaa Printing Company</cbc:RegistrationName>',
      '<cbc:TaxableAmount currencyID="SAR">1071.69</cbc:TaxableAmount><cbc:TaxAmount currencyID="SAR">160.75</cbc:TaxAmount>',
      '<cbc:PayableAmount currencyID="SAR">1232.44</cbc:PayableAmount>',
      '<cbc:Name>Vinyl stickers A5</cbc:Name>',
    ]) {
      expect(xml).toContain(part)
    }
    expect(xml.match(/<cac:InvoiceLine>/g)).toHaveLength(5)
  })
})

describe('a credit note', () => {
  test('takes back the whole invoice, or a part of it as one line', async () => {
    const [whole, part] = [randomUUID(), randomUUID()]
    await invoices.issue({ orderId: whole })
    await invoices.issue({ orderId: part })
    expect(await invoices.credit(whole, 123_244)).toMatchObject({ ok: true, value: { number: 'CN-000003' } })
    expect(await invoices.credit(part, 11_500)).toMatchObject({ ok: true, value: { number: 'CN-000004' } })
    const [, , third, fourth] = await rows()
    expect(third).toMatchObject({ taxable: 107_169, vat: 16_075, invoice_counter: 1 })
    expect(third?.content.lines).toHaveLength(3)
    expect(fourth).toMatchObject({ taxable: 10_000, vat: 1500, invoice_counter: 2 })
    expect(fourth?.xml).toContain('<cac:InvoiceDocumentReference><cbc:ID>INV-000002</cbc:ID>')
    expect(fourth?.xml).toContain('<cbc:InstructionNote>إلغاء الطلب | Order cancelled</cbc:InstructionNote>')
    expect(fourth?.xml).toContain('name="0200000">381<')
    expect((await verifyInvoices(database.db)).faults).toEqual([])
    expect((await invoices.service.ofOrder(database.db, part)).map(({ number }) => number)).toEqual([
      'INV-000002',
      'CN-000004',
    ])
  })

  test('is issued once for a refund, and never for more than is left', async () => {
    const orderId = randomUUID()
    expect(await invoices.credit(orderId, 100)).toEqual({ ok: false, error: { code: 'invoice/not-found' } })
    await invoices.issue({ orderId })
    const refundId = randomUUID()
    const twice = await Promise.all([
      invoices.credit(orderId, 80_000, refundId),
      invoices.credit(orderId, 80_000, refundId),
    ])
    expect(twice[0]).toEqual(twice[1])
    const over = { ok: false, error: { code: 'invoice/over-credited', left: 43_244 } }
    expect(await Promise.all([invoices.credit(orderId, 60_000), invoices.credit(orderId, 43_245)])).toEqual([
      over,
      over,
    ])
    expect((await invoices.credit(orderId, 43_244)).ok).toBe(true)
    expect(await rows()).toHaveLength(3)
  })
})

describe('the table of invoices', () => {
  beforeEach(async () => {
    const orderId = randomUUID()
    await invoices.issue({ orderId })
    await invoices.credit(orderId, 1000)
  })
  const run = (statement: string) => refusal(sql.raw(statement).execute(database.db))

  test.each([
    ['other words', "update invoice set content = '{}' where counter = 1", 'sealed'],
    ['another document', "update invoice set xml = xml || ' ' where counter = 2", 'sealed'],
    ['other amounts', 'update invoice set total = total + 1, taxable = taxable + 1 where counter = 1', 'sealed'],
    ['credits taken back', 'update invoice set credited = 0 where counter = 1', 'cannot be taken back'],
    ['too many credits', 'update invoice set credited = total + 1 where counter = 1', 'violates check constraint'],
    ['a document removed', 'delete from invoice where counter = 2', 'refused'],
    ['all removed', 'truncate invoice', 'refused'],
    ['a gap', copied({ counter: 'counter + 2', previous_counter: 'counter + 1' }), 'violates foreign key'],
    ['a number skipped', copied({ counter: 'counter + 2', previous_counter: 'counter' }), 'violates check constraint'],
    ['a number twice', copied({ counter: 'counter', previous_counter: 'counter - 1' }), 'duplicate key'],
    ['another chain', copied({ previous_hash: 'previous_hash' }), 'violates foreign key'],
    ['a refund twice', copied({ refund_id: 'refund_id' }), 'invoice_refund_id_key'],
    [
      'a second invoice of an order',
      copied({ kind: "'INVOICE'", refund_id: 'null', invoice_unit: 'null', invoice_counter: 'null' }),
      'invoice_order',
    ],
    ['a credit note of a credit note', copied({ invoice_counter: 'counter' }), 'violates foreign key'],
    ['a note of another form than its invoice', copied({ form: "'STANDARD'" }), 'violates foreign key'],
  ])('refuses %s', async (_, statement, reason) => {
    expect(await run(statement)).toContain(reason)
    expect((await verifyInvoices(database.db)).faults).toEqual([])
  })

  test('takes what is right', async () => {
    expect(await run(copied({}))).toBe('done')
  })
})

/** Puts the second document in once more, as the third but for what is given. */
function copied(other: Readonly<Record<string, string>>): string {
  const same = [
    'kind',
    'order_id',
    'invoice_unit',
    'invoice_counter',
    'issued_at',
    'taxable',
    'vat',
    'total',
    'content',
    'signature',
  ]
  const columns = {
    ...Object.fromEntries([...same, 'qr', 'xml'].map((name) => [name, name])),
    counter: 'counter + 1',
    previous_counter: 'counter',
    previous_hash: 'hash',
    // Exchanging some letters would change nothing of a hash that has none of them.
    hash: "encode(sha256(convert_to(hash, 'UTF8')), 'base64')",
    id: 'gen_random_uuid()',
    refund_id: 'gen_random_uuid()',
    ...other,
  }
  return `insert into invoice (${Object.keys(columns).join(', ')})
    select ${Object.values(columns).join(', ')} from invoice where counter = 2`
}

describe('the check of all documents', () => {
  beforeEach(async () => {
    const orderId = randomUUID()
    await invoices.issue({ orderId })
    await invoices.issue()
    await invoices.credit(orderId, 1000)
  })

  test.each([
    ['an amount altered', "set xml = replace(xml, '1232.44', '1232.45')", ['hash']],
    [
      'other words',
      "set content = jsonb_set(content, '{total}', '123245') || jsonb_build_object('shipping', 2501)",
      ['amounts'],
    ],
    ['other books', 'set taxable = taxable - 1, vat = vat + 1', ['amounts']],
    ['another hash', "set hash = translate(hash, 'abcdefgh', 'hgfedcba')", ['hash', 'signature', 'previous-hash']],
    ['a foreign stamp', 'set signature = (select signature from invoice where counter = 1)', ['signature']],
    ['another code', "set qr = 'x' || qr", ['qr']],
    ['a credit without its note', 'set credited = credited + 1', ['credits']],
    ['another number', "set xml = replace(xml, 'INV-000002', 'INV-000009')", ['hash', 'xml']],
  ])('finds %s', async (_, change, faults) => {
    await invoices.tamper(`update invoice ${change} where counter = 2`)
    expect(await faultsFound()).toEqual(new Set(faults))
  })

  test('finds a document that is missing', async () => {
    await invoices.tamper('delete from invoice where counter = 2')
    expect(await faultsFound()).toEqual(new Set(['counter', 'previous-hash']))
  })

  const faultsFound = async () => new Set((await verifyInvoices(database.db)).faults.map(({ fault }) => fault))
})
