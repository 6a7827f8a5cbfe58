import { err, ok, type Result } from '../result.ts'
import { canMove } from './job-moves.ts'
import type { JobMove, JobState } from './job-moves.ts'
import { pressOf, stationAfter } from './job-route.ts'
import type { JobRoute } from './job-route.ts'
import type { Station } from './station.ts'

/** A job as far as it decides what can be done with it. */
export type PlannedJob = {
  readonly state: JobState
  readonly stationId: number
  readonly route: JobRoute
  readonly quantity: number
  readonly reason: string | null
  readonly isReprint: boolean
}

/** What a person wants to do with a job, which they see at `station`. */
export type RequestedMove = { readonly station: number } & (
  | { readonly move: 'start' | 'resume' }
  /** Pieces that are handed on, all of them unless given, and pieces that were thrown away. */
  | { readonly move: 'finish'; readonly good?: number | undefined; readonly spoilt?: number | undefined }
  | { readonly move: 'hold' | 'report'; readonly reason: string }
  | { readonly move: 'move'; readonly to: number }
  | { readonly move: 'reprint'; readonly quantity: number; readonly reason: string }
  | { readonly move: 'split'; readonly quantity: number }
  | { readonly move: 'assign'; readonly staffId: string | null }
)

/** What a move makes of a job; fields that are left out stay. */
export type JobPlan = {
  readonly move: JobMove
  readonly change: {
    readonly stationId?: number
    readonly state?: JobState
    readonly reason?: string | null
    readonly isReprint?: boolean
    readonly quantity?: number
    readonly assigneeId?: string | null
    /** It leaves the sheet that it shares. */
    readonly leavesPool?: true
  }
  /** Pieces that become a job of their own. */
  readonly part?: {
    readonly quantity: number
    readonly station: number
    readonly isReprint: boolean
    readonly reason: string | null
  }
}

export type PlanError =
  /** It stands elsewhere, or in a state that does not allow that. */
  | { readonly code: 'production/moved-on' }
  | { readonly code: 'production/pieces' }
  | { readonly code: 'production/unknown-station' }

type Planned = Result<JobPlan, PlanError>

/** What a move makes of a job. The pieces of the job and of its part are those that the job had before. */
export function planMove(job: PlannedJob, move: RequestedMove, stations: readonly Station[]): Planned {
  if (move.station !== job.stationId) return err({ code: 'production/moved-on' })
  if (!canMove(move.move === 'split' ? 'reduce' : move.move, job.state)) return err({ code: 'production/moved-on' })
  switch (move.move) {
    case 'start':
      return ok({ move: 'start', change: { state: 'RUNNING' } })
    case 'finish':
      return planFinish(job, move, stations)
    case 'hold':
      return ok({ move: 'hold', change: { state: 'HELD', reason: move.reason } })
    case 'report':
      return ok({ move: 'report', change: { state: 'PROBLEM', reason: move.reason } })
    case 'resume':
      return ok({ move: 'resume', change: { state: 'QUEUED', reason: null } })
    case 'move':
      return planTransfer(job, move.to, stations)
    case 'reprint':
      return planReprint(job, move, stations)
    case 'split':
      return job.state === 'DONE' ? err({ code: 'production/moved-on' }) : planSplit(job, move.quantity)
    case 'assign':
      return ok({ move: 'assign', change: { assigneeId: move.staffId } })
  }
}

/** Where a job goes next: to the next station, or to its end. */
const onwards = (job: PlannedJob, stations: readonly Station[]) => {
  const next = stationAfter(job.route, job.stationId, stations)
  const reason = job.isReprint ? job.reason : null
  return next === undefined
    ? ({ state: 'DONE', reason, leavesPool: true } as const)
    : ({ state: 'QUEUED', stationId: next, reason, leavesPool: true } as const)
}

function planFinish(
  job: PlannedJob,
  { good = job.quantity }: Extract<RequestedMove, { move: 'finish' }>,
  stations: readonly Station[],
): Planned {
  const missing = job.quantity - good
  if (missing < 0) return err({ code: 'production/pieces' })
  if (missing === 0) return ok({ move: 'finish', change: onwards(job, stations) })
  const kind = stations.find(({ id }) => id === job.stationId)?.kind
  // Before anything is printed nothing can be missing.
  if (kind === 'PREPRESS') return err({ code: 'production/pieces' })
  if (good === 0) return planReprint(job, { quantity: missing, reason: job.reason }, stations)
  const press = pressOf(job.route, stations) ?? job.stationId
  return ok({
    move: 'finish',
    change: { ...onwards(job, stations), quantity: good },
    part: { quantity: missing, station: press, isReprint: true, reason: null },
  })
}

function planTransfer(job: PlannedJob, to: number, stations: readonly Station[]): Planned {
  if (!stations.some(({ id }) => id === to)) return err({ code: 'production/unknown-station' })
  if (to === job.stationId && job.state !== 'DONE') return err({ code: 'production/moved-on' })
  return ok({ move: 'move', change: { stationId: to, state: 'QUEUED', reason: null, leavesPool: true } })
}

type Reprint = { readonly quantity: number; readonly reason: string | null }

function planReprint(job: PlannedJob, { quantity, reason }: Reprint, stations: readonly Station[]): Planned {
  if (quantity < 1 || quantity > job.quantity) return err({ code: 'production/pieces' })
  const press = pressOf(job.route, stations) ?? job.stationId
  if (quantity === job.quantity) {
    return ok({
      move: 'reprint',
      change: { stationId: press, state: 'QUEUED', reason, isReprint: true, leavesPool: true },
    })
  }
  const part = { quantity, station: press, isReprint: true, reason }
  return ok({ move: 'reduce', change: { quantity: job.quantity - quantity }, part })
}

function planSplit(job: PlannedJob, quantity: number): Planned {
  if (quantity < 1 || quantity >= job.quantity) return err({ code: 'production/pieces' })
  const { stationId: station, isReprint } = job
  return ok({
    move: 'reduce',
    change: { quantity: job.quantity - quantity },
    part: { quantity, station, isReprint, reason: isReprint ? job.reason : null },
  })
}
