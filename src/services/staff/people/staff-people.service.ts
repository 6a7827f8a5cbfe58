import type { Db } from '#db/connection.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { inOrder, lackedOf } from '#domain/staff/permissions.ts'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import { recordChange } from '../../changes/record-change.ts'
import { lastChangeOf, versionConflict } from '../../changes/version-conflict.ts'
import type { VersionConflict } from '../../changes/version-conflict.ts'
import { revokeInvitations } from '../invitations/invitation.repository.ts'
import { withRights } from '../rights-errors.ts'
import type { RightsError } from '../rights-errors.ts'
import type { StaffActor, StaffSessions } from '../staff-sessions.service.ts'
import { countPeople, findListedPerson, findPeople } from './staff-list.repository.ts'
import type { ListedPerson, PeopleFilter } from './staff-list.repository.ts'
import { findHeld, lockPerson, lockRights, writePerson, writeStatus } from './staff-person.repository.ts'
import type { StaffPerson } from './staff-person.repository.ts'
import { setRoles } from './set-roles.ts'

export type PeopleError =
  | RightsError
  | VersionConflict
  | { readonly code: 'staff/not-found' }
  | { readonly code: 'staff/unknown-role' }
  /** They are that already. */
  | { readonly code: 'staff/same-status' }
  | { readonly code: 'staff/not-invited' }

export type PeoplePage = {
  readonly rows: readonly ListedPerson[]
  readonly total: number
  readonly withoutFactor: number
  readonly next: string | null
}

/** One person, with the last thing that was changed about them. */
export type PersonFile = {
  readonly person: ListedPerson
  readonly lastChange: Awaited<ReturnType<typeof lastChangeOf>>
}

export type StaffPeople = ReturnType<typeof createStaffPeople>

interface PeopleParts {
  readonly db: Db
  readonly sessions: Pick<StaffSessions, 'end'>
}

type Done = Result<void, PeopleError>

/** The people who work in the office: who they are, what they may do, and whether they still come in. */
export function createStaffPeople({ db, sessions }: PeopleParts) {
  /** Changes a person whom the author has no fewer rights than, at the version that the author saw. */
  const inPerson = (
    author: StaffActor,
    { id, version }: { readonly id: string; readonly version?: number },
    change: (tx: Db, person: StaffPerson) => Promise<Done>,
  ): Promise<Done> =>
    withRights(() =>
      db.transaction().execute(async (tx): Promise<Done> => {
        await lockRights(tx)
        const person = await lockPerson(tx, id)
        if (!person) return err({ code: 'staff/not-found' })
        const { roles, permissions } = await findHeld(tx, id)
        const [permission] = lackedOf(author.permissions, inOrder(permissions))
        if (permission) return err({ code: 'rights/lacking', permission })
        if (version !== undefined && version !== person.version) {
          const present = { name: person.name, roleIds: roles.map((role) => role.id) }
          return versionConflict(tx, { type: 'staff', id }, person.version, present)
        }
        return change(tx, person)
      }),
    )

  return {
    page: async (filter: PeopleFilter, after: string | undefined): Promise<PeoplePage> => {
      const [found, counted] = await Promise.all([
        findPeople(db, filter, { after, limit: ROWS_PER_PAGE + 1 }),
        countPeople(db, filter),
      ])
      const rows = found.slice(0, ROWS_PER_PAGE)
      return { rows, ...counted, next: found.length > ROWS_PER_PAGE ? (rows.at(-1)?.id ?? null) : null }
    },

    find: async (id: string): Promise<PersonFile | undefined> => {
      const person = await findListedPerson(db, id)
      return person && { person, lastChange: await lastChangeOf(db, { type: 'staff', id }) }
    },

    /** Changes the name and the roles of a person; what is left out stays. */
    change: (
      author: StaffActor,
      at: { readonly id: string; readonly version: number },
      given: { readonly name?: string | undefined; readonly roleIds?: readonly string[] | undefined },
    ): Promise<Done> =>
      inPerson(author, at, async (tx, person) => {
        const { roles: had } = await findHeld(tx, person.id)
        const set = await setRoles(tx, person.id, given.roleIds, author.staffId)
        if (!set.ok) return set
        const { name = person.name } = given
        const written = await recordChange(tx, author, {
          action: 'staff.change',
          subject: { type: 'staff', id: person.id },
          before: { name: person.name, roles: had },
          after: { name, roles: set.value ?? had },
        })
        if (written !== undefined) await writePerson(tx, person.id, { name })
        return ok(undefined)
      }),

    ...statuses(inPerson, sessions),
  }
}

type InPerson = (
  author: StaffActor,
  at: { readonly id: string; readonly version?: number },
  change: (tx: Db, person: StaffPerson) => Promise<Done>,
) => Promise<Done>

const statuses = (inPerson: InPerson, sessions: PeopleParts['sessions']) => ({
  /** Shuts a person out at once: their sessions and their open link end. */
  deactivate: (author: StaffActor, at: { readonly id: string; readonly version: number }, reason?: string) =>
    inPerson(author, at, async (tx, { id, status }) => {
      if (status === 'INACTIVE') return err({ code: 'staff/same-status' })
      await writeStatus(tx, id, 'INACTIVE', author.staffId)
      await sessions.end(tx, id)
      await revokeInvitations(tx, id)
      await recordStatus(tx, author, id, [status, 'INACTIVE'], reason)
      return ok(undefined)
    }),

  /** Reactivates a person, with the factors that they had. */
  activate: (author: StaffActor, at: { readonly id: string; readonly version: number }, reason?: string) =>
    inPerson(author, at, async (tx, { id, status, hasJoined }) => {
      if (status !== 'INACTIVE') return err({ code: 'staff/same-status' })
      const next = hasJoined ? 'ACTIVE' : 'INVITED'
      await writeStatus(tx, id, next, author.staffId)
      await recordStatus(tx, author, id, [status, next], reason)
      return ok(undefined)
    }),

  /** Ends the open link of a person who has not come in yet. */
  withdrawInvitation: (author: StaffActor, id: string) =>
    inPerson(author, { id }, async (tx, { status, email }) => {
      if (status !== 'INVITED' || !(await revokeInvitations(tx, id))) return err({ code: 'staff/not-invited' })
      await recordChange(tx, author, {
        action: 'staff.revokeInvitation',
        subject: { type: 'staff', id },
        before: { email },
        after: null,
      })
      return ok(undefined)
    }),
})

async function recordStatus(
  tx: Db,
  author: StaffActor,
  id: string,
  [before, after]: readonly [StaffPerson['status'], StaffPerson['status']],
  reason: string | undefined,
): Promise<void> {
  await recordChange(tx, author, {
    action: after === 'INACTIVE' ? 'staff.deactivate' : 'staff.activate',
    subject: { type: 'staff', id },
    before: { status: before },
    after: { status: after },
    reason,
  })
}
