import { isRefundOpen } from '../payments/refund-state.ts'
import type { RefundState } from '../payments/refund-state.ts'
import type { InvoiceKind } from './invoice-facts.ts'

type OrderMoney = {
  /** Only money for the order has an invoice: a surplus goes back without any. */
  readonly payments: readonly { readonly id: string; readonly purpose: 'ORDER' | 'SURPLUS' }[]
  readonly refunds: readonly { readonly payment_id: string; readonly state: RefundState }[]
}

/**
 * The documents an order will have and does not have yet: the invoice follows its payment, a credit note comes with the
 * end of its refund. One that the tax authority has not cleared yet is still to come.
 */
export function dueDocuments(
  { payments, refunds }: OrderMoney,
  issued: readonly { kind: InvoiceKind; isFinal: boolean }[],
): InvoiceKind[] {
  const paid = payments.filter(({ purpose }) => purpose === 'ORDER')
  const isInvoiceDue = paid.length > 0 && !issued.some(({ kind, isFinal }) => kind === 'INVOICE' && isFinal)
  const isWaiting = (requested: InvoiceKind) => issued.some(({ kind, isFinal }) => kind === requested && !isFinal)
  const isCreditDue = refunds.some(
    ({ payment_id: payment, state }) => isRefundOpen(state) && paid.some(({ id }) => id === payment),
  )
  const due: InvoiceKind[] = []
  if (isInvoiceDue) due.push('INVOICE')
  if (isCreditDue || isWaiting('CREDIT_NOTE')) due.push('CREDIT_NOTE')
  if (isWaiting('DEBIT_NOTE')) due.push('DEBIT_NOTE')
  return due
}
