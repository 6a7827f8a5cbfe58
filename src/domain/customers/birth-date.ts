import { isIsoDate, type IsoDate } from '../calendar/iso-date.ts'
import { err, ok, type Result } from '../result.ts'

export type BirthDateError =
  | { readonly code: 'birth-date/invalid' }
  | { readonly code: 'birth-date/in-future' }
  | { readonly code: 'birth-date/too-early' }

const EARLIEST: IsoDate = '1900-01-01'

/** A birth date: a real day, not before 1900 and not after today (S371, S372). */
export function checkBirthDate(day: string, today: IsoDate): Result<IsoDate, BirthDateError> {
  if (!isIsoDate(day)) return err({ code: 'birth-date/invalid' })
  if (day < EARLIEST) return err({ code: 'birth-date/too-early' })
  return day > today ? err({ code: 'birth-date/in-future' }) : ok(day)
}
