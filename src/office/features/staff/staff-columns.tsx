import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { DayText } from '../../app/day-text.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Column } from '../../list/column.ts'
import { PersonMark } from '../../components/person-mark.tsx'
import { addressOf } from '../../site-map.ts'
import { FactorState } from './factor-state.tsx'
import { useRoleNames } from '../../shared/staff/role-names.ts'
import type { Person } from './staff.queries.ts'
import { StatusSwitch } from './status-switch.tsx'

/** The columns of the list of staff. */
export function useStaffColumns(): readonly Column<Person>[] {
  const t = useT('office-staff')
  const roleNames = useRoleNames()
  return [
    {
      id: 'name',
      heading: t('name'),
      isName: true,
      cell: (person) => (
        <span className="person-line">
          <PersonMark name={person.name} />
          <span>
            <Link className="row-link" to={addressOf('person', { id: person.id })}>
              <bdi>{person.name}</bdi>
            </Link>{' '}
            {person.isSelf ? <span className="tag">{t('you')}</span> : null}
            <small className="one-line">
              <Ltr>{person.email}</Ltr>
            </small>
          </span>
        </span>
      ),
    },
    { id: 'roles', heading: t('roles'), cell: ({ roles }) => roleNames(roles) },
    { id: 'factor', heading: t('factor'), cell: (person) => <FactorState {...person.factors} /> },
    { id: 'seen', heading: t('lastSeen'), cell: (person) => <LastSeen person={person} /> },
    { id: 'active', heading: t('active'), cell: (person) => <StatusSwitch person={person} /> },
  ]
}

/** When a person was here last, or why they were not. */
export function LastSeen({ person }: { person: Person }) {
  const t = useT('office-staff')
  const { status, lastSeenAt, invitedUntil, deactivatedAt } = person
  if (status === 'INACTIVE' && deactivatedAt !== null)
    return (
      <span className="quiet">
        {t('closed')} <DayText day={riyadhDate(new Date(deactivatedAt))} />
      </span>
    )
  if (status === 'INVITED')
    return (
      <span className={invitedUntil === null ? 'pay warn' : 'quiet'}>
        {t(invitedUntil === null ? 'linkOver' : 'invited')}
      </span>
    )
  return <span className="quiet">{lastSeenAt === null ? t('notLately') : <Moment at={lastSeenAt} />}</span>
}
