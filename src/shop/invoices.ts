import type { Db } from '#db/connection.ts'
import type { Seller } from '#domain/invoicing/seller.ts'
import { createInvoiceCorrections } from '#services/invoices/correct-invoices.ts'
import { createInvoiceSamples } from '#services/invoices/samples/invoice-samples.ts'
import { openUnits } from '#services/invoices/units/invoice-unit.ts'
import type { UnitSettings } from '#services/invoices/units/invoice-unit.ts'
import { createInvoiceService } from '#services/invoices/invoice.service.ts'

/** The units of the shop, and the invoices that its own unit issues. */
export function openInvoices(db: Db, seller: () => Promise<Seller>, settings: UnitSettings) {
  const units = openUnits(settings)
  const invoices = createInvoiceService({ seller, unit: units.own })
  return {
    units,
    invoices,
    invoiceCorrections: createInvoiceCorrections({ db, invoices }),
    invoiceSamples: createInvoiceSamples({ db, unit: units.own, seller }),
  }
}
