import type { Seller } from '#domain/invoicing/seller.ts'
import { openUnits } from '#services/invoices/invoice-unit.ts'
import type { InvoiceUnits, UnitSettings } from '#services/invoices/invoice-unit.ts'
import { createInvoiceService } from '#services/invoices/invoice.service.ts'
import type { InvoiceService } from '#services/invoices/invoice.service.ts'

/** The units of the shop, and the invoices that its own unit issues. */
export function openInvoices(
  seller: () => Promise<Seller>,
  settings: UnitSettings,
): { readonly units: InvoiceUnits; readonly invoices: InvoiceService } {
  const units = openUnits(settings)
  return { units, invoices: createInvoiceService({ seller, unit: units.own }) }
}
