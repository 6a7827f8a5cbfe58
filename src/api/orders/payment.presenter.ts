import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { PaymentView } from '#services/checkout/paying/payment-view.ts'

/** A payment as its customer sees it: the contract's Payment. */
export const presentPayment = ({ clientAction, ...payment }: PaymentView) => ({
  ...payment,
  clientAction:
    clientAction?.type === 'BANK_TRANSFER'
      ? {
          ...clientAction,
          payBefore: riyadhTimestamp(clientAction.payBefore),
          receipts: clientAction.receipts.map((each) => ({ ...each, sentAt: riyadhTimestamp(each.sentAt) })),
        }
      : clientAction,
})
