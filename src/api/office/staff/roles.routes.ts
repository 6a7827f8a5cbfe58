import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId } from '#contract/envelope.ts'
import { RoleForm, RoleIdAnswer, RolesAnswer } from '#contract/office/staff/roles.ts'
import { err, ok } from '#domain/result.ts'
import { inOrder, lackedOf } from '#domain/staff/permissions.ts'
import { forFreshStaff, forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route, withMessage } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import { VERSION_HEADER, versionOf } from '../if-match.ts'
import type { OfficeServices } from '../office-services.ts'
import { staffRefusal } from './rights-refusal.ts'

const DECIDE = forFreshStaff('staff.decide')
const TAG = 'staff'
const ONE = { params: z.strictObject({ id: PrivateId }), ...VERSION_HEADER }

/** The roles that people have. */
export function roleRoutes(scope: ApiServer, { roles }: Pick<OfficeServices, 'roles'>): void {
  const list = routeSchema(TAG, 'List roles with their permissions, the built-in ones first', RolesAnswer)
  route(
    scope,
    { method: 'GET', path: '/office/roles', access: forStaff('staff.view'), schema: list },
    async ({ staff: { permissions } }) =>
      (await roles.all()).map((role) => {
        const held = inOrder(role.permissions)
        const canGrant = lackedOf(permissions, held).length === 0
        return {
          ...role,
          permissions: held,
          canGrant,
          canEdit: canGrant && role.code === null && permissions.has('staff.decide'),
        }
      }),
  )

  const create = { ...routeSchema(TAG, 'Create a custom role; at most twenty', RoleIdAnswer), body: RoleForm }
  route(scope, { method: 'POST', path: '/office/roles', access: DECIDE, schema: create }, async ({ body, staff }) => {
    const created = await roles.create(staff, body)
    return created.ok ? ok(withMessage('role_created', { id: created.value })) : err(staffRefusal(created.error))
  })

  const change = { ...routeSchema(TAG, 'Update a custom role', RoleIdAnswer), ...ONE, body: RoleForm }
  route(
    scope,
    { method: 'PUT', path: '/office/roles/:id', access: DECIDE, schema: change },
    async ({ params: { id }, body, staff, request }) => {
      const changed = await roles.change(staff, { id, version: versionOf(request) }, body)
      return changed.ok ? ok(withMessage('role_changed', { id })) : err(staffRefusal(changed.error))
    },
  )

  const retire = { ...routeSchema(TAG, 'Delete a custom role that no one has', DoneAnswer), ...ONE }
  route(
    scope,
    { method: 'DELETE', path: '/office/roles/:id', access: DECIDE, schema: retire },
    async ({ params: { id }, staff, request }) => {
      const retired = await roles.retire(staff, { id, version: versionOf(request) })
      return retired.ok ? ok(withMessage('role_deleted')) : err(staffRefusal(retired.error))
    },
  )
}
