import { z } from 'zod'
import {
  NewRouteForm,
  RouteAnswer,
  RouteForm,
  StationAnswer,
  StationForm,
  WorkshopAnswer,
} from '#contract/office/production/workshop.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { queryInteger } from '#contract/query-value.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { err, ok } from '#domain/result.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import { VERSION_HEADER, versionOf } from '../if-match.ts'
import type { OfficeServices } from '../office-services.ts'
import { workshopRefusal } from './job-refusal.ts'
import { presentRoute, presentStation } from './production.presenter.ts'

type Workshop = OfficeServices['orders']['production']['workshop']

const ONE = { params: z.strictObject({ id: queryInteger(1, 2_147_483_647) }) }
const DECIDE = forStaff('production.decide')
const tag = 'office production'

/** The stations of the workshop, and the routes through them. */
export function workshopRoutes(scope: ApiServer, { orders }: Pick<OfficeServices, 'orders'>): void {
  const { workshop } = orders.production
  const schema = routeSchema(tag, 'Get the stations and the routes of products through them', WorkshopAnswer)
  route(
    scope,
    { method: 'GET', path: '/office/production/workshop', access: forStaff('production.view'), schema },
    async ({ language }) => {
      const [stations, routes, categories] = await Promise.all([
        workshop.stations(),
        workshop.routes(),
        workshop.categories(),
      ])
      return {
        stations: stations.map(presentStation),
        routes: routes.map((each) => presentRoute(each, language)),
        categories: categories.map(({ id, name }) => ({ id: String(id), name: inLanguage(name, language) })),
      }
    },
  )
  stationRoutes(scope, workshop)
  routeRoutes(scope, workshop)
}

function stationRoutes(scope: ApiServer, workshop: Workshop): void {
  const add = { ...routeSchema(tag, 'Add a station', StationAnswer), body: StationForm }
  route(
    scope,
    { method: 'POST', path: '/office/production/stations', access: DECIDE, schema: add },
    async ({ body, staff }) => presentStation(await workshop.addStation(staff, body)),
  )
  const change = {
    ...routeSchema(tag, 'Update a station', StationAnswer),
    ...ONE,
    ...VERSION_HEADER,
    body: StationForm,
  }
  route(
    scope,
    { method: 'PUT', path: '/office/production/stations/:id', access: DECIDE, schema: change },
    async ({ params, body, staff, request }) => {
      const changed = await workshop.changeStation(staff, params.id, versionOf(request), body)
      return changed.ok ? ok(presentStation(changed.value)) : err(workshopRefusal(changed.error))
    },
  )
}

function routeRoutes(scope: ApiServer, workshop: Workshop): void {
  const add = { ...routeSchema(tag, 'Add a route for a category or a product', RouteAnswer), body: NewRouteForm }
  route(
    scope,
    { method: 'POST', path: '/office/production/routes', access: DECIDE, schema: add },
    async ({ body, staff, language }) => {
      const of =
        'category' in body
          ? { categoryId: Number(body.category), productId: null }
          : { categoryId: null, productId: Number(body.product) }
      const added = await workshop.addRoute(staff, of, body.stations)
      return added.ok ? ok(presentRoute(added.value, language)) : err(workshopRefusal(added.error))
    },
  )
  const change = { ...routeSchema(tag, 'Update a route', RouteAnswer), ...ONE, ...VERSION_HEADER, body: RouteForm }
  route(
    scope,
    { method: 'PUT', path: '/office/production/routes/:id', access: DECIDE, schema: change },
    async ({ params, body, staff, language, request }) => {
      const changed = await workshop.changeRoute(staff, params.id, versionOf(request), body.stations)
      return changed.ok ? ok(presentRoute(changed.value, language)) : err(workshopRefusal(changed.error))
    },
  )
  const remove = { ...routeSchema(tag, 'Remove a route', DoneAnswer), ...ONE, ...VERSION_HEADER }
  route(
    scope,
    { method: 'DELETE', path: '/office/production/routes/:id', access: DECIDE, schema: remove },
    async ({ params, staff, request }) => {
      const removed = await workshop.removeRoute(staff, params.id, versionOf(request))
      return removed.ok ? ok(null) : err(workshopRefusal(removed.error))
    },
  )
}
