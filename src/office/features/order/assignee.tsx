import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay, useMe } from '../../app/me.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { orderQuery } from '../../shared/order/order.queries.ts'
import type { Order } from '../../shared/order/order.queries.ts'
import { PersonOptions } from '../../shared/staff/person-options.tsx'

/** Who works here now. */
export function useColleagues() {
  return (
    useQuery<AnswerOf<'/api/office/orders/filters'>>({
      ...plain(apiQuery('/api/office/orders/filters', { tags: [] })),
      staleTime: 300_000,
    }).data?.data.assignees ?? []
  )
}

/** Who takes care of an order; given to a colleague, or to none, by who may. */
export function Assignee({ order: { number, assignee } }: { order: Order }) {
  const t = useT('office-order')
  const me = useMe()
  const mayEdit = useMay('orders.edit')
  const colleagues = useColleagues()
  const { isBusy, call } = useCall(
    (api, staffId: string | null) => api.put(`/api/office/orders/${number}/assignee`, { staffId }),
    [orderQuery(number)],
  )
  if (!mayEdit) return assignee ? <bdi>{assignee.name}</bdi> : <span className="quiet">{t('noAssignee')}</span>
  const others = [...(assignee ? [assignee] : []), ...colleagues].filter(
    ({ id }, index, all) => id !== me.id && all.findIndex((each) => each.id === id) === index,
  )
  return (
    <span className="select">
      <select
        aria-label={t('assignee')}
        disabled={isBusy}
        value={assignee?.id ?? ''}
        onChange={({ target }) => call(target.value === '' ? null : target.value)}
      >
        <PersonOptions none={t('noAssignee')} people={[me, ...others]} />
      </select>
      <OfficeIcon name="down" />
    </span>
  )
}
