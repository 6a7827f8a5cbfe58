import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { ChangedFields } from '../../history/changed-fields.tsx'
import { useChangeWords } from '../../history/change-words.ts'
import type { Change } from '../../history/change-words.ts'
import { ChangeAuthor, ChangeNotes } from '../../history/history.tsx'
import { TakeBack } from '../../history/take-back.tsx'
import type { Column } from '../../list/column.ts'
import { PersonMark } from '../../components/person-mark.tsx'
import { addressOf } from '../../site-map.ts'

/** The columns of the activity. */
export function useActivityColumns(): readonly Column<Change>[] {
  const t = useT('office-activity')
  return [
    {
      id: 'who',
      heading: t('who'),
      cell: (change) => (
        <span className="person-line">
          {change.by ? <PersonMark name={change.by.name} /> : null}
          <span>
            <b className="one-line">
              <ChangeAuthor change={change} />
            </b>
            <small className="one-line">
              <Moment at={change.at} />
            </small>
          </span>
        </span>
      ),
    },
    { id: 'action', heading: t('what'), isName: true, cell: (change) => <ActionText change={change} /> },
    {
      id: 'sides',
      heading: t('change'),
      cell: (change) => (
        <>
          <ChangedFields before={change.before} after={change.after} />
          <ChangeNotes change={change} />
        </>
      ),
    },
    {
      id: 'back',
      heading: t('takeBack'),
      isHeadingHidden: true,
      isNumber: true,
      cell: ({ id, canUndo }) => (canUndo ? <TakeBack change={id} /> : null),
    },
  ]
}

function ActionText({ change }: { change: Change }) {
  const words = useChangeWords()
  const { type, id, label } = change.subject
  const name = words.subject(change.subject)
  const to =
    type === 'order' && typeof label === 'string'
      ? addressOf('order', { number: label })
      : type === 'staff'
        ? addressOf('person', { id })
        : undefined
  return (
    <>
      <span className="one-line">{words.title(change)}</span>
      <small className="one-line">{to ? <Link to={to}>{name}</Link> : <bdi>{name}</bdi>}</small>
    </>
  )
}
