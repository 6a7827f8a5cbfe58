import type { Halalas } from '#domain/money/halalas.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { paymentStatus } from '#domain/payments/payment-status.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { payableOrder } from '../orders/payable-order.ts'
import type { PayableOrder } from '../orders/payable-order.ts'
import type { AttemptRow } from './attempt.repository.ts'
import { findReceipts } from './bank-receipt.repository.ts'
import type { CollectParts } from './collect.ts'
import type { BankAccount } from './gateways.ts'
import { findAttemptPayment } from './money.repository.ts'

/** What the browser has to do next. */
export type ClientAction =
  /** Send the card's security code to the gateway, never to us: the body is completed with `source.cvc`. */
  | {
      readonly type: 'GATEWAY_FORM'
      readonly url: string
      readonly publishableKey: string
      readonly body: {
        readonly given_id: string
        readonly amount: Halalas
        readonly currency: 'SAR'
        readonly description: string
        readonly callback_url: string
        readonly metadata: Readonly<Record<string, string>>
        readonly source: { readonly type: 'token'; readonly token: string }
      }
    }
  | {
      readonly type: 'BANK_TRANSFER'
      readonly account: BankAccount
      readonly reference: string
      readonly payBefore: Date
      readonly receipts: readonly { readonly id: string; readonly name: string; readonly sentAt: Date }[]
    }
  /** Send the code that STC Pay has sent to the customer's mobile to the gateway. */
  | { readonly type: 'STC_PAY_CODE'; readonly url: string }

/** A payment as its customer sees it. */
export type PaymentView = {
  readonly paymentId: string
  readonly orderId: string
  readonly orderNumber: number
  readonly status: PaymentStatus
  readonly method: PaymentMethod
  readonly amount: Halalas
  readonly declineCode: string | null
  readonly redirectUrl: string | null
  readonly clientAction: ClientAction | null
}

/** An attempt to pay in the words of its customer, with what there is to do while something is. */
export async function paymentView(parts: CollectParts, attempt: AttemptRow): Promise<PaymentView> {
  const { db } = parts
  const money = attempt.state === 'APPROVED' ? await findAttemptPayment(db, attempt.id) : undefined
  const order = await payableOrder(db, attempt.order_id)
  const isWaiting = attempt.state === 'REQUIRES_ACTION'
  return {
    paymentId: attempt.id,
    orderId: attempt.order_id,
    orderNumber: order.number,
    status: paymentStatus({
      state: attempt.state,
      captured: money?.captured ?? attempt.amount,
      refunded: money?.refunded ?? 0,
    }),
    method: attempt.method,
    amount: attempt.amount,
    declineCode: attempt.decline_code,
    redirectUrl: isWaiting && attempt.method !== 'STC_PAY' ? attempt.action_url : null,
    clientAction: isWaiting ? await clientAction(parts, attempt, order) : null,
  }
}

async function clientAction(
  { db, gateways, publicUrl }: CollectParts,
  attempt: AttemptRow,
  { number: orderNumber, payBefore }: PayableOrder,
): Promise<ClientAction | null> {
  if (attempt.provider === 'BANK' && gateways.bank) {
    const receipts = (await findReceipts(db, attempt.id)).map((each) => ({
      id: each.id,
      name: each.file_name,
      sentAt: each.uploaded_at,
    }))
    return { type: 'BANK_TRANSFER', account: gateways.bank, reference: String(orderNumber), payBefore, receipts }
  }
  if (attempt.method === 'STC_PAY' && attempt.action_url !== null) {
    return { type: 'STC_PAY_CODE', url: attempt.action_url }
  }
  if (attempt.method !== 'SAVED_CARD' || !gateways.moyasar || attempt.source_token === null) return null
  const { url, publishableKey } = gateways.moyasar.browser
  return {
    type: 'GATEWAY_FORM',
    url: `${url}/payments`,
    publishableKey,
    body: {
      given_id: attempt.id,
      amount: attempt.amount,
      currency: 'SAR',
      description: `Order ${orderNumber}`,
      callback_url: `${publicUrl}/api/payments/callback/moyasar?paymentId=${attempt.id}&outcome=success`,
      metadata: { attempt_id: attempt.id, order_number: String(orderNumber) },
      source: { type: 'token', token: attempt.source_token },
    },
  }
}
