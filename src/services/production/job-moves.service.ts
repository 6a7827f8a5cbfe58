import type { Db } from '#db/connection.ts'
import { CHANGE_ACTIONS } from '#domain/staff/change-actions.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import { stationAfter } from '#domain/production/job-route.ts'
import { planMove } from '#domain/production/plan-move.ts'
import type { JobPlan, RequestedMove } from '#domain/production/plan-move.ts'
import { isMaking, lackedAt } from '#domain/production/station.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { StoredSizes } from '#domain/production/stored-file.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { ChangeAuthor } from '../changes/record-change.ts'
import { orRollBack } from '../roll-back.ts'
import {
  changeJob,
  findJob,
  findRequest,
  insertEvent,
  insertPart,
  mayTakeJobs,
  lockJobOrder,
  makePrintJobs,
  startLine,
} from './print-job.repository.ts'
import type { JobChange, JobRow } from './print-job.repository.ts'
import { describePieces } from './print-pieces.ts'
import { undoLocked } from './undo-job.ts'
import { findStations } from './station.repository.ts'
import type { StationRow } from './station.repository.ts'
import { gateRefusal } from './job-error.ts'
import type { JobError } from './job-error.ts'
import { readStoredSizes, refusalToLeave } from './stored-files.ts'
import type { StoredFilesParts } from './stored-files.ts'
import { traceJob } from './trace-job.ts'
import type { TraceJobParts } from './trace-job.ts'

export interface JobMovesParts extends TraceJobParts, StoredFilesParts {}

/** Who works at a station. */
export type Worker = Extract<ChangeAuthor, { via: 'OFFICE' }> & { readonly permissions: ReadonlySet<Permission> }

/** A job after a move. */
export type MovedJob = {
  readonly code: string
  /** What can be taken back; undefined for what cannot. */
  readonly undo: number | undefined
  /** The job that some of its pieces became. */
  readonly part: string | undefined
  /** Whether this was done before, when the same device sent it. */
  readonly isRepeated: boolean
}

type Moved = Result<MovedJob, JobError>
type Locked = { readonly tx: Db; readonly job: JobRow; readonly stations: readonly StationRow[] }

export type JobMoves = ReturnType<typeof createJobMoves>

/** What the floor does with jobs: each is one guarded statement, one change and one event in one transaction. */
export function createJobMoves(parts: JobMovesParts) {
  return {
    /** Makes the jobs of an order that was accepted. */
    open: async (tx: Db, orderId: string): Promise<void> => describePieces(tx, await makePrintJobs(tx, orderId)),

    /** Does with a job what a person wants; sent again by the same request id, it is answered and not done again. */
    move: async (worker: Worker, code: string, move: RequestedMove, requestId?: string): Promise<Moved> => {
      const sizes = LEAVES_STATION.has(move.move) ? await readStoredSizes(parts, [code]) : NO_FILES
      return orRollBack(parts.db, (tx) => moveLocked(tx, parts, { worker, code, move, requestId, sizes }), gateRefusal)
    },

    /** Takes a job's last change back. */
    undo: async (worker: Worker, code: string, changeId: number): Promise<Moved> => {
      const sizes = await readStoredSizes(parts, [code])
      return orRollBack(parts.db, (tx) => undoLocked(tx, parts, { worker, code, changeId, sizes }), gateRefusal)
    },
  }
}

/** Moves by which pieces can leave their station. */
const LEAVES_STATION: ReadonlySet<RequestedMove['move']> = new Set(['finish', 'move', 'reprint'])

const NO_FILES: StoredSizes = new Map()

type MoveRequest = {
  readonly worker: Worker
  readonly code: string
  readonly move: RequestedMove
  readonly requestId: string | undefined
  /** What the storage has of the files of a job at prepress. */
  readonly sizes: StoredSizes
}

/** Does with a job what a person wants, in a transaction that may do more. */
export async function moveLocked(tx: Db, parts: TraceJobParts, { code, ...request }: MoveRequest): Promise<Moved> {
  const { worker, move, requestId } = request
  const order = await lockJobOrder(tx, code)
  if (!order) return err({ code: 'production/unknown' })
  if (requestId !== undefined) {
    const sent = await findRequest(tx, worker.staffId, requestId)
    if (sent === code) return ok({ code, undo: undefined, part: undefined, isRepeated: true })
    if (sent !== undefined) return err({ code: 'production/request-reused' })
  }
  const [job, stations] = [await findJob(tx, code), await findStations(tx)]
  if (!job) return err({ code: 'production/unknown' })
  if (order.status !== 'PROCESSING') return err({ code: 'production/moved-on' })
  if (order.hold_reason !== null && !WHILE_HELD.has(move.move)) return err({ code: 'production/on-hold' })
  const lacked = lackedFor(job, move, stations, worker.permissions)
  if (lacked) return err({ code: 'production/not-allowed', permission: lacked })
  const open = stations.filter((station) => station.is_active)
  const plan = planMove(plannedOf(job), move, open)
  if (!plan.ok) return plan
  if (move.move === 'assign' && move.staffId !== null && !(await mayTakeJobs(tx, move.staffId)))
    return err({ code: 'production/not-assignable' })
  return carryOut({ tx, job, stations }, parts, { ...request, plan: plan.value })
}

