import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { DeskMoneyError } from '#services/checkout/desk/desk-money.service.ts'
import type { DeskError } from '#services/orders/desk/desk-work.service.ts'
import type { LateError } from '#services/orders/late-orders.ts'
import type { MoveError } from '#services/orders/order-moves.service.ts'
import type { DeskRow } from '#services/orders/desk/desk-order.service.ts'
import { addressRefusal } from '../../addresses/address.routes.ts'
import { invalidFields, notFound, Refusal } from '../../refusal.ts'
import { moneyRefusal } from './money-refusal.ts'
import { conflictRefusal } from '../if-match.ts'

export type WorkError = MoveError | LateError | DeskError | DeskMoneyError

/** Why something was not done with an order; `now` is the order as it is. */
export function workRefusal(error: WorkError, now: DeskRow | undefined): Refusal {
  switch (error.code) {
    case 'orders/unknown':
      return notFound('order')
    case 'orders/unknown-message':
      return invalidFields([{ field: 'messageId', code: 'not_an_option' }])
    case 'orders/unknown-staff':
      return invalidFields([{ field: 'staffId', code: 'not_an_option' }])
    case 'orders/not-assignable':
      return new Refusal('NOT_ASSIGNABLE')
    case 'address/short-address':
      return addressRefusal(error, 'address.')
    case 'orders/not-later':
    case 'orders/same-day':
      return invalidFields([{ field: 'day', code: 'too_small' }])
    case 'orders/too-far':
      return invalidFields([{ field: 'day', code: 'too_big' }])
    case 'orders/closed-day':
      return new Refusal('CLOSED_DAY', { nextDay: error.next })
    case 'orders/on-hold':
      return new Refusal('ORDER_ON_HOLD', { order: stateOf(now) })
    case 'orders/jobs-open':
      return new Refusal('JOBS_NOT_DONE', { order: stateOf(now) })
    case 'orders/not-signed-off':
      return new Refusal('PROOF_NEEDED', { order: stateOf(now) })
    case 'orders/not-designed':
      return new Refusal('DESIGN_NEEDED', { order: stateOf(now) })
    case 'versions/conflict':
      return conflictRefusal(error)
    case 'orders/illegal-transition':
    case 'orders/ask-to-cancel':
    case 'orders/asked-already':
    case 'orders/not-in-work':
      return new Refusal('ILLEGAL_TRANSITION', { order: stateOf(now) })
    default:
      return moneyRefusal(error)
  }
}

const stateOf = (now: DeskRow | undefined) =>
  now && { status: now.status, movedAt: riyadhTimestamp(now.moved_at), movedBy: now.mover }
