import type { Seller } from '#domain/invoicing/seller.ts'
import type { DocumentPrinter } from '#integrations/documents/document-printer.ts'
import { createQuotationLinks } from '#services/documents/quotation-link.ts'
import { createQuotationService } from '#services/documents/quotation.service.ts'

export interface QuotationParts {
  readonly printer: DocumentPrinter
  readonly seller: () => Promise<Seller>
  readonly secret: string
  readonly publicUrl: string
}

/** Quotations as PDF files, and the links that confirm them. */
export function createQuotations({ printer, seller, secret, publicUrl }: QuotationParts) {
  const quotationLinks = createQuotationLinks({ secret, publicUrl })
  return { quotation: createQuotationService({ printer, seller, links: quotationLinks }).pdf, quotationLinks }
}