/** Possible while the order is on hold. */
const WHILE_HELD: ReadonlySet<RequestedMove['move']> = new Set(['assign', 'report', 'hold'])

const plannedOf = (job: JobRow) => ({
  state: job.state,
  stationId: job.station_id,
  route: job.route,
  quantity: job.quantity,
  reason: job.reason,
  isReprint: job.is_reprint,
})

/** What a person lacks to do that with a job: the right to work where it is, and where they move it out of its turn. */
function lackedFor(
  job: JobRow,
  move: RequestedMove,
  stations: readonly StationRow[],
  held: ReadonlySet<Permission>,
): Permission | undefined {
  const kindOf = (id: number) => stations.find((station) => station.id === id)?.kind ?? 'PRINT'
  const here = lackedAt(kindOf(job.station_id), held)
  if (move.move === 'assign') return here && lackedAt('PRINT', held)
  if (here || move.move !== 'move' || move.to === stationAfter(job.route, job.station_id, stations)) return here
  return lackedAt(kindOf(move.to), held)
}

type Planned = Omit<MoveRequest, 'code'> & { readonly plan: JobPlan }

async function carryOut(
  locked: Locked,
  parts: TraceJobParts,
  { worker, move, requestId, sizes, plan }: Planned,
): Promise<Moved> {
  const { tx, job, stations } = locked
  const moved = await changeJob(tx, job, plan.move, columnsOf(plan.change))
  if (!moved) return err({ code: 'production/moved-on' })
  const part = plan.part && (await addPart(tx, job, plan.part, worker.staffId))
  if (plan.part && !part) return err({ code: 'production/too-many-parts' })
  for (const to of [moved, ...(part ? [part] : [])]) {
    const refusal = await refusalToLeave(tx, { from: job, to }, stations, sizes)
    if (refusal) return err(refusal)
  }
  const begins = (move.move === 'start' || move.move === 'finish') && makesAt(job.station_id, stations)
  const started = begins && (await startLine(tx, job.line_id))
  const action: ChangeAction = `job.${move.move}`
  const traced = await traceJob(tx, parts, {
    action,
    author: worker,
    move: move.move,
    job: moved,
    from: job,
    stations,
    reason: 'reason' in move ? move.reason : null,
    requestId,
    ...(move.move === 'finish' && { good: move.good ?? job.quantity, spoilt: move.spoilt }),
    more: { ...(part && { part: part.code }), ...(started && { productionStarted: true }) },
  })
  if (!traced.ok) return traced
  const canUndo = CHANGE_ACTIONS[action].undo && !part && plan.move !== 'reprint'
  return ok({ code: job.code, undo: canUndo ? traced.value : undefined, part: part?.code, isRepeated: false })
}

/** Makes pieces of a job a job of their own; undefined when its line has too many. */
async function addPart(
  tx: Db,
  job: JobRow,
  move: NonNullable<JobPlan['part']>,
  staffId: string,
): Promise<JobRow | undefined> {
  const part = await insertPart(tx, job, move)
  if (part) await insertEvent(tx, { move: 'open', job: part, from: null, staffId, reason: part.reason })
  return part
}

const makesAt = (id: number, stations: readonly StationRow[]): boolean =>
  stations.some((station) => station.id === id && isMaking(station.kind))

const columnsOf = ({
  stationId,
  state,
  reason,
  isReprint,
  quantity,
  assigneeId,
  leavesPool,
}: JobPlan['change']): JobChange => ({
  ...(stationId !== undefined && { station_id: stationId }),
  ...(state !== undefined && { state }),
  ...(reason !== undefined && { reason }),
  ...(isReprint !== undefined && { is_reprint: isReprint }),
  ...(quantity !== undefined && { quantity }),
  ...(assigneeId !== undefined && { assignee_id: assigneeId }),
  ...(leavesPool && { pool_id: null }),
})
