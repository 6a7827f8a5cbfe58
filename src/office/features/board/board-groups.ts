import { DAY_MS } from '#domain/calendar/time-spans.ts'
import type { BoardJob, BoardStation } from './board.queries.ts'

/** By what the cards of a column stand together. */
export const GROUPINGS = ['material', 'day', 'order'] as const

export type Grouping = (typeof GROUPINGS)[number]

export type Group = {
  /** The material, the day or the order; empty for cards without one. */
  readonly key: string
  /** Of the material. */
  readonly colour: string | null
  readonly jobs: readonly BoardJob[]
}

const keyOf: Readonly<Record<Grouping, (job: BoardJob) => string>> = {
  material: ({ material }) => material ?? '',
  day: ({ due }) => due,
  order: ({ order }) => String(order),
}

/**
 * The cards of a column in their groups. The group with the most urgent card comes first, as the board sorts them. A shared sheet
 * is one piece of work, and stays in the group of its most urgent job.
 */
export function groupJobs(jobs: readonly BoardJob[], by: Grouping): readonly Group[] {
  const firstOf = new Map(jobs.toReversed().flatMap((job) => (job.pool === null ? [] : [[job.pool, job] as const])))
  const groups = Map.groupBy(jobs, (job) => keyOf[by]((job.pool === null ? undefined : firstOf.get(job.pool)) ?? job))
  return [...groups].map(([key, members]) => ({ key, colour: members[0]?.colour ?? null, jobs: members }))
}

/** The cards of a group: those that share a sheet together, and the others. */
export function sheetsOf(jobs: readonly BoardJob[]): {
  readonly sheets: readonly (readonly BoardJob[])[]
  readonly single: readonly BoardJob[]
} {
  const pooled = Map.groupBy(
    jobs.filter(({ pool }) => pool !== null),
    ({ pool }) => pool,
  )
  return { sheets: [...pooled.values()], single: jobs.filter(({ pool }) => pool === null) }
}

/** Some cards of the board, each with all that share its sheet: they are begun, finished and counted together. */
export function withWholeSheets(some: readonly BoardJob[], all: readonly BoardJob[]): readonly BoardJob[] {
  const codes = new Set(some.map(({ code }) => code))
  const sheets = new Set(some.flatMap(({ pool }) => pool ?? []))
  return sheets.size === 0
    ? some
    : all.filter(({ code, pool }) => codes.has(code) || (pool !== null && sheets.has(pool)))
}

/** Which cards are shown. */
export type BoardFilter = {
  readonly due: 'all' | 'late' | 'today' | 'week'
  /** Only those of one person. */
  readonly assignee: string | undefined
}

const WEEK_DAYS = 7

export function isShown(job: BoardJob, { due, assignee }: BoardFilter, today: string): boolean {
  if (assignee !== undefined && job.assignee?.id !== assignee) return false
  if (due === 'late') return job.due < today
  if (due === 'today') return job.due <= today
  if (due === 'week') return Date.parse(job.due) < Date.parse(today) + WEEK_DAYS * DAY_MS
  return true
}

/** The columns: stations that a product goes through, and others while they have a card. */
export const columnsOf = (stations: readonly BoardStation[], jobs: readonly BoardJob[]): readonly BoardStation[] =>
  stations.filter(
    ({ id, isActive, isOnRoute }) => (isActive && isOnRoute) || jobs.some(({ station }) => station === id),
  )

/** How full a station is: parts of a working day, at most one; undefined while it is not set what it can do. */
export const loadOf = (jobs: number, { jobsADay }: Pick<BoardStation, 'jobsADay'>): number | undefined =>
  jobsADay === null ? undefined : Math.min(1, jobs / jobsADay)

/** Where a card goes after its station; undefined after the last. */
export function nextStationOf(job: BoardJob, stations: readonly BoardStation[]): number | undefined {
  const at = job.route.indexOf(job.station)
  if (at !== -1) return job.route[at + 1]
  const place = (id: number) => stations.findIndex((station) => station.id === id)
  return job.route.find((id) => place(id) > place(job.station))
}
