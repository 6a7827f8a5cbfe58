import { z } from 'zod'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { PrivateId } from '#contract/envelope.ts'
import { DeviceForm, DevicesAnswer, PairForm, PairingAnswer, PinForm } from '#contract/office/staff/workshop.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { err, ok } from '#domain/result.ts'
import { ENTRY, forFreshStaff, forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { takeLimit } from '../../limits/take-limit.ts'
import { invalidFields, notFound, Refusal } from '../../refusal.ts'
import { route, withMessage } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeCookies } from '../office-cookies.ts'
import type { OfficeServices } from '../office-services.ts'
import { presentDevice } from './workshop-device.presenter.ts'

type Services = Pick<OfficeServices, 'devices' | 'pins' | 'limits'>

const TAG = 'office production'
const SELF = forFreshStaff('self')

/** The tablets of the workshop, and the PINs by which people work on them. */
export function workshopDeviceRoutes(scope: ApiServer, services: Services, cookies: OfficeCookies): void {
  deviceRoutes(scope, services)
  pairRoute(scope, services, cookies)
  pinRoutes(scope, services)
}

function deviceRoutes(scope: ApiServer, { devices }: Services): void {
  const list = routeSchema(TAG, 'List the tablets of the workshop', DevicesAnswer)
  route(
    scope,
    { method: 'GET', path: '/office/devices', access: forStaff('production.decide'), schema: list },
    async () => (await devices.all()).map(presentDevice),
  )

  const create = {
    ...routeSchema(
      TAG,
      'Add a tablet to a station: returns the link for its QR code, valid for ten minutes',
      PairingAnswer,
    ),
    body: DeviceForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/devices', access: forFreshStaff('production.decide'), schema: create },
    async ({ body: { name, station: stationId }, staff }) => {
      const created = await devices.create(staff, { name, stationId })
      if (!created.ok) return err(invalidFields([{ field: 'station', code: 'not_an_option' }]))
      const { id, href, until } = created.value
      return ok({ id, href, until: riyadhTimestamp(until) })
    },
  )

  const revoke = {
    ...routeSchema(TAG, 'Remove a tablet at once', DoneAnswer),
    params: z.strictObject({ id: PrivateId }),
  }
  route(
    scope,
    { method: 'DELETE', path: '/office/devices/:id', access: forStaff('production.decide'), schema: revoke },
    async ({ params: { id }, staff }) =>
      (await devices.revoke(staff, id)).ok ? ok(withMessage('device_ended')) : err(notFound('tablet')),
  )
}

function pairRoute(scope: ApiServer, { devices, limits }: Services, cookies: OfficeCookies): void {
  const pair = {
    ...routeSchema(TAG, 'Pair this tablet by the link of its QR code, for 90 days', DoneAnswer),
    body: PairForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/devices/pair', access: ENTRY, schema: pair },
    async ({ body, request, reply }) => {
      await takeLimit(limits, 'device-pairing', request)
      const paired = await devices.pair(body.token)
      if (!paired.ok) return err(new Refusal('EXPIRED'))
      cookies.tablet.set(reply, paired.value)
      return ok(withMessage('device_paired'))
    },
  )
}

function pinRoutes(scope: ApiServer, { pins }: Services): void {
  const set = { ...routeSchema('account', 'Set one’s PIN for the tablets of the workshop', DoneAnswer), body: PinForm }
  route(scope, { method: 'PUT', path: '/office/me/pin', access: SELF, schema: set }, async ({ body, staff }) => {
    await pins.set(staff, body.pin)
    return withMessage('pin_set')
  })

  const remove = routeSchema('account', 'Remove one’s PIN', DoneAnswer)
  route(scope, { method: 'DELETE', path: '/office/me/pin', access: SELF, schema: remove }, async ({ staff }) =>
    (await pins.remove(staff)).ok ? ok(withMessage('pin_removed')) : err(new Refusal('NOT_FOUND')),
  )
}
