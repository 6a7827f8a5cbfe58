import { addMonths } from '#domain/calendar/iso-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { usePage } from '../page-context.tsx'
import { useT } from '../i18n/use-t.ts'
import { monthOnly } from './calendar-names.ts'

type Props = { day: IsoDate; first: IsoDate; last: IsoDate; onShow: (day: IsoDate) => void }

/** The month shown, to be chosen from lists: all months, and the years from the last to the first (S373). */
export function MonthAndYear({ day, first, last, onShow }: Props) {
  const t = useT('ui')
  const { language } = usePage()
  const [year, month] = [yearOf(day), Number(day.slice(5, 7))]
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(last) - index)
  return (
    <span>
      <select
        aria-label={t('month')}
        value={month}
        onChange={({ target }) => onShow(addMonths(day, Number(target.value) - month))}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <option key={index} value={index + 1}>
            {monthOnly(addMonths('2000-01-01', index), language)}
          </option>
        ))}
      </select>
      <select
        data-years=""
        aria-label={t('year')}
        value={year}
        onChange={({ target }) => onShow(addMonths(day, (Number(target.value) - year) * 12))}
      >
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </span>
  )
}

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4))
