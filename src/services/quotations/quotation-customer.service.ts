import type { Db } from '#db/connection.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { statusAt } from '#domain/quotations/quotation.ts'
import type { QuotationStatus } from '#domain/quotations/quotation.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { makeQuotationPayLink } from '../checkout/links/quotation-pay-link.ts'
import { accounts } from '../customers/account.service.ts'
import { onceMoreWhenTaken } from '../sign-in/once-more.ts'
import { orRollBack } from '../roll-back.ts'
import type { Opener, Quotation } from './quotation.ts'
import {
  findMailboxOwner,
  findOpened,
  findQuotation,
  lockRequest,
  markOrdered,
  moveQuotation,
} from './quotation.repository.ts'
import { orderQuotation } from '../checkout/placing/quotation-order.ts'
import type { OrderQuotationParts } from '../checkout/placing/quotation-order.ts'

export type QuotationError =
  | { readonly code: 'quotations/unknown' | 'quotations/expired' | 'quotations/closed' }
  /** A link to pay was made a moment ago, by the same press. */
  | { readonly code: 'payments/link-just-made' }

/** A quotation as it stands at this moment. */
export type OpenedQuotation = Quotation & { readonly statusNow: QuotationStatus }

export type QuotationCustomers = ReturnType<typeof createQuotationCustomers>

/** Quotations as their customers read and answer them, by a link or from their account. */
export function createQuotationCustomers(parts: OrderQuotationParts) {
  const { db, now } = parts
  const inQuotation = <Value>(
    opener: Opener,
    work: (tx: Db, quotation: OpenedQuotation) => Promise<Result<Value, QuotationError>>,
  ): Promise<Result<Value, QuotationError>> =>
    orRollBack(db, async (tx) => {
      const opened = await findOpened(tx, opener)
      if (!opened) return err({ code: 'quotations/unknown' })
      await lockRequest(tx, opened.special_request_id)
      const quotation = await findQuotation(tx, opened.id)
      return quotation ? work(tx, standing(quotation, now())) : err({ code: 'quotations/unknown' })
    })
  return {
    /** What a link or a reference opens; undefined when there is nothing for who asks. */
    read: async (opener: Opener): Promise<OpenedQuotation | undefined> => {
      const quotation = await findOpened(db, opener)
      return quotation && standing(quotation, now())
    },

    /** Accepts: from now on it can be ordered at its sums, until its last day ends. Accepted before is as good. */
    accept: (opener: Opener) =>
      inQuotation<void>(opener, async (tx, quotation) => {
        if (quotation.statusNow === 'ACCEPTED') return ok(undefined)
        const move = { from: ['SENT'], to: 'ACCEPTED', today: riyadhDate(now()) } as const
        return (await moveQuotation(tx, quotation.id, move)) ? ok(undefined) : err(refusalOf(quotation))
      }),

    /** Declines, with a reason or without. */
    decline: (opener: Opener, reason: string | undefined) =>
      inQuotation<void>(opener, async (tx, quotation) => {
        const move = { from: ['SENT', 'ACCEPTED'], to: 'DECLINED', today: riyadhDate(now()), reason } as const
        return (await moveQuotation(tx, quotation.id, move)) ? ok(undefined) : err(refusalOf(quotation))
      }),

    /** Orders what was accepted, once, and makes the link to pay it; of an order that waits for its money, a new link. */
    order: (opener: Opener): Promise<Result<{ readonly payToken: string }, QuotationError>> =>
      onceMoreWhenTaken(() =>
        inQuotation(opener, async (tx, quotation) => {
          const orderId = await orderIdOf(tx, parts, quotation)
          if (orderId === undefined) return err(refusalOf(quotation))
          const link = await makeQuotationPayLink(tx, orderId, quotation.sent_by)
          if (link === 'just-made') return err({ code: 'payments/link-just-made' })
          return link === 'over' ? err({ code: 'quotations/closed' }) : ok({ payToken: link.token })
        }),
      ),
  }
}

/** The order of a quotation: the one it became, or the one that it becomes now; undefined when it can become none. */
async function orderIdOf(tx: Db, parts: OrderQuotationParts, quotation: OpenedQuotation): Promise<string | undefined> {
  if (quotation.statusNow === 'ORDERED') return quotation.order_id ?? undefined
  if (quotation.statusNow !== 'ACCEPTED') return undefined
  const orderId = await orderQuotation(tx, parts, quotation, await customerOf(tx, quotation))
  return (await markOrdered(tx, quotation.id, orderId, riyadhDate(parts.now()))) ? orderId : undefined
}

/** Whose order it is: the owner of the mailbox that asked for it, else whose the phone number is, or will be. */
async function customerOf(tx: Db, quotation: Quotation): Promise<string> {
  const { contact_phone: phone, contact_name: name, language } = quotation
  const owner = await findMailboxOwner(tx, quotation.special_request_id)
  return owner ?? accounts.ofPhone(tx, phone, { name, language })
}

const standing = (quotation: Quotation, now: Date): OpenedQuotation => ({
  ...quotation,
  statusNow: statusAt({ status: quotation.status, validUntil: quotation.valid_until }, now),
})

const refusalOf = ({ statusNow }: OpenedQuotation): QuotationError => ({
  code: statusNow === 'EXPIRED' ? 'quotations/expired' : 'quotations/closed',
})
