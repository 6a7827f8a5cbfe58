import { randomUUID } from 'node:crypto'
import { documentAmounts } from '#domain/invoicing/document-line.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-facts.ts'
import { FIRST_PREVIOUS_HASH } from '#domain/invoicing/ubl-invoice.ts'
import type { ChargeNames } from '#domain/invoicing/ubl-line.ts'
import { bilingual } from '../documents/sentences/bilingual.ts'
import type { Last, NewInvoiceRow } from './invoice.repository.ts'
import type { UnitStamp } from './units/invoice-unit.ts'
import { signInvoice } from './signed-invoice.ts'

/** What the charges of a document are called in its XML. */
export const CHARGES: ChargeNames = { urgent: bilingual('row.urgent'), shipping: bilingual('row.shipping') }

type DocumentRow = Pick<NewInvoiceRow, 'order_id' | 'invoice_unit' | 'invoice_counter' | 'refund_id' | 'request_id'> & {
  readonly issued_at: Date
}

/**
 * A stamped document as the next of its unit's chain after `last`, or as its first. Throws RangeError when the lines do not
 * come to the total.
 */
export function nextDocument(
  unit: UnitStamp,
  content: InvoiceContent,
  row: DocumentRow,
  last: Last | undefined,
): NewInvoiceRow {
  const counter = (last?.counter ?? 0) + 1
  const id = randomUUID()
  const previousHash = last?.hash ?? FIRST_PREVIOUS_HASH
  const issuedAt = row.issued_at
  const signed = signInvoice({ content, uuid: id, issuedAt, unit: unit.id, counter, previousHash }, unit.stamp, CHARGES)
  const { taxable, vat, total } = documentAmounts(content)
  const form = content.form ?? 'SIMPLIFIED'
  return {
    ...row,
    ...signed,
    unit: unit.id,
    counter,
    id,
    kind: content.kind,
    form,
    content,
    taxable,
    vat,
    total,
    previous_counter: last?.counter ?? null,
    previous_hash: previousHash,
    report_status: unit.isRegistered ? 'PENDING' : 'NONE',
    needs_clearance: unit.isRegistered && form === 'STANDARD',
    stamp_due: unit.isRegistered && unit.expiresAt !== null && unit.expiresAt <= issuedAt,
  }
}
