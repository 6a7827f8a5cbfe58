import type { Halalas } from '#domain/money/halalas.ts'
import type { UsedMethod } from '#domain/payments/payment-method.ts'
import { paymentStatus } from '#domain/payments/payment-status.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { findAttemptView } from '../../payments/attempt.repository.ts'
import type { AttemptView } from '../../payments/attempt.repository.ts'
import { findReceipts } from '../../payments/bank-receipt.repository.ts'
import { isPaidByBrowser } from './collect.ts'
import type { CollectParts } from './collect.ts'
import type { BankAccount } from '../../payments/gateways.ts'

/** What the browser has to do next. */
export type ClientAction =
  /** Pay at the gateway, past us: the source of the body is completed with the card, or with the code of a saved one. */
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
        readonly source:
          | { readonly type: 'token'; readonly token: string; readonly '3ds': true }
          | { readonly type: 'creditcard'; readonly save_card: true; readonly '3ds': true }
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
  readonly method: UsedMethod
  readonly amount: Halalas
  readonly declineCode: string | null
  readonly redirectUrl: string | null
  readonly clientAction: ClientAction | null
}

/**
 * An attempt to pay as it is now, in the words of its customer, with what there is to do while something is. Undefined
 * when there is none with this id.
 */
export async function findPaymentView(parts: CollectParts, id: string): Promise<PaymentView | undefined> {
  const attempt = await findAttemptView(parts.db, id)
  if (!attempt) return undefined
  const isWaiting = attempt.state === 'REQUIRES_ACTION'
  return {
    paymentId: attempt.id,
    orderId: attempt.order_id,
    orderNumber: attempt.order_number,
    status: paymentStatus({
      state: attempt.state,
      captured: attempt.captured ?? attempt.amount,
      refunded: attempt.refunded ?? 0,
    }),
    method: attempt.method,
    amount: attempt.amount,
    declineCode: attempt.decline_code,
    redirectUrl: isWaiting && attempt.method !== 'STC_PAY' ? attempt.action_url : null,
    clientAction: isWaiting ? await clientAction(parts, attempt) : null,
  }
}

async function clientAction(
  { db, gateways, publicUrl }: CollectParts,
  attempt: AttemptView,
): Promise<ClientAction | null> {
  const { order_number: orderNumber, pay_before: payBefore } = attempt
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
  const source = browserSource(attempt)
  if (!gateways.moyasar || !source) return null
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
      source,
    },
  }
}

/**
 * What the browser pays with. 3-D Secure is asked for each time: without it the holder of a card could deny the payment,
 * and for tokens the gateway's standard is to do without.
 */
function browserSource(attempt: AttemptView) {
  if (attempt.method === 'SAVED_CARD') {
    return attempt.source_token === null
      ? undefined
      : ({ type: 'token', token: attempt.source_token, '3ds': true } as const)
  }
  return isPaidByBrowser(attempt) ? ({ type: 'creditcard', save_card: true, '3ds': true } as const) : undefined
}
