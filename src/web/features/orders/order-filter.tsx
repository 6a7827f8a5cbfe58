import { useEffect, useId, useRef } from 'react'
import { VISIBLE_STATUSES } from '#domain/orders/order-status.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { MAX_SEARCH_LETTERS, orderSearchHref, readOrderSearch } from './order-search.ts'
import type { OrderSearch } from './order-search.ts'

/** Filters orders by status, and by number or product. A status counts at once. */
export function OrderFilter({ search }: { search: OrderSearch }) {
  const t = useT('order')
  const navigate = useNavigate()
  const id = useId()
  const text = useRef<HTMLInputElement>(null)
  // The way back shows what was looked for then; the field itself stays, and the focus in it.
  useEffect(() => {
    if (text.current) text.current.value = search.search
  }, [search.search])
  const show = (form: HTMLFormElement): void => {
    const requested = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    navigate(orderSearchHref(readOrderSearch(requested)), { keepScroll: true })
  }
  return (
    <search>
      <form
        className="orders-find"
        aria-label={t('filter')}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
      >
        <label htmlFor={`${id}-status`}>{t('status')}</label>
        <label htmlFor={`${id}-search`}>{t('search')}</label>
        <select
          id={`${id}-status`}
          name="status"
          value={search.status}
          onChange={({ currentTarget: { form } }) => form && show(form)}
        >
          <option value="">{t('everyStatus')}</option>
          {VISIBLE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(status)}
            </option>
          ))}
        </select>
        <span className="orders-in">
          <input
            id={`${id}-search`}
            type="search"
            name="search"
            enterKeyHint="search"
            maxLength={MAX_SEARCH_LETTERS}
            ref={text}
            defaultValue={search.search}
          />
          <Button type="submit" look="secondary" size="icon" aria-label={t('find')}>
            <Icon name="search" />
          </Button>
        </span>
      </form>
    </search>
  )
}
