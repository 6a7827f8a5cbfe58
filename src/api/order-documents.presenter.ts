import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { InvoiceService } from '#services/invoices/invoice.service.ts'

type OrderDocument = Awaited<ReturnType<InvoiceService['ofOrder']>>[number]

/** An invoice or a note of an order. */
export const presentDocument = ({ id, number, kind, form, issuedAt, total }: OrderDocument) => ({
  id,
  number,
  kind,
  form,
  issuedAt: riyadhTimestamp(issuedAt),
  total,
})
