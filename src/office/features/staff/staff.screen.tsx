import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ROWS_PER_PAGE } from '#domain/staff/rows-per-page.ts'
import type { AnswerOf } from '#contract/api-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { useMay } from '../../app/me.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import type { ListAddress } from '../../list/list-address.ts'
import { ListExport } from '../../list/list-export.tsx'
import { ListPager, totalText } from '../../list/list-pager.tsx'
import { ListTable } from '../../list/list-table.tsx'
import { ViewTabs } from '../../views/view-tabs.tsx'
import { NothingFound } from '../../list/nothing-found.tsx'
import { useList } from '../../list/use-list.ts'
import { useReadableList } from '../../list/use-readable-list.ts'
import { useRowKeys } from '../../list/use-row-keys.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { Broken } from '../../components/states.tsx'
import { addressOf } from '../../site-map.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { useStaffColumns } from './staff-columns.tsx'
import { useStaffFilters, useStaffTabs } from './staff-filters.ts'

export const AREAS: readonly AreaName[] = ['office-staff']

type PeopleAnswer = AnswerOf<'/api/office/staff'>

/** Who works here, what each may do, and what each role means. */
export default function StaffScreen() {
  const t = useT('office-staff')
  const list = useList()
  const navigate = useNavigate()
  const { filters, cursor } = list.address
  const query = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]))
  const found = useQuery<PeopleAnswer>({
    ...plain(apiQuery('/api/office/staff', { query: { ...query, cursor } as object, tags: [] })),
    placeholderData: keepPreviousData,
  })
  useReadableList(list.address, found.error)
  const tabs = useStaffTabs()
  const filterFields = useStaffFilters()
  return (
    <>
      <StaffHead meta={found.data?.meta} address={list.address} />
      <ViewTabs list="staff" label={t('views')} path={addressOf('staff')} tabs={tabs} address={list.address} />
      <FilterBar filters={filterFields} address={list.address} onFilter={list.onFilter}>
        {found.data ? <span role="status">{totalText(found.data.meta)}</span> : null}
      </FilterBar>
      {found.error && !found.data ? (
        <Broken level={2} failure={found.error} onRetry={() => void found.refetch()} />
      ) : found.data?.data.length === 0 ? (
        <NothingFound onClear={() => navigate(addressOf('staff'))} />
      ) : (
        <People list={list} answer={found.data} />
      )}
      <RoleMatrix />
    </>
  )
}

function People({ list, answer }: { list: ReturnType<typeof useList>; answer: PeopleAnswer | undefined }) {
  const t = useT('office-staff')
  const navigate = useNavigate()
  const cursor = useRowKeys({
    keys: answer?.data.map(({ id }) => id) ?? [],
    onOpen: (id) => navigate(addressOf('person', { id })),
  })
  return (
    <>
      <ListTable
        label={t('title')}
        className="staff-table"
        columns={useStaffColumns()}
        rows={answer?.data}
        keyOf={({ id }) => id}
        cursor={cursor}
      />
      {answer ? <ListPager meta={answer.meta} perPage={ROWS_PER_PAGE} shown={answer.data.length} list={list} /> : null}
    </>
  )
}

type HeadProps = { meta: PeopleAnswer['meta'] | undefined; address: ListAddress }

function StaffHead({ meta, address }: HeadProps) {
  const t = useT('office-staff')
  const mayInvite = useMay('staff.edit')
  const [isInviting, setInviting] = useState(false)
  useHotkeys(mayInvite ? [{ keys: 'n', name: t('invite'), run: () => setInviting(true) }] : [])
  return (
    <div className="page-head">
      <h1>{t('title')}</h1>
      {meta ? (
        <p>
          {t('people', { count: meta.total })}
          {meta.withoutFactor > 0 ? ` ${t('withoutFactor', { count: meta.withoutFactor })}` : ''}
        </p>
      ) : null}
      <div className="page-head-end">
        <ListExport path="/api/office/staff/export" name="staff" address={{ filters: address.filters }} />
        <ButtonLink look="outline" to={addressOf('activity')}>
          <OfficeIcon name="history" />
          {t('log')}
        </ButtonLink>
        {mayInvite ? (
          <Button className="default-look" onClick={() => setInviting(true)}>
            <OfficeIcon name="plus" />
            {t('invite')}
            <kbd aria-hidden="true">N</kbd>
          </Button>
        ) : null}
      </div>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </div>
  )
}
