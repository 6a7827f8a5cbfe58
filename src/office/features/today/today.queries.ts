import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useMay } from '../../app/me.tsx'

/** What waits for a decision, and what was promised. */
export type Today = AnswerOf<'/api/office/today'>['data']
export type Queue = Today['queues'][number]

const TODAY = apiQuery('/api/office/today', { tags: [] })

/** How often it is asked again while no live line says what changed, in ms. */
const EVERY_MS = 60_000

/** What waits today, shared by the screen, the navigation and the ruler; nothing for roles that see no orders. */
export function useToday(): Today | undefined {
  const maySee = useMay('orders.view')
  return useQuery<AnswerOf<'/api/office/today'>>({
    ...plain(TODAY),
    enabled: maySee,
    refetchInterval: EVERY_MS,
    staleTime: 10_000,
  }).data?.data
}
