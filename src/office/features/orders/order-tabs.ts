import { useT } from '#ui/i18n/use-t.ts'
import type { ListTab } from '../../list/list-tabs.tsx'

/** The lists of orders that every shop has. */
export function useOrderTabs(): readonly ListTab[] {
  const t = useT('office-orders')
  return [
    { name: t('all'), query: '' },
    { name: t('toAccept'), query: 'status=PENDING' },
    { name: t('open'), query: 'status=PENDING,PROCESSING,ON_THE_WAY' },
    { name: t('late'), query: 'late=true' },
    { name: t('unpaid'), query: 'status=AWAITING_PAYMENT' },
    { name: t('onHold'), query: 'held=true' },
    { name: t('mine'), query: 'assignee=me&status=PENDING,PROCESSING,ON_THE_WAY' },
  ]
}
