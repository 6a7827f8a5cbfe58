import type { z } from 'zod'
import type { BoardStation } from '#contract/office/production/board.ts'
import type { JobFile } from '#contract/office/production/job.ts'
import type { Route, Station } from '#contract/office/production/workshop.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { Language } from '#domain/language.ts'
import { chosenMoves, nextMove } from '#domain/production/job-moves.ts'
import type { ChosenMove } from '#domain/production/job-moves.ts'
import { stationAfter } from '#domain/production/job-route.ts'
import { lackedAt } from '#domain/production/station.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { JobNow, Production, RouteRow, StationRow } from '#services/production/production.service.ts'

type OrderJob = Awaited<ReturnType<Production['ofOrder']>>[number]
type Held = ReadonlySet<Permission>
type File = z.input<typeof JobFile>

export type Viewer = { readonly language: Language; readonly permissions: Held; readonly today: IsoDate }

export const presentBoardStation = (
  station: StationRow,
  { language, permissions }: Omit<Viewer, 'today'>,
  onRoute: boolean,
): z.input<typeof BoardStation> => ({
  id: station.id,
  kind: station.kind,
  name: inLanguage(station.name, language),
  jobsADay: station.jobs_a_day,
  isActive: station.is_active,
  isOnRoute: onRoute,
  mayWork: lackedAt(station.kind, permissions) === undefined,
})

/** A job as the file of its order lists it. */
export const presentOrderJob = ({ is_reprint: isReprint, station, ...job }: OrderJob, language: Language) => ({
  ...job,
  isReprint,
  station: inLanguage(station, language),
})

/** A job, with what this person may do about it now. */
export function presentJob({ job, stations, events }: JobNow, viewer: Viewer): File {
  const { language, permissions, today } = viewer
  const open = stations.filter((station) => station.is_active)
  const kind = stations.find(({ id }) => id === job.station_id)?.kind ?? 'PRINT'
  const isOpen = job.order.status === 'PROCESSING'
  const moves = isOpen ? allowedMoves(job, kind, permissions) : []
  const next = isOpen && job.order.hold === null ? nextMove(kind, job.state) : undefined
  return {
    code: job.code,
    state: job.state,
    station: job.station_id,
    route: job.route,
    stations: stations.map((station) => presentBoardStation(station, viewer, job.route.includes(station.id))),
    quantity: job.quantity,
    isReprint: job.is_reprint,
    reason: job.reason,
    due: job.due,
    isLate: job.due < today && job.state !== 'DONE' && job.state !== 'CANCELLED',
    urgent: job.urgent,
    version: job.version,
    assignee: job.assignee,
    material: job.material && inLanguage(job.material, language),
    order: presentOrder(job.order, language),
    line: presentLine(job, language),
    next: next !== undefined && moves.includes(next) ? next : null,
    nextStation: stationAfter(job.route, job.station_id, open) ?? null,
    moves: [...moves],
    photos: job.photos.map(({ id, at, by }) => ({ id, by, at: riyadhTimestamp(new Date(at)) })),
    events: events.map(presentEvent),
  }
}

function presentOrder(order: JobNow['job']['order'], language: Language): File['order'] {
  const { number, status, hold, customer, notes, fulfilment, city, jobs, made } = order
  return { number, status, hold, customer, notes, fulfilment, city: city && inLanguage(city, language), jobs, made }
}

/** Possible for an order on hold. */
const WHILE_HELD: ReadonlySet<ChosenMove> = new Set(['report', 'hold', 'assign'])

function allowedMoves(job: JobNow['job'], kind: StationRow['kind'], permissions: Held): readonly ChosenMove[] {
  const mayWork = lackedAt(kind, permissions) === undefined
  return chosenMoves(job.state, job.quantity).filter(
    (move) =>
      (mayWork || (move === 'assign' && lackedAt('PRINT', permissions) === undefined)) &&
      (job.order.hold === null || WHILE_HELD.has(move)),
  )
}

const presentLine = ({ line }: JobNow['job'], language: Language): File['line'] => ({
  name: inLanguage(line.name, language),
  variant: line.variant && inLanguage(line.variant, language),
  code: line.code,
  image: line.image,
  quantity: line.quantity,
  notes: line.notes,
  features: line.features.map(({ name, choices, value }) => ({
    name: inLanguage(name, language),
    choices: choices.map((choice) => inLanguage(choice, language)),
    value,
  })),
  artworks: [...line.artworks],
  designMode: line.designMode,
})

const presentEvent = (event: JobNow['events'][number]): File['events'][number] => ({
  at: riyadhTimestamp(event.at),
  move: event.move,
  by: event.by,
  from: event.from_station,
  to: event.to_station,
  state: event.to_state,
  quantity: event.quantity,
  good: event.good,
  spoilt: event.spoilt,
  reason: event.reason,
})

export const presentStation = (station: StationRow): z.input<typeof Station> => ({
  id: station.id,
  kind: station.kind,
  name: station.name,
  position: station.position,
  jobsADay: station.jobs_a_day,
  isActive: station.is_active,
  version: station.version,
})

export const presentRoute = (
  { id, category, product, stations, version }: RouteRow,
  language: Language,
): z.input<typeof Route> => ({
  id,
  version,
  stations: [...stations],
  category: category && { id: String(category.id), name: inLanguage(category.name, language) },
  product: product && { id: String(product.id), name: inLanguage(product.name, language) },
})
