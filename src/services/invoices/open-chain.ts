import type { Db } from '#db/connection.ts'
import { documentNumber } from '#domain/invoicing/invoice-facts.ts'
import { findChainEnd, lockChain } from './invoice.repository.ts'
import type { IssuedDocument, NewInvoiceRow } from './invoice.repository.ts'
import type { InvoiceUnit } from './units/invoice-unit.ts'

/** The end of a unit's chain, and what the next document is stamped with. Holds the chain until the commit. */
export async function openChain(tx: Db, unit: InvoiceUnit, orderIds: readonly string[] = []) {
  await lockChain(tx, unit.id)
  const { last, version, earlier } = await findChainEnd(tx, unit.id, orderIds)
  return { last, earlier, by: await unit.at(tx, version) }
}

/** A row that corrects no invoice. */
export const NO_NOTE = { invoice_unit: null, invoice_counter: null, refund_id: null, request_id: null }

/** A new row as callers know it. */
export const issuedDocument = ({ id, kind, counter, unit }: NewInvoiceRow): IssuedDocument => ({
  id,
  number: documentNumber(kind, counter, unit),
  kind,
})
