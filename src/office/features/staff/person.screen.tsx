import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useParams } from '#ui/router/router.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { FactRows } from '../../components/fact-rows.tsx'
import { DayText } from '../../app/day-text.tsx'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { ConflictPanel } from '../../edit/conflict-panel.tsx'
import type { FieldWords } from '../../edit/conflict-panel.tsx'
import { SaveBar } from '../../edit/save-bar.tsx'
import { useEdit } from '../../edit/use-edit.ts'
import { History } from '../../history/history.tsx'
import { toastDone } from '../../history/take-back.tsx'
import { Broken, Waiting } from '../../components/states.tsx'
import { FactorState } from './factor-state.tsx'
import { PersonActions } from './person-actions.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useRoleNames } from '../../shared/staff/role-names.ts'
import { LastSeen } from './staff-columns.tsx'
import { personQuery, ROLES } from './staff.queries.ts'
import type { PersonFile } from './staff.queries.ts'
import { StatusSwitch } from './status-switch.tsx'

export const AREAS: readonly AreaName[] = ['office-staff', 'office-edit', 'office-activity']

/** One person: who they are, what they may do, how they sign in, and what was changed about them. */
export default function PersonScreen() {
  const { id = '' } = useParams()
  const found = useQuery<AnswerOf<`/api/office/staff/${string}`>>(plain(personQuery(id)))
  if (found.data) return <PersonPage key={id} person={found.data.data} />
  return found.error ? <Broken failure={found.error} onRetry={() => void found.refetch()} /> : <Waiting />
}

type PersonFields = { readonly name: string; readonly roleIds: readonly string[] }

const fieldsOf = ({ name, roles }: Pick<PersonFile, 'name' | 'roles'>): PersonFields => ({
  name,
  roleIds: roles.map(({ id }) => id),
})

function PersonPage({ person }: { person: PersonFile }) {
  return (
    <>
      <div className="page-head">
        <h1>
          <bdi>{person.name}</bdi>
        </h1>
        <StatusSwitch person={person} />
        <div className="page-head-end">
          <PersonActions person={person} />
        </div>
      </div>
      <div className="order-columns">
        <PersonForm person={person} />
        <aside className="order-side">
          <PersonFacts person={person} />
          <History type="staff" id={person.id} />
        </aside>
      </div>
    </>
  )
}

/** Name and roles, saved over what colleagues saved meanwhile. */
function PersonForm({ person }: { person: PersonFile }) {
  const t = useT('office-staff')
  const { api } = usePage()
  const words = usePersonWords()
  const edit = useEdit<PersonFields>({
    thing: `staff:${person.id}`,
    version: person.version,
    fields: fieldsOf(person),
    save: async ({ name, roleIds }, version) => {
      const path = `/api/office/staff/${encodeURIComponent(person.id)}` as const
      const body = { ...(name !== undefined && { name }), ...(roleIds && { roleIds: [...roleIds] }) }
      const { data, message } = await api.patch(path, body, { version })
      toastDone(message, data.lastChange)
      return { version: data.version, fields: fieldsOf(data) }
    },
  })
  return (
    <div className="order-main">
      <ConflictPanel edit={edit} words={words} />
      <div className="field">
        <label htmlFor="person-name">{t('name')}</label>
        <input
          id="person-name"
          dir="auto"
          maxLength={100}
          disabled={!person.canEdit}
          value={edit.values.name}
          aria-invalid={edit.fieldProblems['name'] === undefined ? undefined : true}
          onChange={({ target }) => edit.set('name', target.value)}
        />
      </div>
      <RoleChoice
        value={edit.values.roleIds}
        disabled={!person.canEdit || person.isSelf}
        onChange={(roleIds) => edit.set('roleIds', roleIds)}
      />
      {person.isSelf ? <p className="quiet">{t('ownRoles')}</p> : null}
      {person.canEdit ? null : <p className="quiet">{t('moreRights')}</p>}
      <SaveBar edit={edit} words={words} />
    </div>
  )
}

function usePersonWords(): FieldWords<PersonFields> {
  const t = useT('office-staff')
  const roleNames = useRoleNames()
  const roles = useQuery<AnswerOf<'/api/office/roles'>>(plain(ROLES)).data?.data ?? []
  return {
    name: { label: t('name') },
    roleIds: { label: t('roles'), show: (ids) => roleNames(roles.filter(({ id }) => ids.includes(id))) },
  }
}

function PersonFacts({ person }: { person: PersonFile }) {
  const t = useT('office-staff')
  const rows = [
    [t('email'), <Ltr key="email">{person.email}</Ltr>],
    [t('factor'), <FactorState key="factor" {...person.factors} />],
    [t('lastSeen'), <LastSeen key="seen" person={person} />],
    [t('language'), t(person.language)],
    [t('joined'), person.joinedAt && <DayText key="joined" day={riyadhDate(new Date(person.joinedAt))} />],
  ] as const
  return (
    <section className="ruled">
      <h2>{t('facts')}</h2>
      <dl className="facts">
        <FactRows rows={rows} />
      </dl>
    </section>
  )
}
