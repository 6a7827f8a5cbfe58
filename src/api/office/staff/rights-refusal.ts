import type { PeopleError } from '#services/staff/people/staff-people.service.ts'
import type { InvitingError } from '#services/staff/invitations/inviting.service.ts'
import type { RoleError } from '#services/staff/roles/staff-roles.service.ts'
import type { RightsError } from '#services/staff/rights-errors.ts'
import { invalidFields, notFound, Refusal } from '../../refusal.ts'
import { conflictRefusal } from '../if-match.ts'

/** Why rights were not changed. */
export function rightsRefusal(error: RightsError): Refusal {
  switch (error.code) {
    case 'rights/own':
      return new Refusal('OWN_RIGHTS')
    case 'rights/lacking':
      return new Refusal('PERMISSION_MISSING', error.permission && { permission: error.permission })
    case 'rights/last-owner':
      return new Refusal('LAST_OWNER')
    case 'rights/too-many-roles':
      return new Refusal('TOO_MANY_ROLES')
    case 'rights/role-in-use':
      return new Refusal('ROLE_IN_USE')
    case 'rights/last-factor':
      return new Refusal('LAST_FACTOR')
  }
}

/** Why nothing was changed about a person or a role. */
export function staffRefusal(error: PeopleError | InvitingError | RoleError): Refusal {
  switch (error.code) {
    case 'staff/not-found':
      return notFound('person')
    case 'roles/not-found':
      return notFound('role')
    case 'staff/unknown-role':
      return invalidFields([{ field: 'roleIds', code: 'not_an_option' }])
    case 'staff/exists':
      return invalidFields([{ field: 'email', code: 'not_an_option' }])
    case 'staff/not-invited':
      return new Refusal('NOT_INVITED')
    case 'staff/same-status':
      return new Refusal('SAME_STATUS')
    case 'roles/built-in':
      return new Refusal('BUILT_IN_ROLE')
    case 'versions/conflict':
      return conflictRefusal(error)
    default:
      return rightsRefusal(error)
  }
}
