import type { Db } from '#db/connection.ts'
import { documentAmounts } from '#domain/invoicing/document-line.ts'
import { FIRST_PREVIOUS_HASH } from '#domain/invoicing/ubl-invoice.ts'
import { findChain, findIssuingUnits } from './invoice.repository.ts'
import type { ChainRow } from './invoice.repository.ts'
import { hashOfSigned, qrOfSigned } from './signed-invoice.ts'
import { readCertificate } from './stamp/stamp-certificate.ts'
import { isSignatureOf } from './stamp/stamp.ts'

/** What may be wrong with a document. */
export type InvoiceFault =
  | 'counter'
  | 'previous-hash'
  | 'hash'
  | 'signature'
  | 'xml'
  | 'amounts'
  | 'qr'
  | 'credits'
  | 'form'
  | 'clearance'

export type InvoiceCheck = {
  readonly documents: number
  readonly faults: readonly { readonly number: string; readonly fault: InvoiceFault }[]
  /** How many the tax authority does not know of yet, and how many it refused. */
  readonly unreported: number
  readonly rejected: number
}

const STRETCH = 200

/** Checks every document of every unit: its number and place in the chain, its stamp, and that it says what the books say. */
export async function verifyInvoices(db: Db): Promise<InvoiceCheck> {
  const found: Findings = { documents: 0, faults: [], unreported: 0, rejected: 0 }
  for (const unit of await findIssuingUnits(db)) await verifyUnit(db, unit, found)
  return found
}

type Findings = { -readonly [Key in keyof InvoiceCheck]: InvoiceCheck[Key] } & {
  faults: { number: string; fault: InvoiceFault }[]
}

const UNREPORTED: ReadonlySet<string> = new Set(['NONE', 'PENDING', 'SENDING'])

async function verifyUnit(db: Db, unit: number, found: Findings): Promise<void> {
  let last = { counter: 0, hash: FIRST_PREVIOUS_HASH }
  for (;;) {
    const rows = await findChain(db, unit, last.counter, STRETCH)
    for (const row of rows) {
      for (const fault of faultsOf(row, last)) found.faults.push({ number: row.number, fault })
      if (row.report_status === 'REJECTED') found.rejected += 1
      else if (UNREPORTED.has(row.report_status)) found.unreported += 1
      last = row
    }
    found.documents += rows.length
    if (rows.length < STRETCH) return
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
    form: xml.includes(`<cbc:InvoiceTypeCode name="${row.form === 'STANDARD' ? '01' : '02'}`),
    clearance:
      row.cleared_xml === null ||
      (hashOfSigned(row.cleared_xml) === row.hash && qrOfSigned(row.cleared_xml) === row.cleared_qr),
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
