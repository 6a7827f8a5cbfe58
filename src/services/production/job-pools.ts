import type { Db } from '#db/connection.ts'
import { canPool, pools } from '#domain/production/job-pool.ts'
import { sheetDifferences, sheetFullness } from '#domain/production/shared-sheet.ts'
import { lackedAt } from '#domain/production/station.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { orRollBack } from '../roll-back.ts'
import { moveLocked } from './job-moves.service.ts'
import type { JobMovesParts, Worker } from './job-moves.service.ts'
import { gateRefusal } from './job-error.ts'
import type { JobError } from './job-error.ts'
import { findPooled, insertPool, lockOrdersOfJobs } from './pool.repository.ts'
import { findJobPrints } from './print-piece.repository.ts'
import { describePieces } from './print-pieces.ts'
import { changeJob, findJob, lockJobOrder } from './print-job.repository.ts'
import type { JobRow } from './print-job.repository.ts'
import { findStations } from './station.repository.ts'
import type { StationRow } from './station.repository.ts'
import { readStoredSizes } from './stored-files.ts'
import { traceJob } from './trace-job.ts'

/** What was done with the jobs of a sheet. */
type Pooled = Result<{ readonly jobs: readonly string[] }, PoolRefusal>

/** Why nothing was done, and because of which job. */
export type PoolRefusal = { readonly refusal: JobError; readonly job: string | undefined }

export type NewPool = { readonly station: number; readonly jobs: readonly string[]; readonly sheets: number }

export type JobPools = ReturnType<typeof createJobPools>

/**
 * Jobs on one sheet: put together, begun, finished and taken apart in one transaction, each with its own change and event. What
 * one of them cannot do, none does.
 */
export function createJobPools(parts: JobMovesParts) {
  const together = (work: (tx: Db) => Promise<Pooled>): Promise<Pooled> =>
    orRollBack(parts.db, work, (error) => {
      const refusal = gateRefusal(error)
      return refusal && { refusal, job: undefined }
    })
  return {
    /** Puts jobs that wait at a station on one sheet. */
    make: (worker: Worker, sheet: NewPool): Promise<Pooled> =>
      together(async (tx) => {
        const locked = await lockJobs(tx, sheet.jobs)
        if (!locked.ok) return locked
        const { jobs, stations } = locked.value
        const station = stations.find(({ id }) => id === sheet.station)
        const lacking = lackedPermission(station, worker)
        if (lacking) return lacking
        const isOneSheet = canPool(jobs.map(poolable)) && jobs[0]?.station_id === station?.id
        if (!station || !pools(station.kind) || !isOneSheet) return refused({ code: 'production/moved-on' })
        const { sheets } = sheet
        const crowded = await sheetRefusal(tx, jobs, sheets)
        if (crowded) return crowded
        const pool = await insertPool(tx, { stationId: station.id, sheets, staffId: worker.staffId })
        return setPool(tx, parts, { worker, jobs, stations, pool, more: { sheets } })
      }),

    /** Begins or finishes every job of a sheet at its station. */
    move: async (
      worker: Worker,
      pool: string,
      move: { readonly move: 'start' | 'finish'; readonly station: number },
    ) => {
      const sizes = await readStoredSizes(parts, await findPooled(parts.db, pool))
      return together(async (tx) => {
        const codes = await lockPool(tx, pool)
        if (codes.length === 0) return refused({ code: 'production/unknown' })
        for (const code of codes) {
          const moved = await moveLocked(tx, parts, { worker, code, move, requestId: undefined, sizes })
          if (!moved.ok) return refused(moved.error, code)
        }
        return ok({ jobs: codes })
      })
    },

    /** Takes a sheet apart: its jobs stay where they are. */
    split: (worker: Worker, pool: string): Promise<Pooled> =>
      together(async (tx) => {
        const codes = await lockPool(tx, pool)
        if (codes.length === 0) return refused({ code: 'production/unknown' })
        const locked = await lockJobs(tx, codes)
        if (!locked.ok) return locked
        const { jobs, stations } = locked.value
        const station = stations.find(({ id }) => id === jobs[0]?.station_id)
        const lacking = lackedPermission(station, worker)
        if (lacking) return lacking
        return setPool(tx, parts, { worker, jobs, stations, pool: null, more: {} })
      }),
  }
}

const refused = (refusal: JobError, job?: string) => err({ refusal, job })

/** The jobs of a sheet, their orders locked; none when there is no such sheet any more. */
async function lockPool(tx: Db, pool: string): Promise<readonly string[]> {
  await lockOrdersOfJobs(tx, await findPooled(tx, pool))
  return findPooled(tx, pool)
}

async function lockJobs(
  tx: Db,
  codes: readonly string[],
): Promise<Result<{ readonly jobs: readonly JobRow[]; readonly stations: readonly StationRow[] }, PoolRefusal>> {
  await lockOrdersOfJobs(tx, codes)
  const jobs: JobRow[] = []
  for (const code of codes) {
    const [order, job] = [await lockJobOrder(tx, code), await findJob(tx, code)]
    if (!order || !job) return refused({ code: 'production/unknown' }, code)
    if (order.status !== 'PROCESSING') return refused({ code: 'production/moved-on' }, code)
    if (order.hold_reason !== null) return refused({ code: 'production/on-hold' }, code)
    jobs.push(job)
  }
  return ok({ jobs, stations: await findStations(tx) })
}

/** Why jobs do not go on so many sheets together: they are not printed alike, or do not all fit. */
async function sheetRefusal(tx: Db, jobs: readonly JobRow[], sheets: number) {
  const codes = jobs.map(({ code }) => code)
  await describePieces(tx, codes)
  const prints = await findJobPrints(tx, codes)
  const printed = jobs.map(({ code, quantity, material }) => ({
    code,
    quantity,
    material: material && JSON.stringify(material),
    print: prints.get(code) ?? null,
  }))
  const [unlike] = sheetDifferences(printed)
  if (unlike) return refused({ code: 'production/sheet', difference: unlike.difference }, unlike.job.code)
  return sheetFullness(printed, sheets) > 100 ? refused({ code: 'production/sheet', difference: 'FULL' }) : undefined
}

/** Why a person may not work at a station. */
function lackedPermission(station: StationRow | undefined, { permissions }: Worker) {
  const permission = station && lackedAt(station.kind, permissions)
  return permission && refused({ code: 'production/not-allowed', permission })
}

const poolable = ({ station_id: station, state, material, pool_id: pool }: JobRow) => ({
  station,
  state,
  material: material && JSON.stringify(material),
  pool,
})

type Setting = {
  readonly worker: Worker
  readonly jobs: readonly JobRow[]
  readonly stations: readonly StationRow[]
  readonly pool: string | null
  readonly more: Readonly<Record<string, unknown>>
}

/** Puts jobs on a sheet, or off theirs. */
async function setPool(tx: Db, parts: JobMovesParts, setting: Setting): Promise<Pooled> {
  const { worker, jobs, stations, pool, more } = setting
  for (const from of jobs) {
    const job = await changeJob(tx, from, 'pool', { pool_id: pool })
    if (!job) return refused({ code: 'production/moved-on' }, from.code)
    const traced = await traceJob(tx, parts, {
      action: 'job.pool',
      author: worker,
      move: 'pool',
      job,
      from,
      stations,
      more: { isOnSheet: pool !== null, ...more },
    })
    if (!traced.ok) return refused(traced.error, from.code)
  }
  return ok({ jobs: jobs.map(({ code }) => code) })
}
