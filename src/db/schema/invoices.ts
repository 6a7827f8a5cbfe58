import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InvoiceContent, InvoiceKind } from '#domain/invoicing/invoice-facts.ts'
import type { Json } from './columns.ts'

export type InvoiceTable = {
  counter: number
  id: string
  kind: InvoiceKind
  number: GeneratedAlways<string>
  order_id: string
  invoice_counter: number | null
  corrected_kind: GeneratedAlways<string | null>
  refund_id: string | null
  issued_at: Date
  /** halalas, like the next two */
  taxable: number
  vat: number
  total: number
  content: Json<InvoiceContent>
  previous_counter: number | null
  previous_hash: string
  hash: string
  signature: string
  qr: string
  xml: string
  /** halalas; kept by a trigger */
  credited: GeneratedAlways<number>
  report_status: Generated<'PENDING' | 'SENDING' | 'REPORTED' | 'REJECTED'>
  report_attempts: Generated<number>
  report_claimed_at: Date | null
  reported_at: Date | null
  report_answer: ColumnType<unknown, string | null, string | null>
}

/** Paid orders that wait for their invoice; kept by triggers. */
export type InvoiceDueTable = {
  order_id: GeneratedAlways<string>
  since: GeneratedAlways<Date>
}
