import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { groupDigits } from '#ui/text/bidi.tsx'
import { Keys } from '../keys/keys.tsx'
import type { ListWays } from './use-list.ts'

/** Where in a list one is; the total is exact up to a limit. */
export interface ListMeta {
  readonly total: number
  readonly isTotalExact: boolean
  readonly next: string | null
}

type Props = {
  meta: ListMeta
  perPage: number
  /** Rows on this page. */
  shown: number
  list: ListWays
}

/** The way through the pages of a list, and the keys that walk through its rows. */
export function ListPager({ meta, perPage, shown, list }: Props) {
  const t = useT('office-list')
  const { page } = list.address
  const first = (page - 1) * perPage + 1
  return (
    <div className="list-end">
      {shown === 0 ? null : (
        <span>
          {t('range', {
            first: groupDigits(first),
            last: groupDigits(first + shown - 1),
            total: totalText(meta),
          })}
        </span>
      )}
      {page > 1 || meta.next !== null ? (
        <>
          <Button look="outline" disabled={page === 1} onClick={list.onPrevious}>
            {t('previous')}
          </Button>
          <Button
            look="outline"
            disabled={meta.next === null}
            onClick={() => meta.next !== null && list.onNext(meta.next)}
          >
            {t('next')}
          </Button>
        </>
      ) : null}
      <span className="list-keys" aria-hidden="true">
        <Keys of="j k" /> {t('keysMove')} <Keys of="o" /> {t('keysOpen')} <Keys of="?" /> {t('keysAll')}
      </span>
    </div>
  )
}

/** "1,284", or "10,000+" where counting stopped. */
export const totalText = ({ total, isTotalExact }: Pick<ListMeta, 'total' | 'isTotalExact'>): string =>
  `${groupDigits(total)}${isTotalExact ? '' : '+'}`
