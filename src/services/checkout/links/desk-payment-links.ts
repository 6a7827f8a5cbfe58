import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { isInFlight, isReplaceable } from '#domain/payments/attempt-state.ts'
import type { PaymentLinkChannel } from '#domain/orders/payment-link.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { DeskAuthor } from '../../orders/desk/desk-work.service.ts'
import { traceOrder } from '../../orders/desk/trace-order.ts'
import { notifyCustomer } from '../../orders/order-messages.ts'
import { findNewestAttempt } from '../../payments/attempt.repository.ts'
import type { DeskMoneyError, DeskMoneyParts, InOrder } from '../desk/desk-money.service.ts'
import { linkMethods } from './link-methods.ts'
import { insertPaymentLink } from './payment-link.repository.ts'

/** A link as it is passed on, this once. */
export type MadeLink = { readonly link: string; readonly expiresAt: Date }

/** Makes links to pay an order with, and sends them. A new one ends the one before. */
export const deskPaymentLinks = (parts: DeskMoneyParts, inOrder: InOrder) => ({
  makeLink: (
    author: DeskAuthor,
    number: number,
    channels: readonly PaymentLinkChannel[],
  ): Promise<Result<MadeLink, DeskMoneyError>> =>
    inOrder(number, async (tx, order) => {
      if (order.status !== 'AWAITING_PAYMENT' || order.total === 0) return err({ code: 'orders/not-unpaid' })
      if (channels.includes('EMAIL') && order.contact_email === null) return err({ code: 'orders/no-email' })
      const newest = await findNewestAttempt(tx, order.id)
      if (newest && isInFlight(newest.state) && !isReplaceable(newest.state)) return err({ code: 'payments/under-way' })
      const made = await insertPaymentLink(tx, order.id, author.staffId)
      if (made === 'over') return err({ code: 'orders/not-unpaid' })
      if (made === 'just-made') return err({ code: 'payments/link-just-made' })
      const { id, token, expiresAt } = made
      const link = `${parts.publicUrl}/${order.language}/pay/${token}`
      const payBefore = riyadhDate(expiresAt)
      if (channels.length > 0)
        await notifyCustomer(tx, parts, order, {
          news: 'payment-link',
          occasion: id,
          link,
          payBefore,
          channels,
          methods: linkMethods(parts.gateways, order),
        })
      const after = { sentBy: channels.join(','), amount: order.total, until: expiresAt.toISOString() }
      await traceOrder(tx, parts, { author, action: 'order.sendPaymentLink', order, before: null, after })
      return ok({ link, expiresAt })
    }),
})
