import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { OfficeIcon } from '../components/office-icon.tsx'
import { addressOf } from '../site-map.ts'
import { ChangedFields } from './changed-fields.tsx'
import { useChangeWords } from './change-words.ts'
import type { Change } from './change-words.ts'
import { TakeBack } from './take-back.tsx'

/** How many of the newest changes are shown beside a thing. */
const MAX_DISPLAYED = 8

/** The newest changes of one thing, beside it; the rest is in the activity. */
export function History({ type, id }: { type: string; id: string }) {
  const t = useT('office-activity')
  const subject = `${type}:${id}`
  const { data } = useQuery<AnswerOf<'/api/office/activity'>>(
    plain(apiQuery('/api/office/activity', { query: { subject }, tags: [] })),
  )
  return (
    <section className="ruled">
      <h2>{t('history')}</h2>
      {data?.data.length === 0 ? <p className="quiet">{t('noHistory')}</p> : null}
      <ol className="history">
        {data?.data.slice(0, MAX_DISPLAYED).map((change) => (
          <HistoryEntry key={change.id} change={change} />
        ))}
      </ol>
      {data && data.meta.total > MAX_DISPLAYED ? (
        <Link to={addressOf('activity', {}, `subject=${subject}`)}>{t('allOf')}</Link>
      ) : null}
    </section>
  )
}

function HistoryEntry({ change }: { change: Change }) {
  const words = useChangeWords()
  return (
    <li>
      <p>
        <b>{words.title(change)}</b>
        <small>
          <ChangeAuthor change={change} /> · <Moment at={change.at} />
        </small>
      </p>
      <ChangedFields before={change.before} after={change.after} />
      <ChangeNotes change={change} />
      {change.canUndo ? <TakeBack change={change.id} /> : null}
    </li>
  )
}

/** Who made a change: a person, or what acts without one. */
export function ChangeAuthor({ change: { by, via } }: { change: Change }) {
  const words = useChangeWords()
  return by ? <bdi>{by.name}</bdi> : words.via(via)
}

/** Why a change was made, and what became of it. */
export function ChangeNotes({ change: { subject, reason, undoes, undoneBy, isErased } }: { change: Change }) {
  const t = useT('office-activity')
  const words = useChangeWords()
  return (
    <>
      {reason === null ? null : (
        <p className="quiet">
          <bdi>{words.reason(reason)}</bdi>
        </p>
      )}
      {undoes === null ? null : <ChangeLink change={undoes} subject={subject} text={t('takesBack')} />}
      {undoneBy === null ? null : <ChangeLink change={undoneBy} subject={subject} text={t('takenBack')} />}
      {isErased ? <p className="quiet">{t('erased')}</p> : null}
    </>
  )
}

type LinkProps = { change: string; subject: Change['subject']; text: string }

/** Leads to another change of the same thing, in its activity. */
const ChangeLink = ({ change, subject: { type, id }, text }: LinkProps) => (
  <Link className="tag" to={`${addressOf('activity', {}, `subject=${type}:${id}`)}#${change}`}>
    <OfficeIcon name="back" />
    {text}
  </Link>
)
