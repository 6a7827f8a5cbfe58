import type { OwnFactorError } from '#services/staff/account/own-factors.service.ts'
import type { AccountError } from '#services/staff/staff-account.service.ts'
import { limitRefusal } from '../customers/customer-refusals.ts'
import { notFound, Refusal } from '../refusal.ts'
import { conflictRefusal } from './if-match.ts'
import { rightsRefusal } from './staff/rights-refusal.ts'

/** Why nothing was changed about one's own account. */
export function accountRefusal(error: AccountError): Refusal {
  switch (error.code) {
    case 'limits/exceeded':
      return limitRefusal(error)
    case 'versions/conflict':
      return conflictRefusal(error)
    case 'account/password-wrong':
      return new Refusal('PASSWORD_WRONG')
    case 'account/unknown-session':
      return notFound('device')
  }
}

/** Why a change of how a person signs in was refused. */
export function ownFactorRefusal(error: OwnFactorError): Refusal {
  switch (error.code) {
    case 'staff/code-wrong':
      return new Refusal('CODE_INVALID')
    case 'passkey/refused':
      return new Refusal('PASSKEY_FAILED')
    case 'factors/unknown':
      return notFound('passkey')
    default:
      return rightsRefusal(error)
  }
}
