import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { REQUEST_VIEWS } from '#contract/office/requests/requests.ts'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { ListPager, totalText } from '../../list/list-pager.tsx'
import { ListTable } from '../../list/list-table.tsx'
import { ListTabs } from '../../list/list-tabs.tsx'
import { useList } from '../../list/use-list.ts'
import { useRowKeys } from '../../list/use-row-keys.ts'
import { Broken, StateNote } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { useRequestColumns } from './request-columns.tsx'

export const AREAS: readonly AreaName[] = ['office-requests']

type Answer = AnswerOf<'/api/office/requests'>

const TABS = ['NEW', 'ENDING', 'UNPAID', 'QUOTED', 'ACCEPTED', 'ORDERED', 'DECLINED', 'EXPIRED'] as const

/** Special requests by what is to be done about them, the newest first. */
export default function RequestsScreen() {
  const t = useT('office-requests')
  const navigate = useNavigate()
  const list = useList()
  const named = list.address.filters['view']?.[0]
  const view = REQUEST_VIEWS.find((name) => name === named)
  const found = useQuery<Answer>({
    ...plain(apiQuery('/api/office/requests', { query: { view, cursor: list.address.cursor }, tags: [] })),
    placeholderData: keepPreviousData,
  })
  const rows = found.data?.data
  const cursor = useRowKeys({
    keys: rows?.map(({ reference }) => reference) ?? [],
    onOpen: (reference) => navigate(addressOf('request', { reference })),
  })
  const columns = useRequestColumns()
  const counts = found.data?.meta.counts
  const tabs = [
    { name: t('view_all'), query: '' },
    ...TABS.map((name) => ({
      name: t(`view_${name}`),
      query: `view=${name}`,
      count: name === 'NEW' || name === 'ENDING' || name === 'UNPAID' ? counts?.[name] : undefined,
    })),
  ]
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        {found.data ? (
          <p className="quiet" role="status">
            {totalText(found.data.meta)}
          </p>
        ) : null}
      </div>
      <ListTabs label={t('views')} path={addressOf('requests')} tabs={tabs} address={list.address} />
      {found.error && !found.data ? (
        <Broken level={2} failure={found.error} onRetry={() => void found.refetch()} />
      ) : rows?.length === 0 ? (
        <StateNote title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <>
          <ListTable
            label={t('title')}
            className="row-cards"
            columns={columns}
            rows={rows}
            keyOf={({ reference }) => reference}
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
