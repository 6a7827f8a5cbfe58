import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { MONEY_QUEUES } from '#domain/orders/desk/queues.ts'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { ListExport } from '../../list/list-export.tsx'
import { ListPager, totalText } from '../../list/list-pager.tsx'
import { ListTable } from '../../list/list-table.tsx'
import { ListTabs } from '../../list/list-tabs.tsx'
import type { ListTab } from '../../list/list-tabs.tsx'
import { useList } from '../../list/use-list.ts'
import { useRowKeys } from '../../list/use-row-keys.ts'
import { Broken, StateNote } from '../../components/states.tsx'
import { countIn, useToday } from '../../shared/today/today.queries.ts'
import { addressOf } from '../../site-map.ts'
import { useMoneyColumns } from './money-columns.tsx'

export const AREAS: readonly AreaName[] = ['office-money', 'office-orders', 'office-today']

type Answer = AnswerOf<'/api/office/money'>

/** What waits for a decision about money: refunds to approve, to send and to try again, and transfers to confirm. */
export default function MoneyScreen() {
  const t = useT('office-money')
  const orders = useT('office-orders')
  const navigate = useNavigate()
  const list = useList()
  const need = list.address.filters['needs']?.[0]
  const queue = MONEY_QUEUES.find((name) => name === need) ?? MONEY_QUEUES[0]
  const found = useQuery<Answer>({
    ...plain(apiQuery('/api/office/money', { query: { needs: queue, cursor: list.address.cursor }, tags: [] })),
    placeholderData: keepPreviousData,
  })
  const cursor = useRowKeys({
    keys: found.data?.data.map(({ order }) => String(order.number)) ?? [],
    onOpen: (number) => navigate(addressOf('order', { number })),
  })
  const columns = useMoneyColumns(queue)
  const tabs = useMoneyTabs()
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        {found.data ? (
          <p className="quiet" role="status">
            {totalText(found.data.meta)}
          </p>
        ) : null}
        <div className="page-head-end">
          <ListExport path="/api/office/money/export" name="payments" address={{ filters: { needs: [queue] } }} />
        </div>
      </div>
      <ListTabs
        label={t('views')}
        path={addressOf('money')}
        tabs={tabs}
        address={{ ...list.address, filters: { needs: [queue] } }}
      />
      {found.error && !found.data ? (
        <Broken level={2} failure={found.error} onRetry={() => void found.refetch()} />
      ) : found.data?.data.length === 0 ? (
        <StateNote title={t('nothingTitle')} text={t('nothingText')} />
      ) : (
        <>
          <ListTable
            label={orders(queue)}
            className="money-table"
            columns={columns}
            rows={found.data?.data}
            keyOf={({ order }) => String(order.number)}
            cursor={cursor}
          />
          {found.data ? (
            <ListPager meta={found.data.meta} perPage={ROWS_PER_PAGE} shown={found.data.data.length} list={list} />
          ) : null}
        </>
      )}
    </>
  )
}

/** The queues with what waits in each, as Today counts it. */
function useMoneyTabs(): readonly ListTab[] {
  const t = useT('office-orders')
  const today = useToday()
  return MONEY_QUEUES.map((name) => ({ name: t(name), query: `needs=${name}`, count: countIn(today, name) }))
}
