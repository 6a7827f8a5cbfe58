import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { OrderFacts } from '#domain/invoicing/invoice-facts.ts'
import { createInvoiceService } from '#services/invoices/invoice.service.ts'
import { openUnits } from '#services/invoices/units/invoice-unit.ts'
import type { UnitSettings } from '#services/invoices/units/invoice-unit.ts'
import { paidOrder, seller } from './sales-documents.ts'

const secret = 'tests of invoices, thirty-two letters'
const NO_AUTHORITY = { url: undefined, privateKey: undefined, certificate: undefined, password: undefined }

/** The units of tests: without a tax authority unless settings name one. */
export const testUnits = (settings: Partial<UnitSettings> = {}) =>
  openUnits({ ...NO_AUTHORITY, unit: 1, secret, key: secret, ...settings })

/** The invoices of the tests' seller, with a stamp of the shop's own. */
export const stampedInvoices = (unit = testUnits().own) => createInvoiceService({ seller: async () => seller, unit })

/** Issues documents as a payment and a refund do. */
export const testInvoices = (db: Db, unit = testUnits().own) => {
  const service = stampedInvoices(unit)
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
    debit: (orderId: string, amount: number, requestId = randomUUID()) =>
      db.transaction().execute((tx) =>
        service.issueDebitNote(tx, {
          orderId,
          requestId,
          amount,
          issuedAt: new Date('2026-11-23T09:00:00Z'),
          reason: { en: 'Extra copies', ar: 'نسخ إضافية' },
        }),
      ),
    /** What cannot be done from within the shop: rows are changed with their triggers off. */
    tamper: (statement: string) =>
      db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql.raw(statement).execute(tx)
      }),
  }
}
