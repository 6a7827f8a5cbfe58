import type { Db } from '#db/connection.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { err, type Result } from '#domain/result.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { DeskAuthor } from '../../orders/desk/desk-work.service.ts'
import type { TraceParts } from '../../orders/desk/trace-order.ts'
import type { MessageParts } from '../../orders/order-messages.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { lockOrder } from '../../orders/order.repository.ts'
import type { OrderRow } from '../../orders/order.repository.ts'
import type { SentTransferError } from '../../payments/bank-refunds.ts'
import type { RefundParts } from '../../payments/send-refund.ts'
import { counterPayments } from './counter-payment.ts'
import { deskPaymentLinks } from '../links/desk-payment-links.ts'
import { deskRefunds } from './desk-refunds.ts'
import { deskTransfers } from './desk-transfers.ts'
import type { SettlementParts } from '../paying/settlement.ts'

export interface DeskMoneyParts extends TraceParts, MessageParts {
  readonly db: Db
  readonly settling: SettlementParts
  readonly gateways: Gateways
  readonly onRefunded: RefundParts['onRefunded']
  readonly policy: () => Pick<ShopPolicy, 'refundAlone' | 'refundsADay'>
}

export type DeskMoneyError =
  | { readonly code: 'orders/unknown' | 'orders/no-transfer' | 'refunds/unknown' | 'refunds/not-possible' }
  /** So much is left of what was paid. */
  | { readonly code: 'refunds/too-much'; readonly left: Halalas }
  | { readonly code: 'refunds/day-limit' | 'refunds/own' | 'refunds/not-own' | 'refunds/decided' }
  | { readonly code: 'orders/not-unpaid' | 'orders/no-email' | 'payments/under-way' | 'payments/slip-used' }
  /** A link was made a moment ago, at the same time or by the same press. */
  | { readonly code: 'payments/link-just-made' }
  /** The order costs so much. */
  | { readonly code: 'payments/other-amount'; readonly total: Halalas }
  | SentTransferError

/** Who refunds, and whether only so much a day. */
export type Refunder = { readonly author: DeskAuthor; readonly isUnlimited: boolean }

/** Works on an order that the transaction holds. */
export type InOrder = <Value>(
  number: number,
  work: (tx: Db, order: OrderRow) => Promise<Result<Value, DeskMoneyError>>,
) => Promise<Result<Value, DeskMoneyError>>

export type DeskMoney = ReturnType<typeof createDeskMoney>

/** What staff does about the money of an order, each in one transaction with its change. */
export function createDeskMoney(parts: DeskMoneyParts) {
  const inOrder: InOrder = (number, work) =>
    parts.db.transaction().execute(async (tx): ReturnType<typeof work> => {
      const order = await lockOrder(tx, { number })
      return order ? work(tx, order) : err({ code: 'orders/unknown' })
    })
  return {
    ...deskRefunds(parts, inOrder),
    ...deskTransfers(parts, inOrder),
    ...deskPaymentLinks(parts, inOrder),
    ...counterPayments(parts),
  }
}
