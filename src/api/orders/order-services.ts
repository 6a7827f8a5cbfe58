import type { Notifications } from '#services/messages/notifications.service.ts'
import type { OrderMoves } from '#services/orders/order-moves.service.ts'
import type { OrderReader } from '#services/orders/order-reader.service.ts'
import type { PlaceOrder } from '#services/checkout/placing/place-order.service.ts'
import type { PriceAgain } from '#services/orders/reorder.ts'
import type { BankReceipts } from '#services/checkout/paying/bank-receipts.service.ts'
import type { PaymentLinks } from '#services/checkout/links/payment-links.service.ts'
import type { PaymentService } from '#services/checkout/paying/payment.service.ts'
import type { QuotationCustomers } from '#services/quotations/quotation-customer.service.ts'
import type { SavedCards } from '#services/payments/saved-cards.service.ts'
import type { InvoiceFiles } from '#services/invoices/invoice-files.ts'
import type { InvoiceService } from '#services/invoices/invoice.service.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'

/** What the calls of orders and payments call. */
export interface OrderServices {
  readonly place: PlaceOrder
  readonly moves: Pick<OrderMoves, 'cancel' | 'askToCancel' | 'confirm'>
  readonly orders: OrderReader
  readonly priceAgain: PriceAgain
  readonly payments: PaymentService
  readonly paymentLinks: PaymentLinks
  readonly notifications: Notifications
  readonly quotations: QuotationCustomers
  readonly cards: SavedCards
  readonly receipts: BankReceipts
  /** What browsers need to send cards to the gateway by themselves; null when no gateway takes cards. */
  readonly cardGateway: { readonly url: string; readonly publishableKey: string } | null
  /** The invoice of an order and its credit notes. Whose the order is must be known before. */
  readonly documentsOf: (orderId: string) => ReturnType<InvoiceService['ofOrder']>
  readonly documentFile: InvoiceFiles['pdf']
  readonly limits: Pick<RateLimits, 'take' | 'giveBack'>
  readonly publicUrl: string
}
