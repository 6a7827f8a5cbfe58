import { isMoneyQueue } from '#domain/orders/desk/queues.ts'
import { countIn, useToday } from '../shared/today/today.queries.ts'
import { useRequestCounts } from '../shared/requests/request.queries.ts'
import type { ScreenName } from '../site-map.ts'

/** How much waits behind a line of the navigation. */
export function useSectionCounts(): Partial<Record<ScreenName, number>> {
  const today = useToday()
  const queues = today?.queues ?? []
  const accept = countIn(today, 'accept')
  // Orders may wait in several queues: the number of today is that of its lines. What waits for customers is none of it.
  const waiting = queues
    .filter(({ name, group }) => name !== 'mine' && group !== 'customers')
    .reduce((sum, { count }) => sum + count, 0)
  const requests = useRequestCounts()?.NEW ?? 0
  const money = queues.filter(({ name }) => isMoneyQueue(name)).reduce((sum, { count }) => sum + count, 0)
  return {
    today: waiting,
    money,
    requests,
    artwork: today?.artwork ?? 0,
    ...(accept === undefined ? {} : { orders: accept }),
  }
}
