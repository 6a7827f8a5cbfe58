import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderFacts } from '#domain/invoicing/invoice-facts.ts'
import { insertBought } from '#testing/orders/bought-order.ts'
import { testInvoices } from '#testing/orders/issued-invoices.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { verifyInvoices } from '../invoices/verify-invoices.ts'
import { createInvoiceIssuer } from './invoice-issuer.ts'

const BUYER = 'sara@shop.example'

let database: TestDatabase
let invoices: ReturnType<typeof testInvoices>
let alerts: string[]
beforeAll(async () => {
  database = await testDatabase()
  invoices = testInvoices(database.db)
  await database.pool.query(
    `with made as (insert into customer (first_name, last_name, language) values ('Sara', 'Ali', 'en') returning id)
     insert into customer_identifier (customer_id, kind, value, value_key, verified_at)
     select id, 'email', $1, $1, now() from made`,
    [BUYER],
  )
})
afterAll(() => database.close())
beforeEach(async () => {
  alerts = []
  await invoices.tamper('delete from invoice_due')
  await invoices.tamper('delete from invoice')
})

type Issue = ReturnType<typeof testInvoices>['service']['issueInvoices']

/** An issuer of a process of its own. */
const openIssuer = (issueInvoices: Issue = invoices.service.issueInvoices) =>
  createInvoiceIssuer({
    db: database.db,
    invoices: { issueInvoices },
    now: () => new Date('2026-11-22T10:30:00Z'),
    alert: (sentence, { orderId }) => void alerts.push(`${sentence}: ${orderId}`),
  })
const buy = async (): Promise<string> => (await insertBought(database.pool, BUYER, { total: 11_500 })).order
const invoiced = async () =>
  (await database.db.selectFrom('invoice').select(['order_id', 'counter', 'total']).orderBy('counter').execute()).map(
    ({ order_id: order, ...row }) => ({ order, ...row }),
  )
const due = async () => (await database.db.selectFrom('invoice_due').select('order_id').execute()).length

describe('paid orders', () => {
  test('are due from the moment they are paid until they have their invoices, issued together in their turn', async () => {
    const orders = [await buy(), await buy(), await buy()]
    expect(await due()).toBe(3)
    await openIssuer().issueDue()
    expect(await due()).toBe(0)
    expect(await invoiced()).toEqual(orders.map((order, index) => ({ order, counter: index + 1, total: 11_500 })))
  })

  test('get one invoice each and leave no gap, however many processes issue them', async () => {
    const processes = [openIssuer(), openIssuer(), openIssuer()]
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        await buy()
        await processes[n % processes.length]?.issueDue()
      }),
    )
    await openIssuer().issueDue()
    expect(await due()).toBe(0)
    expect(await verifyInvoices(database.db)).toMatchObject({ documents: 40, faults: [] })
  })

  test('whose process died before it issued their invoices get them from the next', async () => {
    const dying = openIssuer(async (tx, orders) => {
      await invoices.service.issueInvoices(tx, orders)
      throw new Error('the process died')
    })
    const order = await buy()
    await dying.issueDue()
    expect([await invoiced(), await due()]).toEqual([[], 1])
    await openIssuer().issueDue()
    expect(await invoiced()).toMatchObject([{ order, counter: 1 }])
  })

  test('are not held up by one that cannot be invoiced, which is logged', async () => {
    const [first, wrong, third] = [await buy(), await buy(), await buy()]
    const spoilt = ({ orderId, ...order }: OrderFacts) => ({
      ...order,
      orderId,
      total: orderId === wrong ? 1 : order.total,
    })
    const issuer = openIssuer((tx, orders) => invoices.service.issueInvoices(tx, orders.map(spoilt)))
    await issuer.issueDue()
    expect((await invoiced()).map(({ order }) => order)).toEqual([first, third])
    expect(alerts).toEqual([`an invoice cannot be issued: ${wrong}`])
    await openIssuer().issueDue()
    expect((await invoiced()).at(-1)).toMatchObject({ order: wrong, counter: 3 })
  })

  test('of a buyer who gave a VAT number and no company are tax invoices in the name of the buyer', async () => {
    const order = await buy()
    await database.pool.query("update customer_order set vat_number = '310123456700003' where id = $1", [order])
    await openIssuer().issueDue()
    const issued = await database.db.selectFrom('invoice').select(['form', 'content']).executeTakeFirstOrThrow()
    expect(issued.form).toBe('STANDARD')
    expect(issued.content.buyer.company).toMatchObject({ name: 'Sara', vatNumber: '310123456700003' })
  })

  test('have their invoice at once when a refund needs it', async () => {
    const order = await buy()
    const issuer = openIssuer()
    await database.db.transaction().execute((tx) => issuer.issueOf(tx, order))
    await database.db.transaction().execute((tx) => issuer.issueOf(tx, order))
    expect(await invoiced()).toEqual([{ order, counter: 1, total: 11_500 }])
    expect((await invoices.credit(order, 11_500)).ok).toBe(true)
  })
})
