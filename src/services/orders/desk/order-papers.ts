import type { Db } from '#db/connection.ts'
import type { InvoiceFiles } from '../../invoices/invoice-files.ts'
import type { InvoiceService } from '../../invoices/invoice.service.ts'
import { findOrder } from '../order.repository.ts'

type Printed = Awaited<ReturnType<InvoiceFiles['pdf']>>

export interface OrderPaperParts {
  readonly db: Db
  readonly invoices: Pick<InvoiceService, 'ofOrder'>
  readonly invoiceFiles: Pick<InvoiceFiles, 'pdf'>
  /** A receipt with its content; undefined when the order has none such. */
  readonly receipt: (number: number, id: string) => Promise<PaperFile | undefined>
}

export type PaperFile = { readonly name: string; readonly mediaType: string; readonly bytes: Buffer }

export type OrderPapers = ReturnType<typeof createOrderPapers>

/** Files of an order, as staff opens them. */
export const createOrderPapers = ({ db, invoices, invoiceFiles, receipt }: OrderPaperParts) => ({
  receipt,

  /** A tax document of the order; undefined when it is of another one, or not issued yet. */
  document: async (number: number, id: string): Promise<Printed | undefined> => {
    const order = await findOrder(db, { number })
    const documents = order ? await invoices.ofOrder(db, order.id) : []
    return documents.some((each) => each.id === id && each.isFinal) ? invoiceFiles.pdf(id) : undefined
  },
})
