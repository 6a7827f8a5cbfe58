import { PeopleExportQuery } from '#contract/office/exports.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { Language } from '#domain/language.ts'
import { ROLE_LABELS } from '#domain/staff/roles.ts'
import type { Cell } from '#services/exports/write-table.ts'
import type { PeoplePage } from '#services/staff/people/staff-people.service.ts'
import { forFreshStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import type { OfficeServices } from '../office-services.ts'
import { exportSchema, queryOf, sendFile } from './export-file.ts'
import { PEOPLE_WORDS } from './export-words.ts'

type Person = PeoplePage['rows'][number]
type Filter = Parameters<OfficeServices['people']['page']>[0]

/** The people of the office as a file, after a second factor. */
export function peopleExportRoutes(
  scope: ApiServer,
  { exports, people }: Pick<OfficeServices, 'exports' | 'people'>,
): void {
  const schema = {
    ...exportSchema('staff', 'Export staff as CSV or Excel'),
    querystring: PeopleExportQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/staff/export', access: forFreshStaff('staff.view'), schema },
    async ({ query: { q, status, role, format }, staff, language, request, reply }) => {
      const filter = { text: q, status, roleIds: role }
      const { sheet, columns } = PEOPLE_WORDS[language]
      const made = await exports.export(staff, {
        list: 'staff',
        format,
        columns: Object.keys(columns),
        query: queryOf(request),
        headings: Object.values(columns),
        sheet: { name: sheet, isRightToLeft: language === 'ar' },
        count: async () => (await people.page(filter, undefined)).total,
        rows: pagesOf(people, filter),
        cellsOf: (person) => personCells(person, language),
      })
      return sendFile(reply, made, 'staff', format)
    },
  )
}

async function* pagesOf({ page }: OfficeServices['people'], filter: Filter): AsyncGenerator<readonly Person[]> {
  let after: string | undefined
  do {
    const { rows, next } = await page(filter, after)
    yield rows
    after = next ?? undefined
  } while (after !== undefined)
}

function personCells(person: Person, language: Language): readonly Cell[] {
  const { states, factors } = PEOPLE_WORDS[language]
  const moment = (at: Date | null) => at && riyadhTimestamp(at).slice(0, 16).replace('T', ' ')
  const factor = person.passkeys > 0 ? factors.passkey : person.has_authenticator ? factors.app : null
  return [
    person.name,
    person.email,
    person.roles.map(({ code, name }) => (code ? ROLE_LABELS[code][language] : inLanguage(name, language))).join(', '),
    states[person.status],
    factor,
    moment(person.last_seen_at),
    moment(person.activated_at),
    moment(person.deactivated_at),
  ]
}
