import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { riyadhDate, riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import type { Language } from '#domain/language.ts'
import { usePage } from '../page-context.tsx'
import { Ltr } from './bidi.tsx'
import { DateText } from './date-text.tsx'

/** The day of an instant in Riyadh, its Hijri date where a pointer rests on it (S258). */
export function Day({ at }: { at: string }) {
  const { language } = usePage()
  const day: IsoDate = riyadhDate(new Date(at))
  return (
    <time dateTime={day} title={hijriDate(at, language)}>
      {dayInWords(day, language, 'full')}
    </time>
  )
}

/** Day and time of an instant in Riyadh. */
export function Moment({ at }: { at: string }) {
  return (
    <>
      <Day at={at} /> <ClockTime at={at} />
    </>
  )
}

/** Until when something is to be done: the day as dates of orders are written, and the time. */
export const DueTime = ({ at }: { at: string }) => (
  <>
    <DateText day={riyadhDate(new Date(at))} /> <ClockTime at={at} />
  </>
)

/** The time of day of an instant in Riyadh, "14:05". */
export const ClockTime = ({ at }: { at: string }) => (
  <Ltr>
    <time dateTime={at}>{riyadhTimestamp(new Date(at)).slice(11, 16)}</time>
  </Ltr>
)

const hijriDate = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-islamic-umalqura-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(at))
