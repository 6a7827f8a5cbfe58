import { brandFileName } from '#domain/brand/brand.ts'
import { currentBrand } from '#services/shop-settings/current-brand.ts'
import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { DocumentBusy, DocumentPrinter } from '#integrations/documents/document-printer.ts'
import { invoiceDocument } from '../documents/invoice-document.ts'
import type { PrintedFile } from '../documents/quotation.service.ts'
import { findContent, recordHandOut } from './invoice.repository.ts'

export interface InvoiceFilesOptions {
  readonly db: Db
  readonly printer: DocumentPrinter
  /** Of a demonstration: every document says that it is none for taxes. */
  readonly isSpecimen: boolean
}

export type InvoiceFiles = ReturnType<typeof createInvoiceFiles>

/** Invoices and their notes as PDF files, drawn whenever they are asked for: the same facts make the same file. */
export const createInvoiceFiles = ({ db, printer, isSpecimen }: InvoiceFilesOptions) => ({
  /** The file of a document, once it may be handed out. Check whose it is before. */
  pdf: async (id: string): Promise<Result<PrintedFile, DocumentBusy | { readonly code: 'invoice/not-found' }>> => {
    const row = await findContent(db, id)
    if (!row) return err({ code: 'invoice/not-found' })
    const { number, issued_at: issuedAt, content, qr } = row
    const printed = await printer.print(invoiceDocument({ number, issuedAt, content, qr }, { isSpecimen }))
    if (!printed.ok) return printed
    if (row.handed_out_at === null) await recordHandOut(db, id)
    return ok({ bytes: printed.value, fileName: `${brandFileName(currentBrand())}-${number}.pdf` })
  },
})
