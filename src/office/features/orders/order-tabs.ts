import { useT } from '#ui/i18n/use-t.ts'
import type { ListTab } from '../../list/list-tabs.tsx'
import { countIn, useToday } from '../../shared/today/today.queries.ts'

/** The lists of orders that every shop has; those that are queues of today have their numbers. */
export function useOrderTabs(): readonly ListTab[] {
  const t = useT('office-orders')
  const today = useToday()
  return [
    { name: t('all'), query: '' },
    { name: t('toAccept'), query: 'needs=accept', count: countIn(today, 'accept') },
    { name: t('open'), query: 'status=PENDING,PROCESSING,ON_THE_WAY' },
    { name: t('late'), query: 'late=true', count: countIn(today, 'late') },
    { name: t('unpaid'), query: 'status=AWAITING_PAYMENT' },
    { name: t('onHold'), query: 'held=true', count: countIn(today, 'held') },
    { name: t('mine'), query: 'assignee=me&status=PENDING,PROCESSING,ON_THE_WAY' },
  ]
}
