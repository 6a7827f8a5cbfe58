import { addDays } from '../calendar/iso-date.ts'
import type { IsoDate } from '../calendar/iso-date.ts'

/** So many days after the agreed one an order may be cancelled with all money back, also while it is made (return policy). */
export const LATE_CANCEL_DAYS = 15

/** The days of an order: agreed when it was placed, and promised now. */
export type PromisedDays = { readonly agreedBy: IsoDate; readonly readyBy: IsoDate }

/** The last day on which a late order binds its customer. */
export const bindsUntil = (agreedBy: IsoDate): IsoDate => addDays(agreedBy, LATE_CANCEL_DAYS)

/** Whether an order is promised for, or has reached, a day on which its customer need not wait any longer. */
export const isTooLate = ({ agreedBy, readyBy }: PromisedDays, today: IsoDate): boolean =>
  (readyBy > today ? readyBy : today) > bindsUntil(agreedBy)
