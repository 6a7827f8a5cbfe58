import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OrderFacts } from '#domain/invoicing/invoice-facts.ts'
import { createInvoiceService } from '#services/invoices/invoice.service.ts'
import { openStamp } from '#services/invoices/stamp.ts'
import { paidOrder, seller } from './sales-documents.ts'

const secret = 'tests of invoices, thirty-two letters'
const stamp = openStamp({ privateKey: undefined, certificate: undefined, secret })

/** Issues documents as a payment and a refund do. */
export const testInvoices = (db: Db) => {
  const service = createInvoiceService({ seller: async () => seller, stamp })
  return {
    service,
    issue: (more: Partial<OrderFacts> = {}) =>
      db.transaction().execute(async (tx) => {
        const [issued] = await service.issueInvoices(tx, [{ ...paidOrder, orderId: randomUUID(), ...more }])
        if (!issued) throw new TypeError('no invoice was issued')
        return issued
      }),
    credit: (orderId: string, amount: number, refundId = randomUUID()) =>
      db.transaction().execute((tx) =>
        service.issueCreditNote(tx, {
          orderId,
          refundId,
          amount,
          issuedAt: new Date('2026-11-23T08:00:00Z'),
          reason: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
        }),
      ),
    /** What nobody can do from within the shop: rows are changed with their triggers off. */
    tamper: (statement: string) =>
      db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql.raw(statement).execute(tx)
      }),
  }
}
