import { z } from 'zod'
import { PrivateId } from '#contract/envelope.ts'
import {
  InvitePersonForm,
  PeopleAnswer,
  PeopleQuery,
  PersonAnswer,
  PersonForm,
  ReasonForm,
  SentLinkAnswer,
} from '#contract/office/staff/people.ts'
import type { SuccessCode } from '#contract/messages/api-messages.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { InvitingError } from '#services/staff/invitations/inviting.service.ts'
import type { SentLink } from '#services/staff/invitations/staff-links.ts'
import type { PeopleError } from '#services/staff/people/staff-people.service.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { forFreshStaff, forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { notFound } from '../../refusal.ts'
import { listed, route, withMessage } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import { VERSION_HEADER, versionOf } from '../if-match.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentLastChange, presentPerson } from './person.presenter.ts'
import { staffRefusal } from './rights-refusal.ts'

type Services = Pick<OfficeServices, 'people' | 'inviting'>

const VIEW = forStaff('staff.view')
const EDIT = forFreshStaff('staff.edit')
const TAG = 'staff'
const ONE = { params: z.strictObject({ id: PrivateId }) }

/** The people of the office, and how they join and leave. */
export function peopleRoutes(scope: ApiServer, services: Services): void {
  readRoutes(scope, services)
  changeRoutes(scope, services)
  statusRoutes(scope, services)
  linkRoutes(scope, services)
}

function readRoutes(scope: ApiServer, { people }: Services): void {
  const list = {
    ...routeSchema(TAG, 'List staff by name, fifty to a page', PeopleAnswer),
    querystring: PeopleQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/staff', access: VIEW, schema: list },
    async ({ query: { q, status, role, cursor }, staff }) => {
      const { rows, total, withoutFactor, next } = await people.page({ text: q, status, roleIds: role }, cursor)
      return listed(
        rows.map((person) => presentPerson(person, staff)),
        { total, isTotalExact: true, next, withoutFactor },
      )
    },
  )
  const one = { ...routeSchema(TAG, 'Get a person with their last change', PersonAnswer), ...ONE }
  route(scope, { method: 'GET', path: '/office/staff/:id', access: VIEW, schema: one }, ({ params: { id }, staff }) =>
    personNow(people, id, staff),
  )
}

function changeRoutes(scope: ApiServer, { people }: Services): void {
  const schema = {
    ...routeSchema(TAG, 'Update the name or the roles of a person', PersonAnswer),
    ...ONE,
    ...VERSION_HEADER,
    body: PersonForm,
  }
  route(
    scope,
    { method: 'PATCH', path: '/office/staff/:id', access: EDIT, schema },
    async ({ params: { id }, body, staff, request }) => {
      const changed = await people.change(staff, { id, version: versionOf(request) }, body)
      return answered(people, id, staff, changed, 'staff_changed')
    },
  )
}

function statusRoutes(scope: ApiServer, { people }: Services): void {
  for (const [step, code] of [
    ['deactivate', 'staff_deactivated'],
    ['activate', 'staff_activated'],
  ] as const) {
    const schema = {
      ...routeSchema(
        TAG,
        step === 'activate' ? 'Activate a person again' : 'Deactivate a person at once',
        PersonAnswer,
      ),
      ...ONE,
      ...VERSION_HEADER,
      body: ReasonForm,
    }
    route(
      scope,
      { method: 'POST', path: `/office/staff/:id/${step}`, access: EDIT, schema },
      async ({ params: { id }, body, staff, request }) => {
        const changed = await people[step](staff, { id, version: versionOf(request) }, body.reason)
        return answered(people, id, staff, changed, code)
      },
    )
  }
  const withdraw = { ...routeSchema(TAG, 'Withdraw an open invitation', PersonAnswer), ...ONE }
  route(
    scope,
    { method: 'DELETE', path: '/office/staff/:id/invitation', access: EDIT, schema: withdraw },
    async ({ params: { id }, staff }) =>
      answered(people, id, staff, await people.withdrawInvitation(staff, id), 'invitation_withdrawn'),
  )
}

function linkRoutes(scope: ApiServer, { inviting }: Services): void {
  const invite = {
    ...routeSchema(TAG, 'Invite a person: sends a link by e-mail, and returns it', SentLinkAnswer),
    body: InvitePersonForm,
  }
  route(scope, { method: 'POST', path: '/office/staff', access: EDIT, schema: invite }, async ({ body, staff }) =>
    linked(await inviting.invite(body, staff), 'invitation_sent'),
  )
  const again = {
    ...routeSchema(TAG, 'Send a new invitation link to a person who has not joined yet', SentLinkAnswer),
    ...ONE,
  }
  route(
    scope,
    { method: 'POST', path: '/office/staff/:id/invitation', access: EDIT, schema: again },
    async ({ params: { id }, staff }) => linked(await inviting.sendAgain(id, staff), 'invitation_sent'),
  )
  const reset = {
    ...routeSchema(TAG, 'Reset the password and factors of a person, and send a link for new ones', SentLinkAnswer),
    ...ONE,
    body: ReasonForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/staff/:id/factor-reset', access: EDIT, schema: reset },
    async ({ params: { id }, body, staff }) =>
      linked(await inviting.resetFactors(id, staff, body.reason), 'factor_reset'),
  )
}

type Sent = Result<{ readonly person: { readonly id: string }; readonly link: SentLink }, InvitingError>

const linked = (sent: Sent, code: SuccessCode) =>
  sent.ok
    ? ok(
        withMessage(code, {
          personId: sent.value.person.id,
          href: sent.value.link.href,
          expiresAt: riyadhTimestamp(sent.value.link.expiresAt),
        }),
      )
    : err(staffRefusal(sent.error))

async function personNow(people: Services['people'], id: string, staff: StaffActor) {
  const found = await people.find(id)
  if (!found) return err(notFound('person'))
  return ok({ ...presentPerson(found.person, staff), lastChange: presentLastChange(found.lastChange, staff) })
}

/** The person as they are after a change, or why nothing was changed. */
async function answered(
  people: Services['people'],
  id: string,
  staff: StaffActor,
  changed: Result<void, PeopleError>,
  code: SuccessCode,
) {
  if (!changed.ok) return err(staffRefusal(changed.error))
  const now = await personNow(people, id, staff)
  return now.ok ? ok(withMessage(code, now.value)) : now
}
