import type { DeskMoneyError } from '#services/checkout/desk/desk-money.service.ts'
import { invalidFields, notFound, Refusal } from '../../refusal.ts'

/** Why nothing was done about the money of an order. */
export function moneyRefusal(error: DeskMoneyError): Refusal {
  switch (error.code) {
    case 'orders/unknown':
      return notFound('order')
    case 'refunds/unknown':
      return new Refusal('NOT_FOUND')
    case 'refunds/not-possible':
      return invalidFields([{ field: 'wanted', code: 'invalid' }])
    case 'refunds/too-much':
      return new Refusal('REFUND_TOO_HIGH', { total: error.left })
    case 'refunds/day-limit':
      return new Refusal('REFUND_DAY_LIMIT')
    case 'refunds/not-own':
    case 'refunds/own':
      return new Refusal('OWN_APPROVAL')
    case 'refunds/no-iban':
      return invalidFields([{ field: 'iban', code: 'required' }])
    case 'refunds/reference-used':
      return invalidFields([{ field: 'reference', code: 'not_an_option' }])
    case 'payments/other-amount':
      return invalidFields([{ field: 'amount', code: 'not_an_option' }])
    case 'payments/slip-used':
      return invalidFields([{ field: 'slip', code: 'not_an_option' }])
    case 'orders/no-email':
      return invalidFields([{ field: 'channels', code: 'not_an_option' }])
    case 'payments/link-just-made':
      return new Refusal('LINK_JUST_MADE')
    case 'payments/under-way':
      return new Refusal('PAYMENT_IN_PROGRESS')
    case 'orders/not-unpaid':
    case 'orders/no-transfer':
    case 'refunds/decided':
    case 'refunds/none':
    case 'refunds/which':
      return new Refusal('ILLEGAL_TRANSITION')
  }
}
