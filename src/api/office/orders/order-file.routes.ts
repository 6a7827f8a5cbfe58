import { z } from 'zod'
import type { SuccessCode } from '#contract/messages/api-messages.ts'
import { DeskOrderAnswer } from '#contract/office/orders/order-file.ts'
import {
  AssigneeForm,
  ContactForm,
  CustomerMessageForm,
  MoveForm,
  NoteForm,
  ResendForm,
} from '#contract/office/orders/order-work.ts'
import { queryInteger } from '#contract/query-value.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { DESK_MOVES } from '#domain/orders/desk/desk-moves.ts'
import { mayWriteNotes } from '#domain/orders/desk/note-writers.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { notFound, Refusal } from '../../refusal.ts'
import { route, withMessage } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import { VERSION_HEADER, versionOf } from '../if-match.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentFile } from './order-file.presenter.ts'
import { makeMove } from './order-move.ts'
import { workRefusal } from './work-refusal.ts'
import type { WorkError } from './work-refusal.ts'

type Orders = OfficeServices['orders']
type OrderRequest = { readonly number: number; readonly staff: StaffActor; readonly language: Language }

/** The number of an order, as people say it. */
export const NUMBER = { params: z.strictObject({ number: queryInteger(1, 2_147_483_647) }) }
const EDIT = forStaff('orders.edit')

/** One order, and what staff does with it. Every change answers the order as it is then. */
export function orderFileRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): void {
  const schema = {
    ...routeSchema('office orders', 'Get an order with everything that staff can see of it', DeskOrderAnswer),
    ...NUMBER,
  }
  route(
    scope,
    { method: 'GET', path: '/office/orders/:number', access: forStaff('orders.view'), schema },
    ({ params, staff, language }) => orderNow(orders, { ...params, staff, language }),
  )
  moveRoute(scope, orders)
  workRoutes(scope, orders)
  correctionRoute(scope, orders)
}

const described = (summary: string) => ({ ...routeSchema('office orders', summary, DeskOrderAnswer), ...NUMBER })

function moveRoute(scope: ApiServer, orders: Orders): void {
  const schema = { ...described('Apply an action to an order, such as accept or cancel'), body: MoveForm }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/moves', access: forStaff('orders.view'), schema },
    async ({ params: { number }, body, staff, language }) => {
      const lacked = lackedFor(body, staff)
      if (lacked) return err(lacked)
      const request = { number, staff, language }
      return answered(orders, request, await makeMove(orders, request, body))
    },
  )
}

/** What a person or their session lacks for a move. What gives money back takes a fresh sign-in, as every refund does. */
function lackedFor(form: z.output<typeof MoveForm>, { permissions, isFresh }: StaffActor): Refusal | undefined {
  const { permission, refunds } = DESK_MOVES[form.move]
  const closes = 'openJobs' in form && form.openJobs === 'close'
  const needed = [permission, ...(closes ? (['production.decide'] as const) : [])]
  const lacked = needed.find((each) => !permissions.has(each))
  if (lacked) return new Refusal('PERMISSION_MISSING', { permission: lacked })
  return refunds && !isFresh ? new Refusal('REAUTHENTICATION_NEEDED') : undefined
}

function workRoutes(scope: ApiServer, orders: Orders): void {
  const note = { ...described('Add an internal note to an order'), body: NoteForm }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/notes', access: forStaff('orders.view'), schema: note },
    async ({ params: { number }, body, staff, language }) => {
      if (!mayWriteNotes(staff.permissions))
        return err(new Refusal('PERMISSION_MISSING', { permission: 'orders.edit' }))
      return answered(orders, { number, staff, language }, await orders.work.note(staff, number, body), 'note_saved')
    },
  )
  const assignee = { ...described('Assign an order to a person, or to no one'), body: AssigneeForm }
  route(
    scope,
    { method: 'PUT', path: '/office/orders/:number/assignee', access: EDIT, schema: assignee },
    async ({ params: { number }, body, staff, language }) =>
      answered(
        orders,
        { number, staff, language },
        await orders.work.assign(staff, number, body.staffId),
        body.staffId === null ? 'assignee_removed' : 'assignee_set',
      ),
  )
  const message = { ...described('Send the customer a message in free text'), body: CustomerMessageForm }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/customer-messages', access: EDIT, schema: message },
    async ({ params: { number }, body, staff, language }) =>
      answered(
        orders,
        { number, staff, language },
        await orders.work.write(staff, number, body.text),
        'customer_written',
      ),
  )
  const resend = { ...described('Send the customer an earlier message again'), body: ResendForm }
  route(
    scope,
    { method: 'POST', path: '/office/orders/:number/messages', access: EDIT, schema: resend },
    async ({ params: { number }, body, staff, language }) =>
      answered(
        orders,
        { number, staff, language },
        await orders.work.resend(staff, number, Number(body.messageId)),
        'message_resent',
      ),
  )
}

function correctionRoute(scope: ApiServer, orders: Orders): void {
  const schema = {
    ...described('Correct the contact details and the delivery address of an order'),
    ...VERSION_HEADER,
    body: ContactForm,
  }
  route(
    scope,
    { method: 'PATCH', path: '/office/orders/:number/contact', access: EDIT, schema },
    async ({ params: { number }, body, staff, language, request }) => {
      const version = versionOf(request)
      return answered(
        orders,
        { number, staff, language },
        await orders.work.correct(staff, number, version, body),
        'contact_corrected',
      )
    },
  )
}

/** The order as it is after a change with a sentence of what was done, or why nothing was changed: with what it is now. */
export async function answered(
  orders: Orders,
  request: OrderRequest,
  done: Result<unknown, WorkError>,
  message: SuccessCode = 'done',
) {
  if (done.ok) return orderNow(orders, request, message)
  const found = await orders.files.find(request.staff, request.number)
  return err(workRefusal(done.error, found?.order))
}

/** The order as staff sees it now. */
export async function orderNow(
  orders: Orders,
  { number, staff, language }: OrderRequest,
  message: SuccessCode = 'done',
) {
  const found = await orders.files.find(staff, number)
  if (!found) return err(notFound('order'))
  const sees = {
    contact: staff.permissions.has('contact.view'),
    money: staff.permissions.has('money.view'),
    production: staff.permissions.has('production.view'),
  }
  return ok(withMessage(message, presentFile(found, { language, today: riyadhDate(new Date()), sees })))
}
