import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '#ui/router/router.tsx'
import { withoutFilters } from '#domain/catalog/applied-filters.ts'
import type { ListQuery } from '#domain/catalog/list-query.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { productListQuery } from '../list.queries.ts'
import type { ProductList } from '../list.queries.ts'
import { listHref } from '../list-place.ts'
import { useList } from '../use-list.ts'

/** The filters of a phone: chosen in a sheet, counted while choosing, applied by one button. */
export function FilterSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('list')
  return (
    <Dialog open={open} onClose={onClose} kind="sheet" title={t('filters')}>
      <SheetFilters onClose={onClose} />
    </Dialog>
  )
}

function SheetFilters({ onClose }: { onClose: () => void }) {
  const t = useT('list')
  const { place, query, facets, ...list } = useList()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<ListQuery>({ ...query, page: 1 })
  const counted = useDraftList(draft)
  const { total, totalIsMore, totalIsEstimate } = counted?.meta ?? list
  const apply = (): void => {
    onClose()
    navigate(listHref(place, draft))
  }
  return (
    <>
      <form className="sheet" onSubmit={(event) => event.preventDefault()}>
        <FilterPanel facets={counted?.facets ?? facets} query={draft} onChange={setDraft} />
      </form>
      <div className="sheet-go">
        <Button look="outline" size="lg" onClick={() => setDraft({ ...withoutFilters(draft), sort: draft.sort })}>
          {t('clearAll')}
        </Button>
        <Button look="secondary" size="lg" onClick={apply}>
          <span role="status">
            {t(totalIsMore ? 'showMore' : totalIsEstimate ? 'showAbout' : 'show', { count: total })}
          </span>
        </Button>
      </div>
    </>
  )
}

/** What the list would be; asked as the list itself is asked, so that applying it needs no second request. */
const useDraftList = (draft: ListQuery): ProductList | undefined =>
  useQuery<ProductList>({ ...plain(productListQuery(draft, true)), placeholderData: keepPreviousData }).data
