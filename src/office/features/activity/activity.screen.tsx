import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import type { AnswerOf } from '#contract/api-client.ts'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useLocation, useNavigate } from '#ui/router/router.tsx'
import { useMay } from '../../app/me.tsx'
import { useChangeWords } from '../../history/change-words.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import { ListExport } from '../../list/list-export.tsx'
import { ListPager, totalText } from '../../list/list-pager.tsx'
import { ListTable } from '../../list/list-table.tsx'
import { ViewTabs } from '../../views/view-tabs.tsx'
import { NothingFound } from '../../list/nothing-found.tsx'
import { useList } from '../../list/use-list.ts'
import { useReadableList } from '../../list/use-readable-list.ts'
import { useRowKeys } from '../../list/use-row-keys.ts'
import { Broken, StateNote } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { useActivityColumns } from './activity-columns.tsx'
import { useActivityFilters } from './activity-filters.ts'
import { useActivityTabs } from './activity-tabs.ts'

export const AREAS: readonly AreaName[] = ['office-activity']

type ActivityAnswer = AnswerOf<'/api/office/activity'>

/** Who changed what, and when; what can be taken back is taken back here. */
export default function ActivityScreen() {
  const t = useT('office-activity')
  const navigate = useNavigate()
  const { hash } = useLocation()
  const seesAll = useMay('activity.view')
  const seesMoney = useMay('activity.money')
  const list = useList()
  const { filters, cursor } = list.address
  const query = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]))
  const found = useQuery<ActivityAnswer>({
    ...plain(apiQuery('/api/office/activity', { query: { ...query, cursor } as object, tags: [] })),
    placeholderData: keepPreviousData,
  })
  useReadableList(list.address, found.error)
  const rows = found.data?.data
  const isFiltered = Object.keys(filters).length > 0
  const row = useRowKeys({ keys: rows?.map(({ id }) => id) ?? [], named: hash.slice(1) || undefined })
  const columns = useActivityColumns()
  const tabs = useActivityTabs()
  const words = useChangeWords()
  const filterFields = useActivityFilters(rows?.[0] ? words.subject(rows[0].subject) : '')
  return (
    <>
      <div className="page-head">
        <h1>{t(seesAll || seesMoney ? 'title' : 'ownTitle')}</h1>
        <div className="page-head-end">
          <ListExport path="/api/office/activity/export" name="activity" address={list.address} />
        </div>
      </div>
      {seesAll ? (
        <ViewTabs list="activity" label={t('title')} path={addressOf('activity')} tabs={tabs} address={list.address} />
      ) : null}
      <FilterBar filters={filterFields} address={list.address} onFilter={list.onFilter}>
        {found.data ? <span role="status">{totalText(found.data.meta)}</span> : null}
      </FilterBar>
      {found.error && !found.data ? (
        <Broken level={2} failure={found.error} onRetry={() => void found.refetch()} />
      ) : rows?.length === 0 && isFiltered ? (
        <NothingFound onClear={() => navigate(addressOf('activity'))} />
      ) : rows?.length === 0 ? (
        <StateNote title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <>
          <ListTable
            label={t('title')}
            className="activity-table"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            cursor={row}
          />
          {found.data ? (
            <ListPager meta={found.data.meta} perPage={ROWS_PER_PAGE} shown={found.data.data.length} list={list} />
          ) : null}
        </>
      )}
    </>
  )
}
