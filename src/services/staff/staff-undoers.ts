import type { Db } from '#db/connection.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { err, ok } from '#domain/result.ts'
import { inOrder, isPermission, lackedOf } from '#domain/staff/permissions.ts'
import type { FieldUndoer } from '../changes/undoer.ts'
import { findHeld, lockPerson, lockRights, writePerson } from './people/staff-person.repository.ts'
import type { RoleLabel } from './people/staff-person.repository.ts'
import { setRoles } from './people/set-roles.ts'
import { lockRole, writeRole } from './roles/role.repository.ts'

/** Takes back changes of a person: their name, and their roles. */
export const personUndoer: FieldUndoer = {
  permission: 'staff.edit',
  isDelicate: true,
  read: async (tx: Db, id: string) => {
    await lockRights(tx)
    const person = await lockPerson(tx, id)
    return person && { name: person.name, roles: (await findHeld(tx, id)).roles }
  },
  write: async (tx, id, fields, author) => {
    const { permissions } = await findHeld(tx, id)
    const [permission] = lackedOf(author.permissions, inOrder(permissions))
    if (permission) return err({ code: 'changes/permission', permission })
    const roles = fields['roles'] as readonly RoleLabel[] | undefined
    const set = await setRoles(
      tx,
      id,
      roles?.map((role) => role.id),
      author.staffId,
    )
    // A role of that time has been deleted.
    if (!set.ok) return err({ code: 'changes/changed-since' })
    const name = fields['name'] as string | undefined
    const person = await lockPerson(tx, id)
    await writePerson(tx, id, { name: name ?? person?.name ?? '' })
    return ok(undefined)
  },
}

/** Takes back changes of a role. */
export const roleUndoer: FieldUndoer = {
  permission: 'staff.decide',
  isDelicate: true,
  read: async (tx: Db, id: string) => {
    await lockRights(tx)
    const role = await lockRole(tx, id)
    return role && { name: role.name, permissions: inOrder(role.permissions) }
  },
  write: async (tx, id, fields, author) => {
    const role = await lockRole(tx, id)
    if (!role) return err({ code: 'changes/changed-since' })
    const { name = role.name, permissions = role.permissions } = fields as {
      readonly name?: LocalizedText
      readonly permissions?: readonly string[]
    }
    const [permission] = lackedOf(author.permissions, permissions.filter(isPermission))
    if (permission) return err({ code: 'changes/permission', permission })
    await writeRole(tx, id, { name, permissions }, author.staffId)
    return ok(undefined)
  },
}
