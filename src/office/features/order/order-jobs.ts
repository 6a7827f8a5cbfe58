import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useMay } from '../../app/me.tsx'
import { placeOf } from '../../shared/order/status-text.ts'

type Jobs = AnswerOf<`/api/office/production/orders/${string}`>

export type OrderJob = Jobs['data'][number]

const jobsQuery = (number: number) => apiQuery(`/api/office/production/orders/${number}`, { tags: [] })

/** The print jobs of an order, for those who see production. None before it is accepted. */
export function useOrderJobs(number: number): readonly OrderJob[] {
  const maySee = useMay('production.view')
  return useQuery<Jobs>({ ...plain(jobsQuery(number)), enabled: maySee }).data?.data ?? []
}

/** The job that holds a line up: the one with the longest way to go. */
export const slowestOf = (jobs: readonly OrderJob[]): OrderJob | undefined =>
  jobs.toSorted((one, other) => placeOf(stageOf(one)) - placeOf(stageOf(other)))[0]

/** Where a job is, or that it is made. */
export const stageOf = ({ state, kind }: OrderJob) => (state === 'DONE' ? 'READY' : kind)
