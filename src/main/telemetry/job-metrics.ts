import type { Meter } from '@opentelemetry/api'
import type { JobObserver } from '#jobs/job-observer.ts'
import { SOFTWARE } from '#domain/software.ts'

/** Jobs by queue and outcome, with the time they took. */
export function meterJobs(meter: Meter): JobObserver['perform'] {
  const duration = meter.createHistogram(`${SOFTWARE.id}.job.duration.seconds`, {
    description: 'Jobs by queue and outcome',
    advice: { explicitBucketBoundaries: [0.01, 0.1, 1, 10, 60, 600] },
  })
  return async (queue, _carried, work) => {
    const since = performance.now()
    const note = (outcome: string): void => duration.record((performance.now() - since) / 1_000, { queue, outcome })
    try {
      await work()
      note('done')
    } catch (error) {
      note('failed')
      throw error
    }
  }
}
