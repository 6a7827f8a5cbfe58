import { expect, test } from 'vitest'
import { verifyInvoices } from '#services/invoices/verify-invoices.ts'
import { orderShop } from '#testing/order-shop.ts'

const shop = await orderShop()

test('the note of an order is on its invoice as it was then, and no part of what the tax authority gets', async () => {
  const { id } = await shop.paidOrder({ notes: 'Deliver to gate 4', poNumber: 'PO-77' })
  const invoice = await shop.one('select content, xml from invoice where order_id = $1', [id])
  expect(invoice['content']).toMatchObject({ note: 'Deliver to gate 4', buyer: { poNumber: 'PO-77' } })
  expect(String(invoice['xml'])).not.toContain('gate 4')
  expect(await verifyInvoices(shop.database.db)).toMatchObject({ documents: 1, faults: [] })
})
