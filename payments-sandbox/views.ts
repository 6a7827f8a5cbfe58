import { tokenStatus } from './card-tokens.ts'
import type { SandboxPayment, SandboxToken } from './ledger.ts'
import { stcPayAddress } from './stc-pay.ts'

/** Payments as each gateway shows them. */

const riyals = (halalas: number): string => (halalas / 100).toFixed(2)
const money = (halalas: number) => ({ amount: halalas / 100, currency: 'SAR' })

/** `base` is where browsers reach the sandbox. */
export const moyasarView = (payment: SandboxPayment, base: string) => ({
  id: payment.id,
  status: payment.status,
  amount: payment.amount,
  fee: 0,
  currency: 'SAR',
  refunded: payment.refunded,
  refunded_at: payment.refunded > 0 ? payment.updatedAt : null,
  captured: payment.captured,
  captured_at: null,
  voided_at: null,
  description: payment.description,
  amount_format: `${riyals(payment.amount)} SAR`,
  invoice_id: null,
  ip: '192.0.2.7',
  callback_url: payment.returnUrls.success,
  created_at: payment.createdAt,
  updated_at: payment.updatedAt,
  metadata: payment.metadata,
  source: {
    ...payment.source,
    transaction_url: payment.status === 'initiated' ? actionUrl(payment, base) : null,
  },
})

const actionUrl = (payment: SandboxPayment, base: string): string =>
  payment.source['type'] === 'stcpay'
    ? stcPayAddress(payment, base)
    : `${base}/moyasar/v1/transaction_auths/${payment.id}/form`

export const moyasarTokenView = (token: SandboxToken, base: string) => ({
  id: token.id,
  status: tokenStatus(token),
  brand: token.brand,
  funding: token.brand === 'mada' ? 'debit' : 'credit',
  country: 'SA',
  month: token.month,
  year: token.year,
  name: token.name,
  last_four: token.lastFour,
  metadata: null,
  message: null,
  verification_url:
    token.status === 'initiated' && token.callbackUrl !== null && !token.saveOnly
      ? `${base}/moyasar/v1/tokens/${token.id}/verification`
      : null,
  created_at: token.createdAt,
  updated_at: token.createdAt,
  expires_at: null,
})

export const tabbyView = (payment: SandboxPayment) => ({
  id: payment.id,
  status: payment.status,
  amount: riyals(payment.amount),
  currency: 'SAR',
  description: payment.description,
  is_test: true,
  order: { reference_id: payment.reference },
  // Lists without anything in them may be null, as in some of Tabby's schemas.
  captures: payment.captured > 0 ? [{ id: `${payment.id}-c`, amount: riyals(payment.captured) }] : null,
  refunds:
    payment.refunds.length > 0
      ? payment.refunds.map(({ id, amount }) => ({ id: `r-${id}`, reference_id: id, amount: riyals(amount) }))
      : null,
  created_at: payment.createdAt,
})

/** What was given back of a capture; the rest was cancelled before it. */
export const refundedOf = ({ refunds }: SandboxPayment): number => refunds.reduce((sum, { amount }) => sum + amount, 0)

export const tamaraView = (payment: SandboxPayment) => ({
  order_id: payment.id,
  order_reference_id: payment.reference,
  status: payment.status,
  total_amount: money(payment.amount),
  captured_amount: money(payment.captured),
  refunded_amount: money(refundedOf(payment)),
  canceled_amount: money(payment.refunded - refundedOf(payment)),
  created_at: payment.createdAt,
})
