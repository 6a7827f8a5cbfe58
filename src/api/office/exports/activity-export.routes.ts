import { ActivityExportQuery } from '#contract/office/exports.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { formatAmount } from '#domain/money/halalas.ts'
import { isChangeAction } from '#domain/staff/change-actions.ts'
import { CHANGE_LABELS } from '#domain/staff/change-labels.ts'
import { fieldKind } from '#domain/staff/change-fields.ts'
import { isUuid } from '#domain/text/uuid.ts'
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

type Row = ActivityPage['rows'][number]

/** Who did what, as a file: exactly what the activity shows to who asks. */
export function activityExportRoutes(
  scope: ApiServer,
  { exports, activity }: Pick<OfficeServices, 'exports' | 'activity'>,
): void {
  const schema = {
    ...exportSchema('activity', 'Changes as a CSV file or a workbook'),
    querystring: ActivityExportQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/activity/export', access: forFreshStaff('self'), schema },
    async ({ query: { format, ...query }, staff, language, request, reply }) => {
      const filter = filterOf(query, staff.staffId)
      const { sheet, columns } = ACTIVITY_WORDS[language]
      const made = await exports.export(staff, {
        list: 'activity',
        format,
        columns: Object.keys(columns),
        query: queryOf(request),
        headings: Object.values(columns),
        sheet: { name: sheet, isRightToLeft: language === 'ar' },
        count: (most) => activity.count(staff, filter, most),
        rows: activity.each(staff, filter),
        cellsOf: (row) => cellsOf(row, staff, language),
      })
      return sendFile(reply, made, 'activity', format)
    },
  )
}

function cellsOf(row: Row, staff: StaffActor, language: Language): Cell[] {
  const { by, via, action, before, after, reason } = presentChange(row, staff, () => false)
  const { label } = row
  return [
    row.at,
    by?.name ?? ACTIVITY_WORDS[language].via[via],
    isChangeAction(action) ? CHANGE_LABELS[action][language] : action,
    row.subject_type,
    typeof label === 'string' ? label : label && inLanguage(label, language),
    sideText(before),
    sideText(after),
    reason,
  ]
}

/** The changed fields by their names, sums in riyals and instants in Riyadh; what is not a plain value as JSON. */
const sideText = (side: Row['before']): string | null =>
  side &&
  Object.entries(side)
    .filter(([field, value]) => fieldKind(field) !== 'id' && !isUuid(value))
    .map(([field, value]) => `${field}: ${valueText(field, value)}`)
    .join('; ')

function valueText(field: string, value: unknown): string {
  const kind = fieldKind(field)
  if (kind === 'money' && typeof value === 'number') return `SAR ${formatAmount(value)}`
  if (kind === 'instant' && typeof value === 'string') return riyadhTimestamp(new Date(value))
  return typeof value === 'string' ? value : JSON.stringify(value)
}
