import { isIsoDate, type IsoDate } from '../calendar/iso-date.ts'
import { addWorkingDays, type WorkCalendar } from '../calendar/ready-by.ts'
import { err, ok, type Result } from '../result.ts'
import { cleanText } from '../text/clean-text.ts'
import { toLatinDigits, toLatinNumber } from '../text/digits.ts'
import { parseDimensions, writeDimensions } from './dimensions.ts'
import type { Feature, FeatureLimits } from './feature.ts'
import { parseSharedPieces, sharesPieces, writeSharedPieces, type SharedPiecesError } from './shared-pieces.ts'

/** Why a value does not answer its feature. Sides are millimetres. */
export type ValueError =
  | { readonly code: 'value/not-allowed' | 'value/bad-characters' | 'value/not-a-number' }
  | {
      readonly code: 'value/not-a-size' | 'value/not-a-colour' | 'value/not-a-date' | 'value/not-files'
    }
  | {
      readonly code: 'value/too-short' | 'value/too-small' | 'value/side-too-short'
      readonly min: number
    }
  | {
      readonly code: 'value/too-long' | 'value/too-large' | 'value/side-too-long'
      readonly max: number
    }
  | SharedPiecesError
  | { readonly code: 'value/too-many-files'; readonly max: number }
  | { readonly code: 'value/too-early'; readonly earliest: IsoDate }
  | { readonly code: 'value/too-late'; readonly latest: IsoDate }

/** The day a DATE is counted from, and the workshop's calendar. */
export type ConfigurationClock = { readonly today: IsoDate; readonly calendar: WorkCalendar }

type Checked = Result<string, ValueError>

const MAX_TEXT_LENGTH = 500
const MAX_NUMBER = 999_999_999
const MAX_SIDE_MM = 100_000
const MAX_FILES = 10

/** The value in its one written form (clean text, Latin digits, "850x2000", "#rrggbb"), if it is allowed. */
export function checkValue(feature: Feature, value: string, clock: ConfigurationClock): Checked {
  const { control, limits } = feature
  switch (control) {
    case 'TEXT':
      return sharesPieces(feature) ? checkShared(value, limits) : checkText(value, limits)
    case 'NUMBER':
      return checkNumber(value, limits)
    case 'DIMENSIONS':
      return checkSize(value, limits)
    case 'COLOR':
      return checkColour(value)
    case 'DATE':
      return checkDate(value, limits, clock)
    case 'FILE':
      return checkFiles(value, limits)
    default:
      return err({ code: 'value/not-allowed' })
  }
}

function checkText(value: string, { min, max }: FeatureLimits): Checked {
  const cleaned = cleanText(value, { minLength: min ?? 0, maxLength: max ?? MAX_TEXT_LENGTH })
  if (cleaned.ok) return cleaned
  const { error } = cleaned
  if (error.code === 'text/too-short') return err({ code: 'value/too-short', min: error.minLength })
  if (error.code === 'text/too-long') return err({ code: 'value/too-long', max: error.maxLength })
  return err({ code: 'value/bad-characters' })
}

function checkShared(value: string, limits: FeatureLimits): Checked {
  const shared = parseSharedPieces(value, limits.maxChoices ?? Infinity)
  return shared.ok ? checkText(writeSharedPieces(shared.value), limits) : shared
}

function checkNumber(value: string, { min, max }: FeatureLimits): Checked {
  const written = toLatinNumber(value)
  if (!/^-?\d+(\.\d{1,3})?$/.test(written)) return err({ code: 'value/not-a-number' })
  const number = Number(written)
  const [least, most] = [min ?? -MAX_NUMBER, max ?? MAX_NUMBER]
  if (number < least) return err({ code: 'value/too-small', min: least })
  if (number > most) return err({ code: 'value/too-large', max: most })
  return ok(String(number === 0 ? 0 : number))
}

/** Two whole numbers, also such as no size has. */
const WHOLE_SIDES = /^(-?\d+) ?[x×] ?(-?\d+)$/

function checkSize(value: string, limits: FeatureLimits): Checked {
  const sides = WHOLE_SIDES.exec(toLatinDigits(value).trim().toLowerCase())?.slice(1).map(Number)
  if (!sides) return err({ code: 'value/not-a-size' })
  const { min, max } = { min: limits.min ?? 1, max: limits.max ?? MAX_SIDE_MM }
  if (Math.min(...sides) < min) return err({ code: 'value/side-too-short', min })
  if (Math.max(...sides) > max) return err({ code: 'value/side-too-long', max })
  const size = parseDimensions(value)
  return size ? ok(writeDimensions(size)) : err({ code: 'value/not-a-size' })
}

function checkColour(value: string): Checked {
  const written = value.trim().toLowerCase()
  return /^#[0-9a-f]{6}$/.test(written) ? ok(written) : err({ code: 'value/not-a-colour' })
}

function checkDate(value: string, { min, max }: FeatureLimits, clock: ConfigurationClock): Checked {
  const day = toLatinDigits(value.trim())
  if (!isIsoDate(day)) return err({ code: 'value/not-a-date' })
  const daysLater = (days: number) => addWorkingDays(clock.today, days, clock.calendar)
  const earliest = min === null ? clock.today : daysLater(min)
  if (day < earliest) return err({ code: 'value/too-early', earliest })
  const latest = max === null ? undefined : daysLater(max)
  return latest && day > latest ? err({ code: 'value/too-late', latest }) : ok(day)
}

function checkFiles(value: string, { maxChoices }: FeatureLimits): Checked {
  const ids = value.split(',').map((id) => id.trim())
  if (!ids.every((id) => /^[A-Za-z0-9_-]{1,64}$/.test(id))) return err({ code: 'value/not-files' })
  const max = maxChoices ?? MAX_FILES
  return ids.length > max ? err({ code: 'value/too-many-files', max }) : ok(ids.join(','))
}
