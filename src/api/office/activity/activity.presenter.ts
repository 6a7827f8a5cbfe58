import type { z } from 'zod'
import type { ActivityChange } from '#contract/office/activity.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { MONEY_ACTIONS } from '#domain/staff/activity-branches.ts'
import { fieldKind } from '#domain/staff/change-fields.ts'
import type { ActivityPage } from '#services/activity/activity.service.ts'
import type { ChangeUndo } from '#services/activity/change-undo.service.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { withoutContact } from './without-contact.ts'

type Row = ActivityPage['rows'][number]

const MONEY: ReadonlySet<string> = new Set(MONEY_ACTIONS)
const SEE_MONEY = ['money.view', 'activity.money'] as const

/** Things whose changes say nothing of a customer. */
const OF_STAFF: ReadonlySet<string> = new Set(['staff', 'role', 'device'])

const idOf = (id: number | null): string | null => (id === null ? null : String(id))

/** A side of a change with the names of people and stations in the place of their ids; those that are gone are left out. */
function namedSide(
  side: NonNullable<Row['before']>,
  { people, stations }: Pick<Row, 'people' | 'stations'>,
): Record<string, unknown> {
  const nameOf = (field: string, value: unknown): unknown => {
    const kind = fieldKind(field)
    if (kind !== 'person' && kind !== 'station') return value
    const names = kind === 'person' ? people : stations
    if (Array.isArray(value)) return value.flatMap((id) => names?.[String(id)] ?? [])
    return names?.[String(value)] ?? null
  }
  const { stationId, ...rest } = side
  // A job names its station beside the number of it.
  const current = 'station' in side || stationId === undefined ? rest : side
  return Object.fromEntries(Object.entries(current).map(([field, value]) => [field, nameOf(field, value)]))
}

/** A change as the activity shows it to who asks. */
export function presentChange(
  row: Row,
  staff: StaffActor,
  canUndo: ChangeUndo['canUndo'],
): z.input<typeof ActivityChange> {
  const isShown = staff.permissions.has('contact.view') || OF_STAFF.has(row.subject_type)
  const isHidden = MONEY.has(row.action) && !SEE_MONEY.some((permission) => staff.permissions.has(permission))
  const visible = (side: typeof row.before) => {
    const named = side && namedSide(side, row)
    return isHidden ? null : isShown ? named : withoutContact(named)
  }
  return {
    id: String(row.id),
    at: riyadhTimestamp(row.at),
    by: row.by,
    via: row.via,
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id, label: row.label },
    before: visible(row.before),
    after: visible(row.after),
    reason: row.reason,
    undoes: idOf(row.undoes),
    undoneBy: idOf(row.undone_by),
    isErased: row.is_erased,
    canUndo: canUndo(staff, row),
  }
}
