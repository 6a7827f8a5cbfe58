import type { JobState } from './job-moves.ts'
import type { StationKind } from './station.ts'

/** Jobs that can share a sheet. */
export const MAX_POOLED = 50

/** Sheets of a pool. */
export const MAX_SHEETS = 100_000

/** A job as far as it decides whether it can share a sheet. */
export type PoolableJob = {
  readonly station: number
  readonly state: JobState
  /** What it is printed on; null while that is not known. */
  readonly material: string | null
  readonly pool: string | null
}

/** Whether jobs share sheets at a station: where sheets are made up, and where they are printed. */
export const pools = (kind: StationKind): boolean => kind === 'PREPRESS' || kind === 'PRINT'

/** Whether a job waits for a sheet that it could share. */
export const canShare = ({ state, material, pool }: PoolableJob): boolean =>
  state === 'QUEUED' && material !== null && pool === null

/** Whether these jobs wait at one station for a sheet that they could share; whether they suit each other is in shared-sheet.ts. */
export const canPool = (jobs: readonly PoolableJob[]): boolean =>
  jobs.length >= 2 &&
  jobs.length <= MAX_POOLED &&
  jobs.every((job) => canShare(job) && job.station === jobs[0]?.station)
