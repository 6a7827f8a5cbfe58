import type { z } from 'zod'
import type { ActivityChange } from '#contract/office/activity.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { MONEY_ACTIONS } from '#domain/staff/activity-branches.ts'
import type { ActivityPage } from '#services/activity/activity.service.ts'
import type { ChangeUndo } from '#services/activity/change-undo.service.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { withoutContact } from './without-contact.ts'

const MONEY: ReadonlySet<string> = new Set(MONEY_ACTIONS)
const SEE_MONEY = ['money.view', 'activity.money'] as const

/** Things whose changes say nothing of a customer. */
const OF_STAFF: ReadonlySet<string> = new Set(['staff', 'role', 'device'])

const idOf = (id: number | null): string | null => (id === null ? null : String(id))

/** A change as the activity shows it to who asks. */
export function presentChange(
  row: ActivityPage['rows'][number],
  staff: StaffActor,
  canUndo: ChangeUndo['canUndo'],
): z.input<typeof ActivityChange> {
  const isShown = staff.permissions.has('contact.view') || OF_STAFF.has(row.subject_type)
  const isHidden = MONEY.has(row.action) && !SEE_MONEY.some((permission) => staff.permissions.has(permission))
  const visible = (side: typeof row.before) => (isHidden ? null : isShown ? side && { ...side } : withoutContact(side))
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
