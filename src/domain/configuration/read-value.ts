import { isIsoDate, type IsoDate } from '../calendar/iso-date.ts'
import { addWorkingDays, type WorkCalendar } from '../calendar/ready-by.ts'
import { err, ok, type Result } from '../result.ts'
import { cleanText } from '../text/clean-text.ts'
import { toLatinDigits, toLatinNumber } from '../text/digits.ts'
import type { FeatureValue } from './chosen-feature.ts'
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

type Read = Result<FeatureValue, ValueError>

const MAX_TEXT_LENGTH = 500
const MAX_NUMBER = 999_999_999
const MAX_SIDE_MM = 100_000
const MAX_FILES = 10

/** Reads what is typed or written for a feature (in any digits, "850x2000", "#rrggbb", "M 3, L 7"), if it is allowed. */
export function readValue(feature: Feature, value: string, clock: ConfigurationClock): Read {
  const { control, limits } = feature
  switch (control) {
    case 'TEXT':
      return sharesPieces(feature) ? readShared(value, limits) : readText(value, limits)
    case 'NUMBER':
      return readNumber(value, limits)
    case 'DIMENSIONS':
      return readSize(value, limits)
    case 'COLOR':
      return readColour(value)
    case 'DATE':
      return readDate(value, limits, clock)
    case 'FILE':
      return readFiles(value, limits)
    default:
      return err({ code: 'value/not-allowed' })
  }
}

function readText(value: string, { min, max }: FeatureLimits): Read {
  const cleaned = cleanText(value, { minLength: min ?? 0, maxLength: max ?? MAX_TEXT_LENGTH })
  if (cleaned.ok) return ok({ kind: 'text', text: cleaned.value })
  const { error } = cleaned
  if (error.code === 'text/too-short') return err({ code: 'value/too-short', min: error.minLength })
  if (error.code === 'text/too-long') return err({ code: 'value/too-long', max: error.maxLength })
  return err({ code: 'value/bad-characters' })
}

function readShared(value: string, limits: FeatureLimits): Read {
  const shared = parseSharedPieces(value, limits.maxChoices ?? Infinity)
  if (!shared.ok) return shared
  // They are printed on documents as a text of at most so many letters.
  const written = readText(writeSharedPieces(shared.value), limits)
  return written.ok ? ok({ kind: 'pieces', pieces: shared.value }) : written
}

function readNumber(value: string, { min, max }: FeatureLimits): Read {
  const written = toLatinNumber(value)
  if (!/^-?\d+(\.\d{1,3})?$/.test(written)) return err({ code: 'value/not-a-number' })
  const number = Number(written)
  const [least, most] = [min ?? -MAX_NUMBER, max ?? MAX_NUMBER]
  if (number < least) return err({ code: 'value/too-small', min: least })
  if (number > most) return err({ code: 'value/too-large', max: most })
  return ok({ kind: 'text', text: String(number === 0 ? 0 : number) })
}

/** Two whole numbers, also such as no size has. */
const WHOLE_SIDES = /^(-?\d+) ?[x×] ?(-?\d+)$/

function readSize(value: string, limits: FeatureLimits): Read {
  const sides = WHOLE_SIDES.exec(toLatinDigits(value).trim().toLowerCase())
  if (!sides) return err({ code: 'value/not-a-size' })
  const [widthMm, heightMm] = [Number(sides[1]), Number(sides[2])]
  const { min, max } = { min: Math.max(limits.min ?? 1, 1), max: limits.max ?? MAX_SIDE_MM }
  if (Math.min(widthMm, heightMm) < min) return err({ code: 'value/side-too-short', min })
  if (Math.max(widthMm, heightMm) > max) return err({ code: 'value/side-too-long', max })
  return ok({ kind: 'dimensions', widthMm, heightMm })
}

function readColour(value: string): Read {
  const hex = value.trim().toLowerCase()
  return /^#[0-9a-f]{6}$/.test(hex) ? ok({ kind: 'colour', hex }) : err({ code: 'value/not-a-colour' })
}

function readDate(value: string, { min, max }: FeatureLimits, clock: ConfigurationClock): Read {
  const day = toLatinDigits(value.trim())
  if (!isIsoDate(day)) return err({ code: 'value/not-a-date' })
  const daysLater = (days: number) => addWorkingDays(clock.today, days, clock.calendar)
  const earliest = min === null ? clock.today : daysLater(min)
  if (day < earliest) return err({ code: 'value/too-early', earliest })
  const latest = max === null ? undefined : daysLater(max)
  return latest && day > latest ? err({ code: 'value/too-late', latest }) : ok({ kind: 'text', text: day })
}

function readFiles(value: string, { maxChoices }: FeatureLimits): Read {
  const artworkIds = value.split(',').map((id) => id.trim())
  if (!artworkIds.every((id) => /^[A-Za-z0-9_-]{1,64}$/.test(id))) return err({ code: 'value/not-files' })
  const max = maxChoices ?? MAX_FILES
  return artworkIds.length > max ? err({ code: 'value/too-many-files', max }) : ok({ kind: 'file', artworkIds })
}
