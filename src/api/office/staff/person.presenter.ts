import type { z } from 'zod'
import type { LastChange, Person } from '#contract/office/staff/people.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { CHANGE_ACTIONS, isChangeAction } from '#domain/staff/change-actions.ts'
import { inOrder, lackedOf } from '#domain/staff/permissions.ts'
import type { PersonFile } from '#services/staff/people/staff-people.service.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'

const instant = (at: Date | null): string | null => at && riyadhTimestamp(at)

/** A person as the list of staff shows them to who asks. */
export const presentPerson = (
  person: PersonFile['person'],
  { staffId, permissions }: StaffActor,
): z.input<typeof Person> => ({
  id: person.id,
  name: person.name,
  email: person.email,
  language: person.language,
  status: person.status,
  version: person.version,
  roles: person.roles,
  factors: { authenticator: person.has_authenticator, passkeys: person.passkeys },
  lastSeenAt: instant(person.last_seen_at),
  invitedUntil: instant(person.invited_until),
  joinedAt: instant(person.activated_at),
  deactivatedAt: instant(person.deactivated_at),
  isSelf: person.id === staffId,
  canEdit: permissions.has('staff.edit') && lackedOf(permissions, inOrder(person.permissions)).length === 0,
})

/** The last change of a thing: who made it can take it back at once. */
export const presentLastChange = (
  last: PersonFile['lastChange'],
  { staffId }: StaffActor,
): z.input<typeof LastChange> | null =>
  last
    ? {
        id: String(last.id),
        at: riyadhTimestamp(last.at),
        by: last.staff_id !== null && last.name !== null ? { id: last.staff_id, name: last.name } : null,
        canUndo: last.staff_id === staffId && isChangeAction(last.action) && CHANGE_ACTIONS[last.action].undo,
      }
    : null
