import type { Db } from '#db/connection.ts'
import { JOB_STATES } from '#domain/production/job-moves.ts'
import type { JobState } from '#domain/production/job-moves.ts'
import { lackedAt } from '#domain/production/station.ts'
import type { StoredSizes } from '#domain/production/stored-file.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { CHANGE_ACTIONS } from '#domain/staff/change-actions.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import type { JobError } from './job-error.ts'
import type { MovedJob, Worker } from './job-moves.service.ts'
import { changeJob, findJob, findLastChange, lockJobOrder, mayTakeJobs, unstartLine } from './print-job.repository.ts'
import type { JobChange } from './print-job.repository.ts'
import { findStations } from './station.repository.ts'
import { refusalToLeave } from './stored-files.ts'
import { traceJob } from './trace-job.ts'
import type { TraceJobParts } from './trace-job.ts'

type Undo = { readonly worker: Worker; readonly code: string; readonly changeId: number; readonly sizes: StoredSizes }

/**
 * Takes the last change of a job back, while nothing else has happened to it; a line that this change began is not being made
 * again.
 */
export async function undoLocked(
  tx: Db,
  parts: TraceJobParts,
  { worker, code, changeId, sizes }: Undo,
): Promise<Result<MovedJob, JobError>> {
  const order = await lockJobOrder(tx, code)
  const job = order && (await findJob(tx, code))
  if (!order || !job) return err({ code: 'production/unknown' })
  const last = await findLastChange(tx, job.id)
  if (order.status !== 'PROCESSING' || last?.id !== changeId || last.version !== job.version) {
    return err({ code: 'production/moved-on' })
  }
  if (!canUndo(last.action) || 'quantity' in last.before) return err({ code: 'production/not-undoable' })
  const stations = await findStations(tx)
  const change = columnsBefore(last.before)
  const { assignee_id: assignee } = change
  if (typeof assignee === 'string' && !(await mayTakeJobs(tx, assignee)))
    return err({ code: 'production/not-assignable' })
  const kind = stations.find(({ id }) => id === (change.station_id ?? job.station_id))?.kind ?? 'PRINT'
  const permission = lackedAt(kind, worker.permissions)
  if (permission) return err({ code: 'production/not-allowed', permission })
  const back = await changeJob(tx, job, 'undo', change)
  if (!back) return err({ code: 'production/moved-on' })
  const refusal = await refusalToLeave(tx, { from: job, to: back }, stations, sizes)
  if (refusal) return err(refusal)
  if (last.after['productionStarted'] === true) await unstartLine(tx, job.line_id, changeId)
  const action = last.action as ChangeAction
  const undo = { action, author: worker, move: 'undo', job: back, from: job, stations, undoes: changeId }
  const traced = await traceJob(tx, parts, undo)
  if (!traced.ok) return traced
  return ok({ code, undo: undefined, part: undefined, isRepeated: false })
}

const canUndo = (action: string): boolean => action in CHANGE_ACTIONS && CHANGE_ACTIONS[action as ChangeAction].undo

/** What a change says a job was before, as columns. */
function columnsBefore(before: Readonly<Record<string, unknown>>): JobChange {
  const { state, stationId, hold, isReprint, assignee } = before
  return {
    ...(isState(state) && { state }),
    ...(typeof stationId === 'number' && { station_id: stationId }),
    ...(isTextOrNull(hold) && { reason: hold }),
    ...(typeof isReprint === 'boolean' && { is_reprint: isReprint }),
    ...(isTextOrNull(assignee) && { assignee_id: assignee }),
  }
}

const isState = (value: unknown): value is JobState => JOB_STATES.some((state) => state === value)
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
