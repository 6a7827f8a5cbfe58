import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { addMonths } from '#domain/calendar/iso-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { dayByKey, dayWithin, isSameMonth, monthWeeks } from '#domain/calendar/month-weeks.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { usePage } from '../page-context.tsx'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../button.tsx'
import { dayInWords } from '#domain/calendar/day-in-words.ts'
import { monthName, weekdayName } from './calendar-names.ts'
import { Icon } from '../icons/icon.tsx'
import { MonthAndYear } from './month-and-year.tsx'
import { useFloating } from './use-floating.ts'
import './calendar.css'

type Limits = { min: IsoDate | undefined; max: IsoDate | undefined }
type Props = Limits & {
  value: IsoDate | undefined
  /** Months and years are chosen from lists, and the years have the focus at first. */
  hasYears: boolean
  onPick: (day: IsoDate) => void
  onClose: () => void
}

/** A month to pick a day from, by pointer or by keys. It has the focus when it appears. */
export default function Calendar({ value, min, max, hasYears, onPick, onClose }: Props) {
  const t = useT('ui')
  const { language, direction, now } = usePage()
  const today = riyadhDate(new Date(now))
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [{ day, isByKey }, setState] = useState({ day: dayWithin(value ?? today, min, max), isByKey: !hasYears })
  useFloating(box, direction === 'rtl')
  useEffect(() => {
    if (hasYears) box.current?.querySelector<HTMLElement>('[data-years]')?.focus({ preventScroll: true })
  }, [hasYears])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around it stays open.
      event.preventDefault()
      close()
    }
    const element = box.current
    element?.addEventListener('keydown', onEscape)
    return () => element?.removeEventListener('keydown', onEscape)
  }, [])
  useEffect(() => {
    if (isByKey) box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [day, isByKey])

  const show = (next: IsoDate) => setState({ day: dayWithin(next, min, max), isByKey: false })
  const turn = (months: number) => show(addMonths(day, months))
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayByKey(day, event.key, direction === 'rtl')
    if (!next) return
    event.preventDefault()
    setState({ day: dayWithin(next, min, max), isByKey: true })
  }
  return (
    <div ref={box} popover="manual" className="calendar" role="dialog" aria-labelledby={id}>
      <div className="calendar-heading">
        <Button look="ghost" size="icon" aria-label={t('previousMonth')} onClick={() => turn(-1)}>
          <Icon name="next" className="back" />
        </Button>
        <b id={id} aria-live="polite" className={hasYears ? 'visually-hidden' : undefined}>
          {monthName(day, language)}
        </b>
        {hasYears ? <MonthAndYear day={day} first={min ?? today} last={max ?? today} onShow={show} /> : null}
        <Button look="ghost" size="icon" aria-label={t('nextMonth')} onClick={() => turn(1)}>
          <Icon name="next" flip />
        </Button>
      </div>
      <Weeks
        day={day}
        value={value}
        today={today}
        min={min}
        max={max}
        onPick={onPick}
        onKeyDown={onKeyDown}
        labelId={id}
      />
    </div>
  )
}

type WeeksProps = Omit<Props, 'onClose' | 'hasYears'> & {
  day: IsoDate
  today: IsoDate
  labelId: string
  onKeyDown: (event: KeyboardEvent) => void
}

function Weeks({ day, value, today, min, max, labelId, onPick, onKeyDown }: WeeksProps) {
  const { language } = usePage()
  const weeks = monthWeeks(day)
  const isOff = (each: IsoDate): boolean => each !== dayWithin(each, min, max)
  return (
    <table aria-labelledby={labelId}>
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th key={each} scope="col" abbr={weekdayName(each, language, 'long')}>
              {weekdayName(each, language, language === 'ar' ? 'narrow' : 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <td key={each}>
                <button
                  type="button"
                  tabIndex={each === day ? 0 : -1}
                  aria-label={dayInWords(each, language, 'full')}
                  aria-pressed={each === value}
                  aria-disabled={isOff(each)}
                  onKeyDown={onKeyDown}
                  className={isSameMonth(each, day) ? undefined : 'quiet'}
                  {...(each === today && { 'aria-current': 'date' })}
                  onClick={() => isOff(each) || onPick(each)}
                >
                  {Number(each.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
