import { createHash } from 'node:crypto'

/** One thing to do. The key names it: done again it must not be done twice. */
export type Task =
  | {
      readonly kind: 'buy'
      readonly key: string
      readonly cartKey: string
      readonly customerId: string
      readonly productPriceId: string
      readonly quantity: number
      readonly total: number
      readonly couponCode?: string
      readonly token: string
    }
  | { readonly kind: 'refund'; readonly key: string; readonly number: number; readonly amount: number }
  | { readonly kind: 'check'; readonly key: string; readonly paymentId: string }
  /** What a gateway calls to say. */
  | { readonly kind: 'event'; readonly key: string; readonly body: unknown }
  /** What a person of the staff does with an order. */
  | {
      readonly kind: 'desk'
      readonly key: string
      readonly act: 'accept' | 'ask' | 'approve' | 'withdraw'
      readonly number: number
      readonly staffId: string
    }
  /** What the jobs of the queue do. */
  | { readonly kind: 'deliver'; readonly key: string; readonly messageId: number; readonly smtpUrl: string }
  | { readonly kind: 'sendRefund'; readonly key: string; readonly refundId: string }

/** An order of one line, picked up and paid by card. */
export const orderRequest = (task: Extract<Task, { kind: 'buy' }>) => ({
  customerId: task.customerId,
  language: 'en' as const,
  key: task.key,
  bodyHash: createHash('sha256').update(task.key).digest(),
  cartKey: task.cartKey,
  lines: [
    {
      key: 'a',
      productPriceId: task.productPriceId,
      quantity: task.quantity,
      features: [],
      designMode: 'LATER' as const,
      artworkIds: [],
      notes: null,
    },
  ],
  urgent: false,
  couponCode: task.couponCode,
  addressId: null,
  contact: { name: 'Chaos Customer', phone: '+966551234567', email: 'chaos@shop.example' },
  poNumber: null,
  notes: null,
  expectedTotal: task.total,
  payment: { method: 'CARD' as const, sourceToken: task.token, cardId: null, keepsCard: false },
})
