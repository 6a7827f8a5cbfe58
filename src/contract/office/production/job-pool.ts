import { z } from 'zod'
import { MAX_POOLED, MAX_SHEETS } from '#domain/production/job-pool.ts'
import { success } from '../../envelope.ts'
import { JobCode, StationId } from './production-field.ts'

const distinct = (codes: readonly string[]): boolean => new Set(codes).size === codes.length

/** Jobs that wait at a station, on one material, that are put on one sheet. */
export const JobPoolForm = z.strictObject({
  station: StationId,
  jobs: z.array(JobCode).min(2).max(MAX_POOLED).refine(distinct),
  sheets: z.int().min(1).max(MAX_SHEETS).describe('The print run of the sheet'),
})

/** What is done with every job of a sheet. */
export const PoolMoveForm = z.strictObject({
  move: z.enum(['start', 'finish']),
  station: StationId.describe('The station where the person sees the sheet; refused when it is elsewhere'),
})

/** No more is asked of who takes a sheet apart. */
export const PoolSplitForm = z.strictObject({})

export const PooledAnswer = success(z.strictObject({ jobs: z.array(JobCode).describe('The jobs of the sheet') }))
