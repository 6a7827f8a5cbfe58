import { beforeEach, describe, expect, test } from 'vitest'
import { doneTurn, reportedInvoices } from '#testing/orders/reported-invoices.ts'
import { paidOrder } from '#testing/orders/sales-documents.ts'
import { verifyInvoices } from '../verify-invoices.ts'

const { database, invoices, calls, answer, report } = await reportedInvoices()
const company = { name: 'Rayhan Coffee Co.', vatNumber: '310122393500003', crNumber: '1010123456' }
const b2b = { buyer: { ...paidOrder.buyer, company } }

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
    expect(await report()).toEqual(doneTurn(0, { cleared: 1 }))
    expect(calls[0]?.headers).toMatchObject({
      path: '/e-invoicing/core/invoices/clearance/single',
      'clearance-status': '1',
    })
    const row = await invoice(1)
    expect(row).toMatchObject({ is_final: true, report_status: 'CLEARED', cleared_qr: 'CLEAREDQR' })
    expect((await verifyInvoices(database.db)).faults).toEqual([])
  })

  test('while it is switched off (303) the document is reported, and handed out', async () => {
    answer(303)
    expect(await report()).toEqual(doneTurn(1))
    expect(calls.map(({ headers }) => headers['path'])).toEqual([
      '/e-invoicing/core/invoices/clearance/single',
      '/e-invoicing/core/invoices/reporting/single',
    ])
    expect(await invoice(1)).toMatchObject({ is_final: true, report_status: 'REPORTED', cleared_xml: null })
  })

  test.each([[500], ['hangs-up' as const]])('that is late or unknown (%s) is asked for again', async (status) => {
    answer(status)
    expect(await report()).toEqual(doneTurn(0, { isInterrupted: true }))
    expect(await invoice(1)).toMatchObject({ is_final: false, report_status: 'PENDING' })
    expect(await report()).toEqual(doneTurn(0, { cleared: 1 }))
  })

  test('that is refused leaves an invoice that is not delivered; another, put right, takes its place in the chain after it', async () => {
    answer(400)
    expect(await report()).toEqual(doneTurn(0, { rejected: ['INV-000001'] }))
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
    expect(await report()).toEqual(doneTurn(0, { cleared: 1 }))
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
    expect(await report()).toEqual(doneTurn(0, { cleared: 3 }))
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
