import { addDays } from '#domain/calendar/iso-date.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useRiyadhDay } from '../../app/use-now.ts'
import { JobCard } from '../board/job-card.tsx'
import type { BoardJob, BoardStation } from '../board/board.queries.ts'

const STATION: BoardStation = {
  id: 2,
  kind: 'PRINT',
  name: '',
  jobsADay: null,
  isActive: true,
  isOnRoute: true,
  mayWork: false,
}

/** A job's card at rest, late, and at the keyboard. */
export function CardParts() {
  const t = useT('office-parts')
  const today = useRiyadhDay()
  const job = (code: string, days: number, more: Partial<BoardJob> = {}): BoardJob => ({
    code,
    order: 10_389,
    station: STATION.id,
    state: 'QUEUED',
    quantity: 5_000,
    name: t('sample'),
    variant: null,
    image: null,
    artwork: null,
    customer: t('sampleCustomer'),
    due: addDays(today, days),
    urgent: false,
    isReprint: false,
    reason: null,
    held: null,
    material: null,
    colour: null,
    pool: null,
    print: null,
    sheets: null,
    assignee: null,
    pickup: false,
    route: [STATION.id],
    version: 1,
    ...more,
  })
  const cards = [job('10389-1', 2), job('10389-2', -3, { isReprint: true }), job('10389-3', 0, { state: 'RUNNING' })]
  return (
    <section className="ruled">
      <h2>{t('card')}</h2>
      <ul className="board-cards">
        {cards.map((each, index) => (
          <JobCard
            key={each.code}
            job={each}
            station={STATION}
            isAt={index === 2}
            today={today}
            onNext={() => undefined}
            onChoose={() => undefined}
          />
        ))}
      </ul>
    </section>
  )
}
