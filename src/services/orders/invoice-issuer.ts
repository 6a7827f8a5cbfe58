import type { Alert } from '../alert.ts'
import type { Db } from '#db/connection.ts'
import type { InvoiceService } from '../invoices/invoice.service.ts'
import { joinedRounds } from '../queue/joined-rounds.ts'
import { takeDue, takeDueOf } from './due-invoice.repository.ts'
import type { DueInvoice } from './due-invoice.repository.ts'
import { invoiceFacts } from './invoice-facts.ts'

export interface InvoiceIssuerParts {
  readonly db: Db
  readonly invoices: Pick<InvoiceService, 'issueInvoices'>
  readonly now: () => Date
  /** Receives what an engineer must look at. */
  readonly alert: Alert
}

export type InvoiceIssuer = ReturnType<typeof createInvoiceIssuer>

/** Invoices of one transaction: the chain is held while they are stamped. */
const BATCH = 32

/**
 * Issues the invoices of orders that were paid. Not in the transaction of the payment: invoices are one chain, and who
 * adds to it holds it up to the commit. So those that are due by then are issued together.
 */
export function createInvoiceIssuer({ db, invoices, now, alert }: InvoiceIssuerParts) {
  const issue = (tx: Db, due: readonly DueInvoice[]) =>
    invoices.issueInvoices(
      tx,
      due.map((each) => invoiceFacts(each, now())),
    )

  /** Issues so many; says `taken` of each before. */
  const round = (limit: number, without: readonly string[], taken: (orderId: string) => void): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const due = await takeDue(tx, limit, without)
      for (const { order } of due) taken(order.id)
      if (due.length > 0) await issue(tx, due)
      return due.length
    })

  const issueAll = async (): Promise<void> => {
    const refused: string[] = []
    let limit = BATCH
    for (;;) {
      let last: string | undefined
      try {
        if ((await round(limit, refused, (orderId) => (last = orderId))) < limit) return
      } catch (error) {
        if (last === undefined) throw error
        // Which one it was shows when each goes by itself.
        if (limit === 1) {
          refused.push(last)
          alert('an invoice cannot be issued', { orderId: last, err: error })
        }
        limit = 1
      }
    }
  }

  return {
    /**
     * Issues every invoice that is due when it is called. One that cannot be is logged, delays no other and stays due: the
     * next call tries again.
     */
    issueDue: joinedRounds(issueAll),

    /** Issues the invoice of an order in this transaction, if it is due. */
    issueOf: async (tx: Db, orderId: string): Promise<void> => {
      const due = await takeDueOf(tx, orderId)
      if (due) await issue(tx, [due])
    },
  }
}
