import type { Db } from '#db/connection.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { recordChange } from '../changes/record-change.ts'
import type { ChangeAuthor } from '../changes/record-change.ts'
import type { OrderListing } from '../orders/listing/order-listing.ts'
import type { JobError } from './job-error.ts'
import { insertEvent } from './print-job.repository.ts'
import type { JobEvent, JobRow } from './print-job.repository.ts'
import type { StationRow } from './station.repository.ts'

export interface TraceJobParts {
  readonly listing: Pick<OrderListing, 'refresh'>
}

type Traced = Omit<JobEvent, 'staffId' | 'changeId' | 'from'> & {
  readonly from: JobRow
  readonly action: ChangeAction
  readonly author: ChangeAuthor
  readonly stations: readonly StationRow[]
  /** What else the change did. */
  readonly more?: Readonly<Record<string, unknown>> | undefined
  readonly undoes?: number
}

/**
 * Writes down what was done with a job, as a change and as an event, and how lists show its order now. Answers the id of
 * the change; undefined when nothing changed.
 */
export async function traceJob(
  tx: Db,
  { listing }: TraceJobParts,
  traced: Traced,
): Promise<Result<number | undefined, JobError>> {
  const { job, from, author, action, reason, undoes, stations, more } = traced
  const changeId = await recordChange(tx, author, {
    action,
    subject: { type: 'job', id: job.id },
    before: fieldsOf(from, stations),
    after: { ...fieldsOf(job, stations), ...more },
    reason: reason ?? undefined,
    ...(undoes !== undefined && { undoes }),
  })
  const staffId = author.via === 'OFFICE' ? author.staffId : null
  if (!(await insertEvent(tx, { ...traced, staffId, changeId }))) return err({ code: 'production/request-reused' })
  await listing.refresh(tx, job.order_id)
  return ok(changeId)
}

/** A job as the activity shows it, and as a change of it is taken back. */
const fieldsOf = (job: JobRow, stations: readonly StationRow[]) => ({
  state: job.state,
  station: stations.find(({ id }) => id === job.station_id)?.name ?? null,
  stationId: job.station_id,
  quantity: job.quantity,
  hold: job.reason,
  isReprint: job.is_reprint,
  assignee: job.assignee_id,
})
