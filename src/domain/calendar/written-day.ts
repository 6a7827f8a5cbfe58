import { toLatinDigits } from '../text/digits.ts'
import { isIsoDate } from './iso-date.ts'
import type { IsoDate } from './iso-date.ts'

/** Year first, as the shop writes it, or day first, as people do; parted by - / . or spaces. */
const FORMS = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4})$/,
]

/** The day a visitor typed ("2026-11-26", "26/11/2026", "٢٦/١١/٢٠٢٦"); undefined when it is none. */
export function writtenDay(text: string): IsoDate | undefined {
  const latin = toLatinDigits(text).trim()
  const parts = FORMS.map((form) => form.exec(latin)?.groups).find((groups) => groups !== undefined)
  if (!parts) return undefined
  const { year = '', month = '', day = '' } = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : undefined
}
