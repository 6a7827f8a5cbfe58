import type { Db } from '#db/connection.ts'
import { documentAmounts } from '#domain/invoicing/document-line.ts'
import { FIRST_PREVIOUS_HASH } from '#domain/invoicing/ubl-invoice.ts'
import { findChain } from './invoice.repository.ts'
import type { ChainRow } from './invoice.repository.ts'
import { hashOfSigned } from './signed-invoice.ts'
import { readCertificate } from './stamp-certificate.ts'
import { isSignatureOf } from './stamp.ts'

/** What may be wrong with a document. */
export type InvoiceFault = 'counter' | 'previous-hash' | 'hash' | 'signature' | 'xml' | 'amounts' | 'qr' | 'credits'

export type InvoiceCheck = {
  readonly documents: number
  readonly faults: readonly { readonly number: string; readonly fault: InvoiceFault }[]
  /** How many the tax authority does not know of yet, and how many it refused. */
  readonly unreported: number
  readonly rejected: number
}

const STRETCH = 200

/** Checks every document: its number and place in the chain, its stamp, and that it says what the books say. */
export async function verifyInvoices(db: Db): Promise<InvoiceCheck> {
  const faults: { number: string; fault: InvoiceFault }[] = []
  let last = { counter: 0, hash: FIRST_PREVIOUS_HASH }
  let [documents, unreported, rejected] = [0, 0, 0]
  for (;;) {
    const rows = await findChain(db, last.counter, STRETCH)
    for (const row of rows) {
      for (const fault of faultsOf(row, last)) faults.push({ number: row.number, fault })
      if (row.report_status === 'REJECTED') rejected += 1
      else if (row.report_status !== 'REPORTED') unreported += 1
      last = row
    }
    documents += rows.length
    if (rows.length < STRETCH) return { documents, faults, unreported, rejected }
  }
}

function faultsOf(row: ChainRow, last: { counter: number; hash: string }): InvoiceFault[] {
  const { xml } = row
  const amounts = documentAmounts(row.content)
  const sound: Readonly<Record<InvoiceFault, boolean>> = {
    counter: row.counter === last.counter + 1,
    'previous-hash': row.previous_hash === last.hash,
    hash: hashOfSigned(xml) === row.hash,
    signature: isSigned(row),
    xml: [`ID>${row.number}<`, `UUID>${row.id}<`, `UUID>${row.counter}<`, `>${row.previous_hash}<`].every((part) =>
      xml.includes(part),
    ),
    amounts: amounts.taxable === row.taxable && amounts.vat === row.vat && amounts.total === row.total,
    qr: xml.includes(`>${row.qr}<`),
    credits: row.credited === row.credit_notes && row.credited <= row.total,
  }
  return (Object.keys(sound) as InvoiceFault[]).filter((fault) => !sound[fault])
}

/** Whether the document's own certificate signed its hash. */
function isSigned({ xml, hash, signature }: ChainRow): boolean {
  const certificate = /<ds:X509Certificate>([^<]+)</.exec(xml)?.[1] ?? ''
  try {
    return (
      xml.includes(`<ds:SignatureValue>${signature}<`) &&
      isSignatureOf(hash, signature, readCertificate(certificate).publicKey)
    )
  } catch {
    return false
  }
}
