import { isCardExpired } from '#domain/payments/card-number.ts'
import type { SavedCard } from './payment.queries.ts'

/** Whether a saved card can be chosen to pay with. `today`: YYYY-MM-DD. */
export const canPay = ({ expiryMonth: month, expiryYear: year, isExpired, isInactive }: SavedCard, today: string) =>
  !isInactive && !isExpired && !isCardExpired({ month, year }, today)
