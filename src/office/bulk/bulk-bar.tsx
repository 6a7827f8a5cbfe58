import type { ReactNode } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { useHotkeys } from '../keys/use-hotkeys.ts'
import { OfficeIcon } from '../components/office-icon.tsx'
import type { Selection } from '../list/use-selection.ts'
import type { ListMeta } from '../list/list-pager.tsx'
import { totalText } from '../list/list-pager.tsx'

type Props<Row> = {
  selection: Selection<Row>
  meta: ListMeta
  /** More about what is chosen, such as its sum. */
  about?: ReactNode
  /** At most four buttons, each with its key. */
  children: ReactNode
}

/** Rows that can be named by filters, at most. */
const MAX_MATCHING = 10_000

/** What can be done with the rows that are chosen. Nothing is drawn while none is. */
export function BulkBar<Row>({ selection, meta, about, children }: Props<Row>) {
  const t = useT('office-bulk')
  const count = selection.isEverything ? meta.total : selection.chosen.size
  useHotkeys(count === 0 ? [] : [{ keys: 'escape', name: t('clear'), run: selection.clear }])
  if (count === 0) return null
  const hasMore = !selection.isEverything && meta.total > count && meta.total <= MAX_MATCHING && meta.isTotalExact
  return (
    <div className="bulk-bar" role="region" aria-label={t('actions')}>
      <span role="status">
        {t('chosen', { count })} {selection.isEverything ? null : <span className="quiet">{about}</span>}
      </span>
      {hasMore ? (
        <Button look="ghost" onClick={selection.chooseEverything}>
          {t('everything', { total: totalText(meta) })}
        </Button>
      ) : null}
      {children}
      <Button look="ghost" size="icon" aria-label={t('clear')} onClick={selection.clear}>
        <OfficeIcon name="close" />
      </Button>
    </div>
  )
}

/** How many orders a run is for, as its dialogs say it. */
export const countOf = <Row,>({ isEverything, chosen }: Selection<Row>, { total }: ListMeta): number =>
  isEverything ? total : chosen.size
