import { deadlineDay, timeLeft } from '#domain/artwork/desk-deadline.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { ClockTime } from '#ui/text/moment.tsx'
import { useNow } from '../../app/use-now.ts'
import type { QueuedLine } from './artwork.queries.ts'

/** Until when a line must be signed off: today by the hour, else by day and hour, and how much time is left. */
export function QueueDeadline({ line: { deadline, urgent } }: { line: QueuedLine }) {
  const t = useT('office-artwork-queue')
  const { language } = usePage()
  const [at, now] = [new Date(deadline), new Date(useNow())]
  const { isOver, unit, count } = timeLeft(at, now)
  const day = deadlineDay(at, now, language)
  return (
    <span className={isOver || urgent ? 'desk-deadline desk-hot' : 'desk-deadline'}>
      <span className={day === undefined ? 'desk-today' : undefined}>
        {day === undefined ? (
          <Text area="office-artwork-queue" id="byTime" fill={{ time: <ClockTime at={deadline} /> }} />
        ) : (
          <>
            {day} <ClockTime at={deadline} />
          </>
        )}
      </span>
      <span>{t(`${isOver ? 'over' : 'left'}-${unit}`, { count })}</span>
    </span>
  )
}

/** How many lines have to be signed off before the next cut-off of today, and how many are late. */
export function QueueLoad({ lines }: { lines: readonly QueuedLine[] }) {
  const t = useT('office-artwork-queue')
  const now = useNow()
  const late = lines.filter(({ deadline }) => Date.parse(deadline) <= now).length
  const next = lines.find(({ deadline }) => Date.parse(deadline) > now)?.deadline
  const isToday = next !== undefined && riyadhDate(new Date(next)) === riyadhDate(new Date(now))
  if (late === 0 && !isToday) return null
  return (
    <p className="desk-load quiet">
      {late === 0 ? null : <b className="desk-hot">{t('lateFiles', { count: late })}</b>}
      {isToday ? (
        <span>
          <Text
            area="office-artwork-queue"
            id="dueBefore"
            count={lines.filter(({ deadline }) => deadline === next).length}
            fill={{ time: <ClockTime at={next} /> }}
          />
        </span>
      ) : null}
    </p>
  )
}
