import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/api-client.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { ButtonLink } from '#ui/button.tsx'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { useMay } from '../../app/me.tsx'
import { BulkProgress } from '../../bulk/bulk-progress.tsx'
import { EXPORT_COLUMNS } from '#domain/orders/desk/export-columns.ts'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import { ColumnChooser, visibleColumns } from '../../list/column-chooser.tsx'
import type { Column } from '../../list/column.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import { ListExport } from '../../list/list-export.tsx'
import { ListPager, totalText } from '../../list/list-pager.tsx'
import { ListTable } from '../../list/list-table.tsx'
import { ViewTabs } from '../../views/view-tabs.tsx'
import { SortSelect } from '../../list/sort-select.tsx'
import { listQuery } from '../../list/list-address.ts'
import { trailOf, useNoteTrail } from '../../list/list-trail.ts'
import { useList } from '../../list/use-list.ts'
import { useReadableList } from '../../list/use-readable-list.ts'
import type { ListWays } from '../../list/use-list.ts'
import { useSelection } from '../../list/use-selection.ts'
import { useRowKeys } from '../../list/use-row-keys.ts'
import { NothingFound } from '../../list/nothing-found.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { Broken, StateNote } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { OrderBulk } from './order-bulk.tsx'
import { ExportProgress } from './export-progress.tsx'
import { useBeginExport } from './use-begin-export.ts'
import { useOrderColumns } from './order-columns.tsx'
import { useOrderFilters } from './order-filters.ts'
import type { OrderRow } from '../../shared/order/order-row.ts'
import { ShipFile } from './ship-file.tsx'
import { useOrderTabs } from './order-tabs.ts'

export const AREAS: readonly AreaName[] = ['office-bulk', 'office-orders']

type OrdersAnswer = AnswerOf<'/api/office/orders'>

/** Every order: found, filtered, sorted, and moved many at a time. */
export default function OrdersScreen() {
  const t = useT('office-orders')
  const list = useList()
  const tFrame = useT('office-frame')
  const mayPlace = useMay('orders.place')
  const mayShip = useMay('orders.handOver')
  const mayExport = useMay('orders.export')
  const columns = useOrderColumns()
  const { filters, sort, cursor } = list.address
  const query = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]))
  const found = useQuery<OrdersAnswer>({
    ...plain(apiQuery('/api/office/orders', { query: { ...query, sort, cursor } as object, tags: [] })),
    placeholderData: keepPreviousData,
  })
  useReadableList(list.address, found.error)
  const customer = found.data?.data[0]?.customer
  const filterFields = useOrderFilters(customer?.company ?? customer?.name ?? '')
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        <div className="page-head-end">
          {mayPlace ? (
            <ButtonLink look="outline" to={addressOf('newOrder')}>
              <OfficeIcon name="plus" />
              {tFrame('newOrder')}
            </ButtonLink>
          ) : null}
          {mayExport ? <OrderExport address={list.address} /> : null}
          {mayShip ? <ShipFile /> : null}
        </div>
      </div>
      <BulkProgress />
      {mayExport ? <ExportProgress /> : null}
      <ViewTabs
        list="orders"
        label={t('views')}
        path={addressOf('orders')}
        tabs={useOrderTabs()}
        address={list.address}
      />
      <FilterBar filters={filterFields} address={list.address} onFilter={list.onFilter}>
        {found.data ? <span role="status">{totalText(found.data.meta)}</span> : null}
        <OrderSort sort={sort} onSort={list.onSort} />
        <ColumnChooser columns={columns} list={list} />
      </FilterBar>
      {found.error && !found.data ? (
        <Broken level={2} failure={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <OrderRows list={list} answer={found.data} columns={visibleColumns(columns, list.address.columns)} />
      )}
    </>
  )
}

/** The list as a file; of many orders a job makes it. */
const OrderExport = ({ address }: { address: ListWays['address'] }) => (
  <ListExport
    path="/api/office/orders/export"
    begin={useBeginExport()}
    name="orders"
    address={address}
    columns={EXPORT_COLUMNS}
  />
)

function OrderSort({ sort, onSort }: { sort: string | undefined; onSort: ListWays['onSort'] }) {
  const t = useT('office-orders')
  const seesMoney = useMay('money.view')
  return (
    <SortSelect
      value={sort ?? '-placed'}
      choices={[
        ['-placed', t('newest')],
        ['placed', t('oldest')],
        ['readyBy', t('dueFirst')],
        ...(seesMoney ? ([['-total', t('highest')]] as const) : []),
        ['-moved', t('lastMoved')],
      ]}
      onChange={(next) => onSort(next === '-placed' ? undefined : next)}
    />
  )
}

const keyOf = ({ number }: OrderRow): string => String(number)

type RowsProps = { list: ListWays; answer: OrdersAnswer | undefined; columns: readonly Column<OrderRow>[] }

/** The rows of a page, the way to the others, and what can be done with those that are chosen. */
function OrderRows({ list, answer, columns }: RowsProps) {
  const t = useT('office-orders')
  const navigate = useNavigate()
  const rows = answer?.data
  const cursor = useRowKeys({
    keys: rows?.map(keyOf) ?? [],
    onOpen: (number) => navigate(addressOf('order', { number })),
  })
  const selection = useSelection({
    rows: rows ?? [],
    keyOf,
    list: listQuery({ filters: list.address.filters }),
    cursor,
  })
  const mayEdit = useMay('orders.edit')
  useNoteTrail(
    'orders',
    answer &&
      trailOf(listQuery(list.address), answer.data.map(keyOf), {
        page: list.address.page,
        perPage: ROWS_PER_PAGE,
        total: totalText(answer.meta),
      }),
  )
  if (rows?.length === 0)
    return Object.keys(list.address.filters).length > 0 ? (
      <NothingFound onClear={() => navigate(addressOf('orders'))} />
    ) : (
      <StateNote title={t('noneTitle')} text={t('noneText')} />
    )
  return (
    <>
      <ListTable
        label={t('title')}
        className="fixed orders-table"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        cursor={cursor}
        selection={mayEdit ? selection : undefined}
      />
      {answer ? <ListPager meta={answer.meta} perPage={ROWS_PER_PAGE} shown={answer.data.length} list={list} /> : null}
      {answer ? <OrderBulk selection={selection} meta={answer.meta} address={list.address} /> : null}
    </>
  )
}
