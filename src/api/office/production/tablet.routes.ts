import type { FastifyRequest } from 'fastify'
import { JobAnswer, MovedJobAnswer } from '#contract/office/production/job.ts'
import { TabletAnswer, TabletMoveForm } from '#contract/office/staff/workshop.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { lackedAt, workersAt } from '#domain/production/station.ts'
import { err, ok } from '#domain/result.ts'
import type { WorkshopDevice } from '#services/staff/workshop/workshop-devices.service.ts'
import { ENTRY } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { limitRefusal } from '../../customers/customer-refusals.ts'
import { notFound, Refusal } from '../../refusal.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { Cookie } from '../../cookie.ts'
import type { OfficeServices } from '../office-services.ts'
import { jobRefusal } from './job-refusal.ts'
import { CODE } from './job.routes.ts'
import { presentJob } from './production.presenter.ts'

type Services = Pick<OfficeServices, 'devices' | 'pins' | 'orders'>

const TAG = 'office production'
/** What is done at a tablet; work is planned elsewhere. */
const TABLET_MOVES: ReadonlySet<string> = new Set(TabletMoveForm.options.map(({ shape }) => shape.move.value))

/** What a paired tablet does: it sees the jobs of its station, and moves them by the PIN of a person. */
export function tabletRoutes(scope: ApiServer, services: Services, cookie: Cookie): void {
  const { production } = services.orders
  const paired = async (request: FastifyRequest): Promise<WorkshopDevice> => {
    const device = await services.devices.of(cookie.read(request))
    if (!device) throw new Refusal('UNAUTHENTICATED')
    return device
  }
  const own = routeSchema(TAG, 'Get this tablet and who can work on it', TabletAnswer)
  route(scope, { method: 'GET', path: '/office/tablet', access: ENTRY, schema: own }, async ({ request }) => {
    const device = await paired(request)
    const kind = (await production.workshop.stations()).find(({ id }) => id === device.station_id)?.kind
    const holders = await services.pins.holders()
    const people = holders.filter(({ permissions }) => kind && lackedAt(kind, permissions) === undefined)
    return {
      name: device.name,
      station: { id: device.station_id, name: device.station },
      people: people.map(({ id, name }) => ({ id, name })),
    }
  })

  const one = { ...routeSchema(TAG, 'Get a job at the station of this tablet', JobAnswer), ...CODE }
  route(
    scope,
    { method: 'GET', path: '/office/tablet/jobs/:code', access: ENTRY, schema: one },
    async ({ params, request, language }) => {
      const device = await paired(request)
      const now = await production.job(params.code)
      if (now?.job.station_id !== device.station_id) return err(notFound('job'))
      const kind = now.stations.find(({ id }) => id === device.station_id)?.kind
      // By itself a tablet moves nothing: it offers what a worker of its station could do at it.
      const permissions = kind ? workersAt(kind) : new Set<never>()
      const job = presentJob(now, { language, permissions, today: riyadhDate(new Date()) })
      return ok({ ...job, moves: job.moves.filter((move) => TABLET_MOVES.has(move)) })
    },
  )
  moveRoute(scope, services, paired)
}

function moveRoute(
  scope: ApiServer,
  { pins, orders: { production } }: Services,
  paired: (request: FastifyRequest) => Promise<WorkshopDevice>,
): void {
  const move = {
    ...routeSchema(TAG, 'Apply an action to a job at the station of this tablet, confirmed by a PIN', MovedJobAnswer),
    ...CODE,
    body: TabletMoveForm,
  }
  route(
    scope,
    { method: 'POST', path: '/office/tablet/jobs/:code/moves', access: ENTRY, schema: move },
    async ({ params: { code }, body, request, language }) => {
      const device = await paired(request)
      const { person, pin, request: name, ...requested } = body
      const verified = await pins.show(device.id, person, pin)
      if (!verified.ok)
        return err(verified.error.code === 'limits/exceeded' ? limitRefusal(verified.error) : new Refusal('PIN_WRONG'))
      const worker = verified.value
      const moved = await production.moves.move(worker, code, { ...requested, station: device.station_id }, name)
      const now = await production.job(code)
      if (!moved.ok) return err(jobRefusal(moved.error, now, language))
      if (!now) return err(notFound('job'))
      const { undo, part, isRepeated } = moved.value
      const job = presentJob(now, { language, permissions: worker.permissions, today: riyadhDate(new Date()) })
      return ok({ job, undo: undo === undefined ? null : String(undo), part: part ?? null, isRepeated })
    },
  )
}
