import { randomUUID } from 'node:crypto'
import { documentAmounts } from '#domain/invoicing/document-line.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-facts.ts'
import { FIRST_PREVIOUS_HASH } from '#domain/invoicing/ubl-invoice.ts'
import { said } from '../documents/sentences/said-in-both.ts'
import type { Last, NewInvoiceRow } from './invoice.repository.ts'
import { signInvoice } from './signed-invoice.ts'
import type { Stamp } from './stamp.ts'

const CHARGES = { urgent: said('row.urgent'), shipping: said('row.shipping') }

type DocumentRow = Pick<NewInvoiceRow, 'order_id' | 'issued_at' | 'invoice_counter' | 'refund_id'>

/**
 * A stamped document as the next of the chain after `last`, or as its first. Throws RangeError when the lines do not come
 * to the total.
 */
export function nextDocument(stamp: Stamp, content: InvoiceContent, row: DocumentRow, last?: Last): NewInvoiceRow {
  const counter = (last?.counter ?? 0) + 1
  const id = randomUUID()
  const previousHash = last?.hash ?? FIRST_PREVIOUS_HASH
  const signed = signInvoice({ content, uuid: id, issuedAt: row.issued_at, counter, previousHash }, stamp, CHARGES)
  const { taxable, vat, total } = documentAmounts(content)
  return {
    ...row,
    ...signed,
    counter,
    id,
    kind: content.kind,
    content,
    taxable,
    vat,
    total,
    previous_counter: last?.counter ?? null,
    previous_hash: previousHash,
  }
}
