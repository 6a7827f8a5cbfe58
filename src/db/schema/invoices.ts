import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InvoiceContent, InvoiceForm, InvoiceKind } from '#domain/invoicing/invoice-facts.ts'
import type { Json } from './columns.ts'

/** Units that issue documents, each with a chain of its own. */
export type InvoiceUnitTable = {
  id: number
  environment: TaxEnvironment | null
  serial_number: string | null
  invoice_types: '1100' | '0100' | null
  /** encrypted */
  credentials: Buffer | null
  pending_credentials: Buffer | null
  expires_at: Date | null
  version: Generated<number>
  login_refused_at: Date | null
}

export type InvoiceTable = {
  /** with the counter: the place in the unit's chain */
  unit: Generated<number>
  counter: number
  id: string
  kind: InvoiceKind
  form: Generated<InvoiceForm>
  number: GeneratedAlways<string>
  order_id: string
  invoice_unit: number | null
  invoice_counter: number | null
  corrected_kind: GeneratedAlways<string | null>
  refund_id: string | null
  /** of a debit note: what asked for it */
  request_id: string | null
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
  /** halalas; maintained by a trigger */
  credited: GeneratedAlways<number>
  report_status: Generated<ReportStatus>
  needs_clearance: Generated<boolean>
  stamp_due: Generated<boolean>
  cleared_xml: string | null
  cleared_qr: string | null
  handed_out_at: Date | null
  is_final: GeneratedAlways<boolean>
  report_attempts: Generated<number>
  report_claimed_at: Date | null
  reported_at: Date | null
  report_answer: ColumnType<unknown, string | null, string | null>
}

/** NONE: there was no authority to report to when it was issued. */
export type ReportStatus = 'NONE' | 'PENDING' | 'SENDING' | 'REPORTED' | 'CLEARED' | 'REJECTED'

export type TaxEnvironment = 'sandbox' | 'simulation' | 'production'

/** Paid orders that wait for their invoice; maintained by triggers. */
export type InvoiceDueTable = {
  order_id: GeneratedAlways<string>
  since: GeneratedAlways<Date>
}
