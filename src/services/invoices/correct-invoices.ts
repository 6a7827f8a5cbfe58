import type { Db } from '#db/connection.ts'
import { correctedBuyer } from '#domain/invoicing/corrected-buyer.ts'
import type { BuyerCorrection, CorrectionRefusal } from '#domain/invoicing/corrected-buyer.ts'
import type { DebitFacts } from '#domain/invoicing/invoice-facts.ts'
import { err, type Result } from '#domain/result.ts'
import { recordChange } from '../changes/record-change.ts'
import type { ChangeAuthor } from '../changes/record-change.ts'
import { findInvoiceByNumber } from './reports/invoice-report.repository.ts'
import { findInvoiceOfOrder } from './invoice.repository.ts'
import type { IssuedDocument } from './invoice.repository.ts'
import type { InvoiceService } from './invoice.service.ts'

/** Why an invoice is not corrected. */
export type InvoiceCorrectionRefusal =
  | CorrectionRefusal
  | { readonly code: 'invoice/not-found' }
  | { readonly code: 'invoice/not-refused' }
  | { readonly code: 'invoice/refused' }
  | { readonly code: 'invoice/replaced'; readonly by: string }

/** The document that corrects an invoice. */
export type CorrectedInvoice = Result<IssuedDocument, InvoiceCorrectionRefusal>

export interface InvoiceCorrectionParts {
  readonly db: Db
  readonly invoices: InvoiceService
}

export type InvoiceCorrections = ReturnType<typeof createInvoiceCorrections>

/** Corrections of invoices that were issued, by staff or a command. */
export const createInvoiceCorrections = (parts: InvoiceCorrectionParts) => ({
  replace: (author: ChangeAuthor, number: string, replacement: BuyerReplacement) =>
    replaceInvoice({ ...parts, author }, number, replacement),
  debit: (author: ChangeAuthor, number: string, facts: Omit<DebitFacts, 'orderId'>) =>
    debitInvoice({ ...parts, author }, number, facts),
})

type Parts = InvoiceCorrectionParts & { readonly author: ChangeAuthor }
type BuyerReplacement = { readonly correction: BuyerCorrection; readonly issuedAt: Date }

/**
 * Issues another invoice for one that the tax authority refused, with its buyer put right, and notes who did it. What
 * was corrected is named; what it says now is in the invoice.
 */
const replaceInvoice = (
  { db, invoices, author }: Parts,
  number: string,
  { correction, issuedAt }: BuyerReplacement,
): Promise<CorrectedInvoice> =>
  db.transaction().execute(async (tx) => {
    const found = await currentInvoice(tx, number)
    if (!found.ok) return found
    const { order_id: orderId, content, report_status: status } = found.value
    if (status !== 'REJECTED') return err({ code: 'invoice/not-refused' })
    const buyer = correctedBuyer(content.buyer, correction)
    if (!buyer.ok) return buyer
    const done = await invoices.replaceRefused(tx, { orderId, issuedAt, buyer: () => buyer.value })
    // Two at once: the first one's invoice is no longer refused when the second has the chain.
    if (!done.ok) return err({ code: 'invoice/not-refused' })
    await recordChange(tx, author, {
      action: 'invoice.replace',
      subject: { type: 'invoice', id: number },
      before: null,
      after: { replacedBy: done.value.number, corrected: namesOf(correction) },
    })
    return done
  })

/** Issues a debit note for an invoice and notes who did it; a second time for the same request answers the first note. */
const debitInvoice = (
  { db, invoices, author }: Parts,
  number: string,
  facts: Omit<DebitFacts, 'orderId'>,
): Promise<CorrectedInvoice> =>
  db.transaction().execute(async (tx) => {
    const found = await currentInvoice(tx, number)
    if (!found.ok) return found
    const { order_id: orderId, report_status: status } = found.value
    if (status === 'REJECTED') return err({ code: 'invoice/refused' })
    const done = await invoices.issueDebitNote(tx, { ...facts, orderId })
    if (!done.ok) return err({ code: 'invoice/not-found' })
    if (!done.value.isRepeat)
      await recordChange(tx, author, {
        action: 'invoice.debit',
        subject: { type: 'invoice', id: number },
        before: null,
        after: { debitNote: done.value.number, amount: facts.amount },
        reason: facts.reason.en ?? facts.reason.ar,
      })
    return done
  })

/** The invoice of a number, as long as it is the one of its order. */
async function currentInvoice(tx: Db, number: string) {
  const named = await findInvoiceByNumber(tx, number)
  const current = named && (await findInvoiceOfOrder(tx, named.order_id))
  if (!named || !current) return err({ code: 'invoice/not-found' as const })
  if (current.number !== number) return err({ code: 'invoice/replaced' as const, by: current.number })
  return { ok: true as const, value: { ...current, order_id: named.order_id } }
}

const namesOf = ({ address, ...company }: BuyerCorrection): string[] =>
  [company, address ?? {}].flatMap((fields) =>
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  )
