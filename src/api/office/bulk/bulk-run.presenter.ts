import type { z } from 'zod'
import type { BulkRefusal, BulkRunAnswer, BulkRunsAnswer } from '#contract/office/bulk/bulk-run.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { BulkRuns } from '#services/bulk/bulk-runs.service.ts'

type Run = Awaited<ReturnType<BulkRuns['newest']>>[number]
type RunWithRows = NonNullable<Awaited<ReturnType<BulkRuns['find']>>>

/** How far a run is. */
export const presentRun = ({
  id,
  action,
  total,
  done,
  refused,
  created_at: startedAt,
  finished_at: finishedAt,
}: Run): z.input<typeof BulkRunsAnswer>['data'][number] => ({
  id,
  action,
  total,
  done,
  refused,
  startedAt: riyadhTimestamp(startedAt),
  finishedAt: finishedAt && riyadhTimestamp(finishedAt),
})

const REASONS: Readonly<Record<string, BulkRefusal>> = {
  'orders/unknown': 'UNKNOWN',
  'orders/illegal-transition': 'STATE',
  'orders/on-hold': 'ON_HOLD',
  'orders/jobs-open': 'JOBS_NOT_DONE',
  'orders/not-assignable': 'PERSON_LEFT',
  'bulk/no-permission': 'NO_PERMISSION',
}

/** A run with what was refused of it. */
export const presentRunWithRows = (run: RunWithRows): z.input<typeof BulkRunAnswer>['data'] => ({
  ...presentRun(run),
  rows: run.rows.map(({ number, code, status }) => ({ number, reason: REASONS[code] ?? 'FAILED', status })),
})
