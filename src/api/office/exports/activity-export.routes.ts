import { ActivityExportQuery } from '#contract/office/exports.ts'
import { createTranslator } from '#domain/i18n/translator.ts'
import type { Language } from '#domain/language.ts'
import { changeText } from '#domain/activity/change-text.ts'
import { changeWords as arabic } from '#domain/activity/change-words.ar.ts'
import { changeWords as english } from '#domain/activity/change-words.en.ts'
import { permissionWords as arabicRights } from '#domain/staff/permission-words.ar.ts'
import { permissionWords as englishRights } from '#domain/staff/permission-words.en.ts'
import { visibleFields } from '#domain/staff/visible-fields.ts'
import { withoutIsolates } from '#domain/text/bidi.ts'
import type { ActivityPage } from '#services/activity/activity.service.ts'
import type { Cell } from '#services/exports/write-table.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { forFreshStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { presentChange } from '../activity/activity.presenter.ts'
import { filterOf } from '../activity/activity.routes.ts'
import type { OfficeServices } from '../office-services.ts'
import { exportSchema, queryOf, sendFile } from './export-file.ts'
import { ACTIVITY_WORDS } from './export-words.ts'

const CHANGE_WORDS = { en: english, ar: arabic }
const SEMICOLON = { en: '; ', ar: '؛ ' }
const PERMISSION_WORDS = { en: englishRights, ar: arabicRights }

type Row = ActivityPage['rows'][number]

/** Who did what, as a file: exactly what the activity shows to who asks. */
export function activityExportRoutes(
  scope: ApiServer,
  { exports, activity }: Pick<OfficeServices, 'exports' | 'activity'>,
): void {
  const schema = {
    ...exportSchema('activity', 'Export changes as CSV or Excel'),
    querystring: ActivityExportQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/activity/export', access: forFreshStaff('self'), schema },
    async ({ query: { format, ...query }, staff, language, request, reply }) => {
      const filter = filterOf(query, staff.staffId)
      const { sheet, columns } = ACTIVITY_WORDS[language]
      const words = wordsIn(language)
      const made = await exports.export(staff, {
        list: 'activity',
        format,
        columns: Object.keys(columns),
        query: queryOf(request),
        headings: Object.values(columns),
        sheet: { name: sheet, isRightToLeft: language === 'ar' },
        count: (most) => activity.count(staff, filter, most),
        rows: activity.each(staff, filter),
        cellsOf: (row) => cellsOf(row, staff, language, words),
      })
      return sendFile(reply, made, 'activity', format)
    },
  )
}

/** The words of changes without marks of direction, which would be in the way of who searches or sorts a file. */
const wordsIn = (language: Language) => {
  const t = createTranslator(language, CHANGE_WORDS[language]).t as (key: string, fill?: object) => string
  return changeText({
    language,
    t: (key, fill) => withoutIsolates(t(key, fill)),
    permission: (permission) => PERMISSION_WORDS[language][permission],
  })
}

function cellsOf(row: Row, staff: StaffActor, language: Language, words: ReturnType<typeof wordsIn>): Cell[] {
  const { by, via, undoes, action, before, after, reason } = presentChange(row, staff, () => false)
  const subject = { type: row.subject_type, id: row.subject_id, label: row.label }
  const fields = visibleFields(before, after)
  const side = (name: 'before' | 'after'): string | null =>
    fields
      .filter((field) => name in field)
      .map((field) => `${words.field(field.name)}: ${words.value(field.name, field[name])}`)
      .join(SEMICOLON[language]) || null
  return [
    row.at,
    by?.name ?? words.via(via),
    words.title({ action, undoes }),
    words.kind(subject.type),
    words.label(subject) || null,
    side('before'),
    side('after'),
    reason === null ? null : words.reason(reason),
  ]
}
