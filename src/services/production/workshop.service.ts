import type { Db } from '#db/connection.ts'
import type { StationKind } from '#domain/production/station.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { recordChange } from '../changes/record-change.ts'
import type { ChangeAuthor } from '../changes/record-change.ts'
import { versionConflict } from '../changes/version-conflict.ts'
import type { VersionConflict } from '../changes/version-conflict.ts'
import {
  deleteRoute,
  findCategories,
  findRoutes,
  findStations,
  insertRoute,
  insertStation,
  updateRoute,
  updateStation,
} from './station.repository.ts'
import type { RouteOf, RouteRow, StationRow } from './station.repository.ts'

/** A station as its editor writes it. */
export type StationForm = {
  readonly kind: StationKind
  readonly name: LocalizedText
  readonly position: number
  readonly jobsADay: number | null
  readonly isActive: boolean
}

export type WorkshopError =
  | { readonly code: 'production/unknown-station' | 'production/unknown-route' }
  /** Jobs are there, or a route leads through it. */
  | { readonly code: 'production/station-in-use' }
  /** A route leads through active stations, through each once. */
  | { readonly code: 'production/bad-route' }
  /** There is one for that already, or no such product or category. */
  | { readonly code: 'production/route-not-possible' }
  /** The route of everything else stays. */
  | { readonly code: 'production/default-route' }
  | VersionConflict

type Done<Value> = Promise<Result<Value, WorkshopError>>

export type Workshop = ReturnType<typeof createWorkshop>

/** The stations of the workshop, and the routes of products through them. */
export const createWorkshop = ({ db }: { readonly db: Db }) => ({
  stations: (): Promise<StationRow[]> => findStations(db),
  categories: () => findCategories(db),
  routes: (): Promise<RouteRow[]> => findRoutes(db),

  addStation: (author: ChangeAuthor, form: StationForm): Promise<StationRow> =>
    db.transaction().execute(async (tx) => {
      const station = await insertStation(tx, columnsOf(form))
      const subject = { type: 'station', id: String(station.id) }
      await recordChange(tx, author, { action: 'station.create', subject, before: null, after: formOf(station) })
      return station
    }),

  changeStation: (author: ChangeAuthor, id: number, version: number, form: StationForm): Done<StationRow> =>
    inUseRefused(() =>
      db.transaction().execute(async (tx) => {
        const before = (await findStations(tx)).find((station) => station.id === id)
        if (!before) return err({ code: 'production/unknown-station' })
        const subject = { type: 'station', id: String(id) }
        const station = await updateStation(tx, id, version, columnsOf(form))
        if (!station) return versionConflict(tx, subject, before.version, formOf(before))
        const [was, is] = [formOf(before), formOf(station)]
        await recordChange(tx, author, { action: 'station.change', subject, before: was, after: is })
        return ok(station)
      }),
    ),

  ...routesOf(db),
})

const routesOf = (db: Db) => ({
  addRoute: (author: ChangeAuthor, of: RouteOf, stations: readonly number[]): Done<RouteRow> =>
    inOpenStations(db, stations, async (tx) => {
      const added = await insertRoute(tx, of, stations)
      if (!added) return err({ code: 'production/route-not-possible' })
      return traceRoute(tx, author, added.id, undefined)
    }),

  changeRoute: (author: ChangeAuthor, id: number, version: number, stations: readonly number[]): Done<RouteRow> =>
    inOpenStations(db, stations, async (tx) => {
      const before = await findRoute(tx, id)
      if (!before) return err({ code: 'production/unknown-route' })
      if (!(await updateRoute(tx, id, version, stations))) return routeConflict(tx, before)
      return traceRoute(tx, author, id, before)
    }),

  removeRoute: (author: ChangeAuthor, id: number, version: number): Done<void> =>
    db.transaction().execute(async (tx) => {
      const before = await findRoute(tx, id)
      if (!before) return err({ code: 'production/unknown-route' })
      if (!before.category && !before.product) return err({ code: 'production/default-route' })
      if (!(await deleteRoute(tx, id, version))) return routeConflict(tx, before)
      const subject = { type: 'route', id: String(id) }
      await recordChange(tx, author, { action: 'route.remove', subject, before: routeFields(before), after: null })
      return ok(undefined)
    }),
})

const findRoute = async (tx: Db, id: number): Promise<RouteRow | undefined> =>
  (await findRoutes(tx)).find((route) => route.id === id)

const routeConflict = (tx: Db, route: RouteRow) =>
  versionConflict(tx, { type: 'route', id: String(route.id) }, route.version, { stations: route.stations })

async function traceRoute(tx: Db, author: ChangeAuthor, id: number, before: RouteRow | undefined): Done<RouteRow> {
  const after = await findRoute(tx, id)
  if (!after) return err({ code: 'production/unknown-route' })
  const [was, is] = [before ? routeFields(before) : null, routeFields(after)]
  await recordChange(tx, author, {
    action: 'route.change',
    subject: { type: 'route', id: String(id) },
    before: was,
    after: is,
  })
  return ok(after)
}

const routeFields = ({ category, product, stations }: RouteRow) => ({
  category: category?.name ?? null,
  product: product?.name ?? null,
  stations,
})

/** Runs what writes a route, if it leads through stations that are open. */
const inOpenStations = <Value>(db: Db, route: readonly number[], work: (tx: Db) => Done<Value>): Done<Value> =>
  db.transaction().execute(async (tx) => {
    const open = new Set((await findStations(tx)).filter((each) => each.is_active).map(({ id }) => id))
    const isRight = route.every((id) => open.has(id)) && new Set(route).size === route.length
    return isRight ? work(tx) : err({ code: 'production/bad-route' })
  })

const columnsOf = ({ kind, name, position, jobsADay, isActive }: StationForm) => ({
  kind,
  name,
  position,
  jobs_a_day: jobsADay,
  is_active: isActive,
})

const formOf = (station: StationRow): StationForm => ({
  kind: station.kind,
  name: station.name,
  position: station.position,
  jobsADay: station.jobs_a_day,
  isActive: station.is_active,
})

/** The database refuses to close a station that is in use (PR001). */
async function inUseRefused<Value>(work: () => Done<Value>): Done<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'PR001') {
      return err({ code: 'production/station-in-use' })
    }
    throw error
  }
}
