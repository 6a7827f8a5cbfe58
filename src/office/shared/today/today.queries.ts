import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useMay } from '../../app/me.tsx'

/** What waits for a decision, and what was promised. */
export type Today = AnswerOf<'/api/office/today'>['data']
export type Queue = Today['queues'][number]

const todayQuery = (isMine: boolean) =>
  apiQuery('/api/office/today', { ...(isMine && { query: { mine: true } }), tags: [] })

/** The filters of the orders that are promised for a day; null: of those that are late. */
export const promisedQuery = (day: string | null): string =>
  day === null ? 'late=true' : `readyFrom=${day}&readyTo=${day}&status=PENDING,PROCESSING`

/** How often it is asked again while no live line says what changed, in ms. */
const REFETCH_MS = 60_000

/**
 * What waits today, shared by the screen, the navigation and the ruler; nothing for roles that see no orders. `isMine`
 * leaves out what is not given to who is signed in.
 */
export function useToday(isMine = false): Today | undefined {
  const maySee = useMay('orders.view')
  return useQuery<AnswerOf<'/api/office/today'>>({
    ...plain(todayQuery(isMine)),
    enabled: maySee,
    refetchInterval: REFETCH_MS,
    staleTime: 10_000,
  }).data?.data
}

/** How many orders wait in a queue; undefined while that is not known. */
export const countIn = (today: Today | undefined, queue: Queue['name']): number | undefined =>
  today?.queues.find(({ name }) => name === queue)?.count
