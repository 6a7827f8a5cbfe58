import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId } from '#contract/envelope.ts'
import {
  isQueryOf,
  NewViewForm,
  ViewForm,
  ViewIdAnswer,
  ViewsAnswer,
  ViewsQuery,
} from '#contract/office/staff/views.ts'
import { err, ok } from '#domain/result.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { mayChangeView, VIEWED_LISTS } from '#domain/staff/saved-view.ts'
import type { ViewedList } from '#domain/staff/saved-view.ts'
import type { ViewError } from '#services/staff/views/saved-views.service.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { invalidFields, notFound, Refusal } from '../../refusal.ts'
import { route, withMessage } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import { conflictRefusal, VERSION_HEADER, versionOf } from '../if-match.ts'
import type { OfficeServices } from '../office-services.ts'

const TAG = 'staff'
// The list decides: each has a right of its own.
const SELF = forStaff('self')
const ONE = { params: z.strictObject({ id: PrivateId }), ...VERSION_HEADER }

/** Lists that people come back to, for themselves or for everyone. */
export function savedViewRoutes(scope: ApiServer, { views }: Pick<OfficeServices, 'views'>): void {
  const list = {
    ...routeSchema(TAG, 'List one’s saved views of a list, then those that others share', ViewsAnswer),
    querystring: ViewsQuery,
  }
  route(scope, { method: 'GET', path: '/office/views', access: SELF, schema: list }, async ({ query, staff }) => {
    needList(query.list, staff.permissions)
    const found = await views.of(staff.staffId, query.list)
    return found.map((view) => ({
      id: view.id,
      name: view.name,
      query: view.query,
      isShared: view.isShared,
      isOwn: view.staffId === staff.staffId,
      by: view.by,
      mayChange: mayChangeView(view, staff),
      version: view.version,
    }))
  })

  const create = { ...routeSchema(TAG, 'Save a view of a list; at most thirty', ViewIdAnswer), body: NewViewForm }
  route(scope, { method: 'POST', path: '/office/views', access: SELF, schema: create }, async ({ body, staff }) => {
    const { list: of, ...form } = body
    needList(of, staff.permissions)
    const saved = await views.save(staff, of, form, isQueryOf)
    return saved.ok ? ok(withMessage('view_saved', { id: saved.value })) : err(viewRefusal(saved.error))
  })

  const change = { ...routeSchema(TAG, 'Update a saved view', ViewIdAnswer), ...ONE, body: ViewForm }
  route(
    scope,
    { method: 'PUT', path: '/office/views/:id', access: SELF, schema: change },
    async ({ params: { id }, body, staff, request }) => {
      const changed = await views.change(staff, { id, version: versionOf(request) }, body, isQueryOf)
      return changed.ok ? ok(withMessage('view_saved', { id })) : err(viewRefusal(changed.error))
    },
  )

  const remove = { ...routeSchema(TAG, 'Delete a saved view', DoneAnswer), ...ONE }
  route(
    scope,
    { method: 'DELETE', path: '/office/views/:id', access: SELF, schema: remove },
    async ({ params: { id }, staff, request }) => {
      const removed = await views.remove(staff, { id, version: versionOf(request) })
      return removed.ok ? ok(withMessage('view_removed')) : err(viewRefusal(removed.error))
    },
  )
}

function needList(list: ViewedList, held: ReadonlySet<Permission>): void {
  const permission = VIEWED_LISTS[list]
  if (!held.has(permission)) throw new Refusal('PERMISSION_MISSING', { permission })
}

function viewRefusal(error: ViewError): Refusal {
  switch (error.code) {
    case 'views/unknown':
      return notFound('view')
    case 'views/not-own':
      return new Refusal('PERMISSION_MISSING', { permission: error.permission })
    case 'views/taken':
      return invalidFields([{ field: 'name', code: 'name_taken' }])
    case 'views/query':
      return invalidFields([{ field: 'query', code: 'not_an_option' }])
    case 'versions/conflict':
      return conflictRefusal(error)
  }
}
