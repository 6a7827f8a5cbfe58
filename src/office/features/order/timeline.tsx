import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { Fragment } from 'react'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { ClockTime } from '#ui/text/moment.tsx'
import { DayText } from '../../app/day-text.tsx'
import { useChangeWords } from '../../history/change-words.ts'
import { ChangedFields } from '../../history/changed-fields.tsx'
import { addressOf } from '../../site-map.ts'
import { useStatusText } from '../../shared/order/status-text.ts'
import { ResendButton } from './resend-button.tsx'
import { useChangeText, useJobText, useNewsText } from './news-text.ts'
import type { Order, TimelineEntry } from '../../shared/order/order.queries.ts'

/** Everything that happened to an order, newest first: who, when, by what means. */
export function Timeline({ order }: { order: Order }) {
  const t = useT('office-order')
  const entries = order.timeline.filter(({ kind }) => kind !== 'NOTE')
  const dayOf = ({ at }: TimelineEntry) => riyadhDate(new Date(at))
  return (
    <section className="ruled">
      <h2>{t('history')}</h2>
      <ol className="timeline">
        {entries.map((entry, index) => {
          const before = entries[index - 1]
          const isNewDay = !before || dayOf(before) !== dayOf(entry)
          return (
            <Fragment key={keyOf(entry)}>
              {isNewDay ? (
                <li className="day">
                  <DayText day={dayOf(entry)} />
                </li>
              ) : null}
              <li>
                <ClockTime at={entry.at} />
                <span>
                  <EntryText entry={entry} order={order} />
                  <EntryAuthor entry={entry} />
                  {entry.kind === 'MESSAGE' ? <ResendButton order={order} message={entry} /> : null}
                </span>
              </li>
            </Fragment>
          )
        })}
      </ol>
    </section>
  )
}

/** What has no id is known by its time and what it led to: an order may be placed and paid in one instant. */
const keyOf = (entry: TimelineEntry): string =>
  `${entry.kind} ${entry.at} ${'id' in entry ? entry.id : 'cutOff' in entry ? entry.cutOff : entry.to}`

function EntryText({ entry, order }: { entry: TimelineEntry; order: Order }) {
  const t = useT('office-order')
  const statusText = useStatusText()
  const newsText = useNewsText()
  switch (entry.kind) {
    case 'MOVE':
      return t('movedTo', { status: statusText({ status: entry.to, fulfilment: order.fulfilment }) })
    case 'MESSAGE':
      return <Text area="office-order" id="messageSent" fill={{ news: <bdi>{newsText(entry.news)}</bdi> }} />
    case 'DAY':
      return (
        <Text
          area="office-order"
          id="dayMoved"
          fill={{
            date: <DayText day={entry.to} />,
            from: <DayText day={entry.from} />,
            why: t(`missing-${entry.cause}`),
          }}
        />
      )
    case 'JOB':
      return <JobText entry={entry} />
    case 'CHANGE':
      return <ChangeText entry={entry} />
    default:
      return t('changed')
  }
}

/** What staff did besides moving the order, with the sum where money is meant. */
function ChangeText({ entry }: { entry: Extract<TimelineEntry, { kind: 'CHANGE' }> }) {
  const changeText = useChangeText()
  const amount = entry.after?.['amount']
  const line = entry.action.startsWith('artwork.') ? entry.after?.['line'] : undefined
  return (
    <>
      {changeText(entry.action)}
      {typeof line === 'string' ? (
        <>
          {' '}
          <Ltr>{line}</Ltr>
        </>
      ) : null}
      {typeof amount === 'number' ? (
        <>
          {' '}
          <Money halalas={amount} />
        </>
      ) : null}
      {entry.action === 'order.message' && typeof entry.after?.['text'] === 'string' ? (
        <q className="said" dir="auto">
          {entry.after['text']}
        </q>
      ) : null}
      {entry.action === 'order.correct' ? <ChangedFields before={entry.before} after={entry.after} /> : null}
    </>
  )
}

/** What was done with a print job, and where. */
function JobText({ entry: { code, move, station, spoilt } }: { entry: Extract<TimelineEntry, { kind: 'JOB' }> }) {
  const t = useT('office-order')
  const jobText = useJobText()
  return (
    <>
      <Link className="text-link" to={addressOf('job', { code })}>
        <Ltr>{code}</Ltr>
      </Link>
      {': '}
      {jobText(move, station)}
      {spoilt ? ` · ${t('spoilt', { count: spoilt })}` : null}
    </>
  )
}

function EntryAuthor({ entry }: { entry: TimelineEntry }) {
  const t = useT('office-order')
  const words = useChangeWords()
  if (!('by' in entry)) return null
  const { type, name } = entry.by
  const reason = 'reason' in entry ? entry.reason : null
  return (
    <small>
      {name ? <bdi>{name}</bdi> : t(type === 'CUSTOMER' ? 'byCustomer' : type === 'STAFF' ? 'byStaff' : 'bySystem')}
      {reason ? (
        <>
          {': '}
          <bdi>{words.reason(reason)}</bdi>
        </>
      ) : null}
    </small>
  )
}
