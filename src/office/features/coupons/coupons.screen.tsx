import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { COUPON_STATES } from '#domain/coupons/coupon-terms.ts'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import type { AnswerOf } from '#contract/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { useMay } from '../../app/me.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { Broken } from '../../components/states.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import type { Filter } from '../../list/filter.ts'
import { ListPager, totalText } from '../../list/list-pager.tsx'
import { ListTable } from '../../list/list-table.tsx'
import { ListTabs } from '../../list/list-tabs.tsx'
import { NothingFound } from '../../list/nothing-found.tsx'
import { useList } from '../../list/use-list.ts'
import { useReadableList } from '../../list/use-readable-list.ts'
import { useRowKeys } from '../../list/use-row-keys.ts'
import { addressOf } from '../../site-map.ts'
import { useCouponColumns } from './coupon-columns.tsx'

export const AREAS: readonly AreaName[] = ['office-coupons']

type CouponsAnswer = AnswerOf<'/api/office/coupons'>

/** The coupons of the shop: which count, what they give, how often they were used. */
export default function CouponsScreen() {
  const t = useT('office-coupons')
  const list = useList()
  const navigate = useNavigate()
  const { filters, cursor } = list.address
  const query = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]))
  const found = useQuery<CouponsAnswer>({
    ...plain(apiQuery('/api/office/coupons', { query: { ...query, cursor } as object, tags: [] })),
    placeholderData: keepPreviousData,
  })
  useReadableList(list.address, found.error)
  const tabs = [
    { name: t('all'), query: '' },
    ...COUPON_STATES.map((state) => ({ name: t(state), query: `state=${state}` })),
  ]
  return (
    <>
      <CouponsHead />
      <ListTabs label={t('views')} path={addressOf('coupons')} tabs={tabs} address={list.address} />
      <FilterBar filters={useCouponFilters()} address={list.address} onFilter={list.onFilter}>
        {found.data ? <span role="status">{totalText(found.data.meta)}</span> : null}
      </FilterBar>
      {found.error && !found.data ? (
        <Broken level={2} failure={found.error} onRetry={() => void found.refetch()} />
      ) : found.data?.data.length === 0 ? (
        <NothingFound onClear={() => navigate(addressOf('coupons'))} />
      ) : (
        <CouponTable list={list} answer={found.data} />
      )}
    </>
  )
}

function useCouponFilters(): readonly Filter[] {
  const t = useT('office-coupons')
  return [
    { name: 'q', label: t('search'), kind: 'text' },
    {
      name: 'state',
      label: t('state'),
      kind: 'choices',
      choices: COUPON_STATES.map((value) => ({ value, label: t(value) })),
    },
  ]
}

function CouponsHead() {
  const t = useT('office-coupons')
  const navigate = useNavigate()
  const mayDecide = useMay('prices.decide')
  useHotkeys(mayDecide ? [{ keys: 'n', name: t('new'), run: () => navigate(addressOf('newCoupon')) }] : [])
  return (
    <div className="page-head">
      <h1>{t('title')}</h1>
      {mayDecide ? (
        <div className="page-head-end">
          <ButtonLink className="default-look" to={addressOf('newCoupon')}>
            <OfficeIcon name="plus" />
            {t('new')}
            <kbd aria-hidden="true">N</kbd>
          </ButtonLink>
        </div>
      ) : null}
    </div>
  )
}

function CouponTable({ list, answer }: { list: ReturnType<typeof useList>; answer: CouponsAnswer | undefined }) {
  const t = useT('office-coupons')
  const navigate = useNavigate()
  const cursor = useRowKeys({
    keys: answer?.data.map(({ id }) => id) ?? [],
    onOpen: (id) => navigate(addressOf('coupon', { id })),
  })
  return (
    <>
      <ListTable
        label={t('title')}
        className="row-cards"
        columns={useCouponColumns()}
        rows={answer?.data}
        keyOf={({ id }) => id}
        cursor={cursor}
      />
      {answer ? <ListPager meta={answer.meta} perPage={ROWS_PER_PAGE} shown={answer.data.length} list={list} /> : null}
    </>
  )
}
