import type { Db } from '#db/connection.ts'
import { canPool, pools } from '#domain/production/job-pool.ts'
import { sheetDifferences, sheetFullness } from '#domain/production/shared-sheet.ts'
import { lackedAt } from '#domain/production/station.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { moveLocked } from './job-moves.service.ts'
import type { JobMovesParts, Worker } from './job-moves.service.ts'
import { MoveRefused, refusalOf } from './move-refused.ts'
import type { JobError } from './move-refused.ts'
import { findPooled, insertPool, lockOrdersOfJobs } from './pool.repository.ts'
import { findJobPrints } from './print-piece.repository.ts'
import { describePieces } from './print-pieces.ts'
import { changeJob, findJob, lockJobOrder } from './print-job.repository.ts'
import type { JobRow } from './print-job.repository.ts'
import { findStations } from './station.repository.ts'
import type { StationRow } from './station.repository.ts'
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
  const together = async (work: (tx: Db) => Promise<readonly string[]>): Promise<Pooled> => {
    try {
      return ok({ jobs: await parts.db.transaction().execute(work) })
    } catch (error) {
      return err({ refusal: refusalOf(error), job: error instanceof MoveRefused ? error.job : undefined })
    }
  }
  return {
    /** Puts jobs that wait at a station on one sheet. */
    make: (worker: Worker, sheet: NewPool): Promise<Pooled> =>
      together(async (tx) => {
        const { jobs, stations } = await lockJobs(tx, sheet.jobs)
        const station = stations.find(({ id }) => id === sheet.station)
        requireWork(station, worker)
        const isOneSheet = canPool(jobs.map(poolable)) && jobs[0]?.station_id === station?.id
        if (!station || !pools(station.kind) || !isOneSheet) throw new MoveRefused({ code: 'production/moved-on' })
        await requireRoom(tx, jobs, sheet.sheets)
        const { sheets } = sheet
        const pool = await insertPool(tx, { stationId: station.id, sheets, staffId: worker.staffId })
        for (const job of jobs) await setPool(tx, parts, { worker, job, stations, pool, more: { sheets } })
        return sheet.jobs
      }),

    /** Begins or finishes every job of a sheet at its station. */
    move: (worker: Worker, pool: string, move: { readonly move: 'start' | 'finish'; readonly station: number }) =>
      together(async (tx) => {
        const codes = await heldCodes(tx, pool)
        for (const code of codes) {
          const moved = await moveLocked(tx, parts, { worker, code, move, requestId: undefined })
          if (!moved.ok) throw new MoveRefused(moved.error, code)
        }
        return codes
      }),

    /** Takes a sheet apart: its jobs stay where they are. */
    split: (worker: Worker, pool: string): Promise<Pooled> =>
      together(async (tx) => {
        const codes = await heldCodes(tx, pool)
        const { jobs, stations } = await lockJobs(tx, codes)
        requireWork(
          stations.find(({ id }) => id === jobs[0]?.station_id),
          worker,
        )
        for (const job of jobs) await setPool(tx, parts, { worker, job, stations, pool: null, more: {} })
        return codes
      }),
  }
}

/** The jobs of a sheet, their orders held; refused when there is no such sheet any more. */
async function heldCodes(tx: Db, pool: string): Promise<readonly string[]> {
  await lockOrdersOfJobs(tx, await findPooled(tx, pool))
  const codes = await findPooled(tx, pool)
  if (codes.length === 0) throw new MoveRefused({ code: 'production/unknown' })
  return codes
}

async function lockJobs(tx: Db, codes: readonly string[]) {
  await lockOrdersOfJobs(tx, codes)
  const jobs: JobRow[] = []
  for (const code of codes) {
    const [order, job] = [await lockJobOrder(tx, code), await findJob(tx, code)]
    if (!order || !job) throw new MoveRefused({ code: 'production/unknown' }, code)
    if (order.status !== 'PROCESSING') throw new MoveRefused({ code: 'production/moved-on' }, code)
    if (order.hold_reason !== null) throw new MoveRefused({ code: 'production/on-hold' }, code)
    jobs.push(job)
  }
  return { jobs, stations: await findStations(tx) }
}

/** Refuses jobs that are not printed alike, or that do not all fit on so many sheets. */
async function requireRoom(tx: Db, jobs: readonly JobRow[], sheets: number): Promise<void> {
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
  if (unlike) throw new MoveRefused({ code: 'production/sheet', difference: unlike.difference }, unlike.job.code)
  if (sheetFullness(printed, sheets) > 100) throw new MoveRefused({ code: 'production/sheet', difference: 'FULL' })
}

function requireWork(station: StationRow | undefined, { permissions }: Worker): void {
  const permission = station && lackedAt(station.kind, permissions)
  if (permission) throw new MoveRefused({ code: 'production/not-allowed', permission })
}

const poolable = ({ station_id: station, state, material, pool_id: pool }: JobRow) => ({
  station,
  state,
  material: material && JSON.stringify(material),
  pool,
})

type Setting = {
  readonly worker: Worker
  readonly job: JobRow
  readonly stations: readonly StationRow[]
  readonly pool: string | null
  readonly more: Readonly<Record<string, unknown>>
}

async function setPool(tx: Db, parts: JobMovesParts, { worker, job, stations, pool, more }: Setting): Promise<void> {
  const changed = await changeJob(tx, job, 'pool', { pool_id: pool })
  if (!changed) throw new MoveRefused({ code: 'production/moved-on' }, job.code)
  await traceJob(tx, parts, {
    action: 'job.pool',
    author: worker,
    move: 'pool',
    job: changed,
    from: job,
    stations,
    more: { isOnSheet: pool !== null, ...more },
  })
}
