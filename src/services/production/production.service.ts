import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { findJobsOfOrder, readMadeOrders, readOpenJobs } from './board.repository.ts'
import { findJobEvents, findJobFiles } from './job-reader.repository.ts'
import type { JobEventRow, JobFile } from './job-reader.repository.ts'
import { findPeople } from './print-job.repository.ts'
import { findRoutes, findStations } from './station.repository.ts'
import type { StationRow } from './station.repository.ts'

export type { JobEventRow, JobFile } from './job-reader.repository.ts'
export type { RouteRow, StationRow } from './station.repository.ts'

export type BoardText = {
  readonly stations: readonly StationRow[]
  /** Stations that a route leads through. */
  readonly onRoute: ReadonlySet<number>
  /** JSON texts. */
  readonly jobs: string
  readonly made: string
  readonly today: string
}

export type JobNow = {
  readonly job: JobFile
  readonly stations: readonly StationRow[]
  readonly events: readonly JobEventRow[]
}

export type Production = ReturnType<typeof createProduction>

/** Orders that the board shows as ready to be handed over; the list has the others. */
const MAX_MADE = 200
const MAX_EVENTS = 200

/** Production as staff reads it. */
export const createProduction = ({ db, now }: { readonly db: Db; readonly now: () => Date }) => ({
  board: async (language: Language): Promise<BoardText> => {
    const [stations, routes, jobs, made] = await Promise.all([
      findStations(db),
      findRoutes(db),
      readOpenJobs(db, language),
      readMadeOrders(db, language, MAX_MADE),
    ])
    return {
      stations,
      onRoute: new Set(routes.flatMap((route) => route.stations)),
      jobs,
      made,
      today: riyadhDate(now()),
    }
  },

  /** A job with all that happened to it; undefined when there is none. */
  job: async (code: string): Promise<JobNow | undefined> => {
    const [[job], stations] = await Promise.all([findJobFiles(db, [code]), findStations(db)])
    if (!job) return undefined
    return { job, stations, events: await findJobEvents(db, job.id, MAX_EVENTS) }
  },

  /** The jobs of an order, in the order of its lines. */
  ofOrder: (number: number) => findJobsOfOrder(db, number),

  /** People that a job can be given to. */
  people: () => findPeople(db),
})
