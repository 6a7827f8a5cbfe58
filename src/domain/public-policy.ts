import { addDays } from './calendar/iso-date.ts'
import type { IsoDate } from './calendar/iso-date.ts'
import type { ShopPolicy } from './shop-policy.ts'

/** What pages of the storefront count with. */
export type PublicPolicy = Pick<ShopPolicy, 'urgentPercent' | 'cutOffHour' | 'holidays' | 'transitDays'>

/** The longest production is a year; with its days off it ends within two. */
const PUBLIC_DAYS = 2 * 365

/** What travels with every page: of the holidays those that a date on it may depend on. */
export const publicPolicy = (
  { urgentPercent, cutOffHour, holidays, transitDays }: ShopPolicy,
  today: IsoDate,
): PublicPolicy => {
  const last = addDays(today, PUBLIC_DAYS)
  return { urgentPercent, cutOffHour, holidays: holidays.filter((day) => day >= today && day <= last), transitDays }
}
