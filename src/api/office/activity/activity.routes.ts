import type { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { ActivityAnswer, ActivityQuery, CHANGE_ID } from '#contract/office/activity.ts'
import { err, ok } from '#domain/result.ts'
import type { ActivityRange } from '#services/activity/activity.service.ts'
import type { UndoError } from '#services/activity/change-undo.service.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { notFound, Refusal } from '../../refusal.ts'
import { listed, route, withMessage } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { rightsRefusal } from '../staff/rights-refusal.ts'
import { presentChange } from './activity.presenter.ts'

/** What a person sees of the activity depends on their rights, and never less than what they did themselves. */
const SELF = forStaff('self')

/** Who did what, and taking it back. */
export function activityRoutes(scope: ApiServer, { activity, undo }: Pick<OfficeServices, 'activity' | 'undo'>): void {
  const list = {
    ...routeSchema('activity', 'List changes, the newest first, fifty to a page', ActivityAnswer),
    querystring: ActivityQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/activity', access: SELF, schema: list },
    async ({ query: { cursor, ...query }, staff }) => {
      const { rows, next, ...meta } = await activity.page(staff, filterOf(query, staff.staffId), placeOf(cursor))
      return listed(
        rows.map((row) => presentChange(row, staff, undo.canUndo)),
        { ...meta, next: next && `${next.micros}.${next.id}` },
      )
    },
  )

  const back = { ...routeSchema('activity', 'Undo a change, as a new change', DoneAnswer), ...CHANGE_ID }
  route(
    scope,
    { method: 'POST', path: '/office/activity/:id/undo', access: SELF, schema: back },
    async ({ params: { id }, staff }) => {
      const undone = await undo.undo(staff, id)
      return undone.ok ? ok(withMessage('taken_back')) : err(undoRefusal(undone.error))
    },
  )
}

type Query = Omit<z.output<typeof ActivityQuery>, 'cursor'>

/** Which changes a query asks for; `me` is who asks. */
export const filterOf = ({ by, action, subject, from, to }: Query, self: string) => ({
  by: by === 'me' ? self : by === 'none' ? null : by,
  actions: action,
  subject: subjectOf(subject),
  from,
  to,
})

function subjectOf(text: string | undefined): ActivityRange['subject'] {
  const [type, id] = text?.split(':') ?? []
  return type !== undefined && id !== undefined ? { type, id } : undefined
}

function placeOf(cursor: string | undefined) {
  const [micros, id] = cursor?.split('.').map(Number) ?? []
  return micros !== undefined && id !== undefined ? { micros, id } : undefined
}

function undoRefusal(error: UndoError): Refusal {
  switch (error.code) {
    case 'changes/unknown':
      return notFound('change')
    case 'changes/not-undoable':
      return new Refusal('NOT_UNDOABLE')
    case 'changes/changed-since':
      return new Refusal('CHANGED_SINCE')
    case 'changes/permission':
      return new Refusal('PERMISSION_MISSING', { permission: error.permission })
    case 'changes/not-fresh':
      return new Refusal('REAUTHENTICATION_NEEDED')
    default:
      return rightsRefusal(error)
  }
}
